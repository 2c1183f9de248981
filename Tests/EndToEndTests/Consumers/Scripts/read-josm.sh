# JOSM without a window. Its validator gives back each object that it finds fault with, with all of its
# tags: all of ours, since it expects the tag "layer" to be a number.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
JAVA_OPTS="-Djosm.home=$folder/home" josm validate -i "$1" -o "$folder/found" > "$folder/log" 2>&1 || {
  cat "$folder/log" >&2
  exit 1
}
/usr/bin/python3 - "$folder/found" <<'EOF'
import json
import sys

found = {}
with open(sys.argv[1], encoding="utf-8") as file:
    for line in file.read().split("\x1e"):
        for feature in json.loads(line)["features"] if line.strip() else []:
            found[feature["properties"]["@id"]] = feature
json.dump(list(found.values()), sys.stdout)
EOF

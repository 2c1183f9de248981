#!/bin/sh
# QGIS, by its command for the toolbox, layer by layer.
set -eu
file=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export HOME="$folder" XDG_RUNTIME_DIR="$folder" QT_QPA_PLATFORM=offscreen
# Debian's wrapper gives options of the desktop program to this one too, which does not know them.
process=$(command -v qgis_process.bin || command -v qgis_process)
number=0
ogrinfo -ro -q "$file" | sed -n 's/^[0-9]*: \(.*\) ([^)]*)$/\1/p; s/^[0-9]*: \([^(]*\)$/\1/p' |
  while IFS= read -r layer; do
    number=$((number + 1))
    "$process" run native:savefeatures --INPUT="$file|layername=$layer" \
      --LAYER_OPTIONS=COORDINATE_PRECISION=15 --OUTPUT="$folder/$number.geojson" \
      >"$folder/log" 2>&1 </dev/null || { cat "$folder/log" >&2; exit 1; }
  done
jq -c -s 'map(.features) | add' "$folder"/*.geojson

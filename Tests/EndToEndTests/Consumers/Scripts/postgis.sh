#!/bin/sh
# PostGIS: a server of its own in a temporary folder, reached through a socket there alone.
set -eu
file=$(realpath "$1")
bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)
folder=$(mktemp -d)

# PostgreSQL does not run as root.
as_user() {
  if [ "$(id -u)" = 0 ]; then runuser -u nobody -- "$@"; else "$@"; fi
}
finish() {
  as_user "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap finish EXIT
cp "$file" "$folder/map"
if [ "$(id -u)" = 0 ]; then chown -R nobody "$folder"; fi
cd "$folder"

as_user "$bin/initdb" -D "$folder/data" -U park -A trust -E UTF8 --locale=C --no-sync >/dev/null
as_user "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w \
  -o "-k $folder -c listen_addresses='' -c fsync=off" start >/dev/null
as_user "$bin/psql" -h "$folder" -U park -d postgres -q -t -A -v ON_ERROR_STOP=1 <<SQL
SET client_min_messages = warning;
CREATE EXTENSION postgis;
CREATE TABLE lines (line text);
\copy lines FROM '$folder/map' WITH (FORMAT csv, DELIMITER E'\x01', QUOTE E'\x02')
CREATE TABLE map AS
  SELECT ST_GeomFromGeoJSON(line::json -> 'geometry') AS shape, line::json -> 'properties' AS properties
  FROM lines;
ALTER TABLE map ADD CHECK (ST_IsValid(shape) AND ST_SRID(shape) = 4326);
SELECT json_agg(
  json_build_object(
    'type', 'Feature', 'geometry', ST_AsGeoJSON(shape, 15)::json, 'properties', properties))
FROM map;
SQL

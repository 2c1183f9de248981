#!/bin/sh
# SpatiaLite's geometries from GeoJSON. Its ImportGeoJSON() takes only features that all have the same
# properties: one layer at a time.
set -eu
sqlite3 -bail :memory: <<SQL | tail -n 1
SELECT load_extension('mod_spatialite');
CREATE TABLE map AS
  SELECT SetSRID(GeomFromGeoJSON(json_extract(value, '$.geometry')), 4326) AS shape,
    json_extract(value, '$.properties') AS properties
  FROM json_each(readfile('$1'), '$.features');
SELECT json_group_array(
  json_object(
    'type', 'Feature', 'geometry', json(AsGeoJSON(shape, 15)), 'properties', json(properties)))
FROM map
WHERE ST_IsValid(shape);
SQL

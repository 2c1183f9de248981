"""geopandas with pyogrio, and the GDAL that comes with it."""

import json
import sys

import geopandas
import numpy
import pyogrio



def plain(value):
    """JSON knows no arrays of numpy."""
    return value.tolist() if isinstance(value, numpy.ndarray) else value


features = []
for layer, _ in pyogrio.list_layers(sys.argv[1]):
    frame = geopandas.read_file(sys.argv[1], layer=layer, engine="pyogrio")
    if len(frame):
        for column in frame.select_dtypes(include=["datetime", "datetimetz"]):
            frame[column] = frame[column].dt.strftime("%Y-%m-%dT%H:%M:%SZ")
        for column in frame.select_dtypes(include=["object"]):
            frame[column] = frame[column].map(plain)
        features += json.loads(frame.to_json(drop_id=True, na="drop"))["features"]
json.dump(features, sys.stdout)

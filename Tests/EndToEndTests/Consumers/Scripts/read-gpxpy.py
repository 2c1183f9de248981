"""gpxpy."""

import json
import sys

import gpxpy


def local(tag):
    return tag.rpartition("}")[2]


def feature(kind, coordinates, item):
    properties = {
        "name": item.name, "desc": item.description, "src": item.source, "type": item.type,
        "sym": getattr(item, "symbol", None),
    }
    properties.update((local(child.tag), child.text) for child in item.extensions)
    return {
        "type": "Feature",
        "geometry": {"type": kind, "coordinates": coordinates},
        "properties": properties,
    }


def place(point):
    return [point.longitude, point.latitude]


with open(sys.argv[1], encoding="utf-8") as file:
    gpx = gpxpy.parse(file)
features = [feature("Point", place(point), point) for point in gpx.waypoints]
features += [
    feature("LineString", [place(point) for point in route.points], route) for route in gpx.routes
]
features += [
    feature("LineString", [place(point) for point in segment.points], track)
    for track in gpx.tracks
    for segment in track.segments
]
json.dump(features, sys.stdout)

"""fastkml."""

import json
import sys

from fastkml import kml
from fastkml.features import Placemark
from fastkml.overlays import GroundOverlay


def placemarks(container):
    for item in container.features:
        if isinstance(item, Placemark):
            yield item
        elif not isinstance(item, GroundOverlay):
            yield from placemarks(item)


def feature(placemark):
    properties = {"name": placemark.name, "description": placemark.description}
    data = placemark.extended_data.elements if placemark.extended_data else []
    properties.update((datum.name, datum.value) for datum in data)
    return {
        "type": "Feature",
        "geometry": placemark.geometry.__geo_interface__,
        "properties": properties,
    }


document = kml.KML.parse(sys.argv[1])
json.dump([feature(placemark) for placemark in placemarks(document)], sys.stdout)

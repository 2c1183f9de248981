"""QGIS, without its windows."""

import json
import os
import re
import sys
import tempfile

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["HOME"] = os.environ["XDG_RUNTIME_DIR"] = tempfile.gettempdir()

from qgis.core import QgsApplication, QgsJsonExporter, QgsVectorLayer

application = QgsApplication([], False)
application.initQgis()
whole = QgsVectorLayer(sys.argv[1], "map", "ogr")
separator = whole.dataProvider().sublayerSeparator()
# Once for each type of geometry.
names = dict.fromkeys(entry.split(separator)[1] for entry in whole.dataProvider().subLayers())
features = []
for name in names:
    # GPX has the points of its lines as layers of their own.
    if name.endswith("_points"):
        continue
    layer = QgsVectorLayer(f"{sys.argv[1]}|layername={name}", name, "ogr")
    if not layer.isValid():
        sys.exit(f"no layer {name}")
    exporter = QgsJsonExporter(layer, 15)
    text = exporter.exportFeatures(list(layer.getFeatures()))
    # QGIS knows that times are in UTC, and does not say so here.
    text = re.sub(r'(T\d\d:\d\d:\d\d)\.000"', r'\1Z"', text)
    features += json.loads(text)["features"]
json.dump(features, sys.stdout)
sys.stdout.flush()
# QGIS ends with a crash where Python takes it down in its own order.
os._exit(0)

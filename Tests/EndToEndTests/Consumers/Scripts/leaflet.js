// Leaflet's GeoJSON layer, without a browser: it asks for a window and a document, but draws nothing.
"use strict";
const fs = require("fs");

global.window = global;
global.screen = {};
global.location = {};
global.addEventListener = () => {};
global.document = {
  documentElement: { style: {} },
  addEventListener: () => {},
  createElement: () => ({ style: {} }),
  createElementNS: () => ({}),
};
Object.defineProperty(global, "navigator", {
  value: { userAgent: "", platform: "" },
  configurable: true,
});
const L = require("/usr/share/javascript/leaflet/leaflet.js");

const features = [];
L.geoJSON(JSON.parse(fs.readFileSync(process.argv[2], "utf8"))).eachLayer((layer) =>
  features.push(layer.toGeoJSON(15))
);
console.log(JSON.stringify(features));

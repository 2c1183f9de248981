'use strict';

/* What the page knows of the map, and how it words numbers. */

const parkMap = JSON.parse(document.getElementById('park-map').textContent);

/** Returns the longitude equal to `longitude` that lies within 180 degrees of `reference`. */
function nearLongitude(reference, longitude) {
  const difference = longitude - reference;
  return Math.abs(difference) <= 180 ? longitude : longitude - 360 * Math.round(difference / 360);
}

function isOnGlobe(place) {
  return Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180;
}

/** The longitude near which everything is drawn, so that nothing lies a turn of the globe away. */
const homeLongitude = (() => {
  if (parkMap.opening) return parkMap.opening.center[1];
  for (const feature of [...parkMap.features, ...(parkMap.changes || []).flatMap((change) => [...change.places, ...change.lines])]) {
    const place = feature.at || feature.points[0];
    if (place && isOnGlobe(place)) return place[1];
  }
  return 0;
})();

/** Returns where `place` is drawn. */
function drawn(place) {
  return L.latLng(place[0], nearLongitude(homeLongitude, place[1]));
}

/** Returns where the points of a line are drawn: it runs on across the 180th meridian. */
function drawnLine(points) {
  let reference = homeLongitude;
  return points.map(([latitude, longitude]) => {
    reference = nearLongitude(reference, longitude);
    return L.latLng(latitude, reference);
  });
}

/** Returns `place` as the property lists write it. */
function placeText(place) {
  return '{' + place.map(decimal).join(',') + '}';
}

function decimal(number) {
  const text = String(number);
  return /e/.test(text) ? number.toFixed(15).replace(/\.?0+$/, '') : text;
}

function counted(count, one, many) {
  return count.toLocaleString('en') + ' ' + (count === 1 ? one : many);
}

function metresText(metres) {
  return metres < 1000 ? Math.round(metres) + ' m' : Number((metres / 1000).toFixed(2)) + ' km';
}

function areaText(squareMetres) {
  if (squareMetres < 10000) return Math.round(squareMetres) + ' m²';
  if (squareMetres < 1e6) return Number((squareMetres / 1e4).toFixed(1)) + ' ha';
  return Number((squareMetres / 1e6).toFixed(2)) + ' km²';
}

function featuresOf(layer) {
  return parkMap.features.filter((feature) => feature.layer === layer);
}

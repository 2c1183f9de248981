/* The park itself: boundary, overlay, routes, and how they are drawn. */

/** An image between four corners, which need not be a rectangle that stands upright. */
const QuadImage = L.Layer.extend({
  initialize(address, corners, name) {
    this.address = address;
    this.corners = corners;
    this.name = name;
  },

  onAdd() {
    this.image = element('img', {
      class: 'leaflet-image-layer leaflet-zoom-animated quad', src: this.address, alt: this.name,
      draggable: 'false',
    });
    this.getPane('overlays').append(this.image);
    this.setOpacity(this.opacity === undefined ? 1 : this.opacity);
    this.reset();
  },

  onRemove() { this.image.remove(); },

  getEvents() {
    return { viewreset: this.reset, zoom: this.reset, zoomanim: this.animate };
  },

  setOpacity(opacity) {
    this.opacity = opacity;
    if (this.image) this.image.style.opacity = opacity;
  },

  reset() { this.place((corner) => this._map.latLngToLayerPoint(corner)); },

  animate(event) {
    this.place((corner) => this._map._latLngToNewLayerPoint(corner, event.zoom, event.center));
  },

  /** Stretches the image, 1000 pixels square before, between the corners. */
  place(point) {
    const [origin, right, , lower] = this.corners.map(point);
    const numbers = [
      (right.x - origin.x) / 1000, (right.y - origin.y) / 1000, (lower.x - origin.x) / 1000,
      (lower.y - origin.y) / 1000, origin.x, origin.y,
    ];
    this.image.style.transform = `matrix(${numbers.join(',')})`;
  },
});

/** Draws a line that is seen on any ground, and that is easy to hit. */
function drawLine(map, points, options, name, makeCallout) {
  const isRing = options.isRing;
  const shape = (style) =>
    isRing ? L.polygon(points, { fill: false, ...style }) : L.polyline(points, style);
  const casing = shape({
    color: options.casing, weight: options.weight + 3, opacity: 0.85, interactive: false,
    className: 'casing',
  });
  const line = shape({
    color: options.color, weight: options.weight, opacity: 1, interactive: false,
    className: options.className,
  });
  const hit = shape({ color: options.color, weight: 18, opacity: 0, className: 'hit' });
  const open = (place, opener) => openCallout(map, place, [0, 0], makeCallout(), opener);
  hit.on('click', (event) => open(event.latlng, hit.getElement()));
  hit.on('add', () => {
    openByKey(hit.getElement(), name, (node) => open(middle(points), node));
  });
  hit.bindTooltip(tooltip(name), { sticky: true });
  const parts = [casing, line, hit];
  if (isRing) {
    parts.unshift(L.polygon(points, {
      stroke: false, fillColor: options.color, fillOpacity: 0.04, interactive: false,
      className: 'area',
    }));
  }
  return parts;
}

function middle(points) {
  return points[Math.floor(points.length / 2)];
}

/** Returns a dark or light edge for a line of the colour `hex`. */
function casingFor(hex) {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return (0.299 * red + 0.587 * green + 0.114 * blue) > 110 ? '#10281c' : '#ffffff';
}

function drawBoundaries(map, group, color) {
  for (const feature of featuresOf('boundary')) {
    const options = { color, casing: casingFor(color), weight: 3, isRing: true, className: 'boundary' };
    const points = drawnLine(feature.points);
    const parts = drawLine(map, points, options, feature.name, () => boundaryCallout(feature));
    parts.forEach((part) => group.addLayer(part));
    openers.set(feature, () => focusOn(map, points, () => {
      openCallout(map, middle(points), [0, 0], boundaryCallout(feature), null);
    }));
  }
}

function drawRoutes(map, group, color) {
  for (const feature of featuresOf('routes')) {
    if (feature.points.length === 0) continue;
    const options = { color, casing: casingFor(color), weight: 4, className: 'route' };
    const points = drawnLine(feature.points);
    const parts = drawLine(map, points, options, feature.name, () => routeCallout(feature));
    parts.forEach((part) => group.addLayer(part));
    for (const [place, name] of [[points[0], 'start'], [points[points.length - 1], 'end']]) {
      group.addLayer(L.circleMarker(place, {
        radius: 5, color: casingFor(color), weight: 2, fillColor: name === 'start' ? '#fff' : color,
        fillOpacity: 1, interactive: false, className: 'route-' + name,
      }));
    }
    openers.set(feature, () => focusOn(map, points, () => {
      openCallout(map, middle(points), [0, 0], routeCallout(feature), null);
    }));
  }
}

function drawOverlays(map, group, color) {
  for (const feature of featuresOf('overlay')) {
    const corners = drawnLine(feature.points);
    if (feature.image) {
      group.addLayer(new QuadImage(feature.image, corners, feature.name + ': map overlay'));
      continue;
    }
    const area = L.polygon(corners, {
      color, weight: 2, dashArray: '6 5', fillColor: color, fillOpacity: 0.18,
      className: 'overlay-area', pane: 'overlays',
    });
    area.on('click', (event) => {
      openCallout(map, event.latlng, [0, 0], overlayCallout(feature), area.getElement());
    });
    group.addLayer(area);
  }
}

/** What opens the callout of a feature from the list. */
const openers = new Map();

/** Shows `points`, then calls `then`. */
function focusOn(map, points, then) {
  map.fitBounds(L.latLngBounds(points), { padding: [60, 60], maxZoom: 18, animate: false });
  then();
}

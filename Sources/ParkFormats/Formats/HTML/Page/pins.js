/* Places that are marked by icons: attractions, and sightings of characters.

   A browser bears some hundred icons, which are elements, and ten thousands of dots on a canvas. So where
   few places are in view each has its icon, and else all are dots. */

const iconLimit = 400;

const PlaceLayer = L.Layer.extend({
  /** `items` have a place, a name, an icon and callout to be made, and an offset for the callout. */
  initialize(items) {
    this.items = items;
    this.shown = new Map();
  },

  onAdd() {
    this.renderer = this.renderer || L.canvas({ padding: 0.3, pane: 'dots' });
    this.update();
  },

  onRemove(map) {
    if (this.dots) map.removeLayer(this.dots);
    for (const marker of this.shown.values()) map.removeLayer(marker);
    this.shown.clear();
  },

  getEvents() { return { moveend: this.update }; },

  update() {
    const map = this._map;
    const bounds = map.getBounds().pad(this.items.length > iconLimit ? 0.1 : 10);
    const isAll = this.items.length <= iconLimit;
    const visible = isAll ? this.items : this.items.filter((item) => bounds.contains(item.place));
    const hasIcons = visible.length <= iconLimit;
    this.showDots(map, !hasIcons);
    this.showIcons(map, hasIcons ? visible : []);
  },

  showIcons(map, items) {
    const wanted = new Set(items);
    for (const [item, marker] of this.shown) {
      if (wanted.has(item)) continue;
      map.removeLayer(marker);
      this.shown.delete(item);
    }
    for (const item of items) {
      if (!this.shown.has(item)) this.shown.set(item, this.marker(map, item).addTo(map));
    }
  },

  marker(map, item) {
    const marker = L.marker(item.place, {
      icon: item.icon(), keyboard: false, riseOnHover: true, pane: item.pane || 'markerPane',
    });
    marker.bindTooltip(tooltip(item.name), { direction: 'top', offset: item.offset });
    marker.on('add', () => {
      openByKey(marker.getElement(), item.label || item.name, (node) => this.open(item, node));
    });
    marker.on('click', () => this.open(item, marker.getElement()));
    return marker;
  },

  showDots(map, isWanted) {
    if (!isWanted) {
      if (this.dots) map.removeLayer(this.dots);
      return;
    }
    this.dots = this.dots || L.featureGroup(this.items.map((item) => this.dot(item)));
    if (!map.hasLayer(this.dots)) this.dots.addTo(map);
  },

  dot(item) {
    const dot = L.circleMarker(item.place, {
      renderer: this.renderer, radius: 4.5, color: '#fff', weight: 1, fillColor: item.color,
      fillOpacity: 1,
    });
    dot.on('click', () => this.open(item, null));
    return dot;
  },

  open(item, opener) {
    const marker = this.shown.get(item);
    if (marker) marker.closeTooltip();
    openCallout(this._map, item.place, marker ? item.offset : [0, 0], item.callout(), opener);
  },

  /** Shows `item` and opens its callout. */
  show(item) {
    const map = this._map;
    map.setView(item.place, Math.max(map.getZoom(), 17), { animate: false });
    const marker = this.shown.get(item);
    this.open(item, marker ? marker.getElement() : null);
  },
});

function pinIcon(type) {
  return L.divIcon({
    className: 'pin', html: pinDrawing(type), iconSize: [32, 41], iconAnchor: [16, 40],
  });
}

function attractionItems() {
  return featuresOf('attractions').filter((feature) => isOnGlobe(feature.at)).map((feature) => {
    const type = typeOf(feature);
    return {
      feature, place: drawn(feature.at), name: feature.name || 'Without a name', color: type.color,
      label: [feature.name || 'Without a name', type.name].join(', '), offset: [0, -34],
      icon: () => pinIcon(type), callout: () => attractionCallout(feature),
    };
  });
}

/** Returns the drawing of a sighting: a disc with the character's first letter. */
function sightingDrawing(feature) {
  return svg(
    24, 24,
    svgElement('circle', {
      class: 'body', cx: 12, cy: 12, r: 10, fill: feature.color, stroke: '#fff', 'stroke-width': 2,
    }),
    sign({ letter: [...feature.name][0] || '?' }, 12, 12, 12, feature.ink));
}

function sightingItems() {
  return featuresOf('characters').flatMap((feature) =>
    feature.points.map((point, index) => ({ feature, point, index }))
      .filter(({ point }) => isOnGlobe(point))
      .map(({ point, index }) => ({
        feature, place: drawn(point), name: `${feature.name} ${index + 1}`, color: feature.color,
        label: `${feature.name}, sighting ${index + 1}`, offset: [0, -8],
        icon: () => L.divIcon({
          className: 'pin sighting', html: sightingDrawing(feature), iconSize: [24, 24],
          iconAnchor: [12, 12],
        }),
        callout: () => sightingCallout(feature, index),
      })));
}

/** Returns the circles of sightings: the app draws one of 5 to 39 metres. */
function sightingCircles(items) {
  const renderer = items.length > iconLimit ? L.canvas({ pane: 'circles' }) : undefined;
  const style = { interactive: false, pane: 'circles', ...(renderer ? { renderer } : {}) };
  return items.flatMap((item) => [
    L.circle(item.place, {
      ...style, radius: 39, color: item.color, weight: 1.5, dashArray: '4 4', fillColor: item.color,
      fillOpacity: 0.16, className: 'sighting-circle',
    }),
    L.circle(item.place, {
      ...style, radius: 5, color: item.color, weight: 1, fillColor: item.color, fillOpacity: 0.5,
      className: 'sighting-core',
    }),
  ]);
}

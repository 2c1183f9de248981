/* Puts the map together. */

function makeMap() {
  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map('map', {
    zoomAnimation: moves, fadeAnimation: moves, markerZoomAnimation: moves, inertia: moves,
    zoomSnap: 0.25, zoomDelta: 1, wheelPxPerZoomLevel: 90, zoomControl: false, tap: false,
    attributionControl: false, maxZoom: 22, worldCopyJump: false,
  });
  const panes = { overlays: 350, circles: 410, dots: 590, findings: 640, changes: 610, formers: 615, arrows: 620, changed: 625 };
  for (const [name, height] of Object.entries(panes)) {
    map.createPane(name).style.zIndex = height;
  }
  L.control.attribution({ prefix: '<a href="https://leafletjs.com">Leaflet</a>' }).addTo(map);
  L.control.zoom({ position: 'topright' }).addTo(map);
  L.control.scale({ imperial: false, maxWidth: 140 }).addTo(map);
  return map;
}

/** Returns the bounds of all that is on the globe. */
function everything() {
  const bounds = L.latLngBounds([]);
  for (const change of parkMap.changes || []) {
    changePoints(change).forEach((place) => bounds.extend(place));
  }
  for (const feature of parkMap.features) {
    if (feature.at) {
      if (isOnGlobe(feature.at)) bounds.extend(drawn(feature.at));
    } else {
      drawnLine(feature.points.filter(isOnGlobe)).forEach((place) => bounds.extend(place));
    }
  }
  return bounds;
}

/** Shows what the app shows when it opens: its centre, and its span of latitudes. */
function showOpening(map, animate = true) {
  if (!parkMap.opening || parkMap.changes) return showEverything(map, animate);
  const [latitude, longitude] = parkMap.opening.center;
  const half = Math.max(parkMap.opening.span, 1e-5) / 2;
  const top = Math.min(latitude + half, 85);
  const bottom = Math.max(latitude - half, -85);
  map.fitBounds([[bottom, longitude], [top, longitude]], { animate });
}

function showEverything(map, animate = true) {
  const bounds = everything();
  if (bounds.isValid()) map.fitBounds(bounds, { padding: [40, 40], maxZoom: 18, animate });
  else map.setView([0, 0], 2);
}

const ViewControl = L.Control.extend({
  options: { position: 'topright' },

  onAdd(map) {
    const paths = {
      home: 'M12 3l9 8h-2.500v9h-5v-6h-3v6h-5v-9H3z',
      all: 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z',
    };
    const button = (title, path, act) => {
      const link = element(
        'a', { href: '#map', role: 'button', title, 'aria-label': title },
        svg(24, 24, svgElement('path', { d: path, fill: 'currentColor' })));
      L.DomEvent.on(link, 'click', (event) => {
        L.DomEvent.stop(event);
        act();
      });
      return link;
    };
    const box = element(
      'div', { class: 'leaflet-bar leaflet-control home' },
      button('Where the app opens', paths.home, () => showOpening(map)),
      button('Show everything', paths.all, () => showEverything(map)));
    L.DomEvent.disableClickPropagation(box);
    return box;
  },
});

/** Draws all layers and lists them; returns what switches one of them on. */
function drawLayers(map, placeLayers) {
  const groups = Object.fromEntries(parkMap.layers.map((layer) => [layer.id, L.layerGroup()]));
  const color = (id) => parkMap.layers.find((layer) => layer.id === id).color;
  drawOverlays(map, groups.overlay, color('overlay'));
  drawBoundaries(map, groups.boundary, color('boundary'));
  drawRoutes(map, groups.routes, color('routes'));
  sightingCircles(placeLayers.characters.items).forEach((circle) => groups.characters.addLayer(circle));
  for (const [id, layer] of Object.entries(placeLayers)) {
    if (groups[id]) groups[id].addLayer(layer);
  }
  return Object.fromEntries(
    parkMap.layers.map((layer) => [layer.id, listLayer(map, layer, groups[layer.id])]));
}

function summary() {
  const kinds = [
    ['attractions', 'attraction', 'attractions'], ['routes', 'route', 'routes'],
    ['characters', 'character', 'characters'],
  ];
  return kinds.map(([layer, one, many]) => [featuresOf(layer).length, one, many])
    .filter(([count]) => count > 0).map((kind) => counted(...kind)).join(' · ');
}

function start() {
  document.getElementById('title').textContent = parkMap.title;
  document.getElementById('summary').textContent = summary();
  const map = makeMap();
  new ViewControl().addTo(map);
  showOpening(map, false);
  const placeLayers = {
    attractions: new PlaceLayer(attractionItems()), characters: new PlaceLayer(sightingItems()),
  };
  const switches = drawLayers(map, placeLayers);
  const close = panelSwitch();
  const findings = new PlaceLayer(findingItems());
  if (parkMap.findings.length > 0) {
    findings.reveal = listLayer(map, { id: 'findings', name: 'Findings', color: '#8a5a00' }, findings);
    listFindings(findings, findings.items, close);
  }
  showChanges(map, close);
  listPlaces(
    listedPlaces(placeLayers.attractions, placeLayers.characters), (layer) => switches[layer](), close);
  listBaseMaps(map);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (document.querySelector('.leaflet-popup')) map.closePopup(); else close();
  });
  fitPaper(map);
  return map;
}

/** Has the map fill its place on paper, and on the screen again afterwards. */
function fitPaper(map) {
  const paper = window.matchMedia('print');
  const fit = () => {
    map.closePopup();
    const bounds = map.getBounds();
    map.invalidateSize({ animate: false, pan: false });
    map.fitBounds(bounds, { animate: false });
  };
  paper.addEventListener('change', fit);
  window.addEventListener('resize', () => map.invalidateSize({ animate: false }));
}

const view = start();

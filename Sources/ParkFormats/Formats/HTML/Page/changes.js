/* What has changed since an old version of the map, drawn over what is as before. */

/** What there is to say of each kind of changes, by its name. */
const changeKinds = parkMap.changeKinds || {};

/** Returns the badge of a kind of changes, 24 by 24; each has a shape of its own. */
function changeBadge(kind) {
  const { color, outline, sign } = changeKinds[kind];
  const badge = svg(24, 24, svgElement(
    'g', { transform: 'translate(12 12)', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    svgElement('path', { d: outline, fill: color, stroke: '#fff', 'stroke-width': 1.4 }),
    svgElement('path', { d: sign, fill: 'none', stroke: '#fff', 'stroke-width': 2 })));
  badge.setAttribute('class', 'badge');
  return badge;
}

/** Returns the sign of an old place in the legend. */
function formerSign() {
  return svg(24, 24, svgElement('circle', { class: 'former-sign', cx: 12, cy: 12, r: 8 }));
}

function changeName(change) {
  return change.name || 'Without a name';
}

function changeLabel(change) {
  return [changeName(change), ...change.phrases].join(', ');
}

function changeCallout(change) {
  const kind = element(
    'p', { class: 'kind' }, changeBadge(change.kind), element('span', {}, `${change.of}, ${change.kind}`));
  const list = element('ul', { class: 'phrases' }, ...change.phrases.map((phrase) => dataText('li', '', phrase)));
  const place = change.places.find((each) => !each.isOld) || change.places[0];
  return callout(changeName(change), kind, list, place && copyLine(place.at));
}

/** Returns the drawing of a place of a change, with the size of its icon and where in it the place is. */
function changedPlaceDrawing(place) {
  if (place.type !== undefined) {
    return { drawing: pinDrawing(parkMap.types[place.type]), size: [32, 41], anchor: [16, 40], offset: [0, -34] };
  }
  if (place.character !== undefined) {
    return {
      drawing: sightingDrawing({ name: place.character, color: place.color, ink: place.ink }),
      size: [24, 24], anchor: [12, 12], offset: [0, -8],
    };
  }
  const spot = svg(16, 16, svgElement('circle', { class: 'spot', cx: 8, cy: 8, r: 6 }));
  return { drawing: spot, size: [16, 16], anchor: [8, 8], offset: [0, -4] };
}

/** Returns the places of all changes, the old ones first, so that the new ones lie above these. */
function changeItems() {
  const items = parkMap.changes.flatMap((change) => change.places.map((place, index) => {
    const { drawing, size, anchor, offset } = changedPlaceDrawing(place);
    const isMarked = index === 0 || change.kind !== 'changed';
    const hasBadge = isMarked && (!place.isOld || change.kind === 'removed');
    return {
      change, isOld: place.isOld, place: drawn(place.at), color: changeKinds[change.kind].color,
      name: changeName(change) + (place.isOld ? ' (old place)' : ''), label: changeLabel(change),
      pane: place.isOld ? 'formers' : 'changed', offset, hasBadge,
      icon: () => L.divIcon({
        className: place.isOld ? 'pin former' : 'pin', iconSize: size, iconAnchor: anchor,
        html: element('div', { class: 'changed-place' }, drawing.cloneNode(true), hasBadge ? changeBadge(change.kind) : ''),
      }),
      callout: () => changeCallout(change),
    };
  }));
  return [...items.filter((item) => item.isOld), ...items.filter((item) => !item.isOld)];
}

/** Returns the head of an arrow from `start` to `end`; which way it points is the same at any zoom. */
function arrowHead(start, end) {
  const [from, to] = [start, end].map((place) => L.CRS.EPSG3857.project(place));
  const angle = Math.atan2(from.y - to.y, to.x - from.x) * 180 / Math.PI;
  const path = (className) => svgElement('path', {
    class: className, d: 'M-11-6L-2 0-11 6', fill: 'none', transform: `translate(12 12) rotate(${angle})`,
  });
  return L.marker(end, {
    pane: 'arrows', interactive: false, keyboard: false,
    icon: L.divIcon({
      className: 'arrow-head', html: svg(24, 24, path('halo'), path('arrow')), iconSize: [24, 24], iconAnchor: [12, 12],
    }),
  });
}

function changeArrows(change) {
  return change.moves.flatMap((move) => {
    const ends = drawnLine(move);
    const stroke = (className, weight) => L.polyline(ends, {
      pane: 'arrows', interactive: false, weight, opacity: 1, className,
    });
    return [stroke('halo', 6), stroke('arrow', 2.5), arrowHead(...ends)];
  });
}

function changeLines(map, change) {
  return change.lines.flatMap((line) => {
    const layer = parkMap.layers.find((each) => each.id === line.layer);
    const points = drawnLine(line.points);
    const shape = line.layer === 'routes'
      ? (style) => L.polyline(points, style) : (style) => L.polygon(points, { ...style, fill: false });
    const common = { pane: 'changes', interactive: false, opacity: 1 };
    const parts = line.isOld
      ? [shape({ ...common, weight: 5, className: 'halo' }), shape({ ...common, weight: 2, dashArray: '6 5', className: 'former-line' })]
      : [shape({ ...common, weight: 6, color: casingFor(layer.color) }), shape({ ...common, weight: 3, color: layer.color, className: 'changed-line' })];
    const hit = shape({ pane: 'changes', weight: 18, opacity: 0, className: 'hit' });
    const open = (place, opener) => openCallout(map, place, [0, 0], changeCallout(change), opener);
    hit.on('click', (event) => open(event.latlng, hit.getElement()));
    hit.on('add', () => openByKey(hit.getElement(), changeLabel(change), (node) => open(middle(points), node)));
    hit.bindTooltip(tooltip(changeName(change) + (line.isOld ? ' (old course)' : '')), { sticky: true });
    return [...parts, hit];
  });
}

/** Draws the changes and lists them, above all else in the panel. */
function showChanges(map, close) {
  if (!parkMap.changes) return;
  document.body.classList.add('compared');
  const places = new PlaceLayer(changeItems());
  const lines = parkMap.changes.flatMap((change) => [...changeLines(map, change), ...changeArrows(change)]);
  const group = L.layerGroup([...lines, places]);
  const reveal = listLayer(map, { id: 'changes', name: 'Changes', color: '#1c5fa8' }, group);
  document.getElementById('layers').prepend(document.getElementById('layers').lastElementChild);
  document.getElementById('changes-section').hidden = false;
  document.getElementById('summary').textContent = changeSummary();
  listChanges(map, places, reveal, close);
}

function changeSummary() {
  const counts = Object.keys(changeKinds)
    .map((kind) => [kind, parkMap.changes.filter((change) => change.kind === kind).length])
    .filter(([, count]) => count > 0);
  return counts.map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`).join(' · ') || 'No changes';
}

function listChanges(map, places, reveal, close) {
  const list = document.getElementById('changes');
  for (const change of parkMap.changes.slice(0, listLimit)) {
    const button = element(
      'button', { type: 'button', class: 'change' }, changeBadge(change.kind),
      element(
        'span', {}, element('span', { class: 'unseen' }, `${change.of}, ${change.kind}: `),
        dataText('div', 'name', changeName(change)),
        ...change.phrases.map((phrase) => dataText('div', 'second', phrase))));
    const points = changePoints(change);
    button.disabled = points.length === 0;
    button.addEventListener('click', () => {
      close();
      reveal();
      showChange(map, change, places, points);
    });
    list.append(element('li', {}, button));
  }
  const rest = document.getElementById('changes-rest');
  tellRest(rest, parkMap.changes.length - listLimit, 'change', 'changes');
  if (parkMap.changes.length === 0) {
    rest.hidden = false;
    rest.textContent = 'Both versions say the same.';
  }
}

/** Returns all points of a change as they are drawn. */
function changePoints(change) {
  return [
    ...change.places.map((place) => drawn(place.at)), ...change.moves.flatMap((move) => drawnLine(move)),
    ...change.lines.flatMap((line) => drawnLine(line.points)),
  ];
}

/** Shows a change as a whole, from where it was to where it is, and opens its callout. */
function showChange(map, change, places, points) {
  map.fitBounds(L.latLngBounds(points), { padding: [70, 90], maxZoom: 18, animate: false });
  const items = places.items.filter((item) => item.change === change);
  const item = items.find((each) => !each.isOld) || items[0];
  if (item) places.open(item, null);
  else openCallout(map, middle(points), [0, 0], changeCallout(change), null);
}

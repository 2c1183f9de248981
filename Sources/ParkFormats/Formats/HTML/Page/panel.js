/* The panel: what there is, with a switch for each layer, and lists that lead to the places. */

const listLimit = 200;

function tellRest(node, count, one, many) {
  node.hidden = count <= 0;
  node.textContent = count > 0 ? `And ${counted(count, 'more ' + one, 'more ' + many)}` : '';
}

/** Returns the sign of a layer in the legend. */
function layerSign(layer) {
  const edge = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round', fill: 'none' };
  const lined = (path, width) => [
    svgElement('path', { d: path, ...edge, stroke: casingFor(layer.color), 'stroke-width': width + 2.5 }),
    svgElement('path', { d: path, ...edge, stroke: layer.color, 'stroke-width': width }),
  ];
  const drawings = {
    boundary: () => lined('M4 18L9 5l13-1 4 14-12 3z', 2.5),
    overlay: () => [
      svgElement('rect', {
        x: 4, y: 4, width: 22, height: 17, rx: 2, fill: layer.color, 'fill-opacity': 0.25,
        stroke: layer.color, 'stroke-width': 1.5,
      }),
      svgElement('path', { d: 'M6 19l6-8 4 5 3-3 5 6z', fill: layer.color, 'fill-opacity': 0.7 }),
    ],
    attractions: () => [
      svgElement('path', {
        d: 'M15 23C12 19 8.500 15.500 8.500 10a6.500 6.500 0 0 1 13 0C21.500 15.500 18 19 15 23z',
        fill: layer.color,
      }),
      svgElement('circle', { cx: 15, cy: 10, r: 2.5, fill: '#fff' }),
    ],
    characters: () => [
      svgElement('circle', {
        cx: 15, cy: 12, r: 10, fill: layer.color, 'fill-opacity': 0.18, stroke: layer.color,
        'stroke-width': 1.5, 'stroke-dasharray': '3 3',
      }),
      svgElement('circle', { cx: 15, cy: 12, r: 4, fill: layer.color }),
    ],
    routes: () => lined('M5 19C10 8 14 20 18 11S24 6 26 5', 3),
    changes: () => {
      const badge = changeBadge('moved');
      badge.setAttribute('x', 3);
      return [badge];
    },
    findings: () => [severityBadge(worstSeverity(parkMap.findings))],
  };
  const drawing = svg(30, 24, ...drawings[layer.id]());
  drawing.setAttribute('class', 'sign');
  return drawing;
}

function layerCount(layer) {
  if (layer.id === 'findings') return parkMap.findings.length + parkMap.droppedFindings;
  if (layer.id === 'changes') return parkMap.changes.length;
  const features = featuresOf(layer.id);
  return layer.id === 'characters'
    ? features.reduce((sum, feature) => sum + feature.points.length, 0) : features.length;
}

function detail(drawing, name, value) {
  const key = element('span', { class: 'key' }, ...(drawing ? [drawing] : []), element('span', { dir: 'auto' }, name));
  return element('li', {}, key, element('span', { class: 'value' }, value));
}

/** Returns what the legend says below a layer's name. */
function layerDetails(layer, group) {
  const list = element('ul', { class: 'plain details' });
  const features = featuresOf(layer.id);
  if (layer.id === 'boundary') {
    for (const feature of features) list.append(detail(null, 'Area', areaText(feature.area)));
  } else if (layer.id === 'routes') {
    for (const feature of features.slice(0, 20)) {
      list.append(detail(null, feature.name, metresText(feature.length)));
    }
  } else if (layer.id === 'characters') {
    for (const feature of features.slice(0, 20)) {
      list.append(detail(sightingDrawing(feature), feature.name, String(feature.points.length)));
    }
  } else if (layer.id === 'attractions') {
    parkMap.types.forEach((type, index) => {
      const count = features.filter((feature) => feature.type === index).length;
      if (count > 0) list.append(detail(typeDisc(type), type.name, count.toLocaleString('en')));
    });
  } else if (layer.id === 'changes') {
    for (const [kind, { title }] of Object.entries(changeKinds)) {
      const count = parkMap.changes.filter((change) => change.kind === kind).length;
      if (count > 0) list.append(detail(changeBadge(kind), title, count.toLocaleString('en')));
    }
    list.append(detail(formerSign(), 'Old place; pale: as before', ''));
  } else if (layer.id === 'overlay' && features.some((feature) => feature.image)) {
    list.append(element('li', { class: 'slider' }, ...opacitySlider(group)));
  }
  return list.childElementCount > 0 ? list : '';
}

function opacitySlider(group) {
  const input = element('input', {
    type: 'range', min: 10, max: 100, value: 100, 'aria-label': 'Opacity of the map overlay',
  });
  input.addEventListener('input', () => {
    group.eachLayer((layer) => layer.setOpacity && layer.setOpacity(input.value / 100));
  });
  return [element('span', {}, 'Opacity'), input];
}

/** Adds a layer with its switch; returns the function that switches it on. */
function listLayer(map, layer, group) {
  const count = layerCount(layer);
  const input = element('input', { type: 'checkbox', value: layer.id });
  input.checked = count > 0;
  input.disabled = count === 0;
  const label = element(
    'label', {}, input, layerSign(layer), element('span', {}, layer.name),
    element('span', { class: 'count' }, count > 0 ? count.toLocaleString('en') : 'none'));
  const item = element(
    'li', { class: count > 0 ? 'layer' : 'layer empty off' }, label,
    count > 0 ? layerDetails(layer, group) : '');
  const apply = () => {
    item.classList.toggle('off', !input.checked);
    if (input.checked) group.addTo(map); else map.removeLayer(group);
  };
  input.addEventListener('change', apply);
  document.getElementById('layers').append(item);
  if (count > 0) apply();
  return () => {
    if (!input.checked) input.click();
  };
}

/** Returns what the list of places leads to, in the order of the layers. */
function listedPlaces(attractions, sightings) {
  const lines = parkMap.features.filter((feature) => openers.has(feature)).map((feature) => ({
    name: feature.name, layer: feature.layer,
    second: feature.layer === 'routes'
      ? 'Route · ' + metresText(feature.length) : 'Park Boundary · ' + areaText(feature.area),
    drawing: () => layerSign(parkMap.layers.find((layer) => layer.id === feature.layer)),
    open: openers.get(feature),
  }));
  const pins = attractions.items.map((item) => ({
    name: item.name, layer: 'attractions', place: item.feature.at,
    second: [item.feature.subtitle, typeText(item.feature)].filter(Boolean).join(' · '),
    drawing: () => typeDisc(typeOf(item.feature)), open: () => attractions.show(item),
  }));
  const characters = sightings.items.map((item) => ({
    name: item.name, layer: 'characters', place: [item.place.lat, item.place.lng],
    second: 'Character Location', drawing: () => sightingDrawing(item.feature),
    open: () => sightings.show(item),
  }));
  return [...pins, ...characters, ...lines];
}

function listPlaces(places, reveal, close) {
  const list = document.getElementById('places');
  const show = (word) => {
    const wanted = word.trim().toLocaleLowerCase();
    const found = places.filter((place) =>
      (place.name + '\n' + place.second).toLocaleLowerCase().includes(wanted));
    list.replaceChildren(...found.slice(0, listLimit).map((place) => {
      const button = element(
        'button', { type: 'button', class: 'place' }, place.drawing(),
        element(
          'span', {}, dataText('div', 'name', place.name), dataText('div', 'second', place.second),
          place.place ? element('div', { class: 'coordinates' }, placeText(place.place)) : ''));
      button.addEventListener('click', () => {
        close();
        reveal(place.layer);
        place.open();
      });
      return element('li', {}, button);
    }));
    const rest = document.getElementById('places-rest');
    tellRest(rest, found.length - listLimit, 'place', 'places');
    if (found.length === 0) {
      rest.hidden = false;
      rest.textContent = places.length > 0 ? 'No place has that name.' : 'There are no places.';
    }
  };
  const filter = document.getElementById('filter');
  filter.hidden = places.length < 6;
  filter.addEventListener('input', () => show(filter.value));
  show('');
}

/** Opens and closes the panel, which covers the map of a phone. */
function panelSwitch() {
  const panel = document.getElementById('panel');
  const button = document.getElementById('panel-switch');
  const set = (isOpen) => {
    panel.classList.toggle('open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
    button.textContent = isOpen ? 'Show the map' : 'Layers & list';
  };
  button.addEventListener('click', () => set(!panel.classList.contains('open')));
  return () => set(false);
}

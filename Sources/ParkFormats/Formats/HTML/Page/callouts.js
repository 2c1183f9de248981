/* What a click, or Enter, tells about a thing on the map. */

function callout(title, ...children) {
  const box = element('div', { class: 'callout' }, dataText('h3', '', title || 'Without a name'));
  box.append(...children.filter(Boolean));
  return box;
}

function facts(pairs) {
  const list = element('dl');
  for (const [name, value] of pairs) {
    list.append(dataText('dt', '', name), element('dd', { dir: 'auto' }, value));
  }
  return pairs.length > 0 ? list : null;
}

/** Returns the element for a value of a property list: see PageValue. */
function valueElement(value) {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return facts(value.map(([key, inner]) => [key, valueElement(inner)])) || '{}';
  }
  const list = element('ul');
  for (const inner of value.list) list.append(element('li', {}, valueElement(inner)));
  return list;
}

function extraFacts(feature) {
  return (feature.extras || []).map(([key, value]) => [key, valueElement(value)]);
}

/** Returns coordinates with a button that copies them. */
function copyLine(place) {
  const text = placeText(place);
  const button = element('button', { type: 'button', 'aria-label': 'Copy the coordinates' }, 'Copy');
  button.addEventListener('click', async () => {
    const isCopied = await copied(text);
    button.textContent = isCopied ? 'Copied' : 'Press Ctrl+C';
    announce(isCopied ? 'Copied ' + text : 'Copying is not allowed here');
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  return element('div', { class: 'copy' }, element('code', {}, text), button);
}

/** Copies `text`; pages from disk may not use the clipboard in every browser, so there are two ways. */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = element('textarea', { class: 'unseen', readonly: '' });
    area.value = text;
    document.body.append(area);
    const focused = document.activeElement;
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    if (focused) focused.focus();
    return isCopied;
  }
}

function typeOf(feature) {
  return parkMap.types[feature.type];
}

function typeText(feature) {
  const type = typeOf(feature);
  return type.name;
}

function attractionCallout(feature) {
  const kind = element('p', { class: 'kind' }, typeDisc(typeOf(feature)), dataText('span', '', typeText(feature)));
  return callout(
    feature.name, feature.subtitle && dataText('p', 'subtitle', feature.subtitle), kind,
    facts(extraFacts(feature)), copyLine(feature.at));
}

function boundaryCallout(feature) {
  return callout(
    feature.name, element('p', { class: 'subtitle' }, 'Park Boundary'),
    facts([
      ['Area', areaText(feature.area)], ['Length', metresText(feature.perimeter)],
      ['Points', String(feature.points.length)], ...extraFacts(feature),
    ]));
}

function overlayCallout(feature) {
  return callout(
    feature.name, element('p', { class: 'subtitle' }, 'Map Overlay (no image)'),
    facts(extraFacts(feature)));
}

function routeCallout(feature) {
  return callout(
    feature.name, element('p', { class: 'subtitle' }, 'Route'),
    facts([
      ['Length', metresText(feature.length)], ['Points', String(feature.points.length)],
    ]));
}

function sightingCallout(feature, index) {
  return callout(
    feature.name,
    element('p', { class: 'subtitle' }, `Sighting ${index + 1} of ${feature.points.length}`),
    copyLine(feature.points[index]));
}

/** Opens a callout on `map`; closing it brings the focus back to `opener`. */
function openCallout(map, place, offset, content, opener) {
  const popup = L.popup({ maxWidth: 300, minWidth: 200, autoPanPadding: [18, 18], offset });
  popup.setLatLng(place).setContent(content).openOn(map);
  const box = popup.getElement();
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', content.querySelector('h3').textContent);
  const close = box.querySelector('.leaflet-popup-close-button');
  if (close) {
    close.setAttribute('role', 'button');
    close.setAttribute('aria-label', 'Close');
  }
  content.setAttribute('tabindex', '-1');
  content.focus({ preventScroll: true });
  popup.on('remove', () => {
    const isLost = !document.activeElement || document.activeElement === document.body
      || box.contains(document.activeElement);
    if (isLost && opener && opener.isConnected) opener.focus({ preventScroll: true });
  });
}

/** Has `node` open a callout by Enter and the space bar. */
function openByKey(node, name, open) {
  node.setAttribute('tabindex', '0');
  node.setAttribute('role', 'button');
  node.setAttribute('aria-label', name);
  node.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    open(node);
  });
}

/** Returns the text that shows when a thing is pointed at, as a node, which no text can break out of. */
function tooltip(name) {
  return () => element('span', { dir: 'auto' }, name);
}

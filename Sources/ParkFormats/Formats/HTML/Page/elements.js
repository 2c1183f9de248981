/* Elements of the page. Text becomes text: nothing here reads markup. */

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Returns an element with attributes and children; a string among these is text. */
function element(name, attributes = {}, ...children) {
  return furnished(document.createElement(name), attributes, children);
}

function svgElement(name, attributes = {}, ...children) {
  return furnished(document.createElementNS(svgNamespace, name), attributes, children);
}

function furnished(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** Returns an element for a text of the data, which may run either way. */
function dataText(name, className, text) {
  return element(name, { class: className, dir: 'auto' }, text);
}

function svg(width, height, ...children) {
  return svgElement(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true', focusable: 'false' },
    ...children);
}

/** Returns the sign of a type, `size` wide with its middle at `x`, `y`. */
function sign(type, x, y, size, color) {
  const corner = size / 2;
  if (type.icon) {
    return svgElement('image', {
      href: type.icon, x: x - corner, y: y - corner, width: size, height: size,
    });
  }
  if (type.drawing) {
    return svgElement('path', {
      d: type.drawing, fill: color,
      transform: `translate(${x - corner} ${y - corner}) scale(${size / 24})`,
    });
  }
  return svgElement(
    'text',
    {
      x, y: y + size * 0.36, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 700,
      'font-family': 'system-ui, sans-serif', fill: color,
    },
    type.letter);
}

const pinOutline = 'M16 39.5C11.2 33 3 25.6 3 16a13 13 0 1 1 26 0c0 9.600-8.200 17-13 23.500z';

/** Returns the drawing of a pin, 32 by 41. */
function pinDrawing(type) {
  const body = svgElement('path', { class: 'body', d: pinOutline, fill: type.color });
  const drawing = svg(32, 41, body);
  if (type.icon) {
    drawing.append(svgElement('circle', { cx: 16, cy: 16, r: 10.5, fill: '#fff' }));
    drawing.append(sign(type, 16, 16, 15, type.ink));
  } else {
    drawing.append(sign(type, 16, 16, 15.5, type.ink));
  }
  return drawing;
}

/** Returns a type's sign in a disc, 24 by 24. */
function typeDisc(type) {
  const disc = type.icon
    ? { cx: 12, cy: 12, r: 10.5, fill: '#fff', stroke: type.color, 'stroke-width': 2 }
    : { cx: 12, cy: 12, r: 11, fill: type.color };
  return svg(24, 24, svgElement('circle', disc), sign(type, 12, 12, 13.5, type.ink));
}

const severityColors = { error: '#c62828', warning: '#f2b01e', note: '#2b6cb8' };
const severityInks = { error: '#fff', warning: '#1a1a1a', note: '#fff' };

/** Returns the badge of a severity, 24 by 24; each has a shape of its own. */
function severityBadge(severity, count = 1) {
  const shapes = {
    error: 'M7.800 1.500h8.400L22.500 7.800v8.400l-6.300 6.300H7.800L1.500 16.200V7.800z',
    warning: 'M12 1.800a2 2 0 0 1 1.700 1l9.300 16.400a2 2 0 0 1-1.700 3H2.700a2 2 0 0 1-1.700-3L10.300 2.800a2 2 0 0 1 1.700-1z',
    note: 'M12 1.200a10.800 10.800 0 1 1 0 21.600 10.800 10.800 0 0 1 0-21.600z',
  };
  const text = count > 1 ? String(Math.min(count, 99)) : severity === 'note' ? 'i' : '!';
  const badge = svg(
    24, 24,
    svgElement('path', {
      d: shapes[severity], fill: severityColors[severity], stroke: '#fff', 'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
    svgElement(
      'text',
      {
        x: 12, y: severity === 'warning' ? 18.800 : 17, 'text-anchor': 'middle',
        'font-size': 13.500, 'font-weight': 800, 'font-family': 'system-ui, sans-serif',
        fill: severityInks[severity],
      },
      text));
  badge.setAttribute('class', 'badge');
  return badge;
}

function announce(text) {
  document.getElementById('live').textContent = text;
}

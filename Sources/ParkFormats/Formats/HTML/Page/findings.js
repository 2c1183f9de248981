/* What parkcheck has to say, as marks on the map. */

const severityOrder = ['error', 'warning', 'note'];

function worstSeverity(findings) {
  return severityOrder.find((severity) =>
    findings.some((finding) => finding.severity === severity)) || 'note';
}

function findingPosition(finding) {
  return `${parkMap.files[finding.file]}:${finding.position}`;
}

function findingElement(finding) {
  const words = [
    element('span', { class: 'severity severity-' + finding.severity }, finding.severity + ': '),
    element('span', { dir: 'auto' }, finding.message),
  ];
  return element(
    'li', {}, element('p', {}, ...words),
    finding.cause ? element('p', { class: 'second' }, finding.cause) : '',
    element('p', { class: 'second' }, [findingPosition(finding), finding.keyPath, finding.rule].filter(Boolean).join(' · ')));
}

/** Returns the findings that have a place, those of the same one together, the worst first. */
function findingGroups() {
  const groups = new Map();
  for (const finding of parkMap.findings) {
    if (!finding.at) continue;
    const key = finding.at.join();
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(finding);
  }
  return [...groups.values()].map((group) => group.sort((a, b) =>
    severityOrder.indexOf(a.severity) - severityOrder.indexOf(b.severity)));
}

function findingItems() {
  const pinPlaces = new Set(featuresOf('attractions').map((feature) => feature.at.join()));
  return findingGroups().map((findings) => {
    const isAtPin = pinPlaces.has(findings[0].at.join());
    const worst = findings[0].severity;
    return {
      findings, place: drawn(findings[0].at), color: severityColors[worst], pane: 'findings',
      name: findings[0].message, label: `${worst}: ${findings[0].message}`,
      offset: isAtPin ? [0, -36] : [0, -8],
      icon: () => L.divIcon({
        className: 'mark', html: severityBadge(worst, findings.length), iconSize: [24, 24],
        iconAnchor: isAtPin ? [-1, 46] : [12, 12],
      }),
      callout: () => findingsCallout(findings),
    };
  });
}

function findingsCallout(findings) {
  const list = element('ul', { class: 'findings' }, ...findings.map(findingElement));
  const title = counted(findings.length, 'finding', 'findings');
  return callout(title, list, copyLine(findings[0].at));
}

/** Fills the list of findings in the panel. */
function listFindings(layer, items, close) {
  if (parkMap.findings.length === 0) return;
  document.getElementById('findings-section').hidden = false;
  const itemOf = new Map(items.flatMap((item) => item.findings.map((finding) => [finding, item])));
  const list = document.getElementById('findings');
  for (const finding of parkMap.findings.slice(0, listLimit)) {
    const button = element(
      'button', { type: 'button', class: 'finding severity-' + finding.severity }, severityBadge(finding.severity),
      element(
        'span', {}, element('span', { class: 'unseen' }, finding.severity + ': '),
        element('span', { class: 'message', dir: 'auto' }, finding.message),
        element('div', { class: 'second' }, findingPosition(finding))));
    const item = itemOf.get(finding);
    button.disabled = !item;
    button.addEventListener('click', () => {
      close();
      layer.reveal();
      layer.show(item);
    });
    list.append(element('li', {}, button));
  }
  const rest = Math.max(0, parkMap.findings.length - listLimit) + parkMap.droppedFindings;
  tellRest(document.getElementById('findings-rest'), rest, 'finding', 'findings');
}

/* The base maps of the app. None is needed, and none is loaded before it is chosen. */

const esri = 'https://server.arcgisonline.com/ArcGIS/rest/services/';
const esriTiles = (service) => `${esri}${service}/MapServer/tile/{z}/{y}/{x}`;
const esriCredit = 'Powered by <a href="https://www.esri.com">Esri</a> | Source: Esri, Maxar, Earthstar Geographics, and the GIS User Community';
const openStreetMapCredit = '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

const baseMaps = [
  { id: 'none', name: 'None', tiles: [] },
  {
    id: 'standard', name: 'Standard', credit: openStreetMapCredit, maxNativeZoom: 19,
    tiles: ['https://tile.openstreetmap.org/{z}/{x}/{y}.png'],
  },
  {
    id: 'satellite', name: 'Satellite', credit: esriCredit, maxNativeZoom: 19,
    tiles: [esriTiles('World_Imagery')],
  },
  {
    id: 'hybrid', name: 'Hybrid', credit: esriCredit, maxNativeZoom: 19,
    tiles: [
      esriTiles('World_Imagery'), esriTiles('Reference/World_Transportation'),
      esriTiles('Reference/World_Boundaries_and_Places'),
    ],
  },
];

/** Returns what shows a base map on `map` in place of the one before. */
function baseMapSwitch(map) {
  let current = null;
  return (baseMap) => {
    if (current) map.removeLayer(current);
    current = null;
    const remark = document.getElementById('basemap-remark');
    remark.textContent = 'Loaded from the network, and only once you choose one.';
    if (baseMap.tiles.length === 0) return;
    current = L.layerGroup(baseMap.tiles.map((address, index) => {
      const layer = L.tileLayer(address, {
        attribution: index === 0 ? baseMap.credit : '', maxZoom: 22,
        maxNativeZoom: baseMap.maxNativeZoom,
      });
      layer.once('tileerror', () => {
        remark.textContent = `${baseMap.name}: parts of the map can't be loaded.`;
        announce(remark.textContent);
      });
      return layer;
    }));
    current.addTo(map);
  };
}

function listBaseMaps(map) {
  const show = baseMapSwitch(map);
  const box = document.getElementById('basemaps');
  for (const baseMap of baseMaps) {
    const input = element('input', { type: 'radio', name: 'basemap', value: baseMap.id });
    input.checked = baseMap.id === 'none';
    input.addEventListener('change', () => show(baseMap));
    box.append(element('label', { class: 'choice' }, input, element('span', {}, baseMap.name)));
  }
}

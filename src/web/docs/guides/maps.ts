import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { DocsFacts } from '../facts.ts'
import type { Guide } from './guide.ts'

export const maps: Guide = {
  id: 'maps-and-gis',
  title: 'Maps and GIS',
  body: facts => html`<p>Lists, hits and exports are GeoJSON at the address that ends in <code>.geojson</code>, with the same parameters:</p>
${curl({ url: `${facts.baseUrl}/api/spots.geojson?minRating=4&limit=20` })}
<p>GIS programs read OGC API - Features under <code>/ogc</code>: all spots as the collection <code>spots</code>, and those of each source as one of its own. Maps that draw vector tiles take those under <code>/tiles</code>, layer <code>spots</code>, zoom 0 to 14.</p>
<p>The base map of the imported regions, which the pages draw with a style of their own, is under <code>/tiles/base</code>, zoom 6 to 14: woods, waters, roads, paths, rails, borders and places. Where heights were imported too, <code>/tiles/hillshade</code> has the relief as pictures, zoom 8 to 12.</p>
<p>How quiet it is everywhere in the imported regions is a layer of pictures, zoom 0 to 14: coloured by rating, hatched where it is of low confidence, transparent where nothing is imported; <code>?scheme=dark</code> has the colours for dark maps. TileJSON describes the layers of the spots and of silence, under <code>/tiles.json</code> and <code>/tiles/silence.json</code>. Programs that take no TileJSON take the address of the pictures:</p>
${code(silenceTilesOf(facts))}
<h2>QGIS</h2>
<p>Layer › Add Layer › Add WFS / OGC API - Features Layer… › New; this is its URL:</p>
${code(`${facts.baseUrl}/ogc`)}
<p>As vector tiles: Layer › Add Layer › Add Vector Tile Layer… › New Generic Connection, with the zoom levels 0 and 14 and this URL:</p>
${code(tilesOf(facts))}
<p>The silence layer: Layer › Add Layer › Add XYZ Layer… › New, with the same zoom levels and this URL:</p>
${code(silenceTilesOf(facts))}
<p>Its numbers, to compute with, in a box: Layer › Add Layer › Add Vector Layer… › Protocol: HTTP(S), with this URL; each point is the middle of a cell:</p>
${code(gridOf(facts, 'geojson'))}
<p>The same address with <code>.tif</code> is a GeoTIFF, to be saved and added as a raster: its bands are the level in dB(A) Lden, the rating, and the confidence from 1 (low) to 3 (high); outside the imported regions there are none. A box of more cells than an answer may hold is refused with the largest that may be asked for; <code>&amp;zoom=9</code> and less give coarser cells. All that is imported is in one file by <code>sanctuary silence map quiet.tif</code>.</p>
<h2>GDAL</h2>
<p>The first command shows what there is, the second makes a GeoPackage of it. GDAL before 3.8 asks for ten features at a time without <code>PAGE_SIZE</code>; 1000 is the most:</p>
${code(`ogrinfo -so -oo PAGE_SIZE=1000 OAPIF:${facts.baseUrl}/ogc spots
ogr2ogr -oo PAGE_SIZE=1000 -mapFieldType StringList=String quiet-places.gpkg OAPIF:${facts.baseUrl}/ogc spots`)}
<p>How quiet it is in a box, as a file, and at a point of it:</p>
${code(`curl -o quiet.tif "${gridOf(facts, 'tif')}"
gdallocationinfo -wgs84 quiet.tif ${(facts.coveredPoint ?? facts.spot).longitude} ${(facts.coveredPoint ?? facts.spot).latitude}`)}
<h2>Leaflet</h2>
<p>A whole page, with the first hundred spots as markers:</p>
${code(leafletPage(facts))}
<h2>MapLibre</h2>
<p>A whole page, with all spots as vector tiles; where they lie close together, one circle is for several:</p>
${code(mapLibrePage(facts))}`,
}

function silenceTilesOf({ baseUrl }: Pick<DocsFacts, 'baseUrl'>): string {
  return `${baseUrl}/tiles/silence/{z}/{x}/{y}.png`
}

function tilesOf({ baseUrl }: DocsFacts): string {
  return `${baseUrl}/tiles/{z}/{x}/{y}.mvt`
}

const GROUND = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const GROUND_ATTRIBUTION = '© OpenStreetMap contributors'

function gridOf({ baseUrl, coveredPoint, spot }: DocsFacts, ending: 'geojson' | 'tif'): string {
  const { latitude, longitude } = coveredPoint ?? spot
  const corners = [longitude - 0.1, latitude - 0.1, longitude + 0.1, latitude + 0.1]
  return `${baseUrl}/api/silence/grid.${ending}?bbox=${corners.map(degrees => Number(degrees.toFixed(2))).join()}`
}

/** Names are shown as text nodes: they are anybody's, and Leaflet reads texts as HTML. */
function leafletPage({ baseUrl }: DocsFacts): string {
  const library = 'https://unpkg.com/leaflet@1.9.4/dist'
  return `<!doctype html>
<meta charset="utf-8">
<title>Quiet places</title>
<link rel="stylesheet" href="${library}/leaflet.css">
<div id="map" style="height: 95vh"></div>
<script src="${library}/leaflet.js"></script>
<script type="module">
import { createClient, reads } from '${baseUrl}/client.js'
const client = createClient({ baseUrl: '${baseUrl}' })
const map = L.map('map')
L.tileLayer('${GROUND}', { attribution: '${GROUND_ATTRIBUTION}' }).addTo(map)
L.tileLayer('${silenceTilesOf({ baseUrl })}', { maxNativeZoom: 14, opacity: 0.6 }).addTo(map)
const spots = await client.geojson(reads.spots({ limit: 100 }))
const layer = L.geoJSON(spots, {
  attribution: spots.meta.source,
  onEachFeature: ({ properties }, marker) => marker.bindPopup(document.createTextNode(properties.name)),
}).addTo(map)
map.fitBounds(layer.getBounds(), { maxZoom: 12 })
</script>`
}

function mapLibrePage(facts: DocsFacts): string {
  const library = 'https://unpkg.com/maplibre-gl@6.17.0/dist'
  const { longitude, latitude } = facts.spot
  return `<!doctype html>
<meta charset="utf-8">
<title>Quiet places</title>
<link rel="stylesheet" href="${library}/maplibre-gl.css">
<div id="map" style="height: 95vh"></div>
<script type="module">
import { Map, Popup } from '${library}/maplibre-gl.mjs'
const map = new Map({
  container: 'map',
  center: [${longitude}, ${latitude}],
  zoom: 10,
  style: {
    version: 8,
    sources: {
      ground: { type: 'raster', tiles: ['${GROUND}'], tileSize: 256, attribution: '${GROUND_ATTRIBUTION}' },
      silence: { type: 'raster', url: '${facts.baseUrl}/tiles/silence.json', tileSize: 256 },
      spots: { type: 'vector', tiles: ['${tilesOf(facts)}'], maxzoom: 14, attribution: ${inScript(facts.attribution)} },
    },
    layers: [
      { id: 'ground', type: 'raster', source: 'ground' },
      { id: 'silence', type: 'raster', source: 'silence', paint: { 'raster-opacity': 0.6 } },
      { id: 'spots', type: 'circle', source: 'spots', 'source-layer': 'spots', paint: { 'circle-radius': 8, 'circle-color': '#1c6b48' } },
    ],
  },
})
map.on('click', 'spots', ({ lngLat, features: [{ properties }] }) => {
  new Popup().setLngLat(lngLat).setText(properties.name ?? properties.count + ' places').addTo(map)
})
</script>`
}

/** Writes a text as a literal that no `</script>` in it can end. */
function inScript(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
}

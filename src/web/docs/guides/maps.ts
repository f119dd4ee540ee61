import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { Guide } from './guide.ts'

export const maps: Guide = {
  id: 'maps-and-gis',
  title: 'Maps and GIS',
  body: ({
    baseUrl,
  }) => html`<p>Lists, hits and exports are GeoJSON at the address that ends in <code>.geojson</code>, with the same parameters:</p>
${curl({ url: `${baseUrl}/api/spots.geojson?minRating=4&limit=20` })}
<p>QGIS, GDAL and other programs read OGC API - Features under <code>/ogc</code>: all spots as the collection <code>spots</code>, and those of each source as one of its own. In QGIS it is a connection to <code>${baseUrl}/ogc</code> under WFS / OGC API - Features. GDAL asks for ten features at a time unless it is told otherwise:</p>
${code(`ogrinfo -so -oo PAGE_SIZE=1000 OAPIF:${baseUrl}/ogc spots`)}
<p>Maps that draw vector tiles take <code>${baseUrl}/tiles/{z}/{x}/{y}.mvt</code>, layer <code>spots</code>.</p>`,
}

import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { Guide } from './guide.ts'

export const mirrors: Guide = {
  id: 'mirrors',
  title: 'Copies and changes',
  body: ({
    baseUrl,
  }) => html`<p>Take the whole catalogue once, as NDJSON, GeoJSON or CSV by <code>Accept</code>; it counts as 10 requests:</p>
${curl({ url: `${baseUrl}/api/export`, headers: { Accept: 'text/csv' } })}
<p>Then follow the changes. The head of an export and its <code>Link</code> header say where to begin; each page says where to go on, and changes are kept for 90 days:</p>
${curl({ url: `${baseUrl}/api/changes?limit=5` })}
<p>Show the attribution of the sources wherever you show their places:</p>
${curl({ url: `${baseUrl}/api/sources` })}`,
}

export const importing: Guide = {
  id: 'importing',
  title: 'Importing a region',
  body: () => html`<p>Anyone can run a directory of their own. Download an OpenStreetMap extract of a region (<code>.osm.pbf</code>) and import it: quiet places are found, described, and rated from the map itself.</p>
${code(`npm run -s sanctuary -- import andorra-latest.osm.pbf --source andorra
npm start`)}
<p>Lists of your own come as CSV, GeoJSON or NDJSON, with a name, coordinates and a silence rating for each place; common names of columns are recognised. The report says what was added, changed and refused, with the line and the reason:</p>
${code('npm run -s sanctuary -- import my-places.csv --source mine --attribution "My list, CC BY 4.0"')}
<p>An import replaces what the same source had before, in one step: readers see the old version or the new one, never a mixture. <code>npm run -s sanctuary -- help</code> lists the other commands.</p>`,
}

import { html } from '../../html.ts'
import { code, curl } from '../curl.ts'
import type { Guide } from './guide.ts'

export const mirrors: Guide = {
  id: 'mirrors',
  title: 'Copies and changes',
  body: ({
    baseUrl,
  }) => html`<p>The <code>meta.nextCursor</code> of <code>GET /api/changes</code> is a place in the log, and is never <code>null</code>: while <code>meta.hasMore</code> is <code>true</code> it leads to the next page; at the end it is what to keep, and to come back with. With <code>include=spot</code> each change carries its spot, so that 10,000 changes are 10 requests:</p>
${code(`const { createClient } = await import('${baseUrl}/client.js')
const client = createClient({ baseUrl: '${baseUrl}' })
// \`spots\` is a Map of your copy; \`cursor\` is what you kept, at first that of the export's \`changesUrl\`. Returns what to keep.
async function follow(spots, cursor) {
  for (;;) {
    const { data, meta } = await client.listChanges({ cursor, include: 'spot', limit: 1000 })
    for (const { id, spot } of data) {
      if (spot) spots.set(id, spot)
      else spots.delete(id)
    }
    cursor = meta.nextCursor
    if (!meta.hasMore) return cursor
  }
}`)}
<p>Changes are kept for 90 days. A cursor from before is answered 410 <code>version_expired</code>: take the whole catalogue then, and at the beginning. It counts as 10 requests, comes as NDJSON, GeoJSON or CSV by the ending of its address, and takes the filters of the list; its head and its <code>Link</code> header say where the changes since begin:</p>
${curl({ url: `${baseUrl}/api/export.csv` })}
${curl({ url: `${baseUrl}/api/export.geojson?country=AD&minRating=4` })}
<p>The client does both, whichever is due; call it whenever you like:</p>
${code(`const { createClient } = await import('${baseUrl}/client.js')
const client = createClient({ baseUrl: '${baseUrl}' })
const copy = { spots: new Map(), cursor: undefined }
await client.mirror({
  readCursor: () => copy.cursor,
  async replace(spots, cursor) {
    copy.spots.clear()
    for await (const spot of spots) copy.spots.set(spot.id, spot)
    copy.cursor = cursor
  },
  apply({ put, removed }, cursor) {
    for (const spot of put) copy.spots.set(spot.id, spot)
    for (const id of removed) copy.spots.delete(id)
    copy.cursor = cursor
  },
})
console.log(copy.spots.size)`)}
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

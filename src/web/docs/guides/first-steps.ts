import { html } from '../../html.ts'
import { curl, json } from '../curl.ts'
import type { Guide } from './guide.ts'

export const firstCall: Guide = {
  id: 'first-call',
  title: 'First call',
  body: ({ baseUrl, apiPathOfSpot, spot }) => html`<p>Nothing needs a key. Take the three quietest places:</p>
${curl({ url: `${baseUrl}/api/spots?limit=3` })}
<p>Then one place, by its id or its slug:</p>
${curl({ url: `${baseUrl}${apiPathOfSpot}` })}
<p>This is what <code>data</code> holds:</p>
${json(spot)}
<p>What is not known is never guessed: <code>accessStatus</code>, <code>commentsCount</code> and <code>description</code> are left out, <code>fireStatus</code>, <code>sceneryType</code> and <code>transportation</code> are <code>null</code>. Unknown access does not mean free access.</p>`,
}

export const paging: Guide = {
  id: 'paging',
  title: 'Paging',
  body: ({
    baseUrl,
  }) => html`<p>A list comes in pages of <code>limit</code> places (1 to 100, 50 unless given), the quietest first; equal ratings by confidence, then by noise level, then by id. While there is more, <code>meta.nextCursor</code> holds a cursor, and a <code>Link</code> header with <code>rel="next"</code> holds the whole next address:</p>
${curl({ url: `${baseUrl}/api/spots?limit=2`, options: '-i' })}
<p>Send the cursor back as <code>cursor</code>, with the same filters; <code>limit</code> may change. On the last page <code>meta.nextCursor</code> is <code>null</code>. A cursor goes on working after the catalogue has changed: no unchanged place is left out or shown twice. <code>meta.totalAvailable</code> is the exact number of places that match, over all pages.</p>`,
}

export const filters: Guide = {
  id: 'filters',
  title: 'Filters and search',
  body: ({
    baseUrl,
    spot,
  }) => html`<p>The list narrows by words, tags, activities, least silence rating, access, fire, scenery, country, and by place. All conditions must hold; <code>tag</code> and <code>activity</code> take several, <code>a,b</code>. Every word of <code>q</code> must stand in the place's text, or name the country or region that it lies in (<code>Bavaria</code>, <code>Toskana</code>); the order stays the quietest first:</p>
${curl({ url: `${baseUrl}/api/spots?q=forest&minRating=4&limit=3` })}
${curl({ url: `${baseUrl}/api/spots?tag=lake&access=free&limit=3` })}
<p>Around a point, the nearest first, with <code>distanceKm</code> in each row; or in a box of <code>west,south,east,north</code>:</p>
${curl({ url: `${baseUrl}/api/spots?near=${spot.latitude},${spot.longitude}&radiusKm=500&sort=distance&limit=3` })}
${curl({ url: `${baseUrl}/api/spots?bbox=-10,35,30,60&limit=3` })}
<p>Search ranks by relevance instead, takes the last word as a beginning where nothing has it whole, and puts a mistyped word right:</p>
${curl({ url: `${baseUrl}/api/search?q=moutain+lake&limit=3` })}
<p>While somebody types, <code>/api/suggest</code> completes names, tags, places, regions and countries; <code>/api/facets</code> counts the values of what a filter leaves:</p>
${curl({ url: `${baseUrl}/api/suggest?q=la&limit=5` })}
${curl({ url: `${baseUrl}/api/facets?minRating=4` })}
<p>A parameter that does not exist is an error, with a hint: a filter that is silently ignored would return the wrong list.</p>`,
}

export const sandbox: Guide = {
  id: 'sandbox',
  title: 'Sandbox',
  body: ({
    baseUrl,
  }) => html`<p>The sandbox is a list of invented places with every field, every value, many scripts and the ends of the coordinates. It never changes between releases, so a test can rely on it:</p>
${curl({ url: `${baseUrl}/api/sandbox/spots?limit=5` })}
<p>To see how your program takes an error, wish for one: 400, 404, 429, 500 or 503.</p>
${curl({ url: `${baseUrl}/api/sandbox/spots`, headers: { Prefer: 'code=429' }, options: '-i' })}`,
}

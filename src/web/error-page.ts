import { pathIn } from '../spots/links.ts'
import type { PageContext } from '../http/page.ts'
import type { ApiError } from '../http/errors.ts'
import { headerList, type HttpResponse } from '../http/response/response.ts'
import { capitalised } from '../text/english.ts'
import { html, type Html } from './html.ts'
import { inReadersLanguage, type WordContext } from './language/localised.ts'
import type { Words } from './language/words.ts'
import { layout } from './layout.ts'
import { htmlResponse } from './respond.ts'

/** Tells a person of an error, in the site's frame, with ways to go on. */
export function errorPage(context: PageContext, error: ApiError): HttpResponse | Promise<HttpResponse> {
  return inReadersLanguage(context, inside => response(inside, error))
}

function response(context: WordContext, error: ApiError): HttpResponse {
  const { links, requestId, words } = context
  const { say } = words
  const { status, code } = error
  const title = status === 404 ? say('error.lost') : status === 429 ? say('error.fast') : say('error.other')
  const page = layout(context, {
    title,
    description: title,
    main: html`<article class="narrow message">
<p class="eyebrow">${status}</p>
<h1>${title}</h1>
<p>${reasonOf(error, words)}</p>
${searchForm(context)}
<p class="quiet">${say('error.request', { id: requestId })} <a href="${pathIn(links, '/docs/errors')}#${code}">${say('error.means', { code })}</a></p>
</article>`,
  })
  return htmlResponse(context, page, { status, headers: headerList(error.headers) })
}

/** Errors that people seldom meet are told in the API's own words. */
function reasonOf({ status, message, headers }: ApiError, { say }: Words): Html | string {
  if (status === 404) return say('error.lostText')
  const seconds = Number(headers['Retry-After'] ?? Number.NaN)
  if (status === 429 && seconds >= 0) return say('error.fastText', { count: seconds })
  return html`<span lang="en">${capitalised(message)}.</span>`
}

function searchForm({ links, words: { say } }: WordContext): Html {
  return html`<form class="search" action="${pathIn(links, '/')}" role="search">
<label for="q">${say('error.look')}</label>
<div class="search-row"><input id="q" name="q" type="search" maxlength="500" autocomplete="off"><button>${say('find.search')}</button></div>
</form>`
}

import { pathIn } from '../spots/links.ts'
import type { PageContext } from '../http/page.ts'
import { ERRORS } from '../http/error-codes.ts'
import type { ApiError } from '../http/errors.ts'
import { headerList, type HttpResponse } from '../http/response/response.ts'
import { html } from './html.ts'
import { layout } from './layout.ts'
import { htmlResponse } from './respond.ts'

/** Tells a person of an error, in the site's frame, with ways to go on. */
export function errorPage(context: PageContext, error: ApiError): HttpResponse {
  const { links, requestId } = context
  const { status } = error
  const isLost = status === 404
  const title = isLost ? 'There is nothing here' : status === 429 ? 'A little too fast' : ERRORS[error.code].title
  const page = layout(
    {
      title,
      description: title,
      main: html`<article class="narrow message">
<p class="eyebrow">${status}</p>
<h1>${title}</h1>
<p>${isLost ? 'The address is not one of this site, or the place has left the directory.' : `${error.message.slice(0, 1).toUpperCase()}${error.message.slice(1)}.`}</p>
${searchForm(context)}
<p class="quiet">Request ${requestId}. <a href="${pathIn(links, '/docs/errors')}#${error.code}">What ${error.code} means</a></p>
</article>`,
    },
    context,
  )
  return htmlResponse(context, page, { status, headers: headerList(error.headers) })
}

function searchForm({ links }: PageContext) {
  return html`<form class="search" action="${pathIn(links, '/')}" role="search">
<label for="q">Look for a quiet place</label>
<div class="search-row"><input id="q" name="q" type="search" maxlength="500" autocomplete="off"><button>Search</button></div>
</form>`
}

import type { Page } from '../../http/page.ts'
import { ERRORS } from '../../http/error-codes.ts'
import { errorBody } from '../../http/errors.ts'
import { html } from '../html.ts'
import { layout } from '../layout.ts'
import { htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'
import { pathIn } from '../../spots/links.ts'
import { json } from './curl.ts'

/** Explains every error code, at the address that the errors' own `docs` name. */
export const errorsPage: Page = {
  path: '/docs/errors',
  handle(context) {
    const { links } = context
    const sample = errorBody({ code: 'spot_not_found', message: 'no public spot has this id or slug' }, links)
    const page = layout(
      {
        title: `Errors · ${SITE_NAME}`,
        description: 'Every error code of the Sanctuary Directory API: what it means and what to do.',
        path: '/docs/errors',
        main: html`<article class="narrow docs">
<p class="eyebrow"><a href="${pathIn(links, '/docs')}">API and docs</a></p>
<h1>Errors</h1>
<p>Whatever goes wrong, the answer is JSON of one form. Decide by <code>code</code>, show <code>message</code> to a developer, and follow <code>docs</code> to this page.</p>
${json(sample)}
<p>With <code>Accept: application/problem+json</code> the same comes as problem details (RFC 9457).</p>
${Object.entries(ERRORS).map(
  ([code, { status, title, explanation }]) => html`<section id="${code}">
<h2><code>${code}</code></h2>
<p><strong>${title}</strong> (status ${status}). ${explanation}</p>
</section>
`,
)}
</article>`,
      },
      context,
    )
    return htmlResponse(context, page)
  },
}

import type { Page } from '../../http/page.ts'
import { ERRORS } from '../../http/error-codes.ts'
import { errorBody } from '../../http/errors.ts'
import { html } from '../html.ts'
import { ERRORS_PATH } from './contents.ts'
import { json } from './curl.ts'
import { docsResponse } from './frame.ts'

/** Explains every error code, at the address that the errors' own `docs` name. */
export const errorsPage: Page = {
  path: ERRORS_PATH,
  handle(context) {
    const { links } = context
    const sample = errorBody({ code: 'spot_not_found', message: 'no public spot has this id or slug' }, links)
    return docsResponse(context, {
      title: 'Errors',
      description: 'Every error code of the Sanctuary Directory API: what it means and what to do.',
      path: ERRORS_PATH,
      body: html`<p>Whatever goes wrong, the answer is JSON of one form. Decide by <code>code</code>, show <code>message</code> to a developer, and follow <code>docs</code> to this page.</p>
${json(sample)}
<p>With <code>Accept: application/problem+json</code> the same comes as problem details (RFC 9457).</p>
${Object.entries(ERRORS).map(
  ([code, { status, title, explanation }]) => html`<section id="${code}">
<h2><code>${code}</code></h2>
<p><strong>${title}</strong> (status ${status}). ${explanation}</p>
</section>
`,
)}`,
    })
  },
}

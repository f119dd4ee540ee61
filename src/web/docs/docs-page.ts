import type { Page, PageContext } from '../../http/page.ts'
import type { Index } from '../../index/types.ts'
import { GROUPS } from '../../http/openapi/openapi.ts'
import { html, type Html } from '../html.ts'
import { layout } from '../layout.ts'
import { htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'
import { type DocsFacts, docsFactsOf } from './facts.ts'
import { guides } from './guides/guides.ts'
import { anchorOf, objects, reference, routesByGroup } from './reference.ts'

/** The docs: guides written by hand, and a reference that follows from the route table. */
export const docsPage: Page = {
  path: '/docs',
  handle(context) {
    return htmlResponse(context, pageFor(context))
  },
}

/** The page of each version of the catalogue: it takes a while to write and changes with nothing else. */
const pages = new WeakMap<Index, Html>()

function pageFor(context: PageContext): Html {
  const { index } = context.directory
  const page = pages.get(index) ?? write(context)
  pages.set(index, page)
  return page
}

function write(context: PageContext): Html {
  return layout(
    {
      title: `API and docs · ${SITE_NAME}`,
      description: 'Guides and reference of a public, keyless, read-only API of quiet places in nature.',
      path: '/docs',
      script: 'docs.js',
      main: main(docsFactsOf(context)),
    },
    context,
  )
}

function main(facts: DocsFacts): Html {
  const { to, baseUrl } = facts
  return html`<div class="with-contents">
<nav class="contents" aria-label="Contents"><details><summary>Contents</summary>
<p>Guides</p>
<ul>${guides.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
<p>Reference</p>
<ul>${Array.from(
    routesByGroup,
    ([group, routes]) => html`<li><a href="#group-${group}">${GROUPS[group]}</a>
<ul>${routes.map(route => html`<li><a href="#${anchorOf(route)}">${route.summary}</a></li>`)}</ul></li>`,
  )}
<li><a href="#objects">Objects</a></li><li><a href="${to('/docs/errors')}">Errors</a></li></ul>
</details></nav>
<article class="docs">
<h1>API and docs</h1>
<p class="lead">A public, read-only API of quiet places in nature. No key, no account, any origin. Base address: <code>${baseUrl}</code>. Machine-readable: <a href="${to('/openapi.json')}">OpenAPI 3.1</a>.</p>
<h2 id="guides">Guides</h2>
${guides.map(
  ({ id, title, body }) => html`<section aria-labelledby="${id}">
<h3 id="${id}">${title}</h3>
${body(facts)}
</section>
`,
)}
<h2 id="reference">Reference</h2>
<p>Every path of the API. <code>HEAD</code> works wherever <code>GET</code> does; <code>OPTIONS</code> answers on every path.</p>
${reference(facts)}
<h2 id="objects">Objects</h2>
${objects()}
</article>
</div>`
}

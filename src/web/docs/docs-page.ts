import { GROUPS } from '../../http/openapi/openapi.ts'
import type { Page } from '../../http/page.ts'
import { html } from '../html.ts'
import { anchorOf, DOCS, OBJECTS, pathOfGroup, pathOfGuide, routesByGroup } from './contents.ts'
import { docsFactsOf } from './facts.ts'
import { docsResponse } from './frame.ts'
import { firstCall } from './guides/first-steps.ts'
import { guides } from './guides/guides.ts'

/** The docs' first page: the first call, and the way to everything else. */
export const docsPage: Page = {
  path: DOCS,
  handle(context) {
    const facts = docsFactsOf(context)
    const { to, baseUrl } = facts
    const title = 'API and docs'
    const description = 'Guides and reference of a public, keyless, read-only API of quiet places in nature.'
    return docsResponse(context, {
      title,
      description,
      path: DOCS,
      // Each entry has the anchor under which the whole docs once stood on this page: the script leads on from it.
      body: html`<p class="lead">A public, read-only API of quiet places in nature. No key, no account, any origin. Base address: <code>${baseUrl}</code>. Machine-readable: <a href="${to('/openapi.json')}">OpenAPI 3.1</a>, <a href="${to('/llms.txt')}">llms.txt</a>.</p>
<h2>${firstCall.title}</h2>
${firstCall.body(facts)}
<h2 id="guides">Guides</h2>
<ul class="docs-list">${guides.map(({ id, title }) => html`<li id="${id}"><a href="${to(pathOfGuide(id))}">${title}</a></li>`)}</ul>
<h2 id="reference">Reference</h2>
<p>Every path of the API. <code>HEAD</code> works wherever <code>GET</code> does; <code>OPTIONS</code> answers on every path.</p>
${Array.from(
  routesByGroup,
  ([group, routes]) => html`<h3 id="group-${group}"><a href="${to(pathOfGroup(group))}">${GROUPS[group]}</a></h3>
<ul class="docs-list">${routes.map(route => {
    const [path] = Object.keys(route.paths)
    return html`<li id="${anchorOf(route)}"><a href="${to(pathOfGroup(group))}#${anchorOf(route)}">${route.summary}</a> <span class="quiet"><span class="method">${route.method}</span> <code>${path}</code></span></li>`
  })}</ul>
`,
)}
<p id="objects"><a href="${to(OBJECTS)}">Objects</a>: the fields of everything that is answered.</p>`,
    })
  },
}

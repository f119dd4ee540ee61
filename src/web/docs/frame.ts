import type { PageContext } from '../../http/page.ts'
import type { HttpResponse } from '../../http/response/response.ts'
import { pathIn } from '../../spots/links.ts'
import { html, type Html } from '../html.ts'
import { wordsIn } from '../language/words.ts'
import { layout } from '../layout.ts'
import { htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'
import { contents } from './contents.ts'

export type DocsView = {
  title: string
  description: string
  path: string
  /** What somebody searched for; such a page is not to be indexed. */
  query?: string
  body: Html
}

/** Answers with a page of the docs: the contents and the search beside it. */
export function docsResponse(context: PageContext, { title, description, path, query, body }: DocsView): HttpResponse {
  const to = (path: string) => pathIn(context.links, path)
  // What developers read is in English alone.
  const english = { ...context, words: wordsIn('en') }
  const page = layout(english, {
    title: `${title} · ${SITE_NAME}`,
    description,
    ...(query === undefined && { path }),
    script: 'docs.js',
    isEnglish: true,
    main: html`<div class="with-contents">
<nav class="contents" aria-label="Docs"><form class="docs-search" role="search" action="${to('/docs/search')}"><label for="docs-q">Search the docs</label>
<input type="search" id="docs-q" name="q" value="${query}" maxlength="200" autocomplete="off"></form>
<details><summary>Contents</summary>
${contents.map(
  ({ part, pages }) => html`<p>${part}</p>
<ul>${pages.map(
    page =>
      html`<li><a href="${to(page.path)}"${page.path === path && html` aria-current="page"`}>${page.title}</a></li>`,
  )}</ul>
`,
)}</details></nav>
<article class="docs">
<h1>${title}</h1>
${body}
</article>
</div>`,
  })
  return htmlResponse(context, page)
}

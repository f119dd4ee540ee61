import type { AppParts } from '../../src/http/site.ts'
import { docsPaths } from '../../src/web/docs/contents.ts'
import { attribute, type Dom, textIn, withTag } from './dom.ts'
import { pageClient } from './page-client.ts'

/** Visits every page of the docs. */
export async function docsPages(service: AppParts): Promise<{ path: string; dom: Dom }[]> {
  const { visit } = pageClient(service)
  return Promise.all(docsPaths.map(async path => ({ path, dom: (await visit(path)).dom })))
}

/** What the docs show as code on the pages under a path, but for curl commands. */
export async function codeOfDocs(service: AppParts, under = '/docs'): Promise<string[]> {
  const pages = (await docsPages(service)).filter(({ path }) => path.startsWith(under))
  return pages.flatMap(({ dom }) =>
    withTag(dom, 'pre')
      .filter(block => attribute(block, 'class') !== 'curl')
      .map(textIn),
  )
}

import type { Page, PageContext } from '../../http/page.ts'
import { ApiError } from '../../http/errors.ts'
import type { Index } from '../../index/types.ts'
import { html, type Html } from '../html.ts'
import { contentHash, type File, fileResponse } from '../respond.ts'

/** The most that the sitemap protocol allows. */
const MOST_IN_FILE = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PAGES = 'pages'
/** Pages that are not spots. */
const FIXED = ['/', '/silence', '/docs', '/docs/errors']

/** Lists the sitemap files: one of pages, and one for every 50,000 spots. */
export const sitemapIndexPage: Page = {
  path: '/sitemap.xml',
  handle(context) {
    const { baseUrl } = context.links
    const { count, version } = context.directory.index
    const spotFiles = Array.from({ length: Math.ceil(count / MOST_IN_FILE) }, (_, i) => `spots-${i + 1}`)
    const file = xmlFile(
      html`<sitemapindex xmlns="${NAMESPACE}">
${[PAGES, ...spotFiles].map(
  name => html`<sitemap><loc>${baseUrl}/sitemaps/${name}.xml</loc><lastmod>${version.publishedAt}</lastmod></sitemap>
`,
)}</sitemapindex>`,
    )
    return fileResponse(context, file)
  },
}

/** Lists the addresses of one file, each with the time of its last change. */
export const sitemapPage: Page = {
  path: '/sitemaps/{file}',
  handle(context) {
    const [, name = ''] = /^(\w{1,20}(?:-\d{1,5})?)\.xml$/.exec(context.params['file'] ?? '') ?? []
    const made = filesOf(context.directory.index)
    const file = made.get(name) ?? write(name, context)
    made.set(name, file)
    return fileResponse(context, file)
  },
}

/** The files of a version: large, and the same for everybody who asks. */
const filesOfVersions = new WeakMap<Index, Map<string, File>>()

function filesOf(index: Index): Map<string, File> {
  const files = filesOfVersions.get(index) ?? new Map<string, File>()
  filesOfVersions.set(index, files)
  return files
}

/** @throws ApiError `route_not_found` for a name that the sitemap's index does not list. */
function write(name: string, context: PageContext): File {
  const entries = entriesOf(name, context)
  if (!entries) throw new ApiError('route_not_found', 'there is no such sitemap; /sitemap.xml lists them')
  return xmlFile(html`<urlset xmlns="${NAMESPACE}">\n${entries}</urlset>`)
}

function entriesOf(name: string, { links, directory }: PageContext): Html[] | undefined {
  const { baseUrl } = links
  const { index } = directory
  if (name === PAGES) return FIXED.map(path => entry(baseUrl + path, null))
  const number = Number(/^spots-(\d{1,5})$/.exec(name)?.[1] ?? 0)
  const start = (number - 1) * MOST_IN_FILE
  if (number === 0 || start >= index.count) return undefined
  const length = Math.min(MOST_IN_FILE, index.count - start)
  return Array.from({ length }, (_, i) =>
    entry(`${baseUrl}/spots/${index.slug(start + i)}`, index.changedAt(start + i)),
  )
}

function entry(url: string, changedAt: string | null): Html {
  return html`<url><loc>${url}</loc>${changedAt !== null && html`<lastmod>${changedAt}</lastmod>`}</url>
`
}

function xmlFile(root: Html): File {
  const bytes = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root.toString()}\n`)
  return { bytes, type: 'application/xml; charset=utf-8', hash: contentHash(bytes) }
}

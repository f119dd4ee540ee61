import type { Page, PageContext } from '../../http/page.ts'
import { ApiError } from '../../http/errors.ts'
import type { HttpResponse } from '../../http/response/response.ts'
import { docsPaths } from '../docs/contents.ts'
import type { Index } from '../../index/types.ts'
import { html, type Html } from '../html.ts'
import { landingPath, landingsOf } from '../quiet/landings.ts'
import { contentHash, type File, fileResponse, largeFileResponse } from '../respond.ts'

/** The most that the sitemap protocol allows. */
const MOST_IN_FILE = 50_000
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PAGES = 'pages'
const XML_TYPE = 'application/xml; charset=utf-8'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const HEAD = html`<urlset xmlns="${NAMESPACE}">\n`
const END = html`</urlset>`
/** Spots whose addresses are written at a time. */
const PIECE_SPOTS = 1000
/** With its encoding: roughly, not measured alone. */
const MAKING_MS_A_SPOT = 0.005
/** Pages that are not spots. */
const FIXED = ['/', '/silence', ...docsPaths]

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
    return name === PAGES ? fileResponse(context, fixedPages(context)) : spotsFile(name, context)
  },
}

function fixedPages({ links, directory }: PageContext): File {
  const paths = [...FIXED, ...landingsOf(directory.index).map(landingPath)]
  return xmlFile(html`${HEAD}${paths.map(path => entry(links.baseUrl + path, null))}${END}`)
}

/** @throws ApiError `route_not_found` for a name that the sitemap's index does not list. */
function spotsFile(name: string, context: PageContext): HttpResponse {
  const { directory, links } = context
  const { index, versionTag } = directory
  const number = Number(/^spots-(\d{1,5})$/.exec(name)?.[1] ?? 0)
  const start = (number - 1) * MOST_IN_FILE
  if (number === 0 || start >= index.count) {
    throw new ApiError('route_not_found', 'there is no such sitemap; /sitemap.xml lists them')
  }
  const end = Math.min(start + MOST_IN_FILE, index.count)
  return largeFileResponse(context, {
    type: XML_TYPE,
    hash: contentHash(Buffer.from(`${name} ${versionTag}`)),
    makingMs: (end - start) * MAKING_MS_A_SPOT,
    pieces: { [Symbol.asyncIterator]: () => spotEntries(index, { start, end, baseUrl: links.baseUrl }) },
  })
}

async function* spotEntries(index: Index, { start, end, baseUrl }: { start: number; end: number; baseUrl: string }) {
  yield `${DECLARATION}\n${HEAD.toString()}`
  for (let from = start; from < end; from += PIECE_SPOTS) {
    let piece = ''
    for (let doc = from; doc < Math.min(from + PIECE_SPOTS, end); doc++) {
      piece += entry(`${baseUrl}/spots/${index.slug(doc)}`, index.changedAt(doc)).toString()
    }
    yield piece
  }
  yield `${END.toString()}\n`
}

function entry(url: string, changedAt: string | null): Html {
  return html`<url><loc>${url}</loc>${changedAt !== null && html`<lastmod>${changedAt}</lastmod>`}</url>
`
}

function xmlFile(root: Html): File {
  const bytes = Buffer.from(`${DECLARATION}\n${root.toString()}\n`)
  return { bytes, type: XML_TYPE, hash: contentHash(bytes) }
}

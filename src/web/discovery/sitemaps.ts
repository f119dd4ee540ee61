import type { Page, PageContext } from '../../http/app.ts'
import { ApiError } from '../../http/errors.ts'
import type { Service } from '../../http/service.ts'
import { html, type Html } from '../html.ts'
import { fileResponse } from '../respond.ts'

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
    const { service } = context
    const { baseUrl } = service.links
    const { count, version } = service.directory().index
    const spotFiles = Array.from({ length: Math.ceil(count / MOST_IN_FILE) }, (_, i) => `spots-${i + 1}`)
    return xml(
      context,
      html`<sitemapindex xmlns="${NAMESPACE}">
${[PAGES, ...spotFiles].map(
  name => html`<sitemap><loc>${baseUrl}/sitemaps/${name}.xml</loc><lastmod>${version.publishedAt}</lastmod></sitemap>
`,
)}</sitemapindex>`,
    )
  },
}

/** Lists the addresses of one file, each with the time of its last change. */
export const sitemapPage: Page = {
  path: '/sitemaps/{file}',
  handle(context) {
    const { service, params } = context
    const entries = entriesOf(/^(\w+(?:-\d+)?)\.xml$/.exec(params['file'] ?? '')?.[1] ?? '', service)
    if (!entries) throw new ApiError('route_not_found', 'there is no such sitemap; /sitemap.xml lists them')
    return xml(context, html`<urlset xmlns="${NAMESPACE}">\n${entries}</urlset>`)
  },
}

function entriesOf(name: string, service: Service): Html[] | undefined {
  const { baseUrl } = service.links
  const { index } = service.directory()
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

function xml(context: PageContext, root: Html): Promise<Response> {
  const bytes = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root.toString()}\n`)
  return fileResponse(context, { bytes, type: 'application/xml; charset=utf-8' })
}

import type { Page, PageContext } from '../../http/page.ts'
import type { HttpResponse } from '../../http/response/response.ts'
import { assetPath } from '../assets.ts'
import { fileResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'
import { pathIn } from '../../spots/links.ts'
import { llmsText } from './llms-text.ts'

// Files by which machines find their way: each at the address where they look for it.

const TEXT = 'text/plain; charset=utf-8'
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'

export const robotsPage: Page = {
  path: '/robots.txt',
  handle: context => text(context, TEXT, `User-agent: *\nAllow: /\n\nSitemap: ${context.links.baseUrl}/sitemap.xml\n`),
}

export const llmsPage: Page = {
  path: '/llms.txt',
  handle: context => text(context, TEXT, llmsText(context)),
}

/** The catalogue of APIs (RFC 9727): one, with its description, docs and status. */
export const apiCatalogPage: Page = {
  path: '/.well-known/api-catalog',
  handle(context) {
    const { baseUrl } = context.links
    const catalog = `${baseUrl}/.well-known/api-catalog`
    const linkset = [
      {
        anchor: catalog,
        item: [
          { href: `${baseUrl}/api/spots`, title: `${SITE_NAME} API` },
          { href: `${baseUrl}/mcp`, title: `${SITE_NAME} as tools for agents (Model Context Protocol)` },
          { href: `${baseUrl}/ogc`, title: `${SITE_NAME} for GIS programs (OGC API - Features)` },
          { href: `${baseUrl}/tiles/0/0/0.mvt`, title: `${SITE_NAME} as vector tiles` },
        ],
      },
      {
        anchor: `${baseUrl}/api/spots`,
        'service-desc': [{ href: `${baseUrl}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${baseUrl}/docs`, type: 'text/html' }],
        'service-meta': [{ href: `${baseUrl}/llms.txt`, type: 'text/plain' }],
        status: [{ href: `${baseUrl}/api/health`, type: 'application/json' }],
      },
      {
        anchor: `${baseUrl}/ogc`,
        'service-desc': [{ href: `${baseUrl}/ogc/api`, type: 'application/vnd.oai.openapi+json;version=3.0' }],
        'service-doc': [{ href: `${baseUrl}/docs#maps-and-gis`, type: 'text/html' }],
      },
      { anchor: `${baseUrl}/mcp`, 'service-doc': [{ href: `${baseUrl}/llms.txt`, type: 'text/plain' }] },
    ]
    const response = text(context, LINKSET, JSON.stringify({ linkset }))
    return { ...response, headers: [...response.headers, 'Link', `<${catalog}>; rel="api-catalog"`] }
  },
}

export const manifestPage: Page = {
  path: '/manifest.webmanifest',
  handle(context) {
    const to = (path: string) => pathIn(context.links, path)
    const manifest = {
      name: SITE_NAME,
      short_name: 'Sanctuary',
      description: 'Quiet places in nature, each with a silence rating.',
      start_url: to('/'),
      scope: to('/'),
      id: to('/'),
      display: 'minimal-ui',
      background_color: '#faf9f4',
      theme_color: '#1f5e42',
      icons: [
        { src: to(assetPath('icon.svg')), sizes: 'any', type: 'image/svg+xml' },
        ...[192, 512].map(size => ({
          src: to(assetPath(`icon-${size}.png`)),
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      ],
    }
    return text(context, 'application/manifest+json', JSON.stringify(manifest))
  },
}

function text(context: PageContext, type: string, content: string): HttpResponse {
  return fileResponse(context, { bytes: Buffer.from(content), type })
}

import type { Page } from '../../http/page.ts'
import { pathIn } from '../../spots/links.ts'
import { assetPath, assets, assetsVersion } from '../assets.ts'
import { html } from '../html.ts'
import { layout } from '../layout.ts'
import { fileResponse, htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'

/** The service worker: at the root, as it answers for the whole site. */
export const serviceWorkerPage: Page = {
  path: '/service-worker.js',
  handle(context) {
    const to = (path: string) => pathIn(context.links, path)
    const shell = {
      release: assetsVersion,
      scope: to('/'),
      files: [...assets.keys()].filter(isOfShell).map(name => to(assetPath(name))),
      pages: [to('/'), to('/saved'), to('/offline')],
      offline: to('/offline'),
    }
    const script = `const SHELL = ${JSON.stringify(shell)}\n${Buffer.from(assets.get(WORKER)?.bytes ?? '').toString()}`
    return fileResponse(context, { bytes: Buffer.from(script), type: 'text/javascript; charset=utf-8' })
  },
}

const WORKER = 'service-worker.js'

/** Style, icon and the pages' own scripts; the map's library is kept once it has been used, the docs are not. */
function isOfShell(name: string): boolean {
  return /\.(css|js|svg)$/.test(name) && !name.startsWith('maplibre') && !['docs.js', WORKER].includes(name)
}

/** What is shown in place of a page that was never visited and cannot be fetched. */
export const offlinePage: Page = {
  path: '/offline',
  handle(context) {
    const to = (path: string) => pathIn(context.links, path)
    const page = layout(
      {
        title: `No connection · ${SITE_NAME}`,
        description: 'This page is shown without a connection.',
        main: html`<article class="narrow message">
<h1>No connection</h1>
<p>This page was not visited before, so that it is not here. Pages that were are, and so are <a href="${to('/saved')}">saved places</a> and <a href="${to('/')}">the quietest ones</a>.</p>
</article>`,
      },
      context,
    )
    return htmlResponse(context, page)
  },
}

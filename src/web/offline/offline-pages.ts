import type { Page } from '../../http/page.ts'
import { pathIn } from '../../spots/links.ts'
import { assetPath, assets } from '../assets.ts'
import { html } from '../html.ts'
import { localised } from '../language/localised.ts'
import { layout } from '../layout.ts'
import { fileResponse, htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'

/** The service worker: at the root, as it answers for the whole site. */
export const serviceWorkerPage: Page = {
  path: '/service-worker.js',
  handle(context) {
    const to = (path: string) => pathIn(context.links, path)
    const { version, files } = assets()
    const shell = {
      release: version,
      scope: to('/'),
      files: [...files.keys()].filter(isOfShell).map(name => to(assetPath(name))),
      pages: [to('/'), to('/saved'), to('/offline')],
      offline: to('/offline'),
    }
    const script = `const SHELL = ${JSON.stringify(shell)}\n${Buffer.from(files.get(WORKER)?.bytes ?? '').toString()}`
    return fileResponse(context, { bytes: Buffer.from(script), type: 'text/javascript; charset=utf-8' })
  },
}

const WORKER = 'service-worker.js'

/** Style, icon and the pages' own scripts; the map's library is kept once it has been used, the docs are not. */
function isOfShell(name: string): boolean {
  return /\.(css|js|svg)$/.test(name) && !name.startsWith('maplibre') && !['docs.js', WORKER].includes(name)
}

/** What is shown in place of a page that was never visited and cannot be fetched. */
export const offlinePage: Page = localised({
  path: '/offline',
  handle(context) {
    const { say, show } = context.words
    const link = (path: string, text: string) => html`<a href="${pathIn(context.links, path)}">${text}</a>`
    const [saved, quietest] = [link('/saved', say('offline.saved')), link('/', say('offline.quietest'))]
    const page = layout(context, {
      title: `${say('offline.title')} · ${SITE_NAME}`,
      description: say('offline.description'),
      main: html`<article class="narrow message">
<h1>${say('offline.title')}</h1>
<p>${show('offline.text', { saved, quietest })}</p>
</article>`,
    })
    return htmlResponse(context, page)
  },
})

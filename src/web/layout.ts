import type { PageContext } from '../http/page.ts'
import { assetPath } from './assets.ts'
import { html, type Html } from './html.ts'
import { SITE_NAME, webUrl } from './site.ts'
import { pathIn } from '../spots/links.ts'

/** A page as its maker gives it; the frame around it is the same for all. */
export type View = {
  title: string
  /** For search engines and previews. */
  description: string
  /** The page's own path, for the canonical link; absent: it has none and is not to be indexed. */
  path?: string
  isHidden?: boolean
  /** Stands first in the head. */
  data?: Html
  /** Path of the script module that enlivens the page, under assets. */
  script?: string
  main: Html
}

/** Puts a page into the site's frame. */
export function layout(view: View, { links, settings, directory }: PageContext): Html {
  const { attribution } = directory.index
  const to = (path: string) => pathIn(links, path)
  const isHidden = view.isHidden || view.path === undefined
  const contact = webUrl(settings.contactUrl)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${view.data}
<title>${view.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${view.description}">
<meta name="color-scheme" content="light dark">
${isHidden && html`<meta name="robots" content="noindex">`}
${view.path !== undefined && html`<link rel="canonical" href="${links.baseUrl}${view.path}">`}
<meta property="og:site_name" content="${SITE_NAME}">
<meta property="og:title" content="${view.title}">
<meta property="og:description" content="${view.description}">
<meta property="og:type" content="website">
${view.path !== undefined && html`<meta property="og:url" content="${links.baseUrl}${view.path}">`}
<meta property="og:image" content="${links.baseUrl}${assetPath('card.png')}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${SITE_NAME}: quiet places in nature, rated for their silence">
<meta name="twitter:card" content="summary_large_image">
<link rel="stylesheet" href="${to(assetPath('style.css'))}">
<link rel="manifest" href="${to('/manifest.webmanifest')}">
<link rel="icon" href="${to(assetPath('icon.svg'))}" type="image/svg+xml">
${view.script !== undefined && html`<script type="module" src="${to(assetPath(view.script))}"></script>`}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="site-header">
<a class="brand" href="${to('/')}"><img src="${to(assetPath('icon.svg'))}" alt="" width="28" height="28">${SITE_NAME}</a>
<nav aria-label="Site"><a href="${to('/')}">Places</a> <a href="${to('/silence')}">Silence map</a> <a href="${to('/saved')}">Saved</a> <a href="${to('/docs')}">API</a></nav>
</header>
<main id="main" tabindex="-1">
${view.main}
</main>
<footer class="site-footer">
<p>Data: ${attribution}.</p>
<p>Open, keyless, free of trackers. <a href="${to('/docs')}">Docs</a> · <a href="${to('/openapi.json')}">OpenAPI</a> · <a href="${to('/docs/guides/ratings')}">How silence is rated</a>${contact !== undefined && html` · <a href="${contact}">Contact</a>`}</p>
</footer>
</body>
</html>
`
}

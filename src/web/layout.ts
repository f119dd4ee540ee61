import { pathIn } from '../spots/links.ts'
import { assetPath } from './assets.ts'
import { html, type Html } from './html.ts'
import { LANGUAGE_NAMES, LANGUAGE_PARAMETER, LANGUAGES, namedLanguage } from './language/languages.ts'
import { catalogueText } from './language/catalogue-text.ts'
import type { WordContext } from './language/localised.ts'
import { SITE_NAME, webUrl } from './site.ts'

/** A page as its maker gives it; the frame around it is the same for all. */
export type View = {
  title: string
  /** For search engines and previews. */
  description: string
  /** The page's own path, for the canonical link; absent: it has none and is not to be indexed. */
  path?: string
  isHidden?: boolean
  /** Written in English alone: there are no others to choose. */
  isEnglish?: boolean
  /** Stands first in the head. */
  data?: Html
  /** Path of the script module that enlivens the page, under assets. */
  script?: string
  /** The path of the picture for those who share the page, 1200 by 630 pixels; the site's own where there is none. */
  picture?: { path: string; alt: string }
  main: Html
}

/** Puts a page into the site's frame. */
export function layout(context: WordContext, view: View): Html {
  const { links, settings, directory, words } = context
  const { say } = words
  const { attribution } = directory.index
  const to = (path: string) => pathIn(links, path)
  const isHidden = view.isHidden || view.path === undefined
  const contact = webUrl(settings.contactUrl)
  const picture = view.picture ?? { path: assetPath('card.png'), alt: say('site.card', { site: SITE_NAME }) }
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
${view.data}
<title>${view.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${view.description}">
<meta name="color-scheme" content="light dark">
${isHidden && html`<meta name="robots" content="noindex">`}
${view.path !== undefined && addresses(view.path, { ...context, isEnglish: view.isEnglish ?? false })}
<meta property="og:site_name" content="${SITE_NAME}">
<meta property="og:title" content="${view.title}">
<meta property="og:description" content="${view.description}">
<meta property="og:type" content="website">
<meta property="og:image" content="${links.baseUrl}${picture.path}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${picture.alt}">
<meta name="twitter:card" content="summary_large_image">
<link rel="stylesheet" href="${to(assetPath('style.css'))}">
<link rel="manifest" href="${to('/manifest.webmanifest')}">
<link rel="icon" href="${to(assetPath('icon.svg'))}" type="image/svg+xml">
${view.script !== undefined && html`<script type="module" src="${to(assetPath(view.script))}"></script>`}
</head>
<body>
<a class="skip" href="#main">${say('site.skip')}</a>
<header class="site-header">
<a class="brand" href="${to('/')}"><img src="${to(assetPath('icon.svg'))}" alt="" width="28" height="28">${SITE_NAME}</a>
<nav aria-label="${say('site.nav')}"><a href="${to('/')}">${say('site.places')}</a> <a href="${to('/silence')}">${say('site.silenceMap')}</a> <a href="${to('/saved')}">${say('site.saved')}</a> <a href="${to('/docs')}">API</a></nav>
</header>
<main id="main" tabindex="-1">
${view.main}
</main>
<footer class="site-footer">
<p>${words.show('site.data', { attribution: catalogueText(attribution, words) })}</p>
<p>${say('site.promise')} <a href="${to('/docs')}">${say('site.docs')}</a> · <a href="${to('/openapi.json')}">OpenAPI</a> · <a href="${to('/docs/guides/ratings')}">${say('site.howRated')}</a>${contact !== undefined && html` · <a href="${contact}">${say('site.contact')}</a>`}</p>
${!view.isEnglish && languageSwitch(context)}</footer>
${
  view.script !== undefined &&
  !view.isEnglish &&
  html`<script type="application/json" id="words">${words.ofBrowser}</script>
`
}</body>
</html>
`
}

type Alternatives = WordContext & { isEnglish: boolean }

/** The page's own address, and where it is in each language; one without a language is in the reader's. */
function addresses(path: string, context: Alternatives): Html {
  const url = context.links.baseUrl + path
  const named = context.isEnglish ? undefined : namedLanguage(context)
  const own = named === undefined ? url : inLanguage(url, named)
  return html`<link rel="canonical" href="${own}">
${!context.isEnglish && LANGUAGES.map(language => html`<link rel="alternate" hreflang="${language}" href="${inLanguage(url, language)}">`)}${!context.isEnglish && html`<link rel="alternate" hreflang="x-default" href="${url}">`}
<meta property="og:url" content="${own}">`
}

function inLanguage(url: string, language: string): string {
  return `${url}?${LANGUAGE_PARAMETER}=${language}`
}

/** Links to the same page in each language; a cookie then keeps the choice. */
function languageSwitch({ search, words }: WordContext): Html {
  return html`<nav class="languages" id="languages" aria-label="${words.say('site.language')}">${LANGUAGES.map(
    language => {
      const query = new URLSearchParams(search)
      query.set(LANGUAGE_PARAMETER, language)
      return html`<a href="?${query.toString()}" lang="${language}" hreflang="${language}"${language === words.language && html` aria-current="true"`}>${LANGUAGE_NAMES[language]}</a> `
    },
  )}</nav>
`
}

import { findSpot } from '../../http/find-spot.ts'
import type { Page } from '../../http/page.ts'
import { roseOf } from '../../service/spot-silence.ts'
import { pathIn, spotUrl } from '../../spots/links.ts'
import { assetPath } from '../assets.ts'
import { html } from '../html.ts'
import { inEnglish } from '../language/catalogue-text.ts'
import { localised } from '../language/localised.ts'
import { whereabouts } from '../places.ts'
import { doubtOf, ratingBadge } from '../rating/badge.ts'
import { htmlResponse } from '../respond.ts'
import { SITE_NAME } from '../site.ts'

/** A spot as a card for the pages of others: the one kind of page that may be framed. It has no script and no form. */
export const embedPage: Page = localised({
  path: '/embed/spots/{slug}',
  handle(context) {
    const { directory, links, words } = context
    const { index } = directory
    const doc = findSpot(index, context.params['slug'])
    const spot = index.spot(doc)
    const [slug, where, doubt] = [index.slug(doc), whereabouts(index.storedFields(doc), words), doubtOf(spot, words)]
    const url = spotUrl(slug, links)
    const page = html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<title>${spot.name} · ${SITE_NAME}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}">
<link rel="stylesheet" href="${pathIn(links, assetPath('style.css'))}">
</head>
<body class="embed">
<main>
<h1 class="small"><a href="${url}" target="_top"><bdi>${spot.name}</bdi></a></h1>
<p>${ratingBadge(spot, words)} ${where !== null && html`<bdi>${where}</bdi>`}${doubt !== null && ` · ${doubt}`}</p>
${roseOf(doc, directory) && html`<img class="embed-rose" src="${pathIn(links, `/spots/${slug}/rose.svg`)}?lang=${words.language}" alt="${words.say('rose.title')}" width="480" height="500">`}
<p class="quiet small"${inEnglish(words)}>${index.attribution}</p>
</main>
</body>
</html>
`
    return htmlResponse(context, page, { isFramable: true })
  },
})

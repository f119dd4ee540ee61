import { findSpot } from '../../http/find-spot.ts'
import type { Page } from '../../http/page.ts'
import { wordOf } from '../../silence/rating.ts'
import type { Spot } from '../../spots/spot.ts'
import { html, type Html } from '../html.ts'
import { wordsIn } from '../language/words.ts'
import { ratingInWords } from '../rating/badge.ts'
import { RATING_STEPS, stepOf } from '../rating/steps.ts'
import { fileResponse } from '../respond.ts'

/** A small picture of a spot's rating, to show elsewhere beside a link to its page. */
export const badgePage: Page = {
  path: '/spots/{slug}/badge.svg',
  handle(context) {
    const { index } = context.directory
    const doc = findSpot(index, context.params['slug'])
    const bytes = Buffer.from(badgePicture(index.spot(doc)).toString())
    return fileResponse(context, { bytes, type: 'image/svg+xml' })
  },
}

/** Letters are this wide, roughly; `textLength` makes them so in every font. */
const [LETTER, HEIGHT, LABEL] = [6.6, 22, 'silence']
const PADDING = 8

/** Coloured by attributes alone, in one scheme: it stands on pages of others. A doubtful rating has a "~" and no colour. */
function badgePicture(spot: Pick<Spot, 'silenceRating' | 'confidence'>): Html {
  const words = ratingInWords(spot, wordsIn('en'))
  const isDoubtful = spot.confidence === 'low'
  const text = `${isDoubtful ? '~' : ''}${spot.silenceRating.toFixed(1)} ${isDoubtful ? 'perhaps ' : ''}${wordOf(spot.silenceRating)}`
  const [left, right] = [LABEL, text].map(part => Math.round(part.length * LETTER) + 2 * PADDING)
  const width = (left ?? 0) + (right ?? 0)
  const colours = RATING_STEPS[stepOf(spot.silenceRating) - 1]?.light
  const fill = isDoubtful ? '#ffffff' : colours?.fill
  const ink = isDoubtful ? '#1c2925' : colours?.ink
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="Silence ${words}" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
<title>Silence ${words}</title>
<rect width="${width}" height="${HEIGHT}" rx="4" fill="#1c2925"/>
<path d="M${left ?? 0} 0h${(right ?? 0) - 4}a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4h-${(right ?? 0) - 4}z" fill="${fill}" stroke="#1c2925"/>
<text x="${PADDING}" y="15" fill="#ffffff" textLength="${(left ?? 0) - 2 * PADDING}">${LABEL}</text>
<text x="${(left ?? 0) + PADDING}" y="15" fill="${ink}" textLength="${(right ?? 0) - 2 * PADDING}">${text}</text>
</svg>
`
}

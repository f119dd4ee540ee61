import { createHash } from 'node:crypto'
import type { Rose } from '../../silence/breakdown/rose.ts'
import { ApiError } from '../../http/errors.ts'
import { findSpot } from '../../http/find-spot.ts'
import type { Page } from '../../http/page.ts'
import { inEnglish } from '../language/catalogue-text.ts'
import { localised } from '../language/localised.ts'
import type { Words } from '../language/words.ts'
import { roseOf } from '../../service/spot-silence.ts'
import type { Spot } from '../../spots/spot.ts'
import { capitalised, shortened } from '../../text/english.ts'
import { html, type Html, trusted } from '../html.ts'
import { ratingInWords } from '../rating/badge.ts'
import { RATING_STEPS } from '../rating/steps.ts'
import { fileResponse } from '../respond.ts'
import { captionOf, isMarked, ROSE_HALF, roseDrawing, roseInWords, sideOf } from './rose-drawing.ts'

/** The sound rose of a spot with a computed rating, as a picture that stands alone, in both schemes. */
export const rosePage: Page = localised({
  path: '/spots/{slug}/rose.svg',
  handle(context) {
    const { directory } = context
    const doc = findSpot(directory.index, context.params['slug'])
    const rose = roseOf(doc, directory)
    if (!rose) throw new ApiError('route_not_found', 'the rating of this spot is not computed: it has no sound rose')
    const picture = rosePicture(directory.index.spot(doc), rose, {
      attribution: directory.index.attribution,
      words: context.words,
    })
    const bytes = Buffer.from(picture.toString())
    return fileResponse(context, { bytes, type: 'image/svg+xml', styleHash: STYLE_HASH })
  },
})

const [WIDTH, HEIGHT, LINE, MOST_LETTERS] = [480, 500, 20, 46]
const TOP = 190

type PictureContext = { attribution: string; words: Words }

function rosePicture(spot: Spot, rose: Rose, { attribution, words }: PictureContext): Html {
  const { say } = words
  const lines = rose.sources.flatMap((source, i) => {
    if (!isMarked(source, i, rose)) return []
    const name = source.name === null ? '' : ` ${source.name}`
    return [
      `${i + 1}  ${shortened(`${capitalised(words.source(source))}${name}`, MOST_LETTERS - 12)} ${sideOf(source.sector, words)}, ${words.decibels(source.levelDb)}`,
    ]
  })
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title desc">
<title id="title">${say('rose.of', { name: spot.name })}</title><desc id="desc">${Array.from(new Set([roseInWords(rose, words), captionOf(rose, words)])).join(' ')}</desc>
<style>${trusted(STYLE)}</style>
<rect class="paper" width="${WIDTH}" height="${HEIGHT}"></rect>
<text class="name" x="24" y="36">${shortened(spot.name, MOST_LETTERS - 8)}</text>
<text class="line" x="24" y="58">${say('rose.silence', { rating: ratingInWords(spot, words) })}</text>
<g transform="translate(${WIDTH / 2} ${TOP + ROSE_HALF - 110})">${roseDrawing(rose, words)}</g>
${lines.map((line, i) => html`<text class="line" x="24" y="${TOP + 2 * ROSE_HALF - 90 + i * LINE}">${line}</text>`)}
<text class="small" x="24" y="${HEIGHT - 14}"${inEnglish(words)}>${shortened(attribution, 70)}</text>
</svg>
`
}

const STYLE = `text{font-family:system-ui,sans-serif;fill:#52605a;font-size:14px}.paper{fill:#faf9f4}.name{font:600 22px ui-serif,Georgia,serif;fill:#1c2925}.line{fill:#1c2925}.small{font-size:11px}.rose-rim{fill:#f0f1e9;stroke:#d9ded3}.rose-ring{fill:none;stroke:#d9ded3}.rose-wedge{stroke:#4f5f58;stroke-width:.75}.rose-here,.rose-marker{fill:#1c2925}.rose-db{font-size:10px}.rose-letter{font-size:14px;font-weight:700;text-anchor:middle;fill:#1c2925}.rose-number{font-size:12px;font-weight:700;text-anchor:middle;fill:#faf9f4}${fills('light')}@media(prefers-color-scheme:dark){text{fill:#a3b2aa}.paper{fill:#101613}.name,.line,.rose-letter,.rose-here,.rose-marker{fill:#e3eae5}.rose-number{fill:#101613}.rose-rim{fill:#0b100e;stroke:#2c3832}.rose-ring{stroke:#2c3832}.rose-wedge{stroke:#18201c}${fills('dark')}}`
/** What the policy lets the picture style itself by: these bytes and no others. */
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

function fills(scheme: 'light' | 'dark'): string {
  return RATING_STEPS.map(row => `.step-${row.step}{fill:${row[scheme].fill}}`).join('')
}

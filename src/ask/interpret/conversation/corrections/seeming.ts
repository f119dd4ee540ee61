import { FILLER, type Span } from '../../../recognise/spans.ts'
import type { Said } from '../../polarity/marks.ts'

/** Takes praise of what was shown as saying nothing: "the second sounds good, is it free?", "el segundo suena bien, …". */
export function withSeeming({ spans }: Said): readonly Span[] {
  const at = spans.findIndex(({ typed }) => SEEMS.test(typed))
  const end = spans.findIndex(({ meaning: { is }, typed }, i) => i > at && !PRAISE.test(typed) && is !== 'intensifier')
  const last = end === -1 ? spans.length : end
  const ends = spans[last]?.meaning.is
  const isPraise = at !== -1 && last > at + 1 && (ends === undefined || ends === 'comma' || ends === 'sign')
  if (!isPraise) return spans
  return spans.map((span, i) => (i >= at && i < last ? { ...span, meaning: FILLER } : span))
}

const SEEMS = /^(sounds?|looks?|seems?|klingt|klingen|scheint|semble|suena|suenan|parece|pinta|sembra|sembrano|pare)$/i
const PRAISE =
  /^(good|great|nice|lovely|perfect|interesting|promising|cool|fine|gut|toll|schön|super|prima|perfekt|interessant|vielversprechend|bien|beau|belle|joli|sympa|parfait|intéressant|genial|bonito|perfecto|interesante|bello|bella|bene|carino|perfetto|interessante|very|really|so|sehr|echt|très|muy|molto|proprio|me|mi)$/i

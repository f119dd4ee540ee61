import type { Query } from '../query.ts'
import type { World } from '../world.ts'
import { listed, ratingText } from './english.ts'
import { type Speech, speech } from './speech.ts'

/** Says which of the named spots is quieter, with the difference. */
export function sayCompared({ subjects, comparative, isYesNo }: Query, { index }: World): Speech {
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  const spots = docs.map(doc => index.spot(doc))
  const [a, b] = spots
  if (!a || !b) return speech([])
  if (spots.length > 2) {
    const ranked = spots.toSorted((one, other) => other.silenceRating - one.silenceRating)
    const texts = ranked.map(({ name, silenceRating }) => `${name} (rated ${ratingText(silenceRating)})`)
    return speech([`From the quietest to the noisiest: ${listed(texts)}.`], docs)
  }
  const difference = a.silenceRating - b.silenceRating
  const ratings = `${a.name} is rated ${ratingText(a.silenceRating)} and ${b.name} ${ratingText(b.silenceRating)}`
  if (difference === 0)
    return speech([`${isYesNo ? 'No, they are equally quiet' : 'They are equally quiet'}: ${ratings}.`], docs)
  const [quiet, loud] = difference > 0 ? [a, b] : [b, a]
  const asked = comparative === 'louder' ? loud === a : quiet === a
  const yes = isYesNo && comparative !== null ? (asked ? 'Yes, ' : 'No, ') : ''
  const by = ratingText(Math.abs(difference))
  const [one, word, other] = comparative === 'louder' ? [loud, 'noisier', quiet] : [quiet, 'quieter', loud]
  return speech([`${yes}${one.name} is ${word} than ${other.name}: ${ratings}, a difference of ${by}.`], docs)
}

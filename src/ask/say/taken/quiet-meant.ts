import { countBits } from '../../../arrays/bitset.ts'
import type { Index } from '../../../index/types.ts'
import { highestRatingBelow, lowestRatingOf } from '../../../silence/rating.ts'
import { ratingText } from '../../../text/english.ts'
import { docsOfAll } from '../../find/conditions.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Condition } from '../../query.ts'
import type { Account } from '../../understanding.ts'
import { type Foreign, isForeign } from '../../vocabulary/languages/languages.ts'

type Found = Pick<Retrieved, 'conditions' | 'total'>
type Sentences = { meant: (from: string) => string; between: (count: number, from: string, to: string) => string }

const SENTENCES: Readonly<Record<Foreign | 'en', Sentences>> = {
  en: {
    meant: from => `"Not noisy" is read as quiet here: rated ${from} or higher.`,
    between: (count, from, to) =>
      `${count} more ${count === 1 ? 'is' : 'are'} neither quiet nor noisy (rated ${from} to ${to}).`,
  },
  de: {
    meant: from => `„Nicht laut“ heißt hier ruhig: Bewertung ab ${from}.`,
    between: (count, from, to) =>
      `${count} ${count === 1 ? 'weiterer Ort ist' : 'weitere Orte sind'} weder ruhig noch laut (Bewertung ${from} bis ${to}).`,
  },
  fr: {
    meant: from => `« Pas bruyant » est compris ici comme calme : note de ${from} au moins.`,
    between: (count, from, to) =>
      `${count} ${count === 1 ? 'autre lieu n’est' : 'autres lieux ne sont'} ni calme${count === 1 ? '' : 's'} ni bruyant${count === 1 ? '' : 's'} (note de ${from} à ${to}).`,
  },
  es: {
    meant: from => `«No ruidoso» se entiende aquí como tranquilo: puntuación desde ${from}.`,
    between: (count, from, to) =>
      `Hay ${count} más que no ${count === 1 ? 'es ni tranquilo ni ruidoso' : 'son ni tranquilos ni ruidosos'} (puntuación de ${from} a ${to}).`,
  },
  it: {
    meant: from => `«Non rumoroso» è inteso qui come tranquillo: voto da ${from} in su.`,
    between: (count, from, to) =>
      `${count} in più non ${count === 1 ? 'è né tranquillo né rumoroso' : 'sono né tranquilli né rumorosi'} (voto da ${from} a ${to}).`,
  },
}

/** Says from which rating on "not too noisy" was looked for, and how many that are not quiet are not noisy either. */
export function quietMeant(language: string, { applied }: Account, found: Found, index: Index): string[] {
  const isEn = language === 'en'
  if (!isEn && !isForeign(language)) return []
  const isSaid = applied.some(
    ({ text, as }) => as === 'rating: noisy' || (as === 'rating: quiet' && NOT_NOISY.test(text)),
  )
  const quiet = found.conditions.find(isQuiet)
  if (!isSaid || !quiet) return []
  const shown = (rating: number) => (isEn ? ratingText(rating) : ratingText(rating).replace('.', ','))
  const { meant, between } = SENTENCES[isEn ? 'en' : language]
  const range = { min: lowestRatingOf('disturbed'), max: highestRatingBelow('quiet') }
  const louder = found.conditions.map(each => (each === quiet ? { ...quiet, ...range } : each))
  const isHeard = found.conditions.some(({ on }) => on === 'noise')
  const count = isHeard ? 0 : countBits(docsOfAll(louder, index))
  return [
    meant(shown(lowestRatingOf('quiet'))),
    ...(count > 0 ? [between(count, shown(range.min), shown(range.max))] : []),
  ]
}

function isQuiet(condition: Condition): condition is Extract<Condition, { on: 'rating' }> {
  return condition.on === 'rating' && condition.quality === 'quiet' && !condition.isNegated
}

/** As a word of its own, in each language. */
const NOT_NOISY = /^(?:not|nicht|pas|no|non) .*(?:nois|loud|laut|bruyant|ruidos|rumoros)/i

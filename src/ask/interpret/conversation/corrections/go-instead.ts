import { fold } from '../../../../text/fold.ts'
import { type Span, merged } from '../../../recognise/spans.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'
import type { Said } from '../../polarity/marks.ts'

/** "Where should I go instead?", "wo sonst?", and nothing else: what is said for another, and what may stand beside it. */
const INSTEAD: Readonly<Record<Language, readonly [where: string, other: string, beside: string]>> = {
  en: [
    'where',
    'instead|else|better|then|alternatively|rather',
    'so|and|ok|okay|well|should|can|could|do|would|might|i|we|you|one|go|visit|head|to|it|is|be|recommend|suggest|please',
  ],
  de: [
    'wo|wohin',
    'stattdessen|sonst|besser|dann|lieber',
    'also|und|ok|na|soll|sollte|sollen|kann|könnte|können|ich|wir|man|hin|gehen|fahren|ist|wäre|es|bitte',
  ],
  fr: [
    'ou',
    'plutot|sinon|ailleurs|alors|a la place|mieux|d autre',
    'alors|et|bon|aller|puis|pouvons|peut|dois|devrais|devrait|je|on|nous|est|serait|ce|c|t|il|faut',
  ],
  es: [
    'donde|adonde|a donde',
    'en su lugar|en vez de eso|si no|sino|mejor|entonces|mas',
    'y|pues|bueno|voy|vamos|ir|puedo|podemos|podria|deberia|es|esta|se|puede',
  ],
  it: [
    'dove',
    'invece|altrimenti|altro|meglio|allora|piuttosto',
    'e|ma|bene|vado|andiamo|andare|posso|possiamo|potrei|dovrei|dobbiamo|si|sta|c|è|e|conviene|puo',
  ],
}

const ASKS = new Map(
  Object.entries(INSTEAD).map(([language, [where, other, beside]]) => {
    const more = `(?: (?:${[beside, other].join('|')}))*`
    return [language, new RegExp(fold(`^(?:(?:${beside}) )*(?:${where})${more} (?:${other})${more}$`))]
  }),
)

/** Reads where to go in place of what was spoken of as a wish for an alternative to it, and not as a question where it lies. */
export function withGoInstead({ spans, language }: Said): readonly Span[] {
  const said = spans.filter(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')
  const typed = said.map(span => span.typed).filter((word, at, all) => word !== '' && word !== all[at - 1])
  const text = fold(typed.join(' ').replaceAll(/['’-]/g, ' '))
  return ASKS.get(language)?.test(text) ? [merged(said, { is: 'generic' }, ALTERNATIVE)] : spans
}

/** How a wish for another in place of what was told is said. */
export const ALTERNATIVE = 'alternative'

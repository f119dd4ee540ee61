// What narrows what was looked for, and asks nothing of the one spot of it that was spoken of since.
import type { Span } from '../../../recognise/spans.ts'
import { typedText } from '../../../recognise/spelling/typed-text.ts'

/** "Only with parking", "and where one can camp?", "the free ones", "it must not cost anything": a wish of those that are looked for. */
export function isNarrowing(spans: readonly Span[]): boolean {
  const isOfOne = spans.some(({ meaning }) => meaning.is === 'pronoun' && meaning.of !== 'spots')
  if (!spans.some(isCondition)) return false
  if (isRequired(spans)) return true
  const isOne = spans.some(({ meaning, said }) => meaning.is === 'generic' && /^ones?$/i.test(said))
  if (isOfOne && (!isOne || spans.some(isQuestionMark))) return false
  const isPlease = spans.some(({ said }) => /^please$/i.test(said)) && !spans.some(isQuestionMark)
  if (THOSE.test(typedText(spans))) return true
  return isOne || isPlease || spans.some(({ meaning, said }) => meaning.is === 'follow' && WISH.test(said))
}

/** How a word goes on that says what they are to have: "and with", "only", "but where". */
const WISH = /\b(only|just|nothing but|with|without|where|but)\b/i

/** "I need one", "those that", "am liebsten": such as are wished for. */
const THOSE = new RegExp(
  `^(?:(?:and|but|und|aber|et|mais|y|pero|e|ma) )?(?:${[
    '(?:i|we) (?:need|want) (?:one|some)|those (?:that|which|with|where)|preferably',
    '(?:ich|wir) (?:brauche|brauchen|mochte|mochten|will|wollen|suche|suchen) (?:einen|eine|eins|eines|welche)|(?:gibt es )?(?:auch |noch )?(?:einen|eine|eins|eines|welche) (?:mit|ohne|wo)|diejenigen|am liebsten',
    '(?:il (?:m|nous) en faut|j en (?:veux|voudrais|cherche)|ceux|celles|une? (?:avec|sans|ou|qui)|de preference)',
    '(?:necesito|necesitamos|quiero|queremos|busco|buscamos) (?:uno|una|algun[oa]s?)|(?:los|las) que|(?:uno|una|algun[oa]s?) (?:con|sin|donde|que)|preferiblemente',
    '(?:me|ce) ne serv(?:e|ono)|ne (?:voglio|vogliamo|cerco|cerchiamo)|quell[ie] (?:che|con|dove)|un[oa] (?:con|senza|dove|che|raggiungibil[ei])|preferibilmente',
  ].join('|')})(?!\\p{L})`,
  'u',
)

/** "It must be free", "es darf nichts kosten", "que sea gratis", which is no question. */
export function isRequired(spans: readonly Span[]): boolean {
  return !spans.some(isQuestionMark) && spans.some(isCondition) && REQUIRED.test(typedText(spans))
}

const REQUIRED = new RegExp(
  `^(?:${[
    String.raw`(?:(?:but|and) )?(?:it|they|that) (?:must|has to|have to|should|needs? to)`,
    '(?:(?:aber|und) )?(?:(?:es|er|sie|das) (?:darf|durfen)|(?:(?:es|er|sie|das) )?(?:muss|mussen|soll|sollte|sollten))',
    '(?:(?:mais|et) )?(?:(?:ca|cela|il|elle|ils|elles) (?:ne )?(?:doit|doivent|devrait|devraient)|il faut que ce soit)',
    '(?:(?:pero|y) )?(?:que (?:sean?|no|tengan?)|(?:no )?(?:debe|deben|deberian?)|tienen? que)',
    '(?:(?:ma|e) )?(?:che (?:siano?|non|abbiano?)|(?:non )?(?:deve|devono|dovrebbero?))',
  ].join(
    '|',
  )})(?= )(?! (?:nicht |pas |no |not |non )?(?:unbedingt|forcement|necesariamente|necessarily|per forza|be necessary)\\b)`,
)

function isCondition({ meaning: { is } }: Span): boolean {
  return CONDITIONS.has(is)
}

const CONDITIONS: ReadonlySet<Span['meaning']['is']> = new Set(['access', 'fire', 'transport', 'feature'])

function isQuestionMark({ meaning, typed }: Span): boolean {
  return meaning.is === 'sign' && typed.includes('?')
}

import { foldedStart } from '../../../text/fold.ts'
import { DIRECTORY_QUESTIONS } from '../../vocabulary/kinds/directory-questions.ts'
import { SERVICE_PHRASES } from '../../vocabulary/kinds/service-topics.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'
import { wholeText } from './whole-text.ts'

/**
 * Reads "how do I cite the data", "for which countries are there decibels", "why are noisy places listed" as asked of the
 * directory: its words are no conditions of a search, where no place, no kind of spot and no number is named.
 */
export function withDirectoryAsked(spans: readonly Span[]): readonly Span[] {
  const sentences = sentencesOf(spans)
  const read = sentences.length > 1 ? sentences.map(each => rateDecided(each) ?? directoryIn(each)) : []
  // "Who decides that? Can I send a correction?"
  const all = read.flatMap(each => each ?? [])
  if (read.length > 1 && read.every(each => each !== null)) return all
  return directoryIn(spans) ?? spans
}

/** The sentences of a question, each with its sign. */
function sentencesOf(spans: readonly Span[]): readonly (readonly Span[])[] {
  const ends = [...spans.keys()].filter(at => /^[?.!;¿¡]+$/.test(spans[at]?.typed ?? '') && isSaid(spans[at + 1]))
  return [...ends.map(at => at + 1), spans.length].map((to, at, all) => spans.slice(all[at - 1] ?? 0, to))
}

function isSaid(span: Span | undefined): boolean {
  return span !== undefined && /[\p{L}\p{N}]/u.test(span.typed)
}

function directoryIn(spans: readonly Span[]): readonly Span[] | null {
  const text = wholeText(spans)
  const isElsewhere = spans.some(({ meaning }) => ELSEWHERE.has(meaning.is))
  const isNamed = isElsewhere && spans.some(({ meaning: { is } }) => ELSEWHERE.has(is) && !BY_WORD.has(is))
  const asked = DIRECTORY_QUESTIONS.find(
    ({ all, isOfWords }) => !(isOfWords ? isNamed : isElsewhere) && all.every(words => words.test(text)),
  )
  if (!asked) return null
  const [said = ''] = SERVICE_PHRASES[asked.topic].split('|')
  // What else is said is named as not applied.
  const isPart = ({ meaning, typed }: Span) =>
    meaning.is !== 'unknown' ||
    asked.isOfWords ||
    BESIDE.test(foldedStart(typed)) ||
    asked.beside?.test(foldedStart(typed)) ||
    asked.all.some(words => words.test(` ${foldedStart(typed)} `))
  return asOne(spans, { is: 'ask', ask: 'help' }, { said, isPart })
}

/** Who decides, of a rating that the sentence beside speaks of; null where another thing is said. */
function rateDecided(spans: readonly Span[]): readonly Span[] | null {
  const [first] = spans
  if (!first || !DECIDED.test(wholeText(spans))) return null
  return asOne(spans, { is: 'ask', ask: 'rating help' }, { said: first.said, isPart: () => true })
}

const DECIDED =
  /^ (and |und |et |y |e )?(who|wer|qui|quien|chi) (lo |la |le |en |l )?(decides|decided|entscheidet|bestimmt|decide)( (that|this|it|das|es|daruber|denn|ca|cela|eso|esto|questo|quello)){0,2} $/

type One = { said: string; isPart: (span: Span) => boolean | undefined }

/** All that is part of the question as one ask. */
function asOne(spans: readonly Span[], meaning: Meaning, { said, isPart }: One): readonly Span[] {
  const first = spans.findIndex(span => isSaid(span) && isPart(span))
  return spans.map((span, at): Span => {
    if (at === first) return { ...span, said, meaning, corrected: null }
    if (!isSaid(span)) return { ...span, meaning: { is: 'sign' } }
    return isPart(span) ? { ...span, meaning: FILLER, corrected: null } : span
  })
}

/** Words that go with such questions, folded, in each language. */
const BESIDE =
  /^(know|known|kenne|kennen|connais|connaissons|conozco|conocemos|conosco|conosciamo|frequently|regularly|missing|absent|leaves?|ignores?|omits?|miss(es)?|disregards?|overlooks?|reviewed|peer|fehlt|fehlen|lasst|weg|vernachlassigt|berucksichtigt|wer|wurden?|land|lander|manque(nt)?|ignora|mises?|jour|oft|haufig|regelmassig|abstanden|frequence|combien|tous|frecuencia|regularidad|cada|cuanto|frequenza|ogni|quanto|spesso|modell|methode|verfahren|berechnung|modele|calcul|modelo|metodo|calculo|modello|calcolo|mon|mein|meine|il|t|neglige|oublie|omet|qui|pays|ete|est|faltan?|omite|quien|pais|paises|manca|mancano|trascura|omette|chi|paese|paesi|stat[oaie]|who|anyone|anybody|someone|model|method|algorithm|made|up|arent|they|country|countries|region|often|each|cite|quote|quoting|credit|attribute|reference|zitieren|zitiert|cito|listed|included|gelistet|drin|dann|denn|then|data|dataset|source|sources|numbers?|figures?|values?|ratings?|licence|license|paper|papers|thesis|article|report|study|book|blog|work|website|use|come|comes|have|has|get|computed|measured|available|places?|spots?|sites?|such|really|even|properly|correctly|daten|quellen?|zahlen|werte|bewertung(en)?|lizenz|arbeit|studie|artikel|bericht|buch|richtig|korrekt|kommen|kommt|gibt|abgedeckt|berechnet|orte?|stehen|steht|sind|eure|euch|uberhaupt|so|etwas|donnees|chiffres|notes?|bruit|niveaux?|licence|these|etude|rapport|livre|memoire|avez|vous|viennent|vient|vos|lieux?|endroits?|correctement|couverts?|couvertes?|datos|cifras|notas|ruido|niveles|tesis|estudio|informe|libro|trabajo|vienen|viene|teneis|tienen|vuestros|lugares|lugar|sitios|cubiertos|correctamente|dati|cifre|voti|rumore|livelli|tesi|studio|articolo|rapporto|libro|lavoro|vengono|avete|vostri|posti|posto|luoghi|coperti|correttamente|presenti|stanno|elencati|estan|figuran|figurent|sont|y|puedo|posso|dois|devo|debo|hay|una?|un)$/

/** What words are one by one in questions that are read as a whole: "do you get paid", "pay for a better rating". */
const BY_WORD: ReadonlySet<Meaning['is']> = new Set(['feature', 'access', 'comparative', 'here'])

/** Spots are looked for, or one is asked about. */
const ELSEWHERE: ReadonlySet<Meaning['is']> = new Set([
  'name',
  'spot',
  'coordinates',
  'box',
  'feature',
  'superlative',
  'average',
  'extreme',
  'comparative',
  'level',
  'distance',
  'number',
  'rating',
  'access',
  'fire',
  'transport',
  'harm',
  'unread',
  'here',
])

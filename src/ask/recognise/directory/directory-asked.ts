import { fold } from '../../../text/fold.ts'
import { DIRECTORY_QUESTIONS } from '../../vocabulary/kinds/directory-questions.ts'
import { SERVICE_PHRASES } from '../../vocabulary/kinds/service-topics.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'

/**
 * Reads "how do I cite the data", "for which countries are there decibels", "why are noisy places listed" as asked of the
 * directory: its words are no conditions of a search, where no place, no kind of spot and no number is named.
 */
export function withDirectoryAsked(spans: readonly Span[]): readonly Span[] {
  if (spans.some(({ meaning }) => ELSEWHERE.has(meaning.is))) return spans
  const read = spans.map(({ typed }, at) => (spans[at - 1]?.typed === typed ? '' : typed)).join(' ')
  const text = ` ${fold(read.slice(0, LONGEST_READ)).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const asked = DIRECTORY_QUESTIONS.find(({ all }) => all.every(words => words.test(text)))
  if (!asked) return spans
  const [said = ''] = SERVICE_PHRASES[asked.topic].split('|')
  // What else is said is named as not applied.
  const isPart = ({ meaning, typed }: Span) =>
    meaning.is !== 'unknown' || BESIDE.test(fold(typed)) || asked.all.some(words => words.test(` ${fold(typed)} `))
  const first = spans.findIndex(isPart)
  return spans.map((span, at): Span => {
    if (at === first) return { ...span, said, meaning: { is: 'ask', ask: 'help' }, corrected: null }
    if (!/[\p{L}\p{N}]/u.test(span.typed)) return { ...span, meaning: { is: 'sign' } }
    return isPart(span) ? { ...span, meaning: FILLER, corrected: null } : span
  })
}

/** Words that go with such questions, folded, in each language. */
const BESIDE =
  /^(cite|quote|quoting|credit|attribute|reference|zitieren|zitiert|cito|listed|included|gelistet|drin|dann|denn|then|data|dataset|source|sources|numbers?|figures?|values?|ratings?|licence|license|paper|papers|thesis|article|report|study|book|blog|work|website|use|come|comes|have|has|get|computed|measured|available|places?|spots?|sites?|such|really|even|properly|correctly|daten|quellen?|zahlen|werte|bewertung(en)?|lizenz|arbeit|studie|artikel|bericht|buch|richtig|korrekt|kommen|kommt|gibt|abgedeckt|berechnet|orte?|stehen|steht|sind|eure|euch|uberhaupt|so|etwas|donnees|chiffres|notes?|bruit|niveaux?|licence|these|etude|rapport|livre|memoire|avez|vous|viennent|vient|vos|lieux?|endroits?|correctement|couverts?|couvertes?|datos|cifras|notas|ruido|niveles|tesis|estudio|informe|libro|trabajo|vienen|viene|teneis|tienen|vuestros|lugares|lugar|sitios|cubiertos|correctamente|dati|cifre|voti|rumore|livelli|tesi|studio|articolo|rapporto|libro|lavoro|vengono|avete|vostri|posti|posto|luoghi|coperti|correttamente|presenti|stanno|elencati|estan|figuran|figurent|sont|y|puedo|posso|dois|devo|debo|hay|una?|un)$/

const LONGEST_READ = 300

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

import { isFiller, type Span } from '../spans.ts'
import { framing, typedWord } from './framing.ts'

/** Takes the number of "we are three hikers", "nous sommes quatre amis" as who asks, and not as how many spots are wanted. */
export function withParty(spans: readonly Span[]): readonly Span[] {
  const number = spans.findIndex((_, at) => isOfParty(spans, at))
  if (number === -1) return spans
  return spans.map((span, at) => {
    if (at === number) return framing(span, 'who asks')
    return at === number + 1 && isMere(span) ? framing(span, 'who asks') : span
  })
}

/** What has a meaning of its own, as a hiker does, stays. */
function isMere({ meaning }: Span): boolean {
  return meaning.is === 'unknown' || meaning.is === 'stop' || meaning.is === 'off topic'
}

function isOfParty(spans: readonly Span[], at: number): boolean {
  const span = spans[at]
  if (span?.meaning.is !== 'number' && !(span?.meaning.is === 'stop' && COUNTED.test(span.typed))) return false
  const before = spans.slice(Math.max(0, at - REACH), at)
  const being = before.findLastIndex(each => BEING.test(typedWord(each)))
  if (being === -1 || !before.slice(being + 1).every(each => isFiller(each) || GROUP.test(each.typed))) return false
  return IN_ALL.test(span.typed) || PEOPLE.test(spans[at + 1]?.typed ?? '') || PEOPLE.test(span.typed)
}

/** "Are a group of". */
const REACH = 5
const BEING = /^(are|re|sind|sommes|est|somos|siamo)$/
const GROUP = /^(group|gruppe|groupe|grupo|gruppo|of|von|de|di|zu|à)$/i
const COUNTED =
  /^(\d+|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis|due|tre|quattro|cinque|sei)(?!\p{L})/iu
const IN_ALL = /^(zweit|dritt|viert|fünft)$/i
const PEOPLE =
  /(?<!\p{L})(hikers?|walkers?|climbers?|cyclists?|friends?|people|persons?|adults?|women|men|girls|guys|wanderer|freunde|freundinnen|leute|personen|erwachsene|frauen|männer|radler|kletterer|mädels|jungs|randonneurs?|randonneuses?|amis?|amies?|personnes?|adultes?|copains|copines|femmes|hommes|grimpeurs|cyclistes|excursionistas|senderistas|amigos|amigas|personas|adultos|mujeres|hombres|escursionisti|amici|amiche|persone|adulti|donne|uomini)$/iu

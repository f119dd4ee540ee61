// What is asked behind a ranking of countries or kinds in a few words: more of it, all of it, or the same of another kind.
import type { Summary } from '../../../query.ts'
import type { Understanding } from '../../../understanding.ts'
import { NOTHING_LEFT } from './fewer-shown.ts'

const AND = String.raw`^\W*(?:(?:and|und|et|y|e|ed)\s+)?`
const END = String.raw`\W*$`
const NUMBERS: readonly RegExp[] = [
  /^(?:two|zwei|deux|dos|due)$/iu,
  /^(?:three|drei|trois|tres|tre)$/iu,
  /^(?:four|vier|quatre|cuatro|quattro)$/iu,
  /^(?:five|fünf|cinq|cinco|cinque)$/iu,
]
const FIRST_NUMBER = 2
const COUNT = String.raw`(?<count>\d{1,2}|two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque)`
const THINGS = String.raw`(?: (?:ones|countries|of them|länder|davon|pays|países|paesi))?`

/** "And the next three?", "die nächsten drei", "les trois suivants", "las siguientes". */
const MORE: readonly RegExp[] = [
  `${AND}(?:the )?(?:next|following)(?: ${COUNT})?${THINGS}${END}`,
  `${AND}(?:show |list |give me |tell me )?(?:${COUNT} )?more(?: of (?:them|those))?${THINGS}${END}`,
  `${AND}(?:die )?nächsten(?: ${COUNT})?${THINGS}${END}`,
  `${AND}(?:zeig(?:e)? mir |nenne mir )?(?:${COUNT} )?(?:weitere|mehr)(?: davon)?${THINGS}${END}`,
  `${AND}les (?:${COUNT} )?(?:suivant[es]*|prochains)${THINGS}${END}`,
  `${AND}l[oa]s (?:${COUNT} )?(?:siguientes|próxim[oa]s)(?: ${COUNT.replace('<count>', '<after>')})?${THINGS}${END}`,
  `${AND}(?:i|le|gli) (?:${COUNT} )?(?:prossim[ie]|successiv[ie]|seguenti)(?: ${COUNT.replace('<count>', '<after>')})?${THINGS}${END}`,
].map(said => new RegExp(said, 'iu'))

const ALL = new RegExp(
  `${AND}(?:(?:list|show|give|name|tell)(?: me)? )?(?:them all|all of them|all of those|the whole list|the full list|the rest|all(?: the)? countries|alle(?: davon)?|die ganze liste|den rest|alle länder|la liste complète|tous les pays|le reste|todos|todos los países|la lista completa|el resto|tutti|tutti i paesi|la lista completa|il resto)${END}`,
  'iu',
)
/** More than there are countries. */
const MOST = 300
const USUAL_MORE = 5

/** "And forests?": a kind and nothing else. */
const KIND_ALONE = new RegExp(
  String.raw`^\W*(?:and|und|et|y|e|ed|what about|how about|was ist mit|et pour|¿?y)\s+(?:the |die |les |l['’]|los |las |i |gli |le )?\p{L}+(?: (?!there|dort|là|allí|ahí|lì)\p{L}+)?${END}`,
  'iu',
)

/** The ranking that the last of some texts goes on with, as it is understood; null where it asks something else. */
export function rankingGoneOn(
  texts: readonly string[],
  read: (texts: readonly string[]) => Understanding | null,
): Understanding | null {
  const text = texts.at(-1) ?? ''
  const isShort = ALL.test(text) || KIND_ALONE.test(text) || MORE.some(said => said.test(text))
  if (texts.length < 2 || !isShort) return null
  const earlier = texts.slice(0, -1)
  const before = rankingGoneOn(earlier, read) ?? read(earlier)
  const summary = before?.query.summary
  if (before?.query.kind !== 'summary' || summary?.of !== 'values' || summary.asked !== undefined) return null
  const last = read(texts)
  const goneOn = (more: Partial<Extract<Summary, { of: 'values' }>>, account: Understanding['account']) =>
    last && { ...last, query: { ...before.query, summary: { ...summary, ...more } }, account }
  const more = MORE.map(said => said.exec(text)).find(match => match !== null)
  if (more || ALL.test(text)) {
    const limit = more ? Math.min(MOST, summary.limit + countOf(more)) : MOST
    return goneOn({ limit }, { ...NOTHING_LEFT, applied: [{ text, as: more ? `limit: ${limit}` : 'limit: all' }] })
  }
  const asked = read([text])
  const [kind, ...others] = asked?.query.conditions ?? []
  if (!asked || asked.account.notApplied.length > 0) return null
  if (kind?.on !== 'feature' || kind.isNegated || others.length > 0) return null
  const rest = summary.conditions.filter(({ on }) => on !== 'feature')
  return goneOn({ conditions: [kind, ...rest] }, asked.account)
}

function countOf({ groups = {} }: RegExpExecArray): number {
  const said = groups.count ?? groups.after
  if (said === undefined) return USUAL_MORE
  const word = NUMBERS.findIndex(number => number.test(said))
  return word === -1 ? Number(said) : word + FIRST_NUMBER
}

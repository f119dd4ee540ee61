// What is asked behind a ranking of countries or kinds in a few words: more of it, all of it, or the same of another kind.
import type { Query } from '../../../query.ts'

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
const MOST = 40
const USUAL_MORE = 5

/** "And forests?": a kind and nothing else. */
const KIND_ALONE = new RegExp(
  String.raw`^\W*(?:and|und|et|y|e|ed|what about|how about|was ist mit|et pour|¿?y)\s+(?:the |die |les |l['’]|los |las |i |gli |le )?\p{L}+(?: \p{L}+)?${END}`,
  'iu',
)

/** The ranking that the last of some texts goes on with; null where it asks something else. */
export function rankingGoneOn(
  texts: readonly string[],
  queryOf: (texts: readonly string[]) => Query | null,
): Query | null {
  const text = texts.at(-1) ?? ''
  const isShort = ALL.test(text) || KIND_ALONE.test(text) || MORE.some(said => said.test(text))
  if (texts.length < 2 || !isShort) return null
  const earlier = texts.slice(0, -1)
  const before = rankingGoneOn(earlier, queryOf) ?? queryOf(earlier)
  const summary = before?.summary
  if (before?.kind !== 'summary' || summary?.of !== 'values' || summary.asked !== undefined) return null
  if (ALL.test(text)) return { ...before, summary: { ...summary, limit: MOST } }
  const more = MORE.map(said => said.exec(text)).find(match => match !== null)
  if (more) return { ...before, summary: { ...summary, limit: Math.min(MOST, summary.limit + countOf(more)) } }
  const [kind, ...others] = queryOf([text])?.conditions ?? []
  if (kind?.on !== 'feature' || kind.isNegated || others.length > 0) return null
  const rest = summary.conditions.filter(({ on }) => on !== 'feature')
  return { ...before, summary: { ...summary, conditions: [kind, ...rest] } }
}

function countOf({ groups = {} }: RegExpExecArray): number {
  const said = groups.count ?? groups.after
  if (said === undefined) return USUAL_MORE
  const word = NUMBERS.findIndex(number => number.test(said))
  return word === -1 ? Number(said) : word + FIRST_NUMBER
}

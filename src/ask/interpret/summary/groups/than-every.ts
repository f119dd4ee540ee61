import type { Span } from '../../../recognise/spans.ts'

/**
 * What decides "is there any place in Germany quieter than every place in Switzerland?": the quietest of both, and no average; null where
 * every one of a kind is not compared. "Are all lakes here quieter than those there?" nothing decides that is counted here.
 */
export function thanEveryOf(spans: readonly Span[]): 'best' | 'nothing' | null {
  const than = spans.findIndex(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'compare')
  if (than === -1) return null
  const [before, behind] = [spans.slice(0, than), spans.slice(than + 1)]
  const isOfEach = hasEvery(before)
  if (!isOfEach && !hasEvery(behind)) return null
  const isQuieter = before.some(({ meaning }) => QUIETER.has(meaning.is === 'comparative' ? meaning.to : meaning.is))
  const isOfOne = before.some(
    ({ meaning, typed }) => (meaning.is === 'ask' && meaning.ask === 'exists') || ONE.test(typed),
  )
  return isQuieter && isOfOne && !isOfEach ? 'best' : 'nothing'
}

/** "Der ruhiger ist als": a quality, in German. */
const QUIETER: ReadonlySet<string> = new Set(['quieter', 'quality'])

/** "Every place", "all of the lakes". */
function hasEvery(spans: readonly Span[]): boolean {
  return spans.some(
    ({ typed }, at) =>
      EVERY.test(typed) &&
      spans.slice(at + 1).find(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'relation')?.meaning.is !==
        'name',
  )
}

const EVERY =
  /^(every|each|all|jede[nmrs]?|alle[nmr]?|chaque|tou(s|tes)( les)?|cada|tod[oa]s?( l[oa]s)?|ogni|tutt[ie]( i| gli| le)?)$/i
const ONE = /^(an?|any|one|some|ein(e[nmrs]?)?|irgendein(e[nmrs]?)?|une?|un[oa]?|algun[oa]?|algún)$/i

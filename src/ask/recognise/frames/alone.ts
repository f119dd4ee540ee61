import type { Span } from '../spans.ts'
import { framed, type Run } from './framing.ts'

/**
 * Takes "I'm travelling alone", "je voyage seul", "viajo sola" as who asks: nobody is looked for beside them. Whether one is alone
 * somewhere, "a lake where I am alone", is a wish that no field answers, and is named.
 */
export function withAlone(spans: readonly Span[]): readonly Span[] {
  const at = spans.findIndex(({ typed }) => ALONE.test(typed))
  const run = at === -1 ? undefined : runTo(spans, at)
  return run ? framed(spans, [run], 'who asks') : spans
}

/** What begins a sentence, tells of oneself and ends so. */
function runTo(spans: readonly Span[], at: number): Run | undefined {
  const start = spans.slice(0, at).findLastIndex(({ meaning }) => JOINTS.has(meaning.is)) + 1
  const words = spans.slice(start, at + 1)
  if (words.length > LONGEST_RUN) return undefined
  return TELLS.test(words.map(({ typed }) => typed).join(' ')) ? { from: start, to: at + 1 } : undefined
}

const LONGEST_RUN = 7
const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['sign', 'comma', 'and'])

const ALONE =
  /^(?:(?:travel(?:ling|ing)? )?alone|on my own|by myself|allein|alleine|(?:tout )?seule?|tout(?:e)? seule?|sol[oa]s?|a solas|da sol[oa])$/i

/** Who, what they do, and that they are alone. */
const TELLS = new RegExp(
  [
    String.raw`^i(?: |')?(?:a?m|will|'ll)?(?: usually| often| always)? ?(?:be )?(?:travel(?:l?ing)?|hik(?:e|ing)|walk(?:ing)?|go(?:ing)?|come|coming|here|there)? ?(?:alone|on my own|by myself)$`,
    String.raw`^(?:ich (?:bin|reise|wandere|fahre|gehe|komme|laufe)(?: (?:meist|meistens|oft|immer|ganz))?(?: unterwegs)?|(?:bin|reise|wandere)(?: ich)?) (?:ganz )?alleine?(?: unterwegs)?$`,
    String.raw`^je (?:suis|voyage|pars|marche|randonne|viens|me promène|serai)(?: (?:souvent|toujours))? (?:toute? )?seule?$`,
    String.raw`^(?:yo )?(?:viajo|voy|camino|estoy|iré|vengo|soy)(?: (?:siempre|casi siempre))? sol[oa]$`,
    String.raw`^(?:io )?(?:viaggio|vado|cammino|sono|vengo|andrò)(?: (?:sempre|spesso))? (?:da )?sol[oa]$`,
  ].join('|'),
  'i',
)

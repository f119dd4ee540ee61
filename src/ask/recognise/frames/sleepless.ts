// "I can't sleep at home", "ich kann zu Hause nicht schlafen": why somebody looks for quiet, and neither camping nor a place called "home".
import { foldedStart } from '../../../text/fold.ts'
import { isFiller, type Span } from '../spans.ts'
import { framed, type Run } from './framing.ts'

/** Takes that somebody cannot sleep as told: of the places where they could, nothing is asked by that. */
export function withSleepless(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(({ typed }) => SLEEP.test(typed))) return spans
  const runs = [...spans.keys()].flatMap(from => runAt(spans, from) ?? [])
  const [first, ...others] = runs
  return first && others.every(({ from }) => from >= first.to) ? framed(spans, runs, 'who asks') : spans
}

/** The longest run from there on that says so, from its first to behind its last word. */
function runAt(spans: readonly Span[], from: number): Run | undefined {
  const before = spans[from - 1]
  if (before && !isFiller(before) && !/^(sign|comma|and)$/.test(before.meaning.is)) return undefined
  let said = ''
  let end: number | undefined
  for (let at = from; at < Math.min(spans.length, from + MOST_SPANS); at++) {
    const typed = spans[at]?.typed ?? ''
    if (typed !== spans[at - 1]?.typed || at === from) said = `${said} ${foldedStart(typed)}`
    if (SLEEPLESS.test(said)) end = at + 1
  }
  return end === undefined ? undefined : { from, to: end }
}

const MOST_SPANS = 12
/** Without one of these nothing of the kind is said. */
const SLEEP = /sleep|schlaf|dor[ms]/i

const SLEEPLESS =
  /^ ((i|we|he|she) ((just|really|often) )?(can not|can ?t|cannot|could not|can never|can hardly|do not|not) sleep( (well|properly|any ?more|at all))?( (at|in) (home|night|town|(my|our|the) (flat|house|city|apartment)))?|(ich|wir) (kann|konnen) ((zu hause|daheim|nachts|hier|bei mir) )?(nicht|kaum) ((mehr|gut) )?schlafen|(zu hause|daheim|nachts) (kann ich|konnen wir) (nicht|kaum) ((mehr|gut) )?schlafen|je n ?(arrive|arrivons) (pas|plus) a dormir( (chez moi|chez nous|la nuit|a la maison))?|je (ne )?dors (pas|mal|plus)( (chez moi|la nuit|a la maison))?|no (puedo|podemos) dormir( bien)?( (en (mi )?casa|por la noche))?|non (riesco|riusciamo) a dormire( bene)?( (a casa( mia)?|di notte))?)$/

// "I can't sleep at home", "ich kann zu Hause nicht schlafen": why somebody looks for quiet, and neither camping nor a place called "home".
import type { Span } from '../spans.ts'
import { framed } from './framing.ts'
import { toldRuns } from './told-run.ts'

/** Takes that somebody cannot sleep as told: of the places where they could, nothing is asked by that. */
export function withSleepless(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(({ typed }) => SLEEP.test(typed))) return spans
  const runs = toldRuns(spans, SLEEPLESS)
  const [first, ...others] = runs
  return first && others.every(({ from }) => from >= first.to) ? framed(spans, runs, 'who asks') : spans
}

/** Without one of these nothing of the kind is said. */
const SLEEP = /sleep|schlaf|dor[ms]/i

const SLEEPLESS =
  /^ ((i|we|he|she) ((just|really|often) )?(can not|can ?t|cannot|could not|can never|can hardly|do not|not) sleep( (well|properly|any ?more|at all))?( (at|in) (home|night|town|(my|our|the) (flat|house|city|apartment)))?|(ich|wir) (kann|konnen) ((zu hause|daheim|nachts|hier|bei mir) )?(nicht|kaum) ((mehr|gut) )?schlafen|(zu hause|daheim|nachts) (kann ich|konnen wir) (nicht|kaum) ((mehr|gut) )?schlafen|je n ?(arrive|arrivons) (pas|plus) a dormir( (chez moi|chez nous|la nuit|a la maison))?|je (ne )?dors (pas|mal|plus)( (chez moi|la nuit|a la maison))?|no (puedo|podemos) dormir( bien)?( (en (mi )?casa|por la noche))?|non (riesco|riusciamo) a dormire( bene)?( (a casa( mia)?|di notte))?)$/

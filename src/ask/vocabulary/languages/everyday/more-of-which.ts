import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** Where one asks, and two things of which there may be more. */
const WHERE = String.raw`((?:[^.?!,]{2,40}\s)?)`
const THING = String.raw`(\p{L}{3,}(?: (?:de|di|d['’])\s?\p{L}{3,}| \p{L}{3,})?)`

/** "Points de vue", "refugios de montaña". */
const OTHER = String.raw`(\p{L}{3,}(?: (?:de|di|d['’])\s?\p{L}{3,}| (?!en |in |dans |au |aux |à |a )\p{L}{3,})?)`

const MORE: Readonly<Record<Foreign, readonly (readonly [said: string, as: string])[]>> = {
  de: [[String.raw`gibt es ${WHERE}mehr ${THING} oder (?:mehr )?(?=\p{Lu})(\p{L}{3,})`, 'mehr $2 als $3 $1']],
  fr: [
    [
      String.raw`y a[- ]t[- ]il ${WHERE}plus (de |d['’])${THING} ou (?:plus )?(?:de |d['’])${OTHER}`,
      'plus $2$3 par rapport à $4 $1',
    ],
  ],
  es: [[String.raw`hay ${WHERE}m[aá]s ${THING} o m[aá]s ${OTHER}`, 'más $2 respecto a $3 $1']],
  it: [[String.raw`ci sono ${WHERE}più ${THING} o più ${OTHER}`, 'più $2 rispetto a $3 $1']],
}

/** "Gibt es in Norwegen mehr Seen oder mehr Wälder?": of which there are more. */
export function moreOfWhichIn(language: Foreign): readonly Rewrite[] {
  return MORE[language].map(([said, as]) => ({ said: new RegExp(String.raw`^\W*${said}(?!\p{L})`, 'giu'), as }))
}

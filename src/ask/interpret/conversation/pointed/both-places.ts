// "Which of the two is quieter?", "the average of both" behind two places, each asked about in a turn: their names in place of those words.
import type { Place } from '../../../gazetteer/place.ts'
import type { Query } from '../../../query.ts'
import { LANGUAGES, type Language } from '../../../vocabulary/languages/languages.ts'

/** What says both, and how it is said with their names. */
type Row = readonly [said: string, as: (one: string, other: string) => string]

const SAID: Readonly<Record<Language, readonly Row[]>> = {
  en: [
    ['(?<=average[^?!.]*)(?:of|for|in) (?:both|the two|these two|those two)(?: of them)?', of('of', 'and')],
    ['their average(?: rating)?', (one, other) => `the average rating of ${one} and ${other}`],
    [
      'which (?:one )?of (?:the two|both|them|these two)(?: places| towns| countries| regions)? is (?=quieter|louder|noisier|calmer)',
      (one, other) => `which of ${one} and ${other} is `,
    ],
  ],
  de: [
    ['(?<=(?:durchschnitt|mittel|schnitt)[^?!.]*)(?:von|in) (?:den )?beiden', of('von', 'und')],
    [
      'welche[rs]? (?:der|von(?: den)?) beiden(?: orte?n?| länder| dörfer| städte)? ist (?=leiser|ruhiger|lauter|stiller)',
      (one, other) => `welches von ${one} und ${other} ist `,
    ],
  ],
  fr: [
    ['(?<=moyenne[^?!.]*)(?:des|pour les|dans les) deux', of('de', 'et')],
    ['l(?:equel|aquelle) des deux est (?=(?:le |la )?plus)', (one, other) => `entre ${one} et ${other}, lequel est `],
  ],
  es: [
    ['(?<=media[^?!.]*)(?:de los dos|de las dos|de ambos|de ambas)', of('de', 'y')],
    ['cuál de (?:los|las) dos es (?=(?:el |la )?más)', (one, other) => `entre ${one} y ${other}, ¿cuál es `],
  ],
  it: [
    ['(?<=media[^?!.]*)(?:dei due|delle due|di entrambi|di entrambe)', of('di', 'e')],
    ['quale (?:dei|delle) due è (?=(?:il |la )?più)', (one, other) => `tra ${one} e ${other}, quale è `],
  ],
}

const PATTERNS = LANGUAGES.flatMap(language =>
  SAID[language].map(([said, as]) => ({ said: new RegExp(String.raw`(?<!\p{L})(?:${said})`, 'iu'), as })),
)

/** Names both places where a text says "both" and the two before it asked about one each. */
export function withPlacesOfBoth(
  all: readonly string[],
  queryOf: (texts: readonly string[]) => Query | null,
): readonly string[] {
  return all.reduce<string[]>((texts, text) => {
    const found = texts.length < 2 ? undefined : PATTERNS.find(({ said }) => said.test(text))
    // "Their" is of both where the second place went on with the first: "and Greenland?"
    const isOfBoth = found && (!/^their/i.test(found.said.exec(text)?.[0] ?? '') || GOES_ON.test(texts.at(-1) ?? ''))
    const other = isOfBoth ? placeOf(queryOf(texts)) : undefined
    const one = other && placeOf(queryOf(texts.slice(0, -1)))
    return [...texts, found && one && one !== other ? text.replace(found.said, found.as(one, other)) : text]
  }, [])
}

const GOES_ON = /^\W*(and|what about|how about)(?!\p{L})/iu

/** The one place that a question asked about, and nothing that was looked for there, as it was said. */
function placeOf(query: Query | null): string | undefined {
  if (!query || query.subjects.length > 0 || query.conditions.some(({ on }) => on !== 'place')) return undefined
  const places: readonly Place[] = query.silenceAt
    ? [query.silenceAt]
    : query.conditions.flatMap(each => (each.on === 'place' && !each.isNegated ? each.places : []))
  const [place, ...others] = places
  return place && others.length === 0 ? (place.said ?? place.name) : undefined
}

function of(preposition: string, and: string): Row[1] {
  return (one, other) => `${preposition} ${one} ${and} ${other}`
}

import { FAR_KM } from '../../src/ask/recognise/places/far.ts'
import type { Answer, Question } from '../../src/ask/question.ts'
import type { Explanation } from '../../src/silence/explanation.ts'
import { distanceKm } from '../../src/geo/distance.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'

/** What is computed anew: numbers of spots, and the noise at one. */
export type Recomputed = {
  counts?: readonly number[] | undefined
  explain?: ((id: string) => Explanation | undefined) | undefined
}

/**
 * Lists the names and numbers of an answer that stand neither in its sources nor in the question and that cannot be
 * recomputed. Numbers that may: how many spots there are (`counts`), distances, differences of ratings.
 */
export function wrongFacts(
  answer: Answer,
  question: Question,
  spots: readonly SpotRecord[],
  { counts, explain }: Recomputed = {},
): string[] {
  if (['help', 'not understood', 'declined'].includes(answer.understood.kind)) return []
  const ids = new Set(answer.sources.map(({ apiUrl }) => decodeURIComponent(apiUrl.split('/').at(-1) ?? '')))
  const sources = spots.filter(({ id }) => ids.has(id))
  const said = [...(question.prev ?? []), question.query].join(' ')
  const asked = `${inDigits(said)} ${degreesIn(said).join(' ')} ${commasIn(said).join(' ')} ${/\b(perfect|full) /i.test(said) ? BEST : ''}`
  const explained = sources.flatMap(({ id }) => explain?.(id) ?? []).flatMap(namesOf)
  const known = `${asked}\n${explained.join('\n')}`
  return [
    ...wrongNames(answer.answer, sources, known, spots),
    // The distance of two towns is held against their coordinates in place-facts.test.ts.
    // Averages and shares are held against every spot in summarise.test.ts.
    ...(answer.understood.kind === 'summary' || isOfPlacesAlone(answer)
      ? []
      : wrongNumbers(answer, sources, asked, { counts, explain })),
  ]
}

function isOfPlacesAlone({ sources, understood }: Answer): boolean {
  return understood.kind === 'about' && sources.length === 0 && understood.spots.length === 0
}

function wrongNames(
  text: string,
  sources: readonly SpotRecord[],
  asked: string,
  spots: readonly SpotRecord[],
): string[] {
  const known = [asked, ...sources.flatMap(textsOf)].join('\n').toLowerCase()
  return spots
    .filter(
      ({ name }) =>
        name.length > 4 &&
        text.includes(name) &&
        new RegExp(`(?<![\\p{L}])${RegExp.escape(name)}(?![\\p{L}])`, 'u').test(text),
    )
    .filter(({ name, id }) => !sources.some(source => source.id === id) && !known.includes(name.toLowerCase()))
    .map(({ name }) => `speaks of ${name} without a source`)
}

/** "I took 'far from' as about 100 km in a straight line, which is an estimate." */
const SAYS_FAR = /\bI took "(far|away|far away) from" as about \d+ km in a straight line, which is an estimate\./

function wrongNumbers(
  { answer, understood }: Answer,
  sources: readonly SpotRecord[],
  asked: string,
  { counts, explain }: Recomputed,
): string[] {
  const explained = sources.flatMap(({ id }) => explain?.(id) ?? [])
  // Other languages write 4,5 for 4.5, and not every place text is in the language of the answer.
  let rest = understood.language === 'en' ? answer : answer.replaceAll(/(?<=\d),(?=\d)/g, '.')
  for (const text of [...sources.flatMap(textsOf), ...explained.flatMap(namesOf)].toSorted(
    (a, b) => b.length - a.length,
  ))
    rest = rest.replaceAll(text, ' ')
  const allowed = new Set<string>([
    ...(asked.match(NUMBER) ?? []).flatMap(number => [number, String(Number(number))]),
    ...sources.flatMap(({ silenceRating, latitude, longitude, commentsCount, elevation, lden, tags, activities }) => [
      silenceRating.toFixed(1),
      ...[latitude, longitude, commentsCount ?? 0, tags.length, activities.length].map(value =>
        String(Math.abs(value)),
      ),
      ...[elevation, lden].map(value => String(Math.round(value ?? 0))),
    ]),
    String(sources.length),
    ...lengthsOfLists(answer),
    ...differences(sources),
    ...distances(sources, understood.place),
    ...distances(sources, understood.near),
    ...explained.flatMap(figuresOf),
    ...(counts ?? []).map(String),
    ...(understood.near?.radiusKm ? [kilometres(understood.near.radiusKm)] : []),
    ...(understood.withinKm === null ? [] : [kilometres(understood.withinKm)]),
    // A distance of the question, as the answer writes it.
    ...(asked.match(/\d+(?:[.,]\d+)?(?= ?km)/g) ?? []).map(km => kilometres(Number(km.replace(',', '.')))),
    // A distance that the answer says to be an estimate of its own: "far from".
    ...(SAYS_FAR.test(answer) ? [String(FAR_KM)] : []),
  ])
  const counted =
    counts === undefined
      ? /\b\d+ noisy ones?\b|\bLeft out: \d+ whose\b|\bOf \d+ the (?:height|noise)\b|\bBei \d+ weiteren\b|\bPour \d+ de plus\b|\bDe \d+ más no\b|\bDi altri \d+ non\b|\bratings of the \d+\b|\bBei \d+ davon ist nicht bekannt, was zu hören\b|\bPour \d+ d’entre eux ce que l’on entend\b|\bDe \d+ no se sabe qué se oye\b|\bPer \d+ non è noto che cosa si sente\b|\b([Tt]he catalogue has|[Dd]er Katalog hat|[Ll]e catalogue compte|[Ee]l catálogo tiene|[Ii]l catalogo ha) \d+\b|\b\d+ spots go by|, \d+ (?:of|von|sur|de|su) \d+(?= ?:)/g
      : /$^/g
  return (
    rest
      .replaceAll(THRESHOLDS, ' ')
      .replaceAll(counted, ' ')
      .replaceAll(NOT_NOISY, ' ')
      .replaceAll(TIED, ' ')
      .replaceAll(UNRECORDED, ' ')
      .replaceAll(LOOKED, ' ')
      .replaceAll(BY_PLACE, ' ')
      .match(NUMBER) ?? []
  )
    .filter(number => !allowed.has(number))
    .map(number => `the number ${number} stands nowhere`)
}

/** From which rating on "not noisy" is looked for, and how many more are neither: held against the spots in quiet-meant.test.ts. */
const NOT_NOISY =
  /"Not noisy" is read as quiet here: rated 3\.4 or higher|\b\d+ more (?:is|are) neither quiet nor noisy \(rated 1\.8 to 3\.3\)|„Nicht laut“ heißt hier ruhig: Bewertung ab 3\.4|\b\d+ weiterer? Orte? (?:ist|sind) weder ruhig noch laut \(Bewertung 1\.8 bis 3\.3\)|« Pas bruyant » est compris ici comme calme : note de 3\.4 au moins|\b\d+ autres? lieux? n[^(]{1,40}\(note de 1\.8 à 3\.3\)|«No ruidoso» se entiende aquí como tranquilo: puntuación desde 3\.4|\bHay \d+ más que no [^(]{1,40}\(puntuación de 1\.8 a 3\.3\)|«Non rumoroso» è inteso qui come tranquillo: voto da 3\.4 in su|\b\d+ in più non [^(]{1,50}\(voto da 1\.8 a 3\.3\)/g

/** How many more have the rating of one that is named. */
const TIED =
  /\b\d+ (?:others? (?:has|have) the same rating|more (?:is|are) rated as high as the last|weitere[rs]? (?:sind|ist)|(?:de plus sont|autres? (?:a|ont))|más (?:tiene|tienen)|altro ha)|\baltri \d+ hanno/gi

/** Of how many more it is not recorded: held against every spot in unknown-facts.test.ts. */
const UNRECORDED =
  /\bOf \d+ more it is not known|\bBei \d+ weiteren Ort|\bPour \d+ autres?, ce n’est|\bDe \d+ más no se sabe|\bDi (?:altri \d+ luoghi|1 altro luogo) non si sa/g

/** How far was looked for what lies farther than asked: as far as a day trip, or as near reaches. */
const LOOKED = /\b(?:looked up to|ich bis|jusqu’à|hasta|fino a) (?:100|1[0-9]0|200) km/g

/** How many lie in each of several places: held against what is told of each alone in by-place.test.ts. */
const BY_PLACE = /\bThat is \d+ [^\n]*?\.(?= |\n|$)|^\p{L}[^\n:]*(?: :|:) \d+(?:, [^\n:]+(?: :|:) \d+)+\.$/gmu

/** What the words stand for, said each time: no fact about a spot. */
const THRESHOLDS =
  /\(rated below 1\.8\)|(?:\b\d+ (?:lauter?|lieux?|lugar(?:es)?|luogh?[io]) [^(\n]{0,30})?\([^()]*\b(?:unter|inférieure à|inferior a|inferiore a) 1\.8\)|\b(?:less than|unter|moins de|menos de|meno di) 20 dB|\b20 dB or more/g

/** Numbers in words also in digits: "three and a half" is 3.5 too. */
function inDigits(text: string): string {
  return NUMBERS.reduce(
    (written, word, value) =>
      written.replaceAll(new RegExp(`\\b${word}\\b( and a half)?`, 'gi'), (all, half?: string) =>
        half ? `${all} ${value}.5` : `${all} ${value}`,
      ),
    text,
  )
}

/** "3,5" is how many countries write 3.5, "20,000" has three digits behind the comma. */
function commasIn(text: string): string[] {
  return (text.match(/\d+(?:,\d+)+/g) ?? []).map(number =>
    /,\d{3}\b/.test(number) ? number.replaceAll(',', '') : number.replace(',', '.'),
  )
}

/** Degrees, minutes and seconds of arc as an answer writes them: in decimals, to 5 places. */
function degreesIn(text: string): string[] {
  const arcs = text.matchAll(/(\d+)\s*°\s*(\d+(?:\.\d+)?)\s*['′’](?:\s*(\d+(?:\.\d+)?)\s*(?:["″”]|''))?/g)
  return [...arcs].map(([, degrees, minutes, seconds = '0']) =>
    String(Math.round((Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * 1e5) / 1e5),
  )
}

/** What noise the model finds at a spot, in names: of roads, of the method, of what limits it. */
function namesOf({ dominant, caps, method, caveats }: Explanation): string[] {
  const names = [...dominant, ...caps].flatMap(({ name }) => (name !== null && /\p{L}/u.test(name) ? [name] : []))
  return [...names, method, ...caveats, ...caveats.map(text => `${text}.`)]
}

/** The same in figures, as an answer rounds them. */
function figuresOf({ lden, band, dominant, caps }: Explanation): string[] {
  const level = typeof lden === 'number' ? Math.round(lden) : 20
  return [
    String(level),
    ...band.map(rating => rating.toFixed(1)),
    ...dominant.flatMap(({ distanceM, levelDb }) => [kilometres(distanceM / 1000), String(Math.round(levelDb))]),
    ...sumsByName(dominant),
    ...caps.flatMap(({ distanceM, cap }) => [kilometres(distanceM / 1000), cap.toFixed(1)]),
    ...[...dominant, ...caps].flatMap(({ name }) => name ?? []),
    '0.1',
  ]
}

/** What the parts of a road that has one name give together. */
function sumsByName(dominant: Explanation['dominant']): string[] {
  const parts = Map.groupBy(dominant, ({ kind, name }) => `${kind} ${name}`)
  return [...parts.values()].map(alike =>
    String(Math.round(10 * Math.log10(alike.reduce((sum, { levelDb }) => sum + 10 ** (levelDb / 10), 0)))),
  )
}

/** A perfect score. */
const BEST = 5

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')
const NUMBER = /\d+(?:\.\d+)?/g

function textsOf({ name, otherNames, description, transportation, place }: SpotRecord): string[] {
  const quotable = description?.split(/(?<=[.!?])\s+/) ?? []
  return [name, ...otherNames, description, ...quotable, transportation, place].flatMap(text =>
    text ? [text, text.replace(/[.]$/, '')] : [],
  )
}

/** How many lines each list of an answer has: "The 3 quietest:". */
function lengthsOfLists(answer: string): string[] {
  return (answer.match(/(?:\n- [^\n]*)+/g) ?? []).map(list => String(list.match(/\n- /g)?.length))
}

function differences(sources: readonly SpotRecord[]): string[] {
  return sources.flatMap(a =>
    sources.flatMap(b => [
      Math.abs(a.silenceRating - b.silenceRating).toFixed(1),
      String(Math.abs(Math.round(a.elevation ?? 0) - Math.round(b.elevation ?? 0))),
      String(Math.round(Math.abs((a.lden ?? 0) - (b.lden ?? 0)))),
    ]),
  )
}

function distances(
  sources: readonly SpotRecord[],
  place: { latitude?: number | null; longitude?: number | null } | null,
): string[] {
  const { latitude = null, longitude = null } = place ?? {}
  if (latitude === null || longitude === null) return []
  // A little beyond a limit a decimal is told: "within 20 km", "20.3 km".
  return sources.flatMap(spot => {
    const km = distanceKm(spot, { latitude, longitude })
    return [kilometres(km), km.toFixed(1)]
  })
}

function kilometres(km: number): string {
  const tenth = Math.round(km * 10) / 10
  return tenth < 10 ? tenth.toFixed(1) : String(Math.round(km))
}

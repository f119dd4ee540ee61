import type { Place } from '../gazetteer/place.ts'
import { takenOfSeveral } from './places/taken-of-several.ts'
import { countriesOf, countryWithArticle } from '../../index/regions/regions.ts'
import { isRiverTooCoarse, riversIn } from '../gazetteer/rivers.ts'
import { kilometres } from '../../text/distance-words.ts'
import { listed } from '../../text/english.ts'
import type { Query } from '../query.ts'
import type { Account } from '../understanding.ts'

/** More words are counted, not named. */
const MOST_NAMED = 8

/** Says first what of the question was not applied, then what was read otherwise than typed. */
export function sayAccount({ kind }: Query, { notApplied, corrected }: Account): string[] {
  if (kind === 'declined') return []
  const left = kind === 'not understood' ? [] : [`I could not take into account: ${quotedList(notApplied)}.`]
  const pairs = corrected.map(({ from, to }) => `"${from}" as "${to}"`)
  return [...(notApplied.length > 0 ? left : []), ...(pairs.length > 0 ? [`I read ${listed(pairs)}.`] : [])]
}

/** Says that a distance is an estimate, where spots were looked for within it. */
export function sayEstimated({ estimated, conditions }: Query): string[] {
  if (!estimated || !isReached(conditions, estimated.km)) return []
  return [`I took "${estimated.said}" as about ${kilometres(estimated.km)} in a straight line, which is an estimate.`]
}

/** Says how far from a river is along it. */
export function sayRivers({ kind, conditions }: Query): string[] {
  if (kind === 'declined' || riversIn(conditions).length === 0) return []
  return isRiverTooCoarse(conditions)
    ? [
        'What lies along a river cannot be told in so small an area: its course is kept coarsely, to some thirty kilometres. All of the area counts, also what is far from the water.',
      ]
    : ['"Along" a river means up to some thirty kilometres from it here: its course is kept coarsely.']
}

/** Whether a condition reaches as far as was estimated. */
export function isReached(conditions: Query['conditions'], km: number): boolean {
  return conditions.some(each => (each.on === 'near' || each.on === 'around') && each.km === km)
}

/** Names phrases in quotation marks: at most eight, then how many more there are. */
export function quotedList(phrases: readonly string[], word = 'and'): string {
  const named = phrases.slice(0, MOST_NAMED).map(phrase => `"${phrase}"`)
  const more = phrases.length - named.length
  return listed(more > 0 ? [...named, `${more} more`] : named, word)
}

/** Takes the yes or no from a sentence: it would answer another question than the one that was asked. */
export function withoutYes(sentence: string): string {
  return sentence.replace(
    /^(\n?)(?:Yes|No|Barely|Ja|Nein|Kaum|Oui|Non|À peine|Sí|Apenas|Sì|Appena)(?:,|\u202F:| ?:) (.)/u,
    (_, line: string, letter: string) => line + letter.toUpperCase(),
  )
}

/** Says of each place that was taken where others of its name are. */
export function sayHomonyms({ conditions }: Query): string[] {
  const said = takenOfSeveral(conditions).flatMap(({ place, elsewhere }) => {
    return elsewhere.length > 0 ? [`I looked at ${whichOne(place)}; there is another in ${listed(elsewhere)}.`] : []
  })
  return [...new Set(said)]
}

/** "Ramsey (the Isle of Man)": with the country where it lies, unless it is one or its name says so. */
function whichOne({ name, region, country }: Place): string {
  const [code, ...others] = region === null ? [country] : region.type === 'country' ? [] : countriesOf(region)
  const isTold = code === undefined || others.length > 0 || /\)$|, /.test(name)
  return isTold ? name : `${name} (${countryWithArticle(code)})`
}

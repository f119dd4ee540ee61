import type { Spot } from '../../../spots/spot.ts'
import { listed, withFullStop } from '../../../text/english.ts'
import type { AspectAsk } from '../../query.ts'
import { FEATURES } from '../../vocabulary/features.ts'
import { sayUnknowable } from '../unknowable.ts'

/** Says that no field records what is asked: its description, which is quoted behind it, speaks of it. */
export function sayUnrecorded(aspect: AspectAsk, { name, transportation }: Spot): string[] {
  switch (aspect.of) {
    case 'feature':
      return [`${whetherFeature(aspect.feature, name)} is not recorded.`]
    case 'access':
      return [`Whether access to ${name} is free is not recorded.`]
    case 'fire':
      return [`Whether fires are allowed at ${name} is not recorded.`]
    case 'transport by':
      return [
        `Whether ${name} can be reached ${aspect.shown} is not recorded.`,
        ...(transportation ? [withFullStop(`The catalogue says: ${transportation}`)] : []),
      ]
    case 'noise':
      return [`How loud ${aspect.shown} are at ${name} was not computed, so it is not known.`]
    case 'unknowable':
      return [sayUnknowable(aspect.subject)]
    default:
      return []
  }
}

/** Quotes sentences of a description as its words; whether they hold at a time that is asked for, it does not say. */
export function sayTexts(texts: readonly string[], { name }: Pick<Spot, 'name'>, time: string | null): string {
  const said = listed(texts.map(text => `"${text}"`))
  const held = time === null ? '' : ` Whether that holds "${time}" is not known.`
  return `The description of ${name} says: ${said}${held}`
}

/** Says that a name is of no spot, before what bears a part of it. */
export function sayNotListed(called: string): string {
  return `No spot of the catalogue is called "${called}"; this is of what bears that name or lies there.`
}

/** "Whether Sarek has a hut". */
export function whetherFeature(key: string, name: string): string {
  if (key === 'water') return `Whether there is a lake, a river or the sea at ${name}`
  const wanted = FEATURES[key]
  if (wanted?.where) return `Whether ${wanted.where} at ${name}`
  return wanted?.adjective ? `Whether ${name} is ${wanted.adjective}` : `Whether ${name} has ${wanted?.with ?? key}`
}

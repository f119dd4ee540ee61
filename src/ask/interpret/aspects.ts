import type { AspectAsk } from '../query.ts'
import { isPartOfName } from './conditions.ts'
import type { Mark } from '../recognise/spans.ts'
import type { Located } from '../grammar/places.ts'

/** What is asked about the named spots, in the order of the question, each once. */
export function aspectsIn(
  marks: readonly Mark[],
  located: readonly Located[],
  unknown: readonly string[],
): AspectAsk[] {
  const asked: AspectAsk[] = []
  const add = (aspect: AspectAsk) => {
    const key = JSON.stringify(aspect)
    if (!asked.some(other => JSON.stringify(other) === key)) asked.push(aspect)
  }
  const near = located.find(({ place, relation }) => place.center !== null && relation !== 'in')
  for (const [at, { sense, said }] of marks.entries()) {
    switch (sense.is) {
      case 'aspect':
        if (sense.aspect === 'distance' && near) add({ of: 'distance to', place: near.place })
        else if (sense.aspect === 'distance') add({ of: 'location' })
        else add({ of: sense.aspect })
        break
      case 'access':
        add({ of: 'access' })
        break
      case 'fire':
        add({ of: 'fire' })
        break
      case 'transport':
        add({ of: 'transport by', modes: sense.modes, shown: sense.shown })
        break
      case 'quality':
      case 'rating word':
        add({ of: 'rating' })
        break
      case 'rating':
        add({ of: 'rating at', min: sense.min, max: sense.max, shown: sense.shown })
        break
      case 'distance':
        if (near) add({ of: 'distance to', place: near.place })
        break
      case 'feature': {
        const beside = [marks[at - 1], marks[at + 1]].some(
          mark => mark?.sense.is === 'name' || mark?.sense.is === 'spot',
        )
        if (!(isPartOfName(sense.feature) && beside)) add({ of: 'feature', feature: sense.feature })
        break
      }
      case 'off topic':
        add({ of: 'unrecorded', word: said.toLowerCase() })
        break
      case 'ask':
        if (sense.ask === 'why') add({ of: 'why' })
        if (sense.ask === 'rating help') add({ of: /^what/i.test(said) ? 'rating' : 'why' })
        break
      default:
        break
    }
  }
  const isWhere = marks.some(({ sense }) => sense.is === 'ask' && sense.ask === 'where')
  if (isWhere && asked.length === 0) add({ of: 'location' })
  const isWhy = asked.some(({ of }) => of === 'why')
  if (isWhy) return [{ of: 'why' }]
  for (const { place, relation } of located) if (relation === 'in') add({ of: 'in place', place })
  if (asked.length === 0) for (const word of unknown) add({ of: 'unrecorded', word })
  return asked
}

// What is said of noises that are heard or not: the English of it in one table.
import { HEARD_FROM_DB } from '../../vocabulary/noises/noise-sources.ts'

export const HEARD = {
  allUnknown: (count: number, spots: string, noises: string) =>
    count === 1
      ? `The catalogue has 1 ${spots}; which noises are heard there is not known (${noises}): its rating was given by people and not computed.`
      : `Which noises are heard there is not known (${noises}): the ratings of the ${count} ${spots} were given by people and not computed.`,
  none: (spots: string) => `I found no ${spots}.`,
  leftOut: (said: string) => `Leaving out ${said}:`,
  first: (count: number) => `The first ${count}:`,
  mostHeard: (count: number) => `The ${count} with most of it:`,
  someUnknown: (count: number) => `For ${count} of them it is not known which noises are heard.`,
  someTooFaint: (count: number) =>
    `For ${count} of them it cannot be told: below ${HEARD_FROM_DB} dB the model does not say how loud a noise is.`,
  found: ({
    tried,
    candidates,
    fitting,
    spots,
    where,
    first,
  }: Record<'tried' | 'candidates' | 'fitting', number> & Record<'spots' | 'where' | 'first', string>) =>
    tried < candidates
      ? `I looked at the ${first} ${tried} of ${candidates} ${spots}: ${fitting} of the ${tried} ${fitting === 1 ? 'is a place' : 'are places'} ${where}.`
      : `Of ${candidates} ${spots}, ${fitting} ${fitting === 1 ? 'is a place' : 'are places'} ${where}.`,
  least: 'Those with none or the least of it:',
  gives: (what: string, level: number) =>
    `${what} ${level >= HEARD_FROM_DB ? `about ${Math.round(level)}` : `less than ${HEARD_FROM_DB}`} dB`,
  faintest: (what: string, name: string, level: number) =>
    `Least of it is heard at ${name}: ${what} give about ${Math.round(level)} dB there.`,
  unknownAt: (what: string, name: string) =>
    `Whether ${what} are heard at ${name} is not known: its rating was not computed.`,
  tooFaintAt: (what: string, name: string) =>
    `${what} give less than ${HEARD_FROM_DB} dB at ${name}; how much less the model does not say.`,
  at: (what: string, name: string, level: number) =>
    level >= HEARD_FROM_DB
      ? `${what} give about ${Math.round(level)} dB at ${name}.`
      : `${what} give less than ${HEARD_FROM_DB} dB at ${name}.`,
  edge: (name: string, km: string) =>
    `The imported map ends ${km} from ${name}: what noise comes from beyond is not known.`,
  beyond: 'The imported map ends near some of them: what noise comes from beyond is not known.',
  unsure: (count: number, total: number) =>
    `For ${count} of the ${total} confidence is low: noise that the imported map does not show may be heard there.`,
  onMapAt: (said: string) => `On the imported map ${said}`,
  onlyAirfields: 'Of aircraft only the airfields of the map are known, not where they fly.',
  editorial: 'That was computed at its coordinates; its rating was given by editors.',
  yes: 'Yes, ',
  no: 'No, ',
} as const

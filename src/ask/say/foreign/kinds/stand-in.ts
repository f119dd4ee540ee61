import type { Query } from '../../../query.ts'
import type { Account } from '../../../understanding.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { Voice } from '../voice.ts'
import { type StandIn, stoodInFor } from '../../taken/stand-in.ts'

const SAY: Readonly<Record<Foreign, (said: string, as: string) => string>> = {
  de: (said, as) => `${said} habe ich als „${as}“ genommen; das kommt dem am nächsten und ist verzeichnet.`,
  fr: (said, as) => `J’ai pris ${said} comme ${as} : c’est ce qui est noté de plus proche.`,
  es: (said, as) => `He tomado ${said} como ${as}: es lo más parecido que consta.`,
  it: (said, as) => `Ho preso ${said} come ${as}: è la cosa più vicina tra quelle registrate.`,
}

const NAMED: Readonly<Record<Foreign, Readonly<Record<StandIn, string>>>> = {
  de: { wheelchair: 'rollstuhlgerecht', snorkelling: 'Schnorcheln', wetland: 'Feuchtgebiet' },
  fr: { wheelchair: 'un accès en fauteuil roulant', snorkelling: 'plongée avec tuba', wetland: 'zone humide' },
  es: { wheelchair: 'acceso en silla de ruedas', snorkelling: 'buceo con tubo', wetland: 'humedal' },
  it: { wheelchair: 'accesso in sedia a rotelle', snorkelling: 'snorkeling', wetland: 'zona umida' },
}

/** Says what is told for what was asked. */
export function standInIn(voice: Voice, query: Query, account: Account): string[] {
  const found = query.kind === 'not understood' ? undefined : stoodInFor(account, query)
  return found === undefined ? [] : [SAY[voice.language](voice.quoted([found.said]), NAMED[voice.language][found.by])]
}

import type { Account, Query } from '../../../query.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { Voice } from '../voice.ts'
import { stoodInFor } from '../../taken/stand-in.ts'

const SAY: Readonly<Record<Foreign, (said: string) => string>> = {
  de: said => `${said} habe ich als „rollstuhlgerecht“ genommen; das kommt dem am nächsten und ist verzeichnet.`,
  fr: said => `J’ai pris ${said} comme un accès en fauteuil roulant : c’est ce qui est noté de plus proche.`,
  es: said => `He tomado ${said} como acceso en silla de ruedas: es lo más parecido que consta.`,
  it: said => `Ho preso ${said} come accesso in sedia a rotelle: è la cosa più vicina tra quelle registrate.`,
}

/** Says that wheelchair access is told for what was asked. */
export function standInIn(voice: Voice, { kind }: Query, account: Account): string[] {
  const said = kind === 'not understood' ? undefined : stoodInFor(account)
  return said === undefined ? [] : [SAY[voice.language](voice.quoted([said]))]
}

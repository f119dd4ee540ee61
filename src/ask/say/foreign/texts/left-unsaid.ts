import { leftUnsaid } from '../../../find/figures/left-unsaid.ts'
import { unknownAccessOf } from '../../../find/figures/unknown-access.ts'
import type { Retrieved } from '../../../find/retrieved.ts'
import type { Query } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { Voice } from '../voice.ts'

const SENTENCES: Readonly<
  Record<
    Foreign,
    {
      taps: string
      bans: string
      islands: string
      parks: string
      price: (count: number) => string
      access: (count: number) => string
    }
  >
> = {
  de: {
    taps: 'Verzeichnet ist, wo es eine Trinkwasserstelle gibt; ob sie läuft und ob das Wasser unbedenklich ist, ist hier nicht bekannt.',
    bans: 'Ein Verbot ist bei keinem Ort verzeichnet: Wo nichts vermerkt ist, ist nicht bekannt, ob es erlaubt ist.',
    parks: 'Weggelassen ist, was als Park verzeichnet ist; Nationalparks sind nicht weggelassen.',
    islands: 'Weggelassen sind die als Insel verzeichneten Orte; ob andere auf einer liegen, ist hier nicht bekannt.',
    price: count =>
      `Bei ${count} weiteren ist nicht bekannt, ob ${count === 1 ? 'er etwas kostet' : 'sie etwas kosten'}.`,
    access: count => `Bei ${count} davon ist nicht bekannt, ob der Zugang frei ist.`,
  },
  fr: {
    taps: 'Il est noté où se trouve un point d’eau potable ; s’il coule et si l’eau est saine n’est pas connu ici.',
    bans: 'Aucun lieu n’est noté comme l’interdisant : là où rien n’est mentionné, ce qui est permis n’est pas connu.',
    parks: 'Les lieux notés comme parc sont écartés ; les parcs nationaux ne le sont pas.',
    islands: 'Les lieux notés comme île sont écartés ; si d’autres se trouvent sur une île n’est pas connu ici.',
    price: count => `Pour ${count} de plus, le prix n’est pas connu.`,
    access: count => `Pour ${count} d’entre eux, il n’est pas connu si l’accès est gratuit.`,
  },
  es: {
    taps: 'Consta dónde hay un punto de agua potable; no se sabe aquí si mana ni si el agua es segura.',
    bans: 'De ningún lugar consta que lo prohíba: donde no consta nada, no se sabe si está permitido.',
    parks: 'Se dejan fuera los lugares que constan como parque; los parques nacionales, no.',
    islands: 'Se dejan fuera los lugares que constan como isla; de los demás no se sabe aquí si están en una.',
    price: count => `De ${count} más no se sabe si ${count === 1 ? 'es' : 'son'} de pago.`,
    access: count => `De ${count} de ellos no se sabe si el acceso es gratuito.`,
  },
  it: {
    taps: 'È registrato dove c’è un punto di acqua potabile; se scorre e se l’acqua è sicura qui non è noto.',
    bans: 'Di nessun luogo risulta un divieto: dove non risulta nulla, non è noto se sia permesso.',
    parks: 'Sono esclusi i luoghi registrati come parco; i parchi nazionali no.',
    islands: 'Sono esclusi i luoghi registrati come isola; se altri si trovino su un’isola qui non è noto.',
    price: count =>
      count === 1 ? 'Di 1 altro non è noto se sia a pagamento.' : `Di altri ${count} non è noto se siano a pagamento.`,
    access: count => `Di ${count} di questi non è noto se l’accesso sia gratuito.`,
  },
}

/** Says what a list would be misread for: that water is safe, that dogs are forbidden, that all others cost nothing. */
export function leftUnsaidIn(
  { language }: Voice,
  { total, ...asked }: Pick<Query, 'kind'> & Pick<Retrieved, 'conditions' | 'relaxed' | 'total'>,
  { index }: QuestionContext,
): string[] {
  if (total === 0) return []
  const { isOfTaps, isOfBans, isOfIslands, hasNationalParks, unknownPrice } = leftUnsaid(asked, index)
  const { taps, bans, islands, parks, price, access } = SENTENCES[language]
  const unknown = unknownAccessOf(asked.conditions, index)
  return [
    ...(unknown > 0 ? [access(unknown)] : []),
    ...(isOfTaps ? [taps] : []),
    ...(isOfBans ? [bans] : []),
    ...(isOfIslands ? [islands] : []),
    ...(hasNationalParks ? [parks] : []),
    ...(unknownPrice > 0 ? [price(unknownPrice)] : []),
  ]
}

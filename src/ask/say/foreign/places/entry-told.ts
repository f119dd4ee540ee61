import type { Spot } from '../../../../spots/spot.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import { type EntryLimit, limitsOfFeature } from '../../places/entry-told.ts'

type Said = Readonly<Record<EntryLimit | 'but' | 'and', string>>

const SAID: Readonly<Record<Foreign, Said>> = {
  de: {
    but: ', aber',
    and: ' und ',
    forbidden: 'der Zutritt ist verboten',
    permit: 'der Zutritt braucht eine Genehmigung',
    'part of the year': 'der Zutritt ist einen Teil des Jahres verboten oder braucht dann eine Genehmigung',
    'closed area': 'der Ort liegt in einem Gebiet, das nicht öffentlich zugänglich ist',
    paid: 'der Zugang kostet etwas',
    'no fire': 'Feuer ist dort verboten',
  },
  fr: {
    but: ', mais',
    and: ' et ',
    forbidden: 'l’entrée est interdite',
    permit: 'il faut une autorisation pour entrer',
    'part of the year': 'l’entrée est interdite ou soumise à autorisation une partie de l’année',
    'closed area': 'le lieu se trouve dans une zone fermée au public',
    paid: 'l’accès est payant',
    'no fire': 'le feu y est interdit',
  },
  es: {
    but: ', pero',
    and: ' y ',
    forbidden: 'está prohibido entrar',
    permit: 'hace falta un permiso para entrar',
    'part of the year': 'durante una parte del año está prohibido entrar o hace falta un permiso',
    'closed area': 'el lugar está en una zona cerrada al público',
    paid: 'el acceso es de pago',
    'no fire': 'allí está prohibido hacer fuego',
  },
  it: {
    but: ', ma',
    and: ' e ',
    forbidden: 'è vietato entrare',
    permit: 'per entrare serve un permesso',
    'part of the year': 'per una parte dell’anno è vietato entrare o serve un permesso',
    'closed area': 'il luogo si trova in una zona non aperta al pubblico',
    paid: 'l’accesso è a pagamento',
    'no fire': 'lì è vietato accendere fuochi',
  },
}

/** The same in each language: "Ja, … kann man zelten, aber der Zutritt braucht eine Genehmigung." */
export function withEntryIn(
  language: Foreign,
  yes: string,
  spot: Pick<Spot, 'tags' | 'description' | 'accessStatus' | 'fireStatus'>,
  feature?: string,
): string {
  const limits = limitsOfFeature(spot, feature)
  const say = SAID[language]
  if (limits.length === 0) return yes
  return `${yes.replace(/\.$/, '')}${say.but} ${limits.map(limit => say[limit]).join(say.and)}.`
}

import type { Retrieved } from '../../find/retrieved.ts'
import type { Condition } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import type { Foreign } from '../../vocabulary/languages/languages.ts'
import { conditionText } from './phrase.ts'
import type { Voice } from './voice.ts'

type Sentences = {
  /** These alone are shown, and so many others do not meet it or are not known to. */
  alone: (wish: string, others: number) => string
  first: (wish: string, count: number) => string
  told: (wish: string, count: number) => string
  unmet: (wish: string) => string
}

const SAY: Readonly<Record<Foreign, Sentences>> = {
  de: {
    alone: (wish, others) =>
      `Verstanden und als Wunsch genommen: ${wish}. Für ${others} weitere gilt das nicht, oder es ist nicht bekannt.`,
    first: (wish, count) =>
      `Verstanden und als Wunsch genommen: ${wish}. ${count === 1 ? 'Der eine Ort, von dem das bekannt ist, steht' : `Die ${count} Orte, von denen das bekannt ist, stehen`} vorn.`,
    told: (wish, count) =>
      `Verstanden und als Wunsch genommen: ${wish}. Bekannt ist das von ${count === 1 ? '1 Ort' : `${count} Orten`}.`,
    unmet: wish =>
      `Verstanden und als Wunsch genommen: ${wish}. Soweit bekannt, erfüllt das keiner der gefundenen Orte.`,
  },
  fr: {
    alone: (wish, others) =>
      `Compris comme un souhait : ${wish} ; pour ${others === 1 ? '1 autre' : `${others} autres`}, ce n’est pas le cas ou pas connu.`,
    first: (wish, count) =>
      `Compris comme un souhait : ${wish} ; ${count === 1 ? 'le seul lieu où c’est connu vient' : `les ${count} lieux où c’est connu viennent`} en tête.`,
    told: (wish, count) =>
      `Compris comme un souhait : ${wish} ; c’est connu pour ${count === 1 ? '1 lieu' : `${count} lieux`}.`,
    unmet: wish =>
      `Compris comme un souhait : ${wish} ; pour autant que l’on sache, aucun des lieux trouvés n’y répond.`,
  },
  es: {
    alone: (wish, others) =>
      `Entendido como un deseo: ${wish}; ${others} más no ${others === 1 ? 'lo cumple' : 'lo cumplen'}, o no se sabe.`,
    first: (wish, count) =>
      `Entendido como un deseo: ${wish}; ${count === 1 ? 'el único lugar donde consta va' : `los ${count} lugares donde consta van`} en cabeza.`,
    told: (wish, count) =>
      `Entendido como un deseo: ${wish}; consta en ${count === 1 ? '1 lugar' : `${count} lugares`}.`,
    unmet: wish => `Entendido como un deseo: ${wish}; que se sepa, ninguno de los lugares encontrados lo cumple.`,
  },
  it: {
    alone: (wish, others) =>
      `Inteso come un desiderio: ${wish}; per ${others === 1 ? '1 altro' : `altri ${others}`} non è così, o non si sa.`,
    first: (wish, count) =>
      `Inteso come un desiderio: ${wish}; ${count === 1 ? 'l’unico luogo per cui risulta sta' : `i ${count} luoghi per cui risulta stanno`} in testa.`,
    told: (wish, count) =>
      `Inteso come un desiderio: ${wish}; risulta per ${count === 1 ? '1 luogo' : `${count} luoghi`}.`,
    unmet: wish => `Inteso come un desiderio: ${wish}; per quanto si sa, nessuno dei luoghi trovati lo soddisfa.`,
  },
}

/** Says what was taken as a wish, and how many of the spots found meet it; beside another kind of near miss none is said to fail it. */
export function wishedIn(
  voice: Voice,
  { wished, other }: Pick<Retrieved, 'wished' | 'other'>,
  { index }: QuestionContext,
): string[] {
  if (!wished) return []
  const say = SAY[voice.language]
  // In the words of the answer: as it was understood, and no quotation.
  const understood = (conditions: readonly Condition[]) =>
    voice.listed(conditions.map(condition => conditionText(condition, voice, index) || condition.said))
  const { met, unmet, count, others, how } = wished
  return [
    ...(met.length > 0 ? [say[how](understood(met), how === 'alone' ? others : count)] : []),
    ...(unmet.length > 0 && !other ? [say.unmet(understood(unmet))] : []),
  ]
}

import type { Retrieved } from '../../find/retrieved.ts'
import { nounPhrase } from '../noun-phrase.ts'

/** "The catalogue has 3 lakes in Norway." */
export function countedText({ total, conditions }: Pick<Retrieved, 'total' | 'conditions'>): string {
  return `The catalogue has ${total} ${nounPhrase(conditions, total)}.`
}

import type { SilenceExplanation } from '../../http/schemas/silence.ts'

type Source = Pick<SilenceExplanation['dominant'][number], 'kind' | 'class' | 'name'>

/** Tells sources apart: those of one kind, class and name are added up. */
export function keyOf({ kind, class: sort, name }: Source): string {
  return JSON.stringify([kind, sort, name])
}

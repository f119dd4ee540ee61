import { type Bitset, eachDoc } from '../../../arrays/bitset.ts'
import type { Doc } from '../../../index/types.ts'
import type { QuestionContext } from '../../question-context.ts'
import { levelOfKinds, levelsAt, LOOKED_AT, type NoiseCondition } from '../heard.ts'

/** Computing what each kind gives takes up to 1 ms: it is done for no more spots than these. */
const MOST_COMPUTED = 64

/**
 * Adds to the spots where none of a noise is heard those where least of it is, up to a limit: whoever wants to be far from
 * roads is told how far the others are.
 */
export function withFaintest(
  fitting: readonly Doc[],
  { bits, noise, limit }: { bits: Bitset; noise: NoiseCondition; limit: number },
  context: Pick<QuestionContext, 'index' | 'levelsByClass'>,
): readonly Doc[] {
  if (fitting.length >= limit) return fitting
  const rows: { doc: Doc; level: number }[] = []
  let computed = 0
  let looked = 0
  eachDoc(bits, doc => {
    if (fitting.includes(doc) || looked++ > LOOKED_AT) return
    if (!isKept(doc, context) && computed++ >= MOST_COMPUTED) return
    const levels = levelsAt(doc, context)
    if (levels) rows.push({ doc, level: levelOfKinds(noise.kinds, levels) })
  })
  const faintest = rows.toSorted((a, b) => a.level - b.level || a.doc - b.doc).map(({ doc }) => doc)
  return [...fitting, ...faintest].slice(0, limit)
}

function isKept(doc: Doc, { index }: Pick<QuestionContext, 'index'>): boolean {
  return index.levels.of(doc) !== undefined
}

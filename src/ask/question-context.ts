import type { Coordinates } from '../geo/coordinates.ts'
import type { Doc, Index } from '../index/types.ts'
import type { Explanation } from '../silence/explanation.ts'
import type { LevelsByClass } from '../silence/breakdown/levels-by-class.ts'
import type { Links } from '../spots/links.ts'
import { type ExampleParts, examplePartsOf, examplesOf } from './examples.ts'
import type { QuietPoint } from './find/points-asked.ts'
import { type Gazetteer, openGazetteer } from './gazetteer/gazetteer.ts'

/** All that an answer is made from: one version of the catalogue and the names that questions speak of. */
export type QuestionContext = {
  readonly index: Index
  readonly gazetteer: Gazetteer
  readonly links: Links
  /** Three questions that can be asked of this catalogue. */
  readonly examples: readonly string[]
  /** What those are made of, for other languages. */
  readonly exampleFrom: ExampleParts
  /** Says why a spot has its rating; absent, or without a result, the rating is only stated. */
  readonly explain?: ((doc: Doc) => Explanation | undefined) | undefined
  /** Says how quiet any point is; absent, or without a result, no imported region covers it. */
  readonly explainPoint?: ((point: Coordinates) => Explanation | undefined) | undefined
  /** The quietest points where the question asks for them, looked for beforehand; absent: no imported region covers that. */
  readonly quietPoints?: readonly QuietPoint[] | undefined
  /** Says how far it is from a point to where the imported map ends, in metres; Infinity where no noise from beyond would be heard. */
  readonly metresToEdge?: ((point: Coordinates) => number) | undefined
  /** Says what each class of sources gives at a point, dB(A) Lden; absent, or without a result, no imported region covers it. */
  readonly levelsByClass?: ((point: Coordinates) => LevelsByClass | undefined) | undefined
}

/** Opens a version of the catalogue for questions: nothing of it is copied. */
export function questionContextOf(
  index: Index,
  given: Pick<QuestionContext, 'links' | 'explain' | 'explainPoint' | 'levelsByClass' | 'metresToEdge'>,
): QuestionContext {
  const exampleFrom = examplePartsOf(index)
  return { index, gazetteer: openGazetteer(index), examples: examplesOf(index, exampleFrom), exampleFrom, ...given }
}

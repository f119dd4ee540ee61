import type { NoiseMap } from '../../noise-bytes.ts'
import { dbOfHouses, indexBuiltUp } from '../../sources/built-up.ts'
import { SpilledSources } from '../../sources/spilled-sources.ts'
import type { NoiseSources } from '../../sources/sources.ts'
import { cutBuiltUp } from '../built-up-page.ts'
import { cutHeights } from '../height-page.ts'
import type { CutPage } from '../noise-pages.ts'
import { PageParts } from './page-parts.ts'
import { eachPiece, eachPieceOfSpilled, type SourcePiece } from './pieces.ts'

/** What is cut into pages. */
export type Cuttable = Pick<NoiseMap, 'builtUp' | 'heights'> & { sources: NoiseSources | SpilledSources }

/** Gives the pages of a region, one by one, in no order; `onShare` is told how far it has come, 0 to 1. */
export function* cutPages(
  source: string,
  { sources, builtUp, heights }: Cuttable,
  onShare: (share: number) => void = () => {},
): Generator<CutPage> {
  const parts = new PageParts()
  const add = (piece: SourcePiece) => parts.add(piece)
  if (sources instanceof SpilledSources) eachPieceOfSpilled(sources, add)
  else eachPiece(sources, add)
  const houses = indexBuiltUp(builtUp ? [builtUp] : [])
  yield* parts.pages((x, y) => dbOfHouses(houses.shareAt(x, y)), onShare)
  if (builtUp) yield* cutBuiltUp(source, builtUp)
  if (heights) yield* cutHeights(source, heights)
}

import type { Token } from '../tokens.ts'

/** 1 where a small word joins two of a name: "Tholt-e-Will". */
export function linkAt(tokens: readonly Token[], at: number): number {
  return LINKS.test(tokens[at]?.folded ?? '') && tokens[at + 1]?.isCapital === true ? 1 : 0
}

const LINKS = /^(e|y|ny|na|d|de|del|di|du|des|of)$/

/** The words of a name, folded. */
export function foldedOf(run: readonly Token[]): string {
  return run.map(({ folded }) => folded).join(' ')
}

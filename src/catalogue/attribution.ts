import type { Source } from './catalogue.ts'

/** Makes the one line that credits all sources, each attribution once, in the order of the sources. */
export function attributionLine(sources: readonly Pick<Source, 'attribution'>[]): string {
  return [...new Set(sources.map(source => source.attribution))].join('; ')
}

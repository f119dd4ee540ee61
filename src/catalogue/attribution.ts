/** Makes the attribution line of a whole catalogue from its sources, each text once, in the sources' order. */
export function attributionOf(sources: readonly { attribution: string }[]): string {
  return [...new Set(sources.map(source => source.attribution))].join('; ')
}

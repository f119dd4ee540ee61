/** Makes the attribution line of a catalogue: each source's text once, in the order of the sources. */
export function attributionOf(sources: readonly { attribution: string }[]): string {
  return [...new Set(sources.map(source => source.attribution))].join('; ')
}

import { readFileSync } from 'node:fs'

/** What is known to be wrong, by name; what of it was met tells whether it still is. */
export function knownWrong(file: string): { isKnown: (at: string) => boolean; unmet: () => readonly string[] } {
  const known: readonly string[] = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const met = new Set<string>()
  return {
    isKnown: at => {
      if (known.includes(at)) met.add(at)
      return known.includes(at)
    },
    unmet: () => known.filter(at => !met.has(at)),
  }
}

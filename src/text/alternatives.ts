/** Splits what a table writes with bars between, on one line or several: "lake|rock pool" is two phrases. */
export function alternatives(text: string): string[] {
  return text.trim().split(/\s*\|\s*/)
}

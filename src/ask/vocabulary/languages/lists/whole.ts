import type { Rewrite } from '../language-table.ts'

/** What begins with a whole word is written otherwise. */
export function whole(said: string, as: string): Rewrite {
  return { said: new RegExp(String.raw`(?<!\p{L})(?:${said})`, 'giu'), as }
}

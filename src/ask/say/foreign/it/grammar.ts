// Prepositions and orders, as Italian agrees them.
/** "At" before an "a". */
export const a = (name: string) => (/^a/i.test(name) ? `ad ${name}` : `a ${name}`)

/** The first of each order, behind "più". */
export const FIRST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rating: 'tranquillo',
    noise: 'rumoroso',
    highest: 'alto',
    lowest: 'basso',
    northernmost: 'a nord',
    southernmost: 'a sud',
    easternmost: 'a est',
    westernmost: 'a ovest',
  }),
)

/** Folded names of countries and regions that would have the stem of another word: "Andes" that of "and". */
export const UNSTEMMED_NAMES: ReadonlySet<string> = new Set([
  'ande',
  'andes',
  'centrale',
  'coree',
  'este',
  'fars',
  'gers',
  'golfe',
  'islande',
  'landes',
  'maine',
  'malte',
  'marche',
  'saxe',
  'seine',
])

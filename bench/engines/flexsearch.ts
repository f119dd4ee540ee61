import { Document } from 'flexsearch'
import { FIELDS } from '../../src/index/text/fields.ts'
import { BEST, type Engine } from './engine.ts'

/** FlexSearch, words and their beginnings; it counts no total, so that it is asked for the ten best alone. */
export function flexsearchEngine(): Engine {
  const index = new Document({
    tokenize: 'forward',
    document: { id: 'id', index: FIELDS.map(({ name }) => name) },
  })
  return {
    about: 'FlexSearch in the process; without total and typo tolerance',
    async build(spots) {
      let id = 0
      for (const spot of spots) {
        index.add({ id: ++id, ...Object.fromEntries(FIELDS.map(({ name, text }) => [name, text(spot).join(' ')])) })
      }
    },
    search({ text }) {
      const found = index.search(text, { limit: BEST, merge: true })
      return { total: found.length }
    },
    close: () => Promise.resolve(),
  }
}

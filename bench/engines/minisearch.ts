import MiniSearch from 'minisearch'
import { FIELDS } from '../../src/index/text/fields.ts'
import { fold } from '../../src/text/fold.ts'
import { stemOf } from '../../src/text/tokenize.ts'
import { BEST, type Engine } from './engine.ts'

/** MiniSearch with the same folding, stems and field weights; prefix and typo only where the question needs them. */
export function minisearchEngine(): Engine {
  const fields = FIELDS.map(({ name }) => name)
  const boost = Object.fromEntries(FIELDS.map(({ name, weight }) => [name, weight]))
  const index = new MiniSearch({ fields, processTerm: term => stemOf(fold(term)) })
  return {
    about: 'MiniSearch in the process',
    async build(spots) {
      let id = 0
      for (const spot of spots) {
        index.add({ id: ++id, ...Object.fromEntries(FIELDS.map(({ name, text }) => [name, text(spot).join(' ')])) })
      }
    },
    search({ kind, text, isPrefix }) {
      const found = index.search(text, {
        boost,
        combineWith: 'AND',
        prefix: isPrefix === true,
        fuzzy: kind === 'typo' ? 1 : false,
      })
      return { total: found.slice(0, BEST).length && found.length }
    },
    close: () => Promise.resolve(),
  }
}

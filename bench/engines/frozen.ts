import { buildIndex } from '../../src/index/build.ts'
import type { Index } from '../../src/index/index.ts'
import { openIndex } from '../../src/index/open.ts'
import { BEST, type Engine } from './engine.ts'

const LINKS = {
  baseUrl: 'http://localhost:8080',
  mapsUrlTemplate: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}',
}

export function frozenEngine(): Engine {
  let index: Index
  return {
    about: 'this project: all kinds of question, bodies of the spots included',
    async build(spots) {
      const version = { number: 1, token: 'bench', publishedAt: '' }
      index = openIndex(await buildIndex({ version, sources: [], spots }, LINKS))
    },
    search: ({ text }) => index.search({ text, limit: BEST }),
    bytes: () =>
      Object.entries(index.memory).reduce((sum, [name, bytes]) => (name === 'bodies' ? sum : sum + bytes), 0),
    close: () => Promise.resolve(),
  }
}

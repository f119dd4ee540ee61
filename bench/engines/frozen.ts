import { buildIndex } from '../../src/index/build.ts'
import type { Index } from '../../src/index/types.ts'
import { openIndex } from '../../src/index/open.ts'
import { Sections } from '../../src/index/storage/sections.ts'
import { BEST, type Engine } from './engine.ts'

const LINKS = {
  baseUrl: 'http://localhost:8080',
  mapsUrlTemplate: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}',
}

export function frozenEngine(): Engine {
  return engineOf('this project: all kinds of question, bodies of the spots included', () => {})
}

/** The same without the only thing that was worked out for a question beforehand: what common beginnings find. */
export function unpreparedEngine(): Engine {
  return engineOf('this project, with nothing worked out beforehand for any question', buffer => {
    new Sections(buffer).view('prefixRanges', 'u32').fill(NO_WORD)
  })
}

const NO_WORD = 0xffff_ffff

function engineOf(about: string, prepare: (buffer: SharedArrayBuffer) => void): Engine {
  let index: Index
  return {
    about,
    async build(spots) {
      const version = { number: 1, token: 'bench', publishedAt: '' }
      const buffer = await buildIndex({ version, sources: [], spots }, LINKS)
      prepare(buffer)
      index = openIndex(buffer)
    },
    search: ({ text }) => index.search({ text, limit: BEST }),
    bytes: () =>
      Object.entries(index.memory).reduce((sum, [name, bytes]) => (name === 'bodies' ? sum : sum + bytes), 0),
    close: () => Promise.resolve(),
  }
}

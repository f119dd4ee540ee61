// Asks lines of standard input: "question <- prev <- prev before it". U=1 prints what was understood; F=1 the sources' names.
import { readFileSync } from 'node:fs'
import { ask } from './src/ask/ask.ts'
import { questionContextOf } from './src/ask/question-context.ts'
import { openSqliteCatalogue } from './src/catalogue/sqlite/sqlite.ts'
import { buildIndex } from './src/index/build.ts'
import { openIndex } from './src/index/open.ts'
import { computedFor } from './src/service/spot-silence.ts'
import { openNoise } from './src/silence/pages/open-noise.ts'
import { PageCache } from './src/silence/pages/page-cache.ts'
import { BEYOND_REACH_METRES } from './src/silence/parameters.ts'
const LINKS = { baseUrl: 'https://q.test', mapsUrlTemplate: 'https://www.openstreetmap.org/' }
const catalogue = await openSqliteCatalogue(process.env['DB'] ?? '/tmp/dbg.sqlite')
const index = openIndex(await catalogue.withSnapshot(snapshot => buildIndex(snapshot, LINKS)))
const noise = await catalogue.noise()
const noiseMaps = openNoise(noise.at(noise.version()), new PageCache(2 ** 28))
const context = questionContextOf(index, {
  links: LINKS,
  explain: doc => computedFor(doc, { index, noiseMaps }),
  explainPoint: point => noiseMaps.explain(point),
  levelsByClass: point => noiseMaps.levelsByClass(point),
  metresToEdge: point => noiseMaps.metresToLandEdge(point, BEYOND_REACH_METRES),
})
for (const line of readFileSync(0, 'utf8').split('\n')) {
  if (!line.trim()) continue
  const [query = '', ...before] = line.split(' <- ')
  const answer = ask({ query, prev: before.reverse() }, context)
  console.log(`## ${line}\n${answer.answer}`)
  if (process.env['U']) console.log(JSON.stringify(answer.understood))
  if (process.env['F']) console.log(JSON.stringify(Object.keys(answer)))
}
process.exit(0)

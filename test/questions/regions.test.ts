import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { emptyBitset, hasBit, or } from '../../src/arrays/bitset.ts'
import { docsOfCondition } from '../../src/ask/find/conditions.ts'
import { readInContext } from '../../src/ask/interpret/conversation/follow-up.ts'
import { questionContextOf } from '../../src/ask/question-context.ts'
import type { Coordinates } from '../../src/geo/coordinates.ts'
import { countryAt } from '../../src/import/values/country.ts'
import { buildIndex } from '../../src/index/build.ts'
import { openIndex } from '../../src/index/open.ts'
import { compareSpots } from '../../src/spots/order.ts'
import { LINKS } from '../support/service.ts'
import { spotRecord } from '../support/spots.ts'

type Row = { name: string; inside: Coordinates[]; outside: Coordinates[] }

// Written from general knowledge before any gazetteer was looked at; the points are of places known to lie in or out.
const rows = readFileSync(new URL('regions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
  .map((line): Row => {
    const [name = '', inside = '', outside = ''] = line.split(' | ')
    return { name, inside: pointsIn(inside), outside: pointsIn(outside) }
  })

test('a region that people name is found by that name, and never silently another', async t => {
  assert.ok(rows.length >= 300)
  const context = await contextAt(rows.flatMap(({ inside, outside }) => [...inside, ...outside]))
  const judged = rows.map(row => ({ row, found: judge(row) }))
  for (const { row, found } of judged) if (found !== 'right') t.diagnostic(`${row.name}: ${found}`)
  const silent = judged.filter(({ found }) => found === 'silently another')
  assert.deepEqual(
    silent.map(({ row }) => row.name),
    [],
  )
  assert.ok(judged.filter(({ found }) => found === 'right').length >= rows.length * 0.95)

  function judge({ name, inside, outside }: Row): 'right' | 'unknown' | 'corrected' | 'silently another' {
    const { query, account } = readInContext(`quiet places in ${name}`, [], context)
    const where = query.conditions.filter(({ on }) => on === 'place' || on === 'near' || on === 'around')
    if (where.length === 0 || query.unknownPlace !== null) return 'unknown'
    const docs = where
      .map(condition => docsOfCondition(condition, context.index))
      .reduce(or, emptyBitset(context.index.count))
    const has = (point: Coordinates) => hasBit(docs, context.index.find(idOf(point)) ?? -1)
    if (inside.every(has) && !outside.some(has)) return 'right'
    return account.corrected.length > 0 ? 'corrected' : 'silently another'
  }
})

async function contextAt(points: readonly Coordinates[]) {
  const byId = new Map(points.map(point => [idOf(point), point]))
  const spots = Array.from(byId, ([id, point]) =>
    spotRecord(id, { ...point, country: countryAt(point), name: `Quuxwick ${id}`, place: null }),
  ).sort(compareSpots)
  const version = { number: 1, token: 'a', publishedAt: '2026-01-01T00:00:00Z' }
  return questionContextOf(openIndex(await buildIndex({ version, sources: [], spots }, LINKS)), { links: LINKS })
}

function idOf({ latitude, longitude }: Coordinates): string {
  return `at${latitude}x${longitude}`.replaceAll('-', 'm').replaceAll('.', 'p')
}

function pointsIn(text: string): Coordinates[] {
  return text.split(' ').map(pair => {
    const [latitude = NaN, longitude = NaN] = pair.split(',').map(Number)
    return { latitude, longitude }
  })
}

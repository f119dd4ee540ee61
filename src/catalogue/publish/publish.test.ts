import assert from 'node:assert/strict'
import fc from 'fast-check'
import { testOverEngines } from '../../../test/support/engines.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import type { Source } from '../catalogue.ts'
import { openCatalogue } from '../open.ts'

const source = (name: string): Source => ({
  name,
  attribution: `The ${name} list`,
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
})
const names = ['a', 'b'] as const
const published = fc.record({
  name: fc.constantFrom(...names),
  /** Rating by number of the spot. */
  ratings: fc.dictionary(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom(2, 4)),
  isKept: fc.boolean(),
})

testOverEngines(
  'whatever is published or rolled back, the spots are those last kept, and the change log leads from one to the next',
  async engine => {
    await fc.assert(
      fc.asyncProperty(fc.array(published, { maxLength: 8 }), async publications => {
        const catalogue = await openCatalogue(await engine.newPlace())
        const model = new Map<string, number>()
        for (const { name, ratings, isKept } of publications) {
          const before = new Map(model)
          const version = (await catalogue.version()).number
          const report = await catalogue.publish(
            { sources: [source(name)], drafts: Object.entries(ratings).map(([n, rating]) => draft(name, n, rating)) },
            { keep: () => isKept },
          )
          const next = new Map([...before].filter(([id]) => !id.startsWith(`${name}-`)))
          for (const [n, rating] of Object.entries(ratings)) next.set(`${name}-${n}`, rating)
          const kinds = changesBetween(before, next)
          assert.deepEqual(
            [report.added, report.changed, report.gone],
            [
              kinds.filter(kind => kind.startsWith('created')).length,
              kinds.filter(kind => kind.startsWith('updated')).length,
              kinds.filter(kind => kind.startsWith('removed')).length,
            ],
          )
          assert.equal((await catalogue.version()).number, isKept ? version + 1 : version)
          const changes = await catalogue.changes({ version, sequence: Infinity }, 100)
          assert.deepEqual(changes.map(({ kind, id }) => `${kind} ${id}`).sort(), isKept ? kinds : [])
          if (!isKept) continue
          model.clear()
          for (const [id, rating] of next) model.set(id, rating)
        }
        const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
        assert.deepEqual(new Map(spots.map(spot => [spot.id, spot.silenceRating])), model)
        await catalogue.close()
      }),
      { numRuns: engine.name === 'SQLite' ? 30 : 8 },
    )
  },
)

testOverEngines(
  'a slug is given once: it stays through renames, comes back with its spot, and is never another’s',
  async engine => {
    const catalogue = await openCatalogue(await engine.newPlace())
    const publish = (drafts: SpotDraft[]) => catalogue.publish({ sources: [source('a')], drafts })
    const slugs = async () => {
      const spots = await catalogue.withSnapshot(snapshot => Array.fromAsync(snapshot.spots))
      return Object.fromEntries(spots.map(({ id, slug }) => [id, slug]))
    }
    await publish([named('1', 'Black Lake'), named('2', 'Black Lake'), named('3', 'Black Lake')])
    const first = await slugs()
    assert.equal(new Set(Object.values(first)).size, 3)
    assert.equal(first['a-1'], 'black-lake')
    await publish([named('2', 'White Lake'), named('3', 'Black Lake')])
    assert.deepEqual(await slugs(), { 'a-2': first['a-2'], 'a-3': first['a-3'] }, 'a new name, the same slug')
    await publish([named('1', 'Lake'), named('4', 'Black Lake'), named('5', 'White Lake')])
    const last = await slugs()
    assert.equal(last['a-1'], 'black-lake', 'back with its old slug')
    assert.equal(last['a-5'], 'white-lake', 'which nobody ever had')
    assert.ok(!Object.values(first).includes(last['a-4'] ?? ''), 'the slug of a spot that is gone is not free')
    await catalogue.close()
  },
)

testOverEngines('the change log is read from any place on, in parts, without a gap', async engine => {
  const catalogue = await openCatalogue(await engine.newPlace())
  for (const count of [3, 5, 2]) {
    const drafts = Array.from({ length: count }, (_, i) => draft('a', String(i), 2 + count / 10))
    await catalogue.publish({ sources: [source('a')], drafts })
  }
  const all = await catalogue.changes({ version: 0, sequence: 0 }, 100)
  assert.equal(all.length, 3 + 5 + 5)
  for (const size of [1, 4, 7]) {
    const parts: typeof all = []
    for (;;) {
      const last = parts.at(-1)
      const part = await catalogue.changes(last ?? { version: 0, sequence: 0 }, size)
      if (part.length === 0) break
      parts.push(...part)
    }
    assert.deepEqual(parts, all)
  }
  await catalogue.close()
})

testOverEngines(
  'what classes of noise give is kept, and a change of that alone is no change of a spot',
  async engine => {
    const catalogue = await openCatalogue(await engine.newPlace())
    const publish = async (facts: Partial<SpotDraft>) => {
      // What marks the levels in a stored record may be part of a name.
      const name = 'Still ,"levelsByClass": \\"'
      const spot: SpotDraft = {
        ...draft('a', '1', 3),
        name,
        ratedBy: 'model',
        confidence: 'high',
        lden: 31.2,
        ...facts,
      }
      const { version, changed, unchanged } = await catalogue.publish({ sources: [source('a')], drafts: [spot] })
      const stored = await catalogue.spot('a-1')
      const changes = await catalogue.changes({ version: version.number - 1, sequence: Infinity }, 10)
      return [changed, unchanged, stored?.levelsByClass, changes.map(({ kind }) => kind)]
    }
    await publish({})
    const [one, other] = [{ 'road/primary': 31.2 }, { 'rail/main': 20, 'road/primary': 30.8 }]
    assert.deepEqual(await publish({ levelsByClass: one }), [0, 1, one, []])
    assert.deepEqual(await publish({ levelsByClass: other }), [0, 1, other, []])
    assert.deepEqual(await publish({ levelsByClass: one, lden: 31.3 }), [1, 0, one, ['updated']])
    assert.deepEqual(await publish({ levelsByClass: other, slug: 'still', lden: 31.3 }), [1, 0, other, ['updated']])
    assert.deepEqual(await publish({ lden: 31.3 }), [0, 1, undefined, []])
    assert.deepEqual(await publish({}), [1, 0, undefined, ['updated']])
    await catalogue.close()
  },
)

function draft(name: string, number: string, silenceRating: number): SpotDraft {
  return { ...spotRecord(`${name}-${number}`, { source: name, silenceRating }), slug: null }
}

function named(number: string, name: string): SpotDraft {
  return { ...spotRecord(`a-${number}`, { source: 'a', name }), slug: null }
}

function changesBetween(before: ReadonlyMap<string, number>, next: ReadonlyMap<string, number>): string[] {
  const ids = new Set([...before.keys(), ...next.keys()])
  return Array.from(ids, id => {
    if (!before.has(id)) return `created ${id}`
    if (!next.has(id)) return `removed ${id}`
    return before.get(id) === next.get(id) ? '' : `updated ${id}`
  })
    .filter(line => line !== '')
    .sort()
}

import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { SQLITE, testOverEngines } from '../../../test/support/engines.ts'
import type { Source } from '../catalogue.ts'
import { openCatalogue } from '../open.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const source = (name: string): Source => {
  return { name, attribution: name, licence: null, url: null, ratings: 'computed', extractDate: null }
}

testOverEngines('each version has the grids that it was published with, for a day after the next', async engine => {
  let now = Date.parse('2026-06-01T12:00:00Z')
  const catalogue = await openCatalogue(await engine.newPlace(), { now: () => new Date(now) })
  const publish = (name: string, grid?: string) =>
    catalogue.publish({
      sources: [source(name)],
      drafts: [],
      grids: new Map(grid === undefined ? [] : [[name, Buffer.from(grid)]]),
    })
  const gridsAt = async (version?: number) =>
    Array.from(await catalogue.grids(version), ([name, bytes]) => `${name}: ${Buffer.from(bytes).toString()}`)
  await publish('here', 'first')
  await publish('there', 'second')
  await publish('here', 'third')
  await catalogue.publish({ sources: [source('here')], drafts: [], grids: new Map() }, { dryRun: true })
  await publish('here')
  await catalogue.removeSource('there')
  const expected = [[], ['here: first'], ['here: first', 'there: second'], ['here: third', 'there: second']]
  for (const [version, grids] of [...expected, ['there: second'], []].entries()) {
    assert.deepEqual(await gridsAt(version), grids, `version ${version}`)
  }
  assert.deepEqual(await gridsAt(), [], 'the present one')

  now += DAY_MS + 1
  await publish('here', 'fourth')
  assert.deepEqual(await gridsAt(3), [], 'no longer kept')
  assert.deepEqual(await gridsAt(6), ['here: fourth'])
  assert.deepEqual(await gridsAt(), ['here: fourth'])
  await catalogue.close()
})

test('grids of a catalogue from before they had versions are those of its present one', async () => {
  const file = await SQLITE.newPlace()
  await (await openCatalogue(file)).close()
  const database = new DatabaseSync(file)
  database.exec(`
    drop table grid_parts;
    create table grids (source text not null, part integer not null, bytes blob not null, primary key (source, part));
    insert into grids values ('here', 0, cast('one, ' as blob)), ('here', 1, cast('two' as blob));
    delete from kysely_migration where name >= '010-grid-parts'`)
  database.close()
  const catalogue = await openCatalogue(file)
  for (const version of [0, undefined]) {
    const grids = await catalogue.grids(version)
    assert.equal(Buffer.from(grids.get('here') ?? []).toString(), 'one, two')
  }
  await catalogue.close()
})

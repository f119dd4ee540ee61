// A process that publishes made-up spots once, and prints what that took. Started by publish-engines.ts.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Catalogue } from '../src/catalogue/catalogue.ts'
import { openCatalogue } from '../src/catalogue/open.ts'
import { syntheticSpots } from '../test/support/synthetic-spots.ts'

/** CPU seconds by phase. */
export type PublishCosts = Record<string, number>

const [, , place = '', count = '0', phase = 'first', worktree] = process.argv
const source = { name: 'bench', attribution: 'made up', licence: null, url: null, extractDate: null }
const MILLION = 1e6
/** One in a hundred. */
const CHANGED = 100

for (const _ of drafts()) void _
const begin = process.cpuUsage()
for (const _ of drafts()) void _
const making = process.cpuUsage(begin)
const catalogue = await (worktree === undefined ? openCatalogue(place) : openSqliteOf(worktree))
const before = process.cpuUsage()
await catalogue.publish({ sources: [{ ...source, ratings: 'editorial', coverage: null }], drafts: drafts() })
const taken = process.cpuUsage(before)
await catalogue.close()
console.log(JSON.stringify({ seconds: (taken.user + taken.system - making.user - making.system) / MILLION }))

/** SQLite as another work tree publishes into it. */
async function openSqliteOf(worktree: string): Promise<Catalogue> {
  type Open = (file: string) => Promise<Catalogue>
  const load = async (file: string) => (await import(pathToFileURL(join(worktree, file)).href)) as Record<string, Open>
  // Trees before one way of opening a catalogue have one for SQLite alone.
  const { openCatalogue, openSqliteCatalogue } = {
    ...(await load('src/catalogue/open.ts').catch(() => ({}))),
    ...(await load('src/catalogue/sqlite/sqlite.ts')),
  }
  const open = openSqliteCatalogue ?? openCatalogue
  if (!open) throw new Error(`${worktree} opens no catalogue that is known here`)
  return open(place)
}

function* drafts() {
  let i = 0
  for (const spot of syntheticSpots({ count: Number(count) })) {
    const isOther = phase === 'changed' && ++i % CHANGED === 0
    yield { ...spot, slug: null, source: source.name, ...(isOther && { description: 'Changed.' }) }
  }
}

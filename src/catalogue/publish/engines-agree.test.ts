import assert from 'node:assert/strict'
import { test } from 'node:test'
import { POSTGRES, SQLITE } from '../../../test/support/engines.ts'
import { between, pick, type Random, seededRandom } from '../../../test/support/random.ts'
import { spotRecord } from '../../../test/support/spots.ts'
import type { Catalogue, PublishReport, Source, StagedDraft, StagedUnrated } from '../catalogue.ts'
import { openCatalogue } from '../open.ts'

const ROUNDS = 6
const STEPS = 10
const SOURCES = ['a', 'b', 'c', 'd'] as const

const sourceOf = (name: string): Source => ({
  name,
  attribution: name,
  licence: null,
  url: null,
  ratings: 'editorial',
  extractDate: null,
})

test('publishes leave the same in each engine: what is new, shared, refused, repeated, waits or goes', {
  skip: POSTGRES.skip,
}, async () => {
  for (let seed = 1; seed <= ROUNDS; seed++) {
    const [one, other] = [await openCatalogue(await SQLITE.newPlace()), await openCatalogue(await POSTGRES.newPlace())]
    const random = seededRandom(seed)
    for (let step = 0; step < STEPS; step++) {
      const publish = somePublish(random)
      const reports = [await publish(one), await publish(other)]
      assert.deepEqual(reports[1], reports[0], `round ${seed}, step ${step}`)
      assert.deepEqual(await allOf(other), await allOf(one), `round ${seed}, step ${step}`)
    }
    await Promise.all([one.close(), other.close()])
  }
})

/** Makes a publish of some sources, mixed, in any order, and the report of it but for what is of its moment. */
function somePublish(random: Random): (catalogue: Catalogue) => Promise<unknown> {
  if (random() < 0.15) {
    const name = pick(random, SOURCES)
    return async catalogue => reportOf(await catalogue.removeSource(name))
  }
  const names = SOURCES.filter(() => random() < 0.5)
  const drafts = Array.from({ length: between(random, 0, 14) }, () => someDraft(random, names)).filter(
    draft => draft !== null,
  )
  const isKept = random() < 0.85
  return async catalogue => {
    const publication = { sources: names.map(sourceOf), drafts }
    return reportOf(await catalogue.publish(publication, { keep: () => isKept }))
  }
}

function someDraft(random: Random, names: readonly string[]): StagedDraft | StagedUnrated | null {
  const [first, ...others] = names
  if (first === undefined) return null
  const source = pick(random, [first, ...others])
  // Of several regions, of one source, or of any.
  const kind = pick(random, ['osm-n', 'osm-n', `${source}-`, 'x-', '\u{1F332}', '\uFF5E'])
  const spot = spotRecord(`${kind}${between(random, 1, 9)}`, {
    source,
    name: pick(random, ['Still Lake', 'Wood', '\\ a\tb\n']),
  })
  const levelsByClass = pick(random, [undefined, {}, { 'road/primary': between(random, 1, 9) }])
  const slug = random() < 0.1 ? pick(random, ['wood', 'wanted']) : null
  const line = between(random, 1, 99)
  const place = random() < 0.3 ? 'Here' : null
  const draft = {
    ...spot,
    ...(levelsByClass && { levelsByClass }),
    slug,
    place,
    line,
    silenceRating: between(random, 1, 5),
  }
  return random() < 0.1 ? { ...draft, silenceRating: null } : draft
}

function reportOf(report: PublishReport | undefined) {
  return report && { ...report, version: report.version.number }
}

async function allOf(catalogue: Catalogue) {
  const changes = await catalogue.changes({ version: 0, sequence: 0 }, 10_000)
  const sources = await catalogue.sources()
  return {
    sources: sources.map(({ name, spots }) => ({ name, spots })),
    drafts: await Promise.all(sources.map(({ name }) => Array.fromAsync(catalogue.drafts(name)))),
    unrated: await Promise.all(sources.map(({ name }) => Array.fromAsync(catalogue.unrated(name)))),
    changes: changes.map(({ version, sequence, kind, id, slug }) => ({ version, sequence, kind, id, slug })),
    ...(await catalogue.withSnapshot(async ({ spots, oldSlugs }) => ({
      spots: await Array.fromAsync(spots),
      oldSlugs: await Array.fromAsync(oldSlugs, ({ slug, id }) => ({ slug, id })),
    }))),
  }
}

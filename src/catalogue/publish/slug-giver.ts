import { type Kysely, sql } from 'kysely'
import { slugCandidates } from '../../spots/slug.ts'
import type { Tables } from '../schema.ts'
import type { Writes } from './writes.ts'

export type SlugRequest = {
  id: string
  name: string
  place: string | null
  country: string | null
  /** The slug that the spot has now, or had before it was gone. */
  presentSlug: string | null
  /** The slug that its source asks for. */
  wantedSlug: string | null
}

/** Gives slugs within one publish: a spot keeps its slug for good, and never gets one that another spot has had. */
export class SlugGiver {
  readonly #db: Kysely<Tables>
  readonly #writes: Writes
  /** The next number to try behind a slug that is taken. */
  readonly #nextNumber = new Map<string, number>()

  constructor(db: Kysely<Tables>, writes: Writes) {
    this.#db = db
    this.#writes = writes
  }

  /** Returns a slug for each request by id; earlier requests choose first. */
  async give(requests: readonly SlugRequest[]): Promise<Map<string, string>> {
    let open = requests.map(request => {
      const own = request.presentSlug === null ? slugCandidates(request) : [request.presentSlug]
      return { id: request.id, candidates: [...(request.wantedSlug === null ? [] : [request.wantedSlug]), ...own] }
    })
    const given = new Map<string, string>()
    while (open.length > 0) {
      const owners = await this.#claim(open.map(({ id, candidates }) => ({ id, slug: candidates[0] ?? '' })))
      const left: typeof open = []
      for (const { id, candidates } of open) {
        const [slug = '', ...rest] = candidates
        if (owners.get(slug) === id) given.set(id, slug)
        else left.push({ id, candidates: rest.length > 0 ? rest : [await this.#numbered(slug)] })
      }
      open = left
    }
    return given
  }

  /** Gives each slug to its spot unless another spot has had it; returns the owner of each. */
  async #claim(choices: { id: string; slug: string }[]): Promise<Map<string, string>> {
    const rows = choices.map(({ id, slug }) => ({ slug, spot_id: id }))
    const taken = await this.#writes.claimSlugs(rows)
    // The first of several that ask for one slug gets it.
    const owners = new Map<string, string>()
    for (const row of rows) if (taken.has(row.slug) && !owners.has(row.slug)) owners.set(row.slug, row.spot_id)
    const others = rows.map(row => row.slug).filter(slug => !owners.has(slug))
    if (others.length === 0) return owners
    const earlier = await this.#db.selectFrom('slugs').selectAll().where('slug', 'in', others).execute()
    return new Map([...owners, ...earlier.map(row => [row.slug, row.spot_id] as const)])
  }

  /** Makes the next numbered form of a slug; starts after the numbers in use, so that namesakes cost little. */
  async #numbered(slug: string): Promise<string> {
    const [, stem = slug] = /^(.*)-\d+$/.exec(slug) ?? []
    const known = this.#nextNumber.has(stem) ? stem : slug
    const number = this.#nextNumber.get(known) ?? 2 + (await this.#countNumbered(known))
    this.#nextNumber.set(known, number + 1)
    return `${known}-${number}`
  }

  async #countNumbered(stem: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from slugs where slug > ${`${stem}-`} and slug < ${`${stem}-:`}`.execute(this.#db)
    return rows[0]?.n ?? 0
  }
}

import { type Kysely, sql } from 'kysely'
import { slugCandidates } from '../../spots/slug.ts'
import type { Tables } from '../schema.ts'
import type { Writes } from './writes.ts'

export type SlugRequest = {
  id: string
  name: string
  place: string | null
  country: string | null
  /** Whether the spot is not among those of the version before. */
  isNew: boolean
  /** The slug that the spot has now, or had before it was gone. */
  presentSlug: string | null
  /** The slug that its source asks for. */
  wantedSlug: string | null
  /** The slug that it is given. */
  slug: string
}

/** A request whose slug is not found yet: the one to try, those behind it, and whose it turns out to be. */
type Open = { request: SlugRequest; slug: string; candidates: Iterator<string, undefined>; owner: string }

/** Gives slugs within one publish: a spot keeps its slug for good, and never gets one that another spot has had. */
export class SlugGiver {
  readonly #db: Kysely<Tables>
  readonly #writes: Writes
  readonly #version: number
  /** Whether spots of earlier versions have slugs. */
  readonly #hasEarlier: boolean
  /** The slugs that nobody had before this publish, each with the spot that has it now. */
  readonly #given = new Map<string, string>()
  /** How many of those that the tables do not have yet, or that new spots have, are numbered forms of a slug. */
  readonly #numberedForms = new Map<string, number>()
  /** Those of the last batch that spots of earlier versions have. */
  #renamed: string[] = []
  /** The next number to try behind a slug that is taken. */
  readonly #nextNumber = new Map<string, number>()

  /** Gives slugs in the version that is being published. */
  static async of(db: Kysely<Tables>, writes: Writes, version: number): Promise<SlugGiver> {
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from (select 1 as one from spots limit 1) p)
        + (select count(*) from (select 1 as one from slugs limit 1) s) as n`.execute(db)
    return new SlugGiver(db, writes, { version, hasEarlier: rows[0]?.n !== 0 })
  }

  private constructor(
    db: Kysely<Tables>,
    writes: Writes,
    { version, hasEarlier }: { version: number; hasEarlier: boolean },
  ) {
    this.#db = db
    this.#writes = writes
    this.#version = version
    this.#hasEarlier = hasEarlier
  }

  /** Sets the slug of each request; earlier requests choose first. Those of the call before must be written by now. */
  async give(requests: readonly SlugRequest[]): Promise<void> {
    for (const slug of this.#renamed) this.#countForms(slug, -1)
    this.#renamed = []
    let open: Open[] = []
    for (const request of requests) {
      // Its own already: nobody else has had it.
      if (request.presentSlug !== null && request.wantedSlug === null) request.slug = request.presentSlug
      else {
        const candidates = candidatesOf(request)
        open.push({ request, slug: candidates.next().value ?? '', candidates, owner: '' })
      }
    }
    while (open.length > 0) {
      const earlier = await this.#earlierOwners(open)
      for (const one of open) one.owner = this.#ownerOf(one, earlier)
      const left: Open[] = []
      for (const one of open) {
        const { request, slug, candidates, owner } = one
        if (owner === request.id) request.slug = slug
        else {
          one.slug = candidates.next().value ?? (await this.#numbered(slug))
          left.push(one)
        }
      }
      open = left
    }
  }

  /** Tells whose a slug is: from now on this request's, when nobody has had it. */
  #ownerOf({ request, slug }: Open, earlier: ReadonlyMap<string, string>): string {
    const owner = this.#given.get(slug) ?? earlier.get(slug)
    if (owner !== undefined) return owner
    this.#given.set(slug, request.id)
    if (!request.isNew) this.#renamed.push(slug)
    this.#countForms(slug, 1)
    return request.id
  }

  #earlierOwners(open: readonly Open[]): Promise<ReadonlyMap<string, string>> {
    if (!this.#hasEarlier) return Promise.resolve(new Map())
    return this.#writes.ownersOf(open.map(({ slug }) => slug).filter(slug => !this.#given.has(slug)))
  }

  #countForms(slug: string, by: 1 | -1): void {
    if (slug.search(NUMBER) < 0) return
    for (const { index } of slug.matchAll(NUMBERS)) {
      const stem = slug.slice(0, index)
      this.#numberedForms.set(stem, by + (this.#numberedForms.get(stem) ?? 0))
    }
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
    const given = this.#numberedForms.get(stem) ?? 0
    if (!this.#hasEarlier) return given
    const [from, to] = [`${stem}-`, `${stem}-:`]
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from (
        select slug from spots where slug > ${from} and slug < ${to} and created_version < ${this.#version}
        union select slug from slugs where slug > ${from} and slug < ${to}
      ) numbered`.execute(this.#db)
    return given + (rows[0]?.n ?? 0)
  }
}

/** Before what `countNumbered` takes for a number: all signs of a slug that sort before ":". */
const NUMBER = /-(?=[-.\d])/
const NUMBERS = new RegExp(NUMBER, 'g')

function* candidatesOf(request: SlugRequest): Generator<string, undefined> {
  if (request.wantedSlug !== null) yield request.wantedSlug
  if (request.presentSlug === null) yield* slugCandidates(request)
  else yield request.presentSlug
}

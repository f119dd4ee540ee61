/** What the bodies of the ten first calls hold, as far as a program looks at them: a client whose types lack it does not compile. */
export type Bodies = {
  health: { status: 'ok' }
  list: { data: readonly { id: string }[] }
  spot: { data: { name: string } }
  found: { data: readonly { id: string }[] }
  suggested: { data: readonly { text: string }[] }
  facets: { total: number }
  answer: { sources: readonly { title: string }[] }
  silence: { rating: number }
  batch: { results: readonly { status: number }[] }
  changes: { data: readonly { id: string }[] }
}

/** What the ten first calls return, as far as a program looks at it. */
export type Seen = {
  health: 'ok'
  spots: string[]
  spot: string
  found: string[]
  suggested: string[]
  lakes: number
  answered: string[]
  rating: number
  batch: number[]
  changed: string[]
}

/** Prints what was seen, for the test to compare. */
export function print({ health, list, spot, found, suggested, facets, answer, silence, batch, changes }: Bodies): void {
  const seen: Seen = {
    health: health.status,
    spots: list.data.map(({ id }) => id),
    spot: spot.data.name,
    found: found.data.map(({ id }) => id),
    suggested: suggested.data.map(({ text }) => text),
    lakes: facets.total,
    answered: answer.sources.map(({ title }) => title),
    rating: silence.rating,
    batch: batch.results.map(({ status }) => status),
    changed: changes.data.map(({ id }) => id),
  }
  console.log(JSON.stringify(seen))
}

import type { TestEvent } from 'node:test/reporters'
import type { Totals } from './test-groups.ts'

/** Reports how many tests have passed, failed and been skipped, as JSON. */
export default async function* totalsReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    if (event.type !== 'test:summary' || event.data.file !== undefined) continue
    const { tests, passed, skipped, todo } = event.data.counts
    const totals: Totals = { passed, failed: tests - passed - skipped - todo, skipped }
    yield JSON.stringify(totals)
  }
}

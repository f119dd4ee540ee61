import type { TestEvent } from 'node:test/reporters'
import { relative } from 'node:path'
import type { Run } from './test-groups.ts'

/** Reports how many tests have passed, failed and been skipped, and how long each file's took, as JSON. */
export default async function* totalsReporter(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const milliseconds: Record<string, number> = {}
  for await (const { type, data } of source) {
    if ((type === 'test:pass' || type === 'test:fail') && data.nesting === 0 && data.file !== undefined) {
      const file = relative('', data.file)
      milliseconds[file] = (milliseconds[file] ?? 0) + data.details.duration_ms
    }
    if (type !== 'test:summary' || data.file !== undefined) continue
    const { tests, passed, skipped, todo } = data.counts
    yield JSON.stringify({ passed, failed: tests - passed - skipped - todo, skipped, milliseconds } satisfies Run)
  }
}

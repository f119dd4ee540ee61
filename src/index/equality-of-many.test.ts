import { testEquality } from '../../test/support/index-equality.ts'

/** A larger number of spots to try as well: takes minutes at 100,000, as the plain index is slow. */
const more = Number(process.env['SANCTUARY_EQUALITY_SPOTS'] ?? 0)

testEquality({ count: 10_000, vocabulary: 5000, rounds: 60 })
if (more > 0) testEquality({ count: more, vocabulary: 50_000, rounds: 25 })

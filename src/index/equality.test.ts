import { testEquality } from '../../test/support/index-equality.ts'

testEquality({ count: 0, vocabulary: 50, rounds: 20 })
testEquality({ count: 1, vocabulary: 50, rounds: 20 })
testEquality({ count: 1000, vocabulary: 600, rounds: 250 })

import type { Summary } from '../../query.ts'
import type { SummarySigns } from './signs.ts'

/** "Minimum and maximum rating of lakes in Andorra": from what to what. */
export function rangeIn({ spans, conditions }: SummarySigns): Summary | null {
  const range = spans.find(({ meaning }) => meaning.is === 'range')
  if (!range) return null
  const isOf = (aspect: string, words: RegExp) =>
    words.test(range.said) || spans.some(({ meaning }) => meaning.is === 'aspect' && meaning.aspect === aspect)
  const measure = isOf('elevation', /height|elevation/i) ? 'elevation' : isOf('level', /level/i) ? 'level' : 'rating'
  return { of: 'range', conditions, measure }
}

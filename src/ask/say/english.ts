/** Joins with commas and "and": "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[], word = 'and'): string {
  if (parts.length <= 1) return parts[0] ?? ''
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`
}

/** "a lake", "an island". */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** The preposition of a place: "on the Isle of Man", "in Norway". */
export function within(name: string): string {
  return /\b(Isle|Island)\b/.test(name) ? 'on' : 'in'
}

/** Ends with a full stop, and only one. */
export function sentence(text: string): string {
  return /[.!?…]["”')\]]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`
}

/** One decimal under 10 km, none from there on. */
export function kilometres(km: number): string {
  const tenth = Math.round(km * 10) / 10
  if (tenth === 0 && km > 0) return 'less than 0.1 km'
  return tenth < 10 ? `${tenth.toFixed(1)} km` : `${Math.round(km)} km`
}

/** A rating as all answers write it: one decimal. */
export function ratingText(rating: number): string {
  return rating.toFixed(1)
}

/** The word of the silence model for a rating. */
export function ratingWord(rating: number): string {
  return WORDS.find(([from]) => rating >= from)?.[1] ?? 'noisy'
}

const WORDS: readonly (readonly [number, string])[] = [
  [4.5, 'pristine'],
  [4, 'very quiet'],
  [3.4, 'quiet'],
  [2.6, 'mixed'],
  [1.8, 'disturbed'],
]

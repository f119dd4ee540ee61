import type { BrowserKey } from '../language/table.ts'
import { filled, type Phrase, type Value } from '../language/phrase.ts'

/** What the page was sent with: the phrases of its own language alone. */
const { language = 'en', ...phrases }: Record<string, Phrase> & { language?: string } = JSON.parse(
  document.getElementById('words')?.textContent ?? '{}',
)

/** Says something in the language of the page. */
export function say(key: BrowserKey, values: Readonly<Record<string, Value>> = {}): string {
  return filled(phrases[key] ?? key, language, values)
}

/** A rating as the language writes it, always with one decimal. */
export function ratingText(rating: number): string {
  return rating.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

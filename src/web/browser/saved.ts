// Saved places: their slugs, in this browser alone.

const KEY = 'sanctuary.saved'

/** The slugs of the saved places, the first saved first. */
export function savedPlaces(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(slug => typeof slug === 'string') : []
  } catch {
    // Storage is closed, or holds something else.
    return []
  }
}

/** Saves a place, or forgets it; returns whether it is saved now. */
export function toggleSaved(slug: string): boolean {
  const others = savedPlaces().filter(other => other !== slug)
  const isSaved = others.length < savedPlaces().length
  try {
    localStorage.setItem(KEY, JSON.stringify(isSaved ? others : [...others, slug]))
  } catch {
    return isSaved
  }
  return !isSaved
}

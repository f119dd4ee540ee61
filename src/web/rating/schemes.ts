/** The colour schemes of pages, pictures and maps. */
export const SCHEMES = ['light', 'dark'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Returns the scheme that a query names in `scheme`, light when it names none; undefined when it names another. */
export function schemeOf(query: URLSearchParams): Scheme | undefined {
  const named = query.get('scheme') ?? 'light'
  return SCHEMES.find(scheme => scheme === named)
}

/** What ratings may be screened by; nothing is the default. */
export const SCREENINGS = ['terrain'] as const
export type Screening = (typeof SCREENINGS)[number]

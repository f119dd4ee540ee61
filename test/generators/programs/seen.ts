/** What the ten first calls return, as far as a program looks at it. */
export type Seen = {
  health: 'ok'
  spots: string[]
  spot: string
  found: string[]
  suggested: string[]
  lakes: number
  answered: string[]
  rating: number
  batch: number[]
  changed: string[]
}

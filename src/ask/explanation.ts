/** Why a spot has its rating, as the silence model says it. Levels in dB(A), distances in metres, shares add up to 1. */
export type Explanation = {
  rating: number
  lden: number
  band: readonly number[]
  confidence: 'high' | 'medium' | 'low'
  method: string
  words: string
  dominant: readonly {
    kind: string
    class: string | null
    name: string | null
    distanceM: number
    levelDb: number
    share: number
  }[]
  caveats: readonly string[]
}

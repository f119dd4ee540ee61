/** Why a place is as quiet as it is, as pages show it: an explanation of the silence model, or an editor's word. */
export type Reason = {
  rating: number
  /** dB(A) Lden; null for an editorial rating. */
  lden: number | '< 20' | null
  /** The lowest and the highest rating that the truth may have. */
  band: readonly number[] | null
  confidence: 'high' | 'medium' | 'low' | null
  /** The version of the model, or `editorial`. */
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

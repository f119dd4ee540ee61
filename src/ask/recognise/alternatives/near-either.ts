import type { Span } from '../spans.ts'

/** Takes "cerca de Berlín o de Zúrich", "vicino a Roma o a Napoli" as near either: what stands behind "near" is said again. */
export function withNearEither(spans: readonly Span[]): readonly Span[] {
  return spans.map((span, at) => {
    const [first, name, or, , other] = spans.slice(Math.max(0, at - 3), at + 2)
    const isJoined = name?.meaning.is === 'name' && or?.meaning.is === 'or' && other?.meaning.is === 'name'
    if (at < 3 || first === undefined || !isJoined || !isNear(first) || !isAgain(span)) return span
    return { ...span, meaning: first.meaning, said: first.said }
  })
}

function isNear({ meaning }: Span): boolean {
  return meaning.is === 'relation' && (meaning.relation === 'near' || meaning.relation === 'from')
}

/** "In" would be another place: "near Rome or in Naples". */
function isAgain({ meaning, typed }: Span): boolean {
  return meaning.is === 'relation' && AGAIN.test(typed)
}

const AGAIN = /^(von|vom|de|d|du|des|del|di|da|dal|a|ad|of|to|from)$/i

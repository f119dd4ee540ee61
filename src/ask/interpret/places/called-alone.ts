import type { Subject } from '../../query.ts'
import { isFiller, type Span } from '../../recognise/spans.ts'
import { isSmallLand } from '../places.ts'

/** The spot that is called after a landscape, where nothing but its name is said: "and Müritz?" */
export function calledAlone(spans: readonly Span[], subjects: readonly Subject[]): Subject | undefined {
  const names = spans.filter(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  const [meaning] = names.map(span => span.meaning)
  if (subjects.length > 0 || names.length !== 1 || meaning?.is !== 'name' || !spans.every(isJoint)) return undefined
  const { named, phrase } = meaning
  const docs = named.spots.length > 0 ? named.spots : named.cores
  return docs.length > 0 && isSmallLand(named.region) ? { phrase, docs } : undefined
}

function isJoint({ meaning, said }: Span, at: number): boolean {
  const isNo = at === 0 && /^no$/i.test(said)
  return isNo || JOINTS.has(meaning.is) || isFiller({ meaning })
}

const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'and', 'follow', 'sign', 'comma'])

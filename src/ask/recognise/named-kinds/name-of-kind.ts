import type { Doc } from '../../../index/types.ts'
import { KIND_WORDS } from '../../vocabulary/kinds/kind-words.ts'
import { isWord, meaningAt } from '../lexicon.ts'
import type { Lookups } from '../lookups.ts'
import type { Recogniser } from '../name-recognisers.ts'
import { FAMOUS, nameAt } from '../names.ts'
import { type Token, typedOf } from '../tokens.ts'

/** Things that lie at one point and bear a name, with the words that names have for them. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  KIND_WORDS.flatMap(({ point, foreign = [], own = [] }) => (point ? [[point, [...foreign, ...own]] as const] : [])),
)

/** Spots that hold things of every kind: a park has lakes. */
const LARGE =
  'national-park nature-reserve protected-area park forest valley island wetland desert wilderness ridge canyon fjord bay'.split(
    ' ',
  )

/**
 * Recognises a word of spots' names beside the kind of thing that is meant, in any language: "lago de Tristaina", "the Juclar
 * hut". The spots of that kind are meant; where all of the name are other things at a point, no spot is.
 */
export const recogniseNameOfKind: Recogniser = (tokens, at, { lookups }) => {
  const found = kindFirst(tokens, at) ?? kindLast(tokens, at)
  const word = found && tokens[found.word]
  if (!word || word.folded.length < 4 || isWord(word) || isOtherName(tokens, found, lookups)) return undefined
  const docs = lookups.spotsWithWord(word.folded)
  if (docs.length === 0 || docs.length > MOST_SPOTS) return undefined
  const { kind, length } = found
  const having = called(lookups.having(docs, kind), { kind, word: word.folded }, lookups)
  if (having.length > 0)
    return {
      meaning: { is: 'spot', docs: having, phrase: typedOf(tokens.slice(at, at + length)), isGuess: false },
      length,
    }
  const isElse = LARGE.every(feature => lookups.having(docs, feature).length === 0)
  return isElse ? { meaning: { is: 'unknown', isName: true }, length } : undefined
}

const MOST_SPOTS = 40

/** A hut may stand at a lake: those whose name says that they are the hut come first, and before these the one whose whole name it is. */
function called(docs: readonly Doc[], said: { kind: string; word: string }, lookups: Lookups): readonly Doc[] {
  const named = (KINDS.get(said.kind) ?? []).flatMap(word => {
    const of = new Set(lookups.spotsWithWord(word))
    const own = docs.filter(doc => of.has(doc))
    return own.length > 0 ? [{ word, docs: own }] : []
  })
  const meant = docs.filter(doc => named.some(each => each.docs.includes(doc)))
  if (meant.length < 2) return meant.length > 0 ? meant : docs
  const whole = named.flatMap(({ word }) =>
    JOINTS.flatMap(joint => lookups.named(`${word} ${joint}${said.word}`)?.spots ?? []),
  )
  const exact = meant.filter(doc => whole.includes(doc))
  return exact.length > 0 ? exact : meant
}

const JOINTS = ['', 'de ', 'del ', 'di ', 'd ']

/** A name of several words, or of a region or a town; not of a village that a single spot of the kind is called after: "lac de Braies". */
function isOtherName(tokens: readonly Token[], { word, kind }: KindOfWord, lookups: Lookups): boolean {
  const found = nameAt(tokens, word, lookups)
  if (!found) return false
  const { region, settlements, cores } = found.named
  if (found.length > 1 || region !== null) return true
  const isTown = settlements.some(({ population }) => population >= FAMOUS)
  return settlements.length > 0 && (isTown || cores.length !== 1 || lookups.having(cores, kind).length === 0)
}

type KindOfWord = { kind: string; word: number; length: number }

/** "The lake of Tristaina", "Lake Tristaina". */
function kindFirst(tokens: readonly Token[], at: number): KindOfWord | undefined {
  const kind = kindAt(tokens, at)
  if (!kind) return undefined
  let word = at + kind.length
  while (JOINT.test(tokens[word]?.folded ?? '')) word++
  return { kind: kind.feature, word, length: word + 1 - at }
}

const JOINT = /^(the|of|de|del|d|di|von|du|des)$/

/** "The Tristaina lake", "Juclar-Hütte"; "cerca de Juclar lagos" is a wish for lakes. */
function kindLast(tokens: readonly Token[], at: number): KindOfWord | undefined {
  const source = tokens[at + 1]?.source
  const kind = !source || /^\p{Lu}/u.test(source.text) ? kindAt(tokens, at + 1) : undefined
  return kind && { kind: kind.feature, word: at, length: 1 + kind.length }
}

function kindAt(tokens: readonly Token[], at: number): { feature: string; length: number } | undefined {
  const found = meaningAt(tokens, at)
  const feature = found?.meaning.is === 'feature' ? found.meaning.feature : ''
  return found && KINDS.has(feature) ? { feature, length: found.length } : undefined
}

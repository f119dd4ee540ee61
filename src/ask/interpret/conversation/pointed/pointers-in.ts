import { pointerWordsOf } from '../../../vocabulary/conversation/pointers.ts'
import { LANGUAGES, type Language } from '../../../vocabulary/languages/languages.ts'

/** Which of a list: from 1 on from its front, from -1 on from its end; the other one of two. */
export type ListPlace = number | 'other'

/** Where a text points: from one letter up to another, at which, and the preposition that its article holds. */
export type Pointer = { from: number; to: number; preposition: string; at: readonly ListPlace[] }

type Forms = {
  /** Whether it begins anywhere, and where it begins next; what goes on with the one before. */
  begins: RegExp
  next: RegExp
  goesOn: RegExp
  noun: RegExp
  nouns: RegExp
  tail: RegExp
  prepositions: ReadonlyMap<string, string>
  ordinals: readonly RegExp[]
  counts: ReadonlyMap<string, number>
  last: RegExp
  lasts: RegExp
  other: RegExp
}

/** Tells at no cost whether a text may point at something, in whatever language. */
export function mayPoint(text: string): boolean {
  return LANGUAGES.some(language => formsOf(language).begins.test(text))
}

/**
 * Finds what points at spots, from left to right. `kindAt`: how many letters of a text, from its beginning, name one spot by its
 * kind, as "lake" in "the second lake".
 */
export function pointersIn(text: string, language: Language, kindAt: (text: string) => number): readonly Pointer[] {
  const forms = formsOf(language)
  const found: Pointer[] = []
  let from = 0
  while (from < text.length) {
    const last = found.at(-1)
    const match = (last?.to === from && matchAt(text, from, forms.goesOn)) || matchAt(text, from, forms.next)
    if (!match) break
    const pointer = pointerOf(match, text, forms, kindAt)
    if (pointer) found.push(pointer)
    from = pointer?.to ?? match.index + match[0].length
  }
  return found
}

function matchAt(text: string, from: number, form: RegExp): RegExpExecArray | null {
  form.lastIndex = from
  return form.exec(text)
}

function pointerOf(
  match: RegExpExecArray,
  text: string,
  forms: Forms,
  kindAt: (text: string) => number,
): Pointer | undefined {
  const { article = '', which, number, side, count, otherSide, otherCount, top, end, joint = '' } = match.groups ?? {}
  const said = folded(article)
  const of = side ?? otherSide
  const several = forms.counts.get(folded(count ?? otherCount ?? ''))
  const at: readonly ListPlace[] =
    of !== undefined && several !== undefined
      ? Array.from({ length: several }, (_, i) => (forms.lasts.test(of) ? i - several : i + 1))
      : top !== undefined
        ? [1]
        : end !== undefined
          ? [-1]
          : number !== undefined
            ? [forms.counts.get(folded(number)) ?? Number(number)]
            : placesOf(which ?? '', forms)
  if (at.length === 0 || at.includes(0)) return undefined
  const start = match.index + joint.length
  const behind = match.index + match[0].length
  return {
    from: start,
    to: behind + lengthBehind(text.slice(behind), at.length > 1 ? forms.nouns : forms.noun, forms.tail, kindAt),
    preposition: forms.prepositions.get(said) ?? '',
    at,
  }
}

function placesOf(which: string, { ordinals, last, other }: Forms): readonly ListPlace[] {
  if (last.test(which)) return [-1]
  if (other.test(which)) return ['other']
  const at = ordinals.findIndex(each => each.test(which))
  return at === -1 ? [] : [at + 1]
}

/** "One of them", "lake on the list". */
function lengthBehind(rest: string, noun: RegExp, tail: RegExp, kindAt: (text: string) => number): number {
  const named = noun.exec(rest)?.[0].length ?? 0
  const length = named > 0 ? named : kindAt(rest)
  return length + (tail.exec(rest.slice(length))?.[0].length ?? 0)
}

function formsOf(language: Language): Forms {
  return known.getOrInsertComputed(language, () => compiled(language))
}

const known = new Map<Language, Forms>()

function compiled(language: Language): Forms {
  const words = pointerWordsOf(language)
  const numbers = words.numbers.map((word, at) => [folded(word), at + 1] as const)
  const counts = new Map([
    ...numbers,
    ['beiden', 2],
    ['couple', 2],
    ...DIGITS.map(digit => [digit, Number(digit)] as const),
  ])
  const article = `(?<article>${Object.values(words.articles).join('|')})(?:\\s+|(?<=[’']))(?:(?:${words.between})\\s+)?`
  const ordinals = [...words.ordinals, words.last].join('|')
  const which = `(?<which>${ordinals}|${words.other})${END}`
  const number = `(?<number>\\d{1,2}|${words.numbers.join('|')})(?:\\s?\\.(?!\\s*$|\\d))?${END}`
  const numbered = `(?:${words.numbered})\\s*${number}`
  const several = words.numbers.slice(1).join('|')
  const count = `[2-5]|${several}|beiden|couple`
  const sides = `${words.firsts}|${words.lasts}`
  const many = `(?:(?<side>${sides})\\s+(?<count>${count})|(?<otherCount>${count})\\s+(?<otherSide>${sides}))${END}`
  const one = language === 'en' ? `|(?<which>${ordinals})(?=\\s+one${END})` : ''
  const bare = `(?<top>${words.bare.first})${END}|(?<end>${words.bare.last})${END}`
  const begins = `${BEGIN}(?:${article}(?:${many}|${which}|${numbered})|${numbered}|${bare}${one})`
  const isJoint = `(?<joint>\\s*(?:,|(?:,\\s*)?(?:${words.and})${END})\\s*)`
  const goesOn = `${isJoint}(?:(?:${article})?(?<which>${ordinals})${END}|(?:${article})?(?:${words.numbered})?\\s*${number})`
  const whole = (pattern: string) => new RegExp(`^(?:${loose(pattern)})$`, 'iu')
  return {
    begins: new RegExp(loose(begins), 'iu'),
    next: new RegExp(loose(begins), 'giu'),
    goesOn: new RegExp(loose(goesOn), 'iuy'),
    noun: new RegExp(`^\\s+(?:${loose(words.noun)})${END}`, 'iu'),
    nouns: new RegExp(`^\\s+(?:${loose(words.nouns)})${END}`, 'iu'),
    tail: new RegExp(`^,?\\s+(?:${loose(words.tail)})${END}`, 'iu'),
    prepositions: new Map(
      Object.entries(words.articles).flatMap(([preposition, forms]) =>
        forms.split('|').map(form => [form.replace("[’']", "'"), preposition] as const),
      ),
    ),
    ordinals: words.ordinals.map(each => whole(each.replaceAll(/\(\?=[^)]*\)/g, ''))),
    counts,
    last: whole(words.last.replaceAll(/\(\?=[^)]*\)/g, '')),
    lasts: whole(words.lasts),
    other: whole(words.other),
  }
}

const BEGIN = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const DIGITS = ['2', '3', '4', '5'] as const

/** With or without accents, and any apostrophe. */
function loose(pattern: string): string {
  return pattern.replaceAll(/[éèúíóü](?![^[]*\])/g, letter => `[${letter}${letter.normalize('NFD').charAt(0)}]`)
}

function folded(word: string): string {
  return word.toLowerCase().replaceAll('’', "'")
}

import { REWRITES } from '../vocabulary/rewrites.ts'
import { rewritten } from '../vocabulary/texts/rewritten.ts'
import { fold } from '../../text/fold.ts'
import { wordsOf } from '../../text/tokenize.ts'

/** A word, number or sign of a question. */
export type Token = {
  /** As typed. */
  text: string
  folded: string
  stem: string
  number: number | null
  /** Begins with a capital and is not the first word. */
  isCapital: boolean
  /** Stood before `'s`. */
  isPossessive: boolean
  /** The word that it was corrected to. */
  correction: string | null
  /** What was typed, when the token is the English of another language; tokens of one phrase share it. */
  source: Source | null
  /** A word of another language that its tables do not hold; common: it is spelled right; verb: so is that, and it says what somebody does. */
  foreign: 'common' | 'verb' | 'rare' | null
}

/** Where a question has no word. */
export const NO_TOKEN: Token = {
  text: '',
  folded: '',
  stem: '',
  number: null,
  isCapital: false,
  isPossessive: false,
  correction: null,
  source: null,
  foreign: null,
}

/** Words as typed, and what they were corrected to. */
export type Source = { text: string; correction: string | null }

const PIECE =
  /(?<![\p{L}\p{N}])4[x×]4(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[-−]\d+(?:\.\d+)?|\d+\.\d+|\d{1,3}(?:,\d{3})+(?![\d.,])|(?<![\d,.])\d+,\d{1,2}(?!\d|[.,]\d)|\d+|[\p{L}\p{M}]+(?:['’ʻ`][\p{L}\p{M}]+)*|[^\s]/gu
const LONGEST_QUESTION = 4000
/** Words of a question that are read. */
export const MOST_WORDS = 64

/** Contractions and their full words, without apostrophes. */
const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    dont: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    shouldnt: 'should not',
    wouldnt: 'would not',
    aint: 'is not',
    neednt: 'need not',
    mustnt: 'must not',
    couldnt: 'could not',
    mightnt: 'might not',
    havent: 'have not',
    hasnt: 'has not',
    hadnt: 'had not',
    werent: 'were not',
    wanna: 'want to',
    gotta: 'have to',
    im: 'i am',
    ive: 'i have',
    id: 'i would',
    whats: 'what is',
    wheres: 'where is',
    hows: 'how is',
    whos: 'who is',
    whys: 'why is',
    theres: 'there is',
    its: 'it is',
    lets: 'let us',
    youre: 'you are',
    youve: 'you have',
    ur: 'your',
    u: 'you',
    pls: 'please',
    gimme: 'give me',
    lemme: 'let me',
    w: 'with',
    wo: 'without',
    'w/o': 'without',
    wout: 'without',
    kms: 'km',
    teh: 'the',
    hte: 'the',
    adn: 'and',
    wiht: 'with',
    wit: 'with',
    wih: 'with',
    wth: 'with',
    hav: 'have',
    hve: 'have',
    frm: 'from',
    thats: 'that is',
    taht: 'that',
    waht: 'what',
    natl: 'national',
    ther: 'there',
    buss: 'bus',
    busses: 'buses',
    kwiet: 'quiet',
    kwieter: 'quieter',
    kwietest: 'quietest',
    beches: 'beaches',
  }),
)

/** Splits a question into tokens; contractions are written out, hyphens between words are spaces. */
export function tokensOf(text: string): Token[] {
  const plain = unquoted(text.slice(0, LONGEST_QUESTION))
  return tokensWith(rewritten(plain, REWRITES), CONTRACTIONS)
}

/** `{"country":"FI"}`, "country='NO'": keys and values as programs write them, without their quotation marks. */
function unquoted(text: string): string {
  const plain = /^\s*[{[]/.test(text) ? text.replaceAll(/["{}[\]]/g, ' ') : text
  return plain.replaceAll(/([:=]\s*)(["'])([^"']*)\2/g, '$1$3 ')
}

/** The same for another language, with its own contractions, keyed without apostrophes. */
export function tokensWith(plain: string, contractions: ReadonlyMap<string, string>): Token[] {
  const apart = plain.slice(0, LONGEST_QUESTION).replaceAll(ASIDE, '. ')
  const pieces = withoutHyphens(apart.match(PIECE) ?? [])
  return pieces.flatMap((piece, at) =>
    (ID.test(piece) && !WISHES.test(pieces[at + 1] ?? '')) || isCodeAtEnd(piece, pieces.slice(at + 1))
      ? tokens(piece, at, NO_CONTRACTIONS, false)
      : tokens(piece, at, contractions, isBesideDegrees(piece, pieces, at)),
  )
}

/** "W 1.5", "1.5° W"; a small "w" stands for "with" before most numbers. */
function isBesideDegrees(piece: string, pieces: readonly string[], at: number): boolean {
  const [before, after] = [pieces[at - 1] ?? '', pieces[at + 1] ?? '']
  if (piece === 'w') return /^(°|\d+\.\d{2,})/.test(before) || /^\d+\.\d{2,}/.test(after) || pieces[at + 2] === '°'
  return /^[\d°'′"″-]/.test(before) || /^\d/.test(after)
}

/** "Forests in Africa - I don't want to camp": a dash before a sentence of its own parts it from what is before. */
const ASIDE =
  / [-–—] (?=(?:i|we|my|our|it|they|there|nobody|ich|wir|es|man|mein|meine|unser|unsere|niemand|kein|keine|je|on|nous|il|ils|mon|ma|notre|personne|nadie|nuestro|nuestra|nos|nessuno|non|ci|no (?:se|me|nos|quiero|queremos|debe|deben))(?!\p{L}|-)|j['’]|ça )/giu

/** "The quietest lake im": nothing follows that somebody would be. */
function isCodeAtEnd(piece: string, behind: readonly string[]): boolean {
  return /^im$/i.test(piece) && behind.every(each => /^\P{L}+$/u.test(each))
}

/** "Id" is the key of a spot, and "I'd" without its apostrophe only before what somebody would do. */
const ID = /^id$/i
const WISHES =
  /^(also|really|just|be|like|love|prefer|rather|want|need|go|enjoy|appreciate|hate|better|say|try|take|look|stay|camp|hike|walk)$/i
const NO_CONTRACTIONS: ReadonlyMap<string, string> = new Map()

/** Drops the hyphens between words, and the point of "St. Moritz"; a dash of any length is a hyphen. */
function withoutHyphens(pieces: readonly string[]): string[] {
  const isNumber = (piece: string | undefined) => /^\d/.test(piece ?? '')
  return pieces
    .map(piece => (/^[–—−]$/.test(piece) ? '-' : piece.replace('−', '-')))
    .filter((piece, at, all) => piece !== '-' || (isNumber(all[at - 1]) && isNumber(all[at + 1])))
    .filter((piece, at, all) => piece !== '.' || !SAINT.test(all[at - 1] ?? '') || !/^\p{Lu}/u.test(all[at + 1] ?? ''))
}

const SAINT = /^S(t|te|ta)$/

/** Makes the tokens of a piece; beside a number or a degree sign (`isUnit`) "W" is the west, elsewhere "with". */
function tokens(piece: string, at: number, contractions: ReadonlyMap<string, string>, isUnit: boolean): Token[] {
  const isCapital = at > 0 && /^\p{Lu}/u.test(piece)
  const base = { text: piece, isCapital, isPossessive: false, correction: null, source: null, foreign: null } as const
  if (/^4[x×]4$/i.test(piece)) return [{ ...base, folded: OFF_ROAD, stem: OFF_ROAD, number: null }]
  if (/^-?\d/.test(piece)) return [{ ...base, folded: piece, stem: piece, number: numberOf(piece) }]
  if (!/^\p{L}/u.test(piece)) return [{ ...base, folded: '', stem: '', number: null }]
  const bare = fold(piece).replaceAll(/['’ʻ`]/g, '')
  // "Kẻ Bàng": nobody who writes short has a capital and an accent in it.
  const full = isCapital && ACCENTED.test(piece) ? undefined : contractions.get(bare)
  if (full !== undefined && !/^\p{Lu}{2}$/u.test(piece) && !(isUnit && /^(\p{Lu}|w)$/u.test(piece))) {
    return full.split(' ').map(word => ({ ...base, text: word, folded: word, stem: stemOf(word), number: null }))
  }
  const isPossessive = /['’]s$/i.test(piece)
  // A single sign may stand for several words, and each word has the whole piece as its text: no more than are told to be unread.
  const words = wordsOf((isPossessive ? piece.slice(0, -2) : piece).replaceAll(/[ʻ`]/g, '')).slice(0, MOST_WORDS + 1)
  return words.map(({ folded, stem }) => ({
    ...base,
    text: isPossessive ? piece.slice(0, -2) : piece,
    folded,
    stem: singularOf(folded) ?? stem,
    number: null,
    isPossessive,
  }))
}

const ACCENTED = /^\p{Lu}\p{L}*[^\P{L}A-Za-z]\p{L}*$/u

/** A kind of car, and no number. */
const OFF_ROAD = '4x4'

/** "20,000" is twenty thousand; "3,5" is 3.5. */
function numberOf(piece: string): number {
  return Number(/,\d{3}\b/.test(piece) ? piece.replaceAll(',', '') : piece.replace(',', '.'))
}

function stemOf(word: string): string {
  return singularOf(word) ?? wordsOf(word)[0]?.stem ?? word
}

/** "Bay" of "bays", which share no stem: words of three letters are their own, and "bays" would be "bai". */
export function singularOf(folded: string): string | undefined {
  return /^[a-z][aeiou]ys$/.test(folded) ? folded.slice(0, -1) : undefined
}

/** Writes what was typed for a run of tokens; what stands for one phrase is written once. */
export function typedOf(run: readonly Token[]): string {
  const kept = run.filter(({ source, text }, at) => {
    const before = run[at - 1]
    // "D'Incles" is two tokens of one text.
    return source === null ? !/['’]/.test(text) || text !== before?.text : source !== before?.source
  })
  return kept.map(({ source, text }) => source?.text ?? text).join(' ')
}

/** Returns a word as it was typed, in whichever language; the empty text where none stands. */
export function asTyped(token: Token | undefined): string {
  return token?.source?.text ?? token?.text ?? ''
}

/** Begins with a capital as a name does, and is no word of another language. */
export function isTitled(token: Token | undefined): boolean {
  return token?.source === null && isCapitalised(token)
}

/** Begins with a capital as it was typed. */
export function isCapitalised(token: Token | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(asTyped(token))
}

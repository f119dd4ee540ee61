import type { ACCESS_STATUSES } from '../../spots/spot.ts'
import { phraseOf } from '../../text/phrase.ts'
import { LONGEST_NUMBER } from './numbers.ts'

type AccessStatus = (typeof ACCESS_STATUSES)[number]
/** The ways to ask what a visit costs: which, may one come in, what is the price, is there a fee, is it free. */
export const ACCESS_FIELDS = ['accessStatus', 'access', 'price', 'fee', 'free'] as const
export type AccessField = (typeof ACCESS_FIELDS)[number]

const FREE = 'free gratis kostenlos frei gratuit gratuito libre'.split(' ')
const PAID = 'paid kostenpflichtig payant'.split(' ')
const YES = 'yes y true 1 ja oui si'.split(' ')
const NO = 'no n false 0 nein non nej nee'.split(' ')

const COSTS: [free: string[], paid: string[]] = [
  [...FREE, 'free of charge', 'no fee', 'free entry'],
  [...PAID, 'fee', 'fee required'],
]
/** Words that keep people out; "none" is what programs write for nothing, and never lets them in. */
const CLOSED = new Set(
  'no none private privat prive privado privata forbidden prohibited restricted closed military members customers residents employees nein nicht non verboten gesperrt geschlossen interdit ferme prohibido cerrado vietato chiuso permit'.split(
    ' ',
  ),
)

/** What the words mean in each field. "access: yes" speaks of leave to enter and "admission: no" may, so they are not among them. */
const WORDS: Record<AccessField, ReadonlyMap<string, AccessStatus>> = {
  accessStatus: words(...COSTS),
  access: words(...COSTS),
  price: words(...COSTS),
  fee: words([...FREE, ...NO, 'none', 'free of charge', 'no fee'], [...PAID, ...YES, 'required']),
  free: words([...YES, 'free'], [...NO, 'paid']),
}
/** `5`, `5.50 EUR`, `€ 5`, `USD 5,00`: what a fee column holds where entry costs that much. */
const AMOUNT = /^(?:\p{Sc}|[A-Z]{3})?\s*(\d+(?:[.,]\d{1,2})?)\s*(?:\p{Sc}|[A-Z]{3})?$/u

/** Reads what a visit costs; undefined when the words are not known, since unknown is not free. */
export function parseAccess(value: unknown, field: AccessField): AccessStatus | undefined {
  const text = String(value).trim()
  if (text.length > LONGEST_NUMBER) return undefined
  const [, amount] = field === 'fee' || field === 'price' ? (AMOUNT.exec(text) ?? []) : []
  if (amount !== undefined && (field === 'price' || text !== '1'))
    return Number(amount.replace(',', '.')) === 0 ? 'free' : 'paid'
  return WORDS[field].get(phraseOf(text))
}

/** Tells whether a value of a column about access keeps people out. */
export function isClosedAccess(value: unknown, field: AccessField): boolean {
  if (field !== 'access' && field !== 'accessStatus') return false
  const text = String(value).slice(0, LONGEST_NUMBER)
  return value === false || text.split(/[;,|/]/).some(part => CLOSED.has(phraseOf(part)))
}

function words(free: string[], paid: string[]): ReadonlyMap<string, AccessStatus> {
  return new Map([...free.map(word => [word, 'free'] as const), ...paid.map(word => [word, 'paid'] as const)])
}

import type { ACCESS_STATUSES } from '../../spots/spot.ts'
import { phraseOf } from '../../text/phrase.ts'
import { LONGEST_NUMBER } from './numbers.ts'

type AccessStatus = (typeof ACCESS_STATUSES)[number]
/** The three ways to ask what a visit costs: which, is there a fee, is it free. */
export type AccessField = 'accessStatus' | 'fee' | 'free'

const FREE = 'free gratis kostenlos frei gratuit gratuito libre none'.split(' ')
const PAID = 'paid kostenpflichtig payant'.split(' ')
const YES = 'yes y true 1 ja oui si'.split(' ')
const NO = 'no n false 0 nein non nej nee'.split(' ')

/** What the words mean in each field. "access: yes" speaks of leave to enter, not of money, and is not among them. */
const WORDS: Record<AccessField, ReadonlyMap<string, AccessStatus>> = {
  accessStatus: words([...FREE, 'free of charge', 'no fee', 'free entry'], [...PAID, 'fee', 'fee required']),
  fee: words([...FREE, ...NO, 'free of charge', 'no fee'], [...PAID, ...YES, 'required']),
  free: words([...YES, 'free'], [...NO, 'paid']),
}
/** `5`, `5.50 EUR`, `€ 5`, `USD 5,00`: what a fee column holds where entry costs that much. */
const AMOUNT = /^(?:\p{Sc}|[A-Z]{3})?\s*(\d+(?:[.,]\d{1,2})?)\s*(?:\p{Sc}|[A-Z]{3})?$/u

/** Reads what a visit costs; undefined when the words are not known, since unknown is not free. */
export function parseAccess(value: unknown, field: AccessField): AccessStatus | undefined {
  const text = String(value).trim()
  if (text.length > LONGEST_NUMBER) return undefined
  const [, amount] = field === 'fee' ? (AMOUNT.exec(text) ?? []) : []
  if (amount !== undefined && text !== '1') return Number(amount.replace(',', '.')) === 0 ? 'free' : 'paid'
  return WORDS[field].get(phraseOf(text))
}

function words(free: string[], paid: string[]): ReadonlyMap<string, AccessStatus> {
  return new Map([...free.map(word => [word, 'free'] as const), ...paid.map(word => [word, 'paid'] as const)])
}

import type { Understanding } from '../../../understanding.ts'

/**
 * "I come off night shifts and want to lie down in some moss near Berlin. Is Grunewald actually quiet?": whether the spot is so is
 * asked by itself, with a yes or no, and what is told before it is named; null where more is asked.
 */
export function behindTold(
  text: string,
  { query, account, language }: Understanding,
  read: (text: string, before: readonly string[]) => Understanding,
): Understanding | null {
  const [, told = '', asked = ''] = TOLD.exec(text) ?? []
  const [subject, ...others] = query.subjects
  // "I have a dog. Is it quiet?" asks of both.
  if (!query.aspects.every(({ of }) => of === 'rating' || of === 'location')) return null
  if (told === '' || query.kind !== 'about' || !subject || others.length > 0) return null
  const alone = read(asked, [])
  const isOfSame =
    alone.query.kind === 'about' && alone.query.subjects.every(({ docs: [doc] }) => doc === subject.docs[0])
  const isWhole = alone.query.isYesNo && alone.query.subjects.length === 1 && alone.account.notApplied.length === 0
  // "Sarek is near Kiruna. Is it quiet?" tells of the spot.
  const isOfTold = account.applied.some(({ as, text: words }) => as === 'spot asked about' && told.includes(words))
  if (!alone.query.aspects.some(({ of }) => of === 'rating')) return null
  if (alone.language !== language || !isOfSame || !isWhole || isOfTold) return null
  const corrected = [...new Set([...account.corrected, ...alone.account.corrected])]
  const applied = account.applied.map(each =>
    each.as === 'place' && !asked.includes(each.text) ? { ...each, as: 'told: who asks' } : each,
  )
  return { ...alone, account: { ...account, applied, corrected, isToldApart: true } }
}

/** What is told, in sentences of their own, and a question behind it. */
const TOLD = /^([^?]{5,240}?[.!…])\s+(\P{Ll}[^?.!]*\?\W*)$/u

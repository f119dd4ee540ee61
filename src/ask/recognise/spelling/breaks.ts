/** "The quietest park is it free can i camp": where English asks anew in a text without signs, a comma is read. */
export function withBreaks(text: string): string {
  if (SIGN.test(text.slice(0, -1))) return text
  return text.replaceAll(ASKED_ANEW, (asked, at: number) => (isWhole(text.slice(0, at), asked) ? `,${asked}` : asked))
}

const SIGN = /[,.;:?!()\n–—|+]| - /
/** "Tell me is it free": what stands before leads to what is asked. */
const ASKED_ANEW =
  /(?<=\p{L}{2})(?<!(?<!\p{L})(?:and|or|but|that|if|where|whether|know|me|us|ask|say|so|then|also|please|hi|hello|hey|ok|which|what|who|how|when|why)) (?:is it (?:free|paid|quiet|noisy|loud|far|allowed|possible|open)|are they (?:free|paid|quiet|noisy|loud|far)|(?:can|may|could) (?:i|we|you) (?!(?:tell|help|show|recommend|suggest|give|find|please)\b)|do they (?:have|allow)|does it (?:have|allow|cost)|how many (?!km|miles|hours|minutes|people|decibels))/giu

/** Whether what stands before is whole: "in how many places" and "where near Stockholm" wait for what comes. */
function isWhole(before: string, asked: string): boolean {
  if (/^ how/i.test(asked)) return before.split(' ').length >= LEAST_WHOLE
  return !OPEN.test(before) || VERB.test(before)
}

const LEAST_WHOLE = 3
const OPEN = /(?<!\p{L})(?:where|which|what|how|when|who)(?!\p{L})/iu
const VERB = /(?<!\p{L})(?:is|are|has|have)(?!\p{L})/iu

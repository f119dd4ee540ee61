// "Lakes in Sweden, just the names": how a list is to be told, which restricts nothing.
import type { Doc } from '../index/types.ts'

const NAMES = [
  'names (?:only|alone)|(?:only|just|nothing but)(?: the| their)? names(?: of(?: the)?| please)?|output: ?names',
  '(?:nur|bloß|lediglich|ausschließlich) (?:die |deren |ihre )?namen(?: der| von)?',
  '(?:seulement|juste|uniquement|rien que|que) (?:les |leurs )?noms(?: des?)?|(?:les )?noms (?:seulement|uniquement)',
  '(?:s[oó]lo|solamente|[uú]nicamente) (?:los |sus )?nombres(?: de(?: l[oa]s)?)?|(?:los )?nombres (?:solamente|[uú]nicamente)',
  '(?:solo|soltanto|solamente|unicamente) (?:i (?:loro )?)?nomi(?: de[il]| delle| degli| di)?',
].join('|')

const ASKED = String.raw`(?:(?:please|bitte|and|und|et|y|e|now|jetzt) )?(?:(?:show|give|list|tell|send|return|gib|nenne?|zeige?|donnez?|montrez?|da|dime|mostra|dammi|dimmi|muestra)(?:[- ](?:me|us|mir|uns|moi|nous))? )?`
/** Alone, before or behind what is looked for. */
const AHEAD = new RegExp(
  String.raw`^\W*${ASKED}(?:${NAMES})(?:\s*[,:;.!?]+\s*|\s*$|(?<= (?:of|of the|der|von|des?|los|las|de[il]|delle|degli|di)) )`,
  'iu',
)
const BEHIND = new RegExp(String.raw`(?:\s*[,;:.(–—-]\s*|\s+)${ASKED}(?:${NAMES})(?: please| bitte)?[\s.!?)]*$`, 'iu')

/** Questions without the words by which names alone are wanted, and those of the last; said alone, they are said to the question before. */
export function withoutNamesAlone(texts: readonly string[]): { texts: readonly string[]; words: string | null } {
  const alone = texts.map(namesAloneIn)
  const asked = texts.flatMap((text, at) => (alone[at]?.rest === '' ? [] : [alone[at]?.rest ?? text]))
  return asked.length === 0
    ? { texts: texts.slice(-1), words: null }
    : { texts: asked, words: alone.at(-1)?.words ?? null }
}

function namesAloneIn(text: string): { rest: string; words: string } | null {
  const words = (AHEAD.exec(text) ?? BEHIND.exec(text))?.[0]
  if (words === undefined) return null
  return { rest: text.replace(words, '').trim(), words: words.replaceAll(/^\W+|\W+$/gu, '') }
}

/** Each spot of a list by its name alone; null where none is listed. */
export function withNamesAlone(
  sentences: readonly string[],
  docs: readonly Doc[],
  nameOf: (doc: Doc) => string,
): string[] | null {
  const names = docs.map(doc => `\n- ${nameOf(doc)}`)
  const bare = sentences.map(sentence => names.find(name => sentence.startsWith(`${name} (`)) ?? sentence)
  return bare.some((sentence, at) => sentence !== sentences[at]) ? bare : null
}

import type { Language } from '../../../vocabulary/languages/languages.ts'

const THING = String.raw`(?<thing>(?<!\p{L})\p{L}+(?:['’\s]\p{L}+){0,3}?(?!\p{L}))`

/** "A forest is fine, too" behind what was looked for, and what says in that language that it is looked for instead. */
const FINE_TOO: Readonly<Record<Language, readonly [instead: string, ...said: string[]]>> = {
  en: [
    'what about',
    String.raw`(?:(?:or|well|maybe|ok|okay),? )?${THING},? (?:is|are|would be|will be|['’]d be) (?:also |just as )?(?:fine|ok|okay|good|great|all right|alright)(?: (?:too|as well|also|by me|with me|for me))?`,
    String.raw`(?:(?:or|well|maybe),? )?${THING} (?:would|will|could) (?:also )?(?:do|work)(?: (?:too|as well|also|for me|just as well))?`,
    String.raw`(?:(?:or|well|maybe),? )?(?:i['’]d|i would|we['’]d) (?:also )?(?:be happy with|take|settle for|be fine with) ${THING}(?: (?:too|as well))?`,
  ],
  de: [
    'lieber',
    String.raw`(?:(?:oder|na|gut|gern|gerne) )?${THING} (?:ist|wäre|sind|wären) (?:auch|genauso) (?:ok|okay|gut|recht|in ordnung|fein|möglich|schön)`,
    String.raw`(?:oder )?${THING} (?:geht|ginge|gehen|gingen|tut['’]?s|täte es) (?:auch|zur not|notfalls)`,
    String.raw`(?:oder )?(?:auch (?:gern|gerne)|gern auch|gerne auch|von mir aus auch|es (?:darf|kann) auch) ${THING}(?: sein)?`,
    String.raw`auch (?=ein)${THING}`,
    String.raw`${THING} würde auch (?:gehen|reichen|passen)`,
  ],
  fr: [
    'plutôt',
    String.raw`(?:ou )?${THING},? (?:(?:ça|cela|ca) )?(?:me |m['’]|nous )?(?:va|irait|convient|conviendrait|ferait l['’]affaire|fera l['’]affaire) (?:aussi|bien aussi|très bien aussi|tout aussi bien)`,
    String.raw`ou (?:alors|bien),? ${THING}`,
    String.raw`(?:aussi|également) (?=un)${THING}`,
  ],
  es: [
    'mejor',
    String.raw`(?:también )?(?:me |nos )?(?:vale|valen|sirve|sirven|valdría|serviría|va bien|vendría bien|está bien|estaría bien) (?:también )?${THING}(?: también)?`,
    String.raw`${THING} (?:también )?(?:me |nos )?(?:vale|valen|sirve|sirven|valdría|serviría|va bien|estaría bien)(?: también)?`,
    String.raw`también (?=un)${THING}`,
    String.raw`o (?:si no,? )?${THING},? (?:me )?(?:da|es) (?:lo mismo|igual)`,
  ],
  it: [
    'piuttosto',
    String.raw`(?:(?:mi|ci) )?(?:va|vanno|andrebbe|andrebbero) (?:bene )?anche (?:bene )?${THING}`,
    String.raw`anche ${THING} (?:(?:mi|ci) )?(?:va|vanno|andrebbe|andrebbero) bene`,
    String.raw`anche (?=un)${THING}`,
    String.raw`${THING} (?:va|vanno|andrebbe|andrebbero) (?:bene anche|bene lo stesso|anche bene)`,
  ],
}

const PATTERNS = new Map(
  Object.entries(FINE_TOO).map(([language, [instead, ...said]]) => [
    language,
    { instead, patterns: said.map(each => new RegExp(String.raw`^\W*${each}\W*$`, 'iu')) },
  ]),
)

/** Reads "a forest is fine, too", of nothing but what would do as well, as a forest instead, where and how it was looked for before. */
export function withFineToo(text: string, language: Language): string {
  const { instead, patterns } = PATTERNS.get(language) ?? { instead: '', patterns: [] }
  const [, clause, kind] = KIND_BEHIND.exec(text) ?? []
  const said = (clause ?? text).replace(ACTUALLY, '')
  for (const pattern of patterns) {
    const thing = pattern.exec(said)?.groups?.['thing']?.trim()
    if (thing && !POINTS.test(thing)) return kind === undefined ? `${instead} ${thing}` : `${thing}, ${kind}`
  }
  return text
}

/** "A tent is fine, too, campsites then": what is then looked for. */
const KIND_BEHIND = /^(.+?)\s*[,;:–-]\s*((?:\S+ ){1,3}(?:then|dann|alors|entonces|allora))\W*$/iu
const ACTUALLY = /^\W*(?:actually|eigentlich|en fait|finalement|en realidad|in realtà),?\s+/iu

/** "That is fine, too", "the first would do", "paid ones are fine": no other thing. */
const POINTS =
  /^(?:paid|kostenpflicht\p{L}*|etwas|payant\p{L}*|de pago|a pagamento|that|this|it|these|those|they|which|what|the \p{L}+ one|das|dies\p{L}*|es|der|die|den|alles|ça|c|cela|ce|celui.*|celle.*|lo|la|los|las|es[oae]s?|est[oae]s?|todo|quell\p{L}*|quest\p{L}*|il|la|lo|everything|anything|all|in|on|at|near|by|with|for|am|im|an|bei|mit|zu|ohne|en|à|au|aux|dans|avec|sans|con|per|para|cerca|vicino|senza|sin)(?!\p{L})/iu

import type { Language } from '../../../vocabulary/languages/languages.ts'

// "Something else, near Oslo" asks for other places; "something else: …" for another thing.
/** What announces another subject, and what announces no more than another question, which may be of the same place. */
const ANNOUNCED: Readonly<Record<Language, readonly [subject: string, question: string]>> = {
  en: [
    "(?:on (?:to )?)?(?:an? )?(?:totally |completely |entirely )?(?:new|different|another) (?:subject|topic|matter)|(?:a )?(?:complete )?change of (?:subject|topic)|(?:let[’']?s |let us |i(?:[’']d| would) like to |i want to |can we |to )?(?:change|changing|switch|switching) (?:the )?(?:subjects?|topics?)|(?:let[’']?s |let us |can we )?talk about something (?:else|different)|(?:now (?:for )?)?something (?:completely|totally|entirely) different",
    '(?:an? |one )?(?:totally |completely |entirely )?(?:new|different|unrelated|separate) question|on (?:a different|another) note|(?:now )?(?:for )?something (?:else|different)(?=\\s*:)',
  ],
  de: [
    '(?:ein )?(?:ganz |völlig |komplett )?(?:anderes|neues) thema|them(?:a|en)wechsel|(?:lass uns|lassen sie uns|wechseln wir|ich möchte) (?:mal )?(?:das |vom )?thema(?: (?:wechseln|zu wechseln))?|(?:reden|sprechen) wir (?:mal )?(?:über|von) (?:etwas|was) andere[ms]|(?:etwas|was) (?:ganz|völlig|komplett) anderes',
    '(?:eine )?(?:ganz |völlig )?(?:andere|neue) frage|(?:etwas|was) anderes(?=\\s*:)',
  ],
  fr: [
    "(?:un )?(?:tout )?autre sujet|(?:un )?nouveau sujet|changement de sujet|(?:changeons|je change|on change|pour changer) de sujet|(?:parlons|parlons maintenant) d[’']autre chose|(?:tout )?autre chose(?=\\s*:)",
    '(?:une )?(?:tout )?(?:autre|nouvelle) question|rien à voir',
  ],
  es: [
    '(?:un )?(?:tema (?:nuevo|distinto|diferente)|(?:otro|nuevo) (?:tema|asunto))|cambio de tema|(?:cambiemos|cambiando|cambiamos|para cambiar) de tema|(?:hablemos|hablamos) de otra cosa|(?:algo|una cosa) (?:totalmente|completamente) (?:distint|diferent)\\p{L}+',
    '(?:una )?(?:otra cosa(?=\\s*:)|(?:otra|nueva) (?:pregunta|cuestión))|(?:una )?pregunta (?:distinta|diferente|nueva)',
  ],
  it: [
    "(?:un )?(?:altro|nuovo) (?:argomento|tema)|cambio (?:di )?(?:argomento|tema)|(?:cambiamo|cambiando|per cambiare) (?:argomento|tema|discorso)|parliamo d[’']altro|(?:tutt[’'])altro|(?:qualcosa|una cosa) (?:completamente|totalmente) divers\\p{L}+",
    "(?:un[’'])?altra (?:domanda|cosa(?=\\s*:))|(?:una )?(?:nuova domanda|domanda diversa)",
  ],
}

const EACH = Object.values(ANNOUNCED)
const LEAD =
  '(?:(?:ok|okay|so|well|right|alright|now|and|thanks|thank you|gut|na gut|also|jetzt|und|danke|bon|alors|maintenant|et|merci|vale|bueno|ahora|y|gracias|bene|va bene|allora|adesso|ora|e|grazie)[\\s,.!]+)*'
const END = String.raw`\s*(?:[:.!;,…]|\s[–—-])[\s–—-]*(?=[\p{L}¿¡«"“„\d])`
const begins = (at: 0 | 1) =>
  new RegExp(String.raw`^[\s¿¡]*${LEAD}(?:${EACH.map(each => each[at]).join('|')})${END}`, 'iu')
const SUBJECT = begins(0)
const QUESTION = begins(1)

/**
 * What is asked since "new subject:", "anderes Thema:", without that: it restricts nothing, and what is behind it stands alone;
 * "another question: can I camp there?" goes on with what was spoken of.
 */
export function sinceSubjectChanged(texts: readonly string[]): readonly string[] {
  return texts.reduce<readonly string[]>(
    (before, text) => (SUBJECT.test(text) ? [text.replace(SUBJECT, '')] : [...before, text.replace(QUESTION, '')]),
    [],
  )
}

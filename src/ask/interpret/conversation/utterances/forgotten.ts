// "Forget Ireland. How is the rating worked out?": what was spoken of is set aside, and what is behind it asks by itself.
import type { Query } from '../../../query.ts'
import type { Understanding } from '../../../understanding.ts'
import { COURTESIES } from '../../../vocabulary/conversation/utterances.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'

const THING = String.raw`[^.?!,;:]{1,40}`

const FORGETS: Readonly<Record<Language, string>> = {
  en: `(?:just |let['’]?s |let us )?(?:forget|scrap|skip|drop) (?:about )?${THING}|never ?mind(?: ${THING})?|leave (?:that|it|this)(?: aside)?|enough (?:of|about) ${THING}`,
  de: `vergiss ${THING}|vergesst ${THING}|vergessen (?:wir|sie) ${THING}|lass(?:en wir|t|en sie)? (?:das|es|${THING} (?:sein|weg|beiseite))|egal|macht nichts|genug (?:von|über) ${THING}`,
  fr: `oublie[zs]? ${THING}|oublions ${THING}|laisse(?:z|ons)? tomber(?: ${THING})?|peu importe(?: ${THING})?|tant pis(?: pour ${THING})?|assez (?:de|parlé de) ${THING}`,
  es: `olv[ií]d(?:a|e|ate de|emos) ${THING}|olv[ií]dalo|d[eé]ja(?:lo)?(?: ${THING})?|no importa(?: ${THING})?|da igual(?: ${THING})?|basta de ${THING}`,
  it: `dimentic(?:a|hiamo|ate|ati di) ${THING}|lascia(?:mo|te)? (?:perdere|stare)(?: ${THING})?|non importa(?: ${THING})?|fa niente|basta con ${THING}`,
}

const LEAD = String.raw`(?:(?:ok|okay|so|well|right|alright|all right|no|fine|gut|na gut|also|nein|bon|bien|d['’]accord|non|vale|bueno|bene|va bene|allora|ah|oh)\W+)*`
const FORGOTTEN = new RegExp(
  String.raw`^\W*${LEAD}(?:${Object.values(FORGETS).join('|')})\s*[.!;,:–—-]+\s*(?=[\p{L}¿¡«"])`,
  'iu',
)

/** What is asked behind what sets aside what was spoken of; null where nothing is set aside. */
export function behindForgotten(text: string): string | null {
  const length = FORGOTTEN.exec(text)?.[0].length ?? 0
  return length === 0 ? null : text.slice(length)
}

/** Tells whether what is read by itself asks of the directory, its ratings or a named spot; "never mind, lakes" goes on with what was asked before. */
export function asksByItself({ query, account }: Understanding): boolean {
  return account.notApplied.length === 0 && (isOfDirectory(query) || isOfNamed(query))
}

/** "Is Sarek free?" */
function isOfNamed({ kind, subjects, aspects }: Query): boolean {
  return kind === 'about' && subjects.length > 0 && aspects.length > 0
}

function isOfDirectory({ kind, topic, method, ratingMeant }: Query): boolean {
  const isCourtesy = COURTESIES.some(each => each === topic)
  return kind === 'help' && !isCourtesy && (topic !== null || method.length > 0 || ratingMeant.length > 0)
}

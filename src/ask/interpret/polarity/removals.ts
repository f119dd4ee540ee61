import { type Span, merged } from '../../recognise/spans.ts'
import { markAt, marksOf, type Said } from './marks.ts'

/** Reads a verb of removal as "except": "togli quelli in Asia" is all but those in Asia. */
export function withRemovals({ spans, language }: Said): readonly Span[] {
  let read = spans
  for (let at = 0; at < read.length; at++) {
    const length = markAt({ spans: read, language }, at, REMOVES)
    if (length < 2 && read[at]?.meaning.is === 'negation') continue
    if (length === 0 || !isBeginning(read[at - 1])) continue
    read = read.toSpliced(at, length, merged(read.slice(at, at + length), { is: 'negation' }, 'except'))
  }
  return read
}

/** A command begins a clause. */
function isBeginning(before: Span | undefined): boolean {
  return before === undefined || BEFORE.has(before.meaning.is)
}

const BEFORE: ReadonlySet<Span['meaning']['is']> = new Set(['sign', 'comma', 'and', 'stop', 'follow'])

const REMOVES = marksOf({
  en: 'without the ones|without those|without the spots|without the places|minus the ones|not the ones|leave out|leave out the|leave out those|leave out the ones|take out|take out the|take out those|take out the ones|take away|strike|omit|ditch|get rid of|filter out|cut out|discard|dismiss|scrap',
  de: 'nimm die raus|streiche|streich|lass weg|entferne|entferne die|ohne die|ohne diejenigen|lass die weg',
  fr: 'enlève|enlevez|enlève ceux|enlève celles|enlevez ceux|retire|retirez|retire ceux|exclus|excluez|supprime|supprimez|sans ceux|sans celles|sans ceux de|sans celles de|sans ceux d|sans celles d|laisse de côté|oublie ceux',
  es: 'quita|quite|quitad|quita los|quita las|quita los de|quita las de|elimina|elimina los|elimina los de|excluye|excluye los de|descarta|descarta los|descarta los de|saca los|saca los de|omite|sin los de|sin las de',
  it: 'togli|togliete|togliamo|togli quelli|togli quelle|elimina|elimina quelli|elimina quelle|escludi|escludete|escludi quelli|escludi quelle|rimuovi|rimuovi quelli|rimuovi quelle|leva|leva quelli|leva quelle|scarta|lascia fuori|senza quelli|senza quelle',
})

// "I have migraines", "nach einem Burnout", "je suis épuisée": why somebody looks for quiet.
import { AILING, AILMENTS, AILMENTS_OF_WORDS } from '../../vocabulary/conversation/ailments.ts'
import { FILLER, type Meaning, namesSpot, type Span } from '../spans.ts'
import { framed, isWordOf, type Run, typedWord } from './framing.ts'
import { toldRuns } from './told-run.ts'

/**
 * Takes what somebody suffers from as told: of no place it is recorded what it is good for. Where a place is to be good for it, that
 * is asked of the place, and named.
 */
export function withAiling(spans: readonly Span[]): readonly Span[] {
  const runs = ailmentsOfWords(spans)
  if (runs.length === 0 && !spans.some(isOfAilment)) return spans
  const told = framed(spans, toldRuns(spans, AILS), 'who asks')
  const left = runs.filter(({ from, to }) => !told.slice(from, to).some(({ frame }) => frame !== undefined))
  const read = left.reduce(asOne, told)
  // Of one spot it is said that nothing of it is recorded.
  const meaning: Meaning = spans.some(namesSpot) ? { is: 'off topic', subject: null } : SAID
  const isNamed = (at: number) => isUnread(read[at]) || left.some(({ to }) => at === to - 1)
  return read.map((span, at) => {
    if (isNamed(at)) return { ...span, meaning }
    // "Gut bei Migräne" is near no place.
    return span.meaning.is === 'relation' && isNamed(at + 1) ? { ...span, meaning: FILLER } : span
  })
}

/** Where ailments of several words stand: "rhume des foins", "alergia al polen". */
function ailmentsOfWords(spans: readonly Span[]): Run[] {
  const typed = spans.map(typedWord)
  return typed.flatMap((word, from) => {
    const length = FIRST_WORDS.test(word) ? lengthOfWords(typed.slice(from, from + MOST_OF_WORDS)) : 0
    return length > 0 ? [{ from, to: from + length }] : []
  })
}

/** The last of them keeps all that was typed. */
function asOne(spans: readonly Span[], { from, to }: Run): readonly Span[] {
  const typed = spans.slice(from, to).map(span => span.typed)
  return spans.map((span, at): Span => {
    if (at < from || at >= to) return span
    if (at < to - 1) return { ...span, said: 'the', meaning: FILLER }
    return { ...span, typed: typed.join(' '), said: typed.join(' '), corrected: null }
  })
}

function lengthOfWords(words: readonly string[]): number {
  const ends = [...words.keys()].map(at => at + 1).reverse()
  return ends.find(end => OF_WORDS.test(words.slice(0, end).join(' '))) ?? 0
}

const OF_WORDS = new RegExp(`^${AILMENTS_OF_WORDS}$`)
const FIRST_WORDS =
  /^(hard|hearing|bad|duro|durs?|hay|pollen|high|rhume|allergi[ae]s?|fiebre|alergias?|rinitis|raffreddore|febbre)( |$)/
const MOST_OF_WORDS = 4

/** It is named as not applied. */
const SAID = { is: 'stop', isContent: true } as const

function isUnread(span: Span | undefined): boolean {
  return span?.meaning.is === 'unknown' && isWordOf(span, AILMENTS)
}

/** "Burn-out" is two words. */
function isOfAilment(span: Span): boolean {
  return isWordOf(span, AILMENTS) || isWordOf(span, AILING) || /^(burn|hard$)/i.test(span.typed)
}

const HOW = String.raw`(?:(?:a|an|my|the|bad|severe|chronic|frequent|very|really|so|completely|just|often|too much|ein|eine|einen|einem|einer|mein|meine|meinem|meiner|dem|der|starke|starker|starken|schwere|schwerem|chronische|chronischer|oft|haufig|sehr|vollig|ziemlich|viel|seit jahren|seit langem|schon lange|immer wieder|un|une|mon|depuis des annees|depuis longtemps|desde hace anos|a menudo|da anni|ma|mes|des|de|d|l|le|fortes|tres|completement|souvent|una|el|la|mi|mis|muy|completamente|fuertes|los|las|mucho|il|lo|del|della|mio|mia|forte|forti|spesso|molto|dei|delle) )*`
const WORDS = [...AILMENTS].filter(word => !/^(mal|maux|dolores|burn-out)$/.test(word)).join('|')
const AILMENT = `(?:${AILMENTS_OF_WORDS}|${WORDS}|burn ?-?out|mal di testa|mal de tete|maux de tete|dolores? de cabeza)`
const STATE = `(?:${[...AILING].filter(word => !/^(burnt|burned|sensitive)$/.test(word)).join('|')}|(?:burnt|burned) out|hard of hearing|hearing impaired|highly sensitive|sensitive to noise)`
/** "I have", "tengo", "suffering from". */
const HAVING =
  '(?:(?:i|we) (?:(?:have|had|get) (?:had )?|(?:am|are|m) (?:recovering|suffering) from |suffer from |recover from )|(?:ich|wir) (?:habe?|hatte|haben|hatten|leide|leiden|bekomme) (?:an |unter |mit )?|(?:j|nous) (?:ai|avons|avais) (?:fait )?|je (?:fais|souffre|sors) |(?:tengo|tenemos|tuve|sufro|sufrimos|padezco) |(?:ho|abbiamo|soffro|soffriamo) (?:avuto )?(?:di )?)'
/** "After", "because of", "with my". */
const AFTER =
  '(?:after|following|because of|due to|recovering from|suffering from|with my|nach|wegen|mit meine[rmn]?|apres|suite a|souffrant|a cause d|en raison d|avec ma|avec mes|despues de|tras|por culpa de|con mi|con mis|dopo|per via d|a causa d|con la mia|con i miei)'
const BEING =
  '(?:(?:i|we) (?:am|are|m|re|feel) |(?:ich|wir) (?:bin|sind|fuhle mich) |(?:je|nous) (?:suis|sommes|me sens) |(?:soy|estoy|somos|estamos|me siento) |(?:sono|siamo|mi sento) )'

const AILS = new RegExp(`^ (?:(?:${HAVING}|${AFTER} )${HOW}${AILMENT}|${BEING}${HOW}${STATE})$`)

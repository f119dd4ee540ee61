// "It does not have to be in town", "pas forcément à Andorre" behind what was looked for there: it may lie elsewhere as well.
import { fold } from '../../../../text/fold.ts'
import type { Place } from '../../../gazetteer/place.ts'
import { isWhere, type Condition, type Query } from '../../../query.ts'
import { FILLER, merged, type Span } from '../../../recognise/spans.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'
import type { Said } from '../../polarity/marks.ts'
import { nearTo } from '../../nearby.ts'
import type { Reading } from '../../understand.ts'
import { LISTS } from '../of-shown.ts'
import { LIFTED } from './turn-said.ts'

type Words = { need: string; behind: string; where: string; town: string; there: string }

/** That something need not be, what of that stands at the end, in or near, and what speaks of a town or of what was named. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    need: '(?:(?:it|that|they|and|but|they do|it does) )*(?:(?:does|do)(?: not|n t) (?:really |necessarily )?(?:have|need) to be|need(?: not|n t) (?:necessarily )?be|not necessarily)',
    behind: '',
    where: 'in|near|at|around|close to|within',
    town: '(?:the )?(?:town|city|village)(?: itself| centre| center)?',
    there: 'there|right there',
  },
  de: {
    need: '(?:(?:es|das|sie|die|und|aber) )*(?:muss|mussen|musste|braucht|brauchen) (?:ja |doch |auch )?nicht (?:unbedingt |zwingend )?(?:sein |zu sein )?|nicht (?:unbedingt|zwingend)',
    behind: '(?:zu )?sein|liegen',
    where: 'in|im|bei|nahe|um',
    town: '(?:der |dem |im )?(?:stadt|ort|dorf|ortschaft)(?: selbst)?',
    there: 'dort|da',
  },
  fr: {
    need: '(?:(?:ca|cela|ce|ils|elles|il|elle|et|mais) )*(?:n (?:a|ont) pas besoin d etre|n est pas oblige d etre|ne (?:doit|doivent) pas forcement etre|pas (?:forcement|necessairement|obligatoirement)|pas besoin (?:d etre|que ce soit))',
    behind: '',
    where: 'en|a|au|aux|dans|pres de|pres d',
    town: '(?:la |le )?(?:ville|village|centre ville)(?: meme)?',
    there: 'la|la bas',
  },
  es: {
    need: '(?:(?:y|pero|eso) )*(?:no (?:tienen?|necesitan?) (?:que |por que )?(?:ser|estar)|no hace falta que (?:sea|este|sean|esten)|no necesariamente)',
    behind: '',
    where: 'en|cerca de|junto a',
    town: '(?:la |el )?(?:ciudad|pueblo)(?: mism[oa])?',
    there: 'alli|ahi',
  },
  it: {
    need: '(?:(?:e|ma) )*(?:non (?:deve|devono) (?:per forza |necessariamente )?(?:essere|stare)(?: per forza| necessariamente)?|non (?:e necessario|serve|occorre) che (?:sia|siano)|non (?:per forza|necessariamente))',
    behind: '',
    where: 'in|a|ad|nel|nella|nell|vicino a|vicino ad',
    town: '(?:la |il )?(?:citta|paese|villaggio|centro)(?: stess[oa])?',
    there: 'li|la',
  },
}

const PATTERNS = new Map(
  Object.entries(WORDS).map(([language, { need, behind, where, town, there }]) => {
    const place = `(?:(?:${where}) (?<town>${town})|(?<there>${there})|(?:${where}) (?<name>.+?))`
    const end = behind === '' ? '' : `(?: (?:${behind}))?`
    return [language, new RegExp(`^(?:${need}) ?${place}${end}$`)]
  }),
)

/** Reads what need not lie there as what takes the place back, and a town that nobody asked for as nothing. */
export function withPlaceLifted({ spans, language }: Said, before: () => Query | null): readonly Span[] {
  const found = needNotIn({ spans, language })
  const earlier = found ? before() : null
  if (!found || !earlier || !LISTS.has(earlier.kind)) return spans
  const { at, length, groups } = found
  const places = placesOf(earlier.conditions)
  const { town, name } = groups
  const isAskedOfTown = earlier.conditions.some(each => each.on === 'feature' && each.any.includes('urban'))
  if (town !== undefined && isAskedOfTown) return spans
  const isOfPlace = town === undefined || places.some(({ kind }) => kind !== 'country')
  if (name !== undefined && !places.some(place => isNamed(place, name))) return spans
  if (places.length === 0 && town === undefined) return spans
  const clause = spans.slice(at, at + length)
  const said =
    isOfPlace && places.length > 0 ? merged(clause, { is: 'follow', as: 'instead' }, LIFTED) : merged(clause, FILLER)
  return spans.toSpliced(at, length, said)
}

/** The longest run of words that says so, with what it says that of. */
function needNotIn({
  spans,
  language,
}: Said): { at: number; length: number; groups: Readonly<Record<string, string | undefined>> } | undefined {
  const pattern = PATTERNS.get(language)
  if (!spans.some(({ typed }) => NOT.test(typed))) return undefined
  for (const at of spans.keys()) {
    for (let length = spans.length - at; length > 0; length--) {
      const groups = pattern?.exec(textOf(spans.slice(at, at + length)))?.groups
      if (groups && !isSmall(spans[at]) && !isSmall(spans[at + length - 1])) return { at, length, groups }
    }
  }
  return undefined
}

const NOT = /(?<!\p{L})(not|n['’]?t|dont|doesnt|neednt|nicht|pas|no|non)(?!\p{L})/iu

function isSmall(span: Span | undefined): boolean {
  return span === undefined || span.meaning.is === 'sign' || span.meaning.is === 'comma'
}

function textOf(spans: readonly Span[]): string {
  const typed = spans.map(span => span.typed).filter((word, at, all) => word !== all[at - 1])
  return fold(typed.join(' ').replaceAll(/['’-]/g, ' ')).replaceAll(/\s+/g, ' ').trim()
}

function placesOf(conditions: readonly Condition[]): readonly Place[] {
  return conditions.flatMap(condition => {
    if (condition.isNegated) return []
    if (condition.on === 'place') return condition.places
    return condition.on === 'near' ? [condition.place] : []
  })
}

function isNamed({ name }: Place, said: string): boolean {
  const [known, typed] = [name, said].map(each => fold(each).replace(/^the /, ''))
  return known === typed
}

/** What was looked for, wherever, with what is said beside it; null where no place is lifted. */
export function awayFrom(
  before: Query,
  { query, reference, ...reading }: Reading,
  completed: (before: Query, beside: Reading) => Query,
): Query | null {
  if (reference.turn !== LIFTED) return null
  const there = lifted(before)
  const isBare = query.conditions.length === 0 && reference.comparative === null && !reference.hasHead
  // "Something quieter" is of the same kind.
  const follow = query.conditions.some(({ on }) => on === 'feature') ? reference.follow : null
  return isBare ? there : completed(there, { ...reading, query, reference: { ...reference, turn: null, follow } })
}

/** Of a town, near it as well. */
function lifted(before: Query): Query {
  const near = before.conditions.flatMap(condition => {
    const [place, ...others] = condition.on === 'place' && !condition.isNegated ? condition.places : []
    return place?.center && place.kind !== 'country' && others.length === 0 ? [nearTo(place)] : []
  })
  const others = before.conditions.filter(condition => !isWhere(condition) || condition.isNegated)
  const conditions = [...others, ...near]
  return before.kind === 'nearest' && near.length === 0
    ? { ...before, conditions, kind: 'find', order: 'rating' }
    : { ...before, conditions }
}

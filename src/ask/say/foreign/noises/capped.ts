// What is said of a rating that an event near by caps, in the language of the question.
import type { EventClass } from '../../../../silence/parameters.ts'
import type { RatingCap } from '../../../../silence/events.ts'
import type { Explanation } from '../../../../silence/explanation.ts'
import { capitalised } from '../../../../text/english.ts'
import type { Doc } from '../../../../index/types.ts'
import type { Unrecorded } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import { cappedBy, eventNamed } from '../../../find/noises/capped-by.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { Voice } from '../voice.ts'

type CapWords = {
  events: Readonly<Record<EventClass, string>>
  winter: string
  /** `when`: with a space behind it, or nothing. */
  caps: (when: string, what: string, far: string, rating: string) => string
  alone: string
  rest: string
}

const WORDS: Readonly<Record<Foreign, CapWords>> = {
  de: {
    events: {
      raceway: 'eine Rennstrecke',
      motocross: 'eine Motocross-Strecke',
      shooting: 'ein Schießplatz',
      marina: 'ein Jachthafen',
      'ski-lift': 'ein Skilift',
      'cable-car': 'eine Seilbahn',
    },
    winter: 'im Winter ',
    caps: (when, what, far, rating) =>
      when === ''
        ? `${what}, ${far}, begrenzt die Bewertung auf ${rating}`
        : `${when}begrenzt ${what}, ${far}, die Bewertung auf ${rating}`,
    alone: 'Der berechnete Lärm allein ergäbe eine höhere Bewertung',
    rest: 'im übrigen Jahr kann es ruhiger sein',
  },
  fr: {
    events: {
      raceway: 'un circuit automobile',
      motocross: 'un terrain de motocross',
      shooting: 'un stand de tir',
      marina: 'un port de plaisance',
      'ski-lift': 'une remontée mécanique',
      'cable-car': 'un téléphérique',
    },
    winter: 'en hiver, ',
    caps: (when, what, far, rating) => `${when}${what}, ${far}, limite la note à ${rating}`,
    alone: 'Le bruit calculé seul donnerait une note plus haute',
    rest: 'le reste de l’année, ce peut être plus calme',
  },
  es: {
    events: {
      raceway: 'un circuito de carreras',
      motocross: 'un circuito de motocross',
      shooting: 'un campo de tiro',
      marina: 'un puerto deportivo',
      'ski-lift': 'un remonte',
      'cable-car': 'un teleférico',
    },
    winter: 'en invierno, ',
    caps: (when, what, far, rating) => `${when}${what}, ${far}, limita la puntuación a ${rating}`,
    alone: 'El ruido calculado por sí solo daría una puntuación más alta',
    rest: 'el resto del año puede ser más tranquilo',
  },
  it: {
    events: {
      raceway: 'un autodromo',
      motocross: 'una pista da motocross',
      shooting: 'un poligono di tiro',
      marina: 'un porto turistico',
      'ski-lift': 'un impianto di risalita',
      'cable-car': 'una funivia',
    },
    winter: 'in inverno ',
    caps: (when, what, far, rating) => `${when}${what}, ${far}, limita il voto a ${rating}`,
    alone: 'Il rumore calcolato da solo darebbe un voto più alto',
    rest: 'nel resto dell’anno può essere più tranquillo',
  },
}

/** Says which event caps the rating; nothing where none does. */
export function cappedSentencesIn(voice: Voice, why: Pick<Explanation, 'rating' | 'lden' | 'caps'>): string[] {
  const cap = cappedBy(why)
  if (!cap) return []
  const { alone, rest } = WORDS[voice.language]
  const more = cap.season === null ? alone : `${alone}${voice.say.semicolon} ${rest}`
  return [`${capitalised(cappedIn(voice, cap))}.`, `${more}.`]
}

/** "im Winter begrenzt ein Skilift (Täli), 0,5 km entfernt, die Bewertung auf 3,9". */
export function cappedIn(voice: Voice, { class: event, name, distanceM, cap, season }: RatingCap): string {
  const { events, winter, caps } = WORDS[voice.language]
  const what = `${events[event]}${name === null ? '' : ` (${name})`}`
  const far = voice.say.away(voice.km(distanceM / 1000), null)
  return caps(season === null ? '' : winter, what, far, voice.decimal(cap))
}

/** Says of an event that a question names how near it is and what it does to the rating; undefined where none is told. */
export function eventSaidIn(
  voice: Voice,
  { word }: Unrecorded,
  doc: Doc,
  { explain }: QuestionContext,
): string | undefined {
  const cap = eventNamed(word, explain?.(doc))
  return cap && `${capitalised(cappedIn(voice, cap))}.`
}

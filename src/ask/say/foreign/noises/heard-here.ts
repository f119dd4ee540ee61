// Whether a noise is heard at one place, with how much of it, in the language of the question.
import { degreeOf, type HeardHere } from '../../../find/noises/heard-here.ts'
import type { AspectAsk } from '../../../query.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import { HEARD_FROM_DB } from '../../../vocabulary/noises/noise-sources.ts'
import { withoutYes } from '../../account.ts'
import { loudest, placed } from '../noise.ts'
import type { Voice } from '../voice.ts'

type Sentences = {
  /** `source`: the loudest of it. */
  heard: (what: string, dB: number, source: string | null) => string
  barely: (what: string, dB: number, source: string | null) => string
  none: (name: string, sources: string) => string
  editorial: string
  inMiddle: (place: string) => string
}

const SENTENCES: Readonly<Record<Foreign, Sentences>> = {
  de: {
    heard: (what, dB, source) =>
      `Ja: ${what}: etwa ${dB} dB${source === null ? '' : `; am lautesten davon: ${source}`}.`,
    barely: (what, dB, source) =>
      `Kaum: ${what}: etwa ${dB} dB, sehr leise${source === null ? '' : `; am lautesten davon: ${source}`}.`,
    none: (name, sources) => `Nein: Unter dem, was bei ${name} berechnet ist, gibt es das nicht (${sources}).`,
    editorial: 'Das ist an den Koordinaten berechnet; die Bewertung ist von der Redaktion.',
    inMiddle: place => `${place} (Ortsmitte)`,
  },
  fr: {
    heard: (what, dB, source) =>
      `Oui : ${what} : environ ${dB} dB${source === null ? '' : ` ; le plus fort : ${source}`}.`,
    barely: (what, dB, source) =>
      `À peine : ${what} : environ ${dB} dB, très faible${source === null ? '' : ` ; le plus fort : ${source}`}.`,
    none: (name, sources) => `Non : parmi ce qui est calculé pour ${name}, il n’y a rien de tel (${sources}).`,
    editorial: 'C’est calculé à ses coordonnées ; la note vient de la rédaction.',
    inMiddle: place => `${place} (au centre)`,
  },
  es: {
    heard: (what, dB, source) => `Sí: ${what}: unos ${dB} dB${source === null ? '' : `; lo más fuerte: ${source}`}.`,
    barely: (what, dB, source) =>
      `Apenas: ${what}: unos ${dB} dB, muy débil${source === null ? '' : `; lo más fuerte: ${source}`}.`,
    none: (name, sources) => `No: entre lo que se calcula en ${name} no hay nada de eso (${sources}).`,
    editorial: 'Está calculado en sus coordenadas; la puntuación es de la redacción.',
    inMiddle: place => `${place} (en el centro)`,
  },
  it: {
    heard: (what, dB, source) => `Sì: ${what}: circa ${dB} dB${source === null ? '' : `; il più forte: ${source}`}.`,
    barely: (what, dB, source) =>
      `Appena: ${what}: circa ${dB} dB, molto debole${source === null ? '' : `; il più forte: ${source}`}.`,
    none: (name, sources) => `No: tra ciò che è calcolato per ${name} non ce n’è (${sources}).`,
    editorial: 'È calcolato alle sue coordinate; il voto è della redazione.',
    inMiddle: place => `${place} (al centro)`,
  },
}

/** Says that a level was computed at the coordinates of a spot that people rated. */
export function ofEditors({ language }: Voice): string {
  return SENTENCES[language].editorial
}

/** `edge`: how far the imported map reaches, where noise from beyond would be heard. */
type Where = { name: string; edge: string | null; isTown?: true }

/** Says whether it is heard, what it gives, and which of it is loudest. */
export function heardHereIn(
  voice: Voice,
  { kinds, isNegated, isOverhead, isLevelAsked }: Extract<AspectAsk, { of: 'noise' }>,
  here: HeardHere,
  { name, edge, isTown }: Where,
): string {
  const { figures, say, language } = voice
  const { heard, barely, none, editorial, inMiddle } = SENTENCES[language]
  const degree = degreeOf(here.level)
  const place = isTown ? inMiddle(name) : name
  const sources = voice.listed(kinds.map(kind => figures.kinds[kind]))
  const source = here.of === null ? null : placed(voice, here.of)
  const dB = Math.round(here.level)
  const isOfAircraft = kinds.includes('aerodrome')
  const said =
    degree === 'heard'
      ? heard(`${place}, ${sources}`, dB, source)
      : degree === 'barely'
        ? barely(`${place}, ${sources}`, dB, source)
        : here.level === -Infinity
          ? none(place, sources)
          : say.no(figures.noiseAt(place, sources, figures.levelBelow(String(HEARD_FROM_DB))))
  // What is not heard on the map may be heard from beyond its edge, and planes fly where no map tells.
  const isOpen = isOverhead || (degree === 'not' && (edge !== null || isOfAircraft))
  const plain = isOpen && degree === 'not' ? figures.onMap(withoutYes(said)) : withoutYes(said)
  return [
    isOpen || isNegated || isLevelAsked ? plain : said,
    ...(degree === 'not' && edge !== null ? [figures.edge(name, edge)] : []),
    ...(isOfAircraft && (degree === 'not' || isOverhead) ? [figures.onlyAirfields] : []),
    ...(degree === 'not' && here.loudest && here.loudest.dominant.length > 0 ? [loudest(voice, here.loudest)] : []),
    ...(here.isEditorial ? [editorial] : []),
  ].join(' ')
}

import type { Doc } from '../../../../index/types.ts'
import type { NoiseCondition } from '../../../find/heard.ts'
import { heardAtSpot } from '../../../find/noises/heard-here.ts'
import { sourcesNear } from '../../../find/sources-near.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import { HEARD_FROM_DB } from '../../../vocabulary/noises/noise-sources.ts'
import { placed } from '../noise.ts'
import type { Voice } from '../voice.ts'

type Sentences = { least: string; nearest: string; beside: (km: string) => string; notBeside: (km: string) => string }

const SENTENCES: Readonly<Record<Foreign, Sentences>> = {
  de: {
    least: 'Die mit nichts oder am wenigsten davon:',
    nearest: 'am nächsten von denen, die bekannt sind:',
    beside: km => `mindestens eine der lautesten Quellen näher als ${km}`,
    notBeside: km => `keine der lautesten Quellen näher als ${km}`,
  },
  fr: {
    least: 'Ceux où l’on n’en entend rien ou le moins :',
    nearest: 'le plus proche connu :',
    beside: km => `au moins une des sources les plus fortes à moins de ${km}`,
    notBeside: km => `aucune des sources les plus fortes à moins de ${km}`,
  },
  es: {
    least: 'Aquellos donde no se oye o se oye menos:',
    nearest: 'lo más cercano conocido:',
    beside: km => `al menos una de las fuentes más fuertes a menos de ${km}`,
    notBeside: km => `ninguna de las fuentes más fuertes a menos de ${km}`,
  },
  it: {
    least: 'Quelli dove non se ne sente o se ne sente meno:',
    nearest: 'il più vicino noto:',
    beside: km => `almeno una delle fonti più forti entro ${km}`,
    notBeside: km => `nessuna delle fonti più forti entro ${km}`,
  },
}

/** Begins the list of those with none or the least of a noise. */
export function leastIn({ language }: Voice): string {
  return SENTENCES[language].least
}

/** Says what a noise gives at a spot, and how far the nearest source of it is of those that are told. */
export function farIn(voice: Voice, { kinds, source }: NoiseCondition, doc: Doc, context: QuestionContext): string {
  const { figures, say, language } = voice
  const here = heardAtSpot(kinds, doc, context)
  if (!here) return ''
  const sources = voice.listed(kinds.map(kind => figures.kinds[kind]))
  const level =
    here.level >= HEARD_FROM_DB ? say.about(`${Math.round(here.level)} dB`) : figures.levelBelow(String(HEARD_FROM_DB))
  const near = sourcesNear(doc, { kinds, shown: source, classes: null, km: null, isWhether: false }, context)
  return `${sources} ${level}${near ? ` (${SENTENCES[language].nearest} ${placed(voice, near.nearest)})` : ''}`
}

/** Says that a source of a noise lies so near, or none, of those that are told. */
export function besideIn({ language, km }: Voice, besideKm: number, isNegated: boolean): string {
  return SENTENCES[language][isNegated ? 'notBeside' : 'beside'](km(besideKm))
}

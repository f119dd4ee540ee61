// How sure a rating is, and how loud it is in a part of the day, in other languages.
import type { CaveatFacts } from '../../../../silence/caveats.ts'
import type { Explanation } from '../../../../silence/explanation.ts'
import type { Period } from '../../../../silence/parameters.ts'
import type { Doc } from '../../../../index/types.ts'
import type { Spot } from '../../../../spots/spot.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { Confidence } from '../../../vocabulary/meanings.ts'
import { FAINTEST_DB } from '../../kinds/certainty.ts'
import type { Voice } from '../voice.ts'

type Sentences = {
  at: Readonly<Record<Period, string>>
  /** `periods`: the level of the part of the day that was asked for first. */
  levelAt: (name: string, periods: string, lden: string) => string
  levelUnknown: (name: string, at: string) => string
  atPlace: (at: string, level: string) => string
  computed: (name: string, rating: string, doubt: string, interval: readonly string[] | null) => string
  edited: (name: string, rating: string) => string
  /** `percent` of the energy is what is usual beyond the map. */
  supposed: (percent: string) => string
  spread: (quieter: string, louder: string) => string
  byEditors: string
  byModel: string
}

const CERTAINTY: Readonly<Record<Foreign, Sentences>> = {
  de: {
    at: { day: 'tagsüber', evening: 'abends', night: 'nachts' },
    levelAt: (name, periods, lden) =>
      `Bei ${name} berechneter Lärm: ${periods}; über den ganzen Tag ${lden} dB (Lden).`,
    levelUnknown: (name, at) =>
      `Wie laut es bei ${name} ${at} ist, ist nicht bekannt: Dort wurden keine Pegel berechnet.`,
    computed: (name, rating, doubt, interval) =>
      `Die Bewertung ${rating} von ${name} ist berechnet, nicht gemessen: ${doubt}${interval ? `, Spanne von ${interval[0]} bis ${interval[1]}` : ''}.`,
    edited: (name, rating) =>
      `Die Bewertung ${rating} von ${name} hat die Redaktion vergeben: Dort wurde nichts berechnet oder gemessen, eine Spanne ist nicht bekannt.`,
    atPlace: (at, level) => `${at} sind es dort ${level} dB.`,
    supposed: percent => `Was von dort zu hören wäre, ist nur angenommen: ${percent} des Ganzen.`,
    spread: (quieter, louder) => `Der wahre Pegel kann ${quieter} dB tiefer oder ${louder} dB höher liegen.`,
    byEditors: 'von der Redaktion bewertet',
    byModel: 'Bewertung berechnet',
  },
  fr: {
    at: { day: 'en journée', evening: 'le soir', night: 'la nuit' },
    levelAt: (name, periods, lden) => `Bruit calculé à ${name} : ${periods} ; sur toute la journée ${lden} dB (Lden).`,
    levelUnknown: (name, at) => `On ne sait pas quel bruit il y a à ${name} ${at} : aucun niveau n’y a été calculé.`,
    computed: (name, rating, doubt, interval) =>
      `La note ${rating} de ${name} est calculée, non mesurée : ${doubt}${interval ? `, intervalle de ${interval[0]} à ${interval[1]}` : ''}.`,
    edited: (name, rating) =>
      `La note ${rating} de ${name} a été donnée par la rédaction : rien n’y a été calculé ni mesuré, l’intervalle n’est pas connu.`,
    atPlace: (at, level) => `${at}, le niveau y est : ${level} dB.`,
    supposed: percent => `Ce qui s’y entendrait n’est que supposé : ${percent} du tout.`,
    spread: (quieter, louder) => `Le vrai niveau peut être ${quieter} dB plus bas ou ${louder} dB plus haut.`,
    byEditors: 'noté par la rédaction',
    byModel: 'note calculée',
  },
  es: {
    at: { day: 'de día', evening: 'al final del día', night: 'por la noche' },
    levelAt: (name, periods, lden) => `Ruido calculado en ${name}: ${periods}; en todo el día ${lden} dB (Lden).`,
    levelUnknown: (name, at) => `No se sabe cuánto ruido hay en ${name} ${at}: allí no se calculó ningún nivel.`,
    computed: (name, rating, doubt, interval) =>
      `La puntuación ${rating} de ${name} es calculada, no medida: ${doubt}${interval ? `, intervalo de ${interval[0]} a ${interval[1]}` : ''}.`,
    edited: (name, rating) =>
      `La puntuación ${rating} de ${name} la dieron los editores: allí no se calculó ni midió nada, y no se sabe su intervalo.`,
    atPlace: (at, level) => `${at} el nivel es allí: ${level} dB.`,
    supposed: percent => `Lo que se oiría de allí solo se supone: ${percent} del total.`,
    spread: (quieter, louder) => `El nivel real puede ser ${quieter} dB más bajo o ${louder} dB más alto.`,
    byEditors: 'puntuado por los editores',
    byModel: 'puntuación calculada',
  },
  it: {
    at: { day: 'di giorno', evening: 'di sera', night: 'di notte' },
    levelAt: (name, periods, lden) => `Rumore calcolato a ${name}: ${periods}; su tutta la giornata ${lden} dB (Lden).`,
    levelUnknown: (name, at) => `Non si sa quanto rumore c’è a ${name} ${at}: lì non è stato calcolato alcun livello.`,
    computed: (name, rating, doubt, interval) =>
      `Il voto ${rating} di ${name} è calcolato, non misurato: ${doubt}${interval ? `, intervallo da ${interval[0]} a ${interval[1]}` : ''}.`,
    edited: (name, rating) =>
      `Il voto ${rating} di ${name} è stato dato dalla redazione: lì nulla è stato calcolato o misurato, e l’intervallo non è noto.`,
    atPlace: (at, level) => `${at} il livello lì è: ${level} dB.`,
    supposed: percent => `Ciò che si sentirebbe da lì è solo supposto: ${percent} del totale.`,
    spread: (quieter, louder) => `Il livello vero può essere ${quieter} dB più basso o ${louder} dB più alto.`,
    byEditors: 'votato dalla redazione',
    byModel: 'voto calcolato',
  },
}

/** Says how sure a rating is: the confidence of a computed one with its interval, or that people gave it. */
export function certaintyIn(
  voice: Voice,
  doc: Doc,
  { name, silenceRating, confidence }: Spot,
  { index, explain }: QuestionContext,
): string[] {
  const sentences = CERTAINTY[voice.language]
  const rating = voice.decimal(silenceRating)
  if (index.storedFields(doc).ratedBy !== 'model') return [sentences.edited(name, rating)]
  const why = explain?.(doc)
  const sure = why?.confidence ?? (confidence === 'editorial' ? undefined : confidence) ?? 'low'
  const computed = sentences.computed(name, rating, voice.say.doubt[sure], why ? why.band.map(voice.decimal) : null)
  return [computed, ...(why?.known && sure !== 'high' ? unsureIn(voice, name, why.known) : [])]
}

/** What makes a rating unsure: where the map ends, and how far the truth may lie off. */
function unsureIn(voice: Voice, name: string, { edge, beyondShare, spread }: CaveatFacts): string[] {
  const { supposed, spread: lies } = CERTAINTY[voice.language]
  const percent = Math.round(100 * beyondShare)
  return [
    ...(edge === Infinity ? [] : [voice.figures.edge(name, voice.km(Math.max(edge / 1000, 0.1)))]),
    ...(edge === Infinity || percent < 1 ? [] : [supposed(`${percent}\u00a0%`)]),
    lies(String(Math.round(spread.quieterDb)), String(Math.round(spread.louderDb))),
  ]
}

/** Says how loud it is in a part of the day, and in the others. */
export function levelAtIn(
  voice: Voice,
  period: Period,
  doc: Doc,
  { name }: Pick<Spot, 'name'>,
  { explain }: QuestionContext,
): string {
  const { at, levelAt, levelUnknown } = CERTAINTY[voice.language]
  const why = explain?.(doc)
  if (!why) return levelUnknown(name, at[period])
  const others = PERIODS.filter(each => each !== period)
  const periods = [period, ...others].map(each => `${at[each]} ${periodText(voice, why, each)} dB`)
  const { lessThan, about } = voice.say
  return levelAt(name, periods.join(', '), why.lden === '< 20' ? lessThan('20') : about(String(Math.round(why.lden))))
}

const PERIODS: readonly Period[] = ['day', 'evening', 'night']

/** "Nachts etwa 30 dB", of a place. */
export function placeLevelIn(voice: Voice, period: Period, why: Explanation): string {
  const at = CERTAINTY[voice.language].at[period]
  const sentence = CERTAINTY[voice.language].atPlace(at, periodText(voice, why, period))
  return `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}`
}

function periodText({ say }: Voice, { levels }: Pick<Explanation, 'levels'>, period: Period): string {
  const level = Math.round(levels?.[period] ?? 0)
  return level <= FAINTEST_DB ? say.lessThan(String(FAINTEST_DB)) : say.about(String(level))
}

/** Names a condition on how sure a rating is, or on who gave it. */
export function confidenceIn({ language, say, listed }: Voice, any: readonly Confidence[]): string {
  const { byEditors, byModel } = CERTAINTY[language]
  const computed = any.filter(each => each !== 'editorial')
  if (computed.length === MOST_COMPUTED) return byModel
  return listed(
    any.map(each => (each === 'editorial' ? byEditors : say.doubt[each])),
    'or',
  )
}

/** Confidences that a computed rating may have. */
const MOST_COMPUTED = 3

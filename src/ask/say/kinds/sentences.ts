// What answers of these kinds say in German, French, Spanish and Italian.
import type { Foreign } from '../../vocabulary/languages/languages.ts'

type Standing = Record<'value' | 'word' | 'quiet' | 'high' | 'all' | 'percent', string>

export type KindSentences = {
  /** What a rating is worth. */
  ratingMeant: (standing: Standing) => string[]
}

export const KIND_SENTENCES: Readonly<Record<Foreign, KindSentences>> = {
  de: {
    ratingMeant: ({ value, word, quiet, high, all, percent }) => [
      `Die Bewertung ${value} heißt auf der Skala von 1 (laut) bis 5 (völlig still) ${word}; ab ${quiet} gilt ein Ort als ruhig.`,
      `Von ${all} Orten haben ${high} die Bewertung ${value} oder mehr: ${percent} %.`,
    ],
  },
  fr: {
    ratingMeant: ({ value, word, quiet, high, all, percent }) => [
      `Sur l’échelle de 1 (bruyant) à 5 (silence parfait), la note ${value} veut dire ${word} ; à partir de ${quiet} un lieu compte comme calme.`,
      `Sur ${all} lieux, ${high} ont la note ${value} ou plus : ${percent} %.`,
    ],
  },
  es: {
    ratingMeant: ({ value, word, quiet, high, all, percent }) => [
      `En la escala de 1 (ruidoso) a 5 (silencio total), la puntuación ${value} quiere decir ${word}; desde ${quiet} un lugar cuenta como tranquilo.`,
      `De ${all} lugares, ${high} tienen la puntuación ${value} o más: ${percent} %.`,
    ],
  },
  it: {
    ratingMeant: ({ value, word, quiet, high, all, percent }) => [
      `Sulla scala da 1 (rumoroso) a 5 (silenzio perfetto), il voto ${value} vuol dire ${word}; da ${quiet} in su un luogo conta come tranquillo.`,
      `Di ${all} luoghi, ${high} hanno il voto ${value} o più: ${percent} %.`,
    ],
  },
}

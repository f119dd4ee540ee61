// What answers of these kinds say in German, French, Spanish and Italian.
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { MissingField } from '../../../vocabulary/meanings.ts'

/** `isTop`: the highest of the scale. */
type Standing = Record<'value' | 'word' | 'quiet' | 'dB' | 'high' | 'all' | 'percent', string> & {
  isLow: boolean
  isTop: boolean
}

/** Sources with their distances; `nearest`: null where that is the loudest. */
type SourcesTold = { loudest: string; nearest: string | null; isRightThere: boolean }

export type KindSentences = {
  /** What a rating is worth. */
  ratingMeant: (standing: Standing) => string[]
  /** Of how many a fact is recorded; `rest`: of how many it is not known, with what part of all that is. */
  recorded: (found: {
    of: number
    whole: string
    what: string
    count: string
    rest: number
    restShare: string
  }) => string
  onlyThere: string
  takenAs: (phrase: string, name: string) => string
  /** `what`: null for the rating. */
  range: (what: string | null, least: string, most: string) => string
  website: (name: string, page: string | null, article: string | null) => string
  /** Values that are told together, and how many spots they have. */
  moreWith: (values: number, spots: number) => string
  /** "5 % of all 1306". */
  ofTotal: (percent: string, all: number) => string
  /** `found`: null where no source of the kind is told. */
  sourceNear: (name: string, kinds: string, found: SourcesTold | null) => string
  sourceNearUnknown: (name: string, kinds: string) => string
  /** Of so many spots distances are not looked up. */
  tooMany: (of: number, tried: number) => string
  /** What is asked of all of these is recorded for none of them. */
  ofNoneRecorded: (of: number, whole: string) => string
  /** Of a spot whose height is not known. */
  noHeightCompared: (name: string) => string
  airfields: string
  /** Of every kind of noise. */
  noiseSources: string
  fields: Readonly<Record<MissingField, string>>
}

export const KIND_SENTENCES: Readonly<Record<Foreign, KindSentences>> = {
  de: {
    ratingMeant: ({ value, word, quiet, dB, high, all, percent, isLow, isTop }) => [
      `Die Bewertung ${value} heißt auf der Skala von 1 (laut) bis 5 (völlig still) ${word}; ab ${quiet} gilt ein Ort als ruhig. Wo sie berechnet ist, steht sie für etwa ${dB} menschengemachten Lärm (Lden).${isTop ? ' Das ist kein völliges Fehlen von Lärm: Bis dahin kann etwas übrig sein.' : ''}`,
      `Von ${all} Orten haben ${high} die Bewertung ${value} oder ${isLow ? 'weniger' : 'mehr'}: ${percent} %.`,
    ],
    recorded: ({ of, whole, what, count, rest, restShare }) =>
      `${of} ${whole}: bei ${count} ist dies verzeichnet: ${what}.${rest === 0 ? '' : ` Bei den anderen ${rest}${restShare} ist es nicht bekannt.`}`,
    moreWith: (values, spots) => `${values} weitere mit zusammen ${spots}`,
    ofTotal: (percent, all) => `${percent} % von allen ${all}`,
    website: (name, page, article) =>
      page !== null
        ? `Website von ${name}: ${page}${article === null ? '' : ` (dazu ein Artikel: ${article} )`}`
        : `Eine Website von ${name} ist hier nicht bekannt${article === null ? ', auch kein Artikel.' : `; ein Artikel steht hier: ${article}`}`,
    range: (what, least, most) => `${what ?? 'Bewertung'} von ${least} bis ${most}.`,
    takenAs: (phrase, name) => `„${phrase}“ ist als ${name} verstanden.`,
    onlyThere: 'Verzeichnet ist nur, wo es so etwas gibt, nie, dass es fehlt.',
    sourceNear: (name, kinds, found) =>
      found === null
        ? `Unter dem, was bei ${name} am lautesten ist, ist nichts davon (${kinds}); wie weit es bis dahin ist, ist nicht bekannt.`
        : `Am lautesten davon (${kinds}) ist bei ${name}: ${found.loudest}.${found.nearest === null ? '' : ` Am nächsten von denen, die bekannt sind: ${found.nearest}.`}${found.isRightThere ? '' : ' Ob etwas Leiseres davon näher liegt, ist nicht bekannt.'}`,
    sourceNearUnknown: (name, kinds) =>
      `Wie weit es von ${name} bis dahin ist (${kinds}), ist nicht bekannt: Der Lärm ist dort nicht berechnet.`,
    tooMany: (of, tried) =>
      `Wie groß der Anteil ist, ist nicht bekannt: Entfernungen wurden für ${tried} von ${of} Orten nachgesehen, mehr sind es je Frage nicht. Fragen Sie nach einem kleineren Teil davon.`,
    ofNoneRecorded: (of, whole) => `Das ist nicht bekannt: Bei keinem ist es verzeichnet (${of} ${whole}).`,
    noHeightCompared: name =>
      `Wie hoch ${name} liegt, ist nicht bekannt; deshalb lässt sich nicht sagen, was höher oder tiefer liegt.`,
    airfields: 'Flugplätze',
    noiseSources: 'Lärmquellen',
    fields: {
      access: 'Zugang',
      fire: 'Feuerregel',
      transport: 'Anreise',
      elevation: 'Höhe',
      level: 'Lärmpegel',
      scenery: 'Landschaft',
      activities: 'Aktivitäten',
    },
  },
  fr: {
    ratingMeant: ({ value, word, quiet, dB, high, all, percent, isLow, isTop }) => [
      `Sur l’échelle de 1 (bruyant) à 5 (silence parfait), la note ${value} veut dire ${word} ; à partir de ${quiet} un lieu compte comme calme. Là où elle est calculée, elle répond à environ ${dB} de bruit humain (Lden).${isTop ? ' Ce n’est pas l’absence de tout bruit : il peut en rester jusque-là.' : ''}`,
      `Sur ${all} lieux, ${high} ont la note ${value} ou ${isLow ? 'moins' : 'plus'} : ${percent} %.`,
    ],
    recorded: ({ of, whole, what, count, rest, restShare }) =>
      `Sur ${of} ${whole}, ceci est noté pour ${count} : ${what}.${rest === 0 ? '' : ` Pour les ${rest} autres${restShare}, ce n’est pas connu.`}`,
    moreWith: (values, spots) => `${values} de plus avec ${spots} au total`,
    ofTotal: (percent, all) => `${percent} % des ${all} en tout`,
    website: (name, page, article) =>
      page !== null
        ? `Site web de ${name} : ${page}${article === null ? '' : ` (et un article : ${article} )`}`
        : `Le site web de ${name} n’est pas connu ici${article === null ? ', et aucun article non plus.' : ` ; un article se trouve ici : ${article}`}`,
    range: (what, least, most) => `${what ?? 'note'} de ${least} à ${most}.`,
    takenAs: (phrase, name) => `« ${phrase} » est compris comme ${name}.`,
    onlyThere: 'N’est noté que là où cela existe, jamais que cela manque.',
    sourceNear: (name, kinds, found) =>
      found === null
        ? `Parmi ce qui s’entend le plus à ${name}, il n’y a rien de cela (${kinds}) ; à quelle distance s’en trouve, on ne sait pas.`
        : `Le plus fort de cela (${kinds}) à ${name} : ${found.loudest}.${found.nearest === null ? '' : ` Le plus proche de ce qui est connu : ${found.nearest}.`}${found.isRightThere ? '' : ' S’il y en a de moins fort plus près, on ne sait pas.'}`,
    sourceNearUnknown: (name, kinds) =>
      `À quelle distance de ${name} s’en trouve (${kinds}), on ne sait pas : le bruit n’y a pas été calculé.`,
    tooMany: (of, tried) =>
      `Quelle part cela fait, on ne sait pas : les distances ont été cherchées pour ${tried} lieux sur ${of}, pas davantage par question. Demandez une partie plus petite.`,
    ofNoneRecorded: (of, whole) => `Ce n’est pas connu : ce n’est noté pour aucun de ces lieux (${of} ${whole}).`,
    noHeightCompared: name =>
      `L’altitude de ${name} n’est pas connue ; on ne peut donc pas dire ce qui est plus haut ou plus bas.`,
    airfields: 'aérodromes',
    noiseSources: 'sources de bruit',
    fields: {
      access: 'accès',
      fire: 'règle sur les feux',
      transport: 'moyen d’y aller',
      elevation: 'altitude',
      level: 'niveau de bruit',
      scenery: 'paysage',
      activities: 'activités',
    },
  },
  es: {
    ratingMeant: ({ value, word, quiet, dB, high, all, percent, isLow, isTop }) => [
      `En la escala de 1 (ruidoso) a 5 (silencio total), la puntuación ${value} quiere decir ${word}; desde ${quiet} un lugar cuenta como tranquilo. Donde se calcula, equivale a unos ${dB} de ruido humano (Lden).${isTop ? ' No es ausencia de todo ruido: puede quedar hasta ese nivel.' : ''}`,
      `De ${all} lugares, ${high} tienen la puntuación ${value} o ${isLow ? 'menos' : 'más'}: ${percent} %.`,
    ],
    recorded: ({ of, whole, what, count, rest, restShare }) =>
      `De ${of} ${whole}, consta en ${count}: ${what}.${rest === 0 ? '' : ` De los otros ${rest}${restShare} no se sabe.`}`,
    moreWith: (values, spots) => `${values} más con ${spots} en total`,
    ofTotal: (percent, all) => `${percent} % de los ${all} en total`,
    website: (name, page, article) =>
      page !== null
        ? `Página web de ${name}: ${page}${article === null ? '' : ` (y un artículo: ${article} )`}`
        : `Aquí no se sabe cuál es la página web de ${name}${article === null ? ', ni tampoco un artículo.' : `; hay un artículo aquí: ${article}`}`,
    range: (what, least, most) => `${what ?? 'puntuación'} de ${least} a ${most}.`,
    takenAs: (phrase, name) => `«${phrase}» se entiende como ${name}.`,
    onlyThere: 'Solo consta dónde lo hay, nunca que falte.',
    sourceNear: (name, kinds, found) =>
      found === null
        ? `Entre lo que más se oye en ${name} no hay nada de eso (${kinds}); a qué distancia está, no se sabe.`
        : `Lo más fuerte de eso (${kinds}) en ${name}: ${found.loudest}.${found.nearest === null ? '' : ` Lo más cercano de lo conocido: ${found.nearest}.`}${found.isRightThere ? '' : ' Si hay algo menos fuerte más cerca, no se sabe.'}`,
    sourceNearUnknown: (name, kinds) =>
      `A qué distancia de ${name} está eso (${kinds}), no se sabe: el ruido no se ha calculado allí.`,
    tooMany: (of, tried) =>
      `Qué parte es no se sabe: las distancias se buscaron para ${tried} de ${of} lugares, no más por pregunta. Pregunte por una parte más pequeña.`,
    ofNoneRecorded: (of, whole) => `No se sabe: no consta de ninguno de esos lugares (${of} ${whole}).`,
    noHeightCompared: name =>
      `No se sabe a qué altura está ${name}; por eso no se puede decir qué está más alto o más bajo.`,
    airfields: 'aeródromos',
    noiseSources: 'fuentes de ruido',
    fields: {
      access: 'acceso',
      fire: 'norma sobre el fuego',
      transport: 'cómo llegar',
      elevation: 'altitud',
      level: 'nivel de ruido',
      scenery: 'paisaje',
      activities: 'actividades',
    },
  },
  it: {
    ratingMeant: ({ value, word, quiet, dB, high, all, percent, isLow, isTop }) => [
      `Sulla scala da 1 (rumoroso) a 5 (silenzio perfetto), il voto ${value} vuol dire ${word}; da ${quiet} in su un luogo conta come tranquillo. Dove è calcolato, corrisponde a circa ${dB} di rumore umano (Lden).${isTop ? ' Non è assenza di ogni rumore: ne può restare fino a quel livello.' : ''}`,
      `Di ${all} luoghi, ${high} hanno il voto ${value} o ${isLow ? 'meno' : 'più'}: ${percent} %.`,
    ],
    recorded: ({ of, whole, what, count, rest, restShare }) =>
      `Su ${of} ${whole}, risulta per ${count}: ${what}.${rest === 0 ? '' : ` Per gli altri ${rest}${restShare} non si sa.`}`,
    moreWith: (values, spots) => `altri ${values} con ${spots} in tutto`,
    ofTotal: (percent, all) => `${percent} % dei ${all} in tutto`,
    website: (name, page, article) =>
      page !== null
        ? `Sito di ${name}: ${page}${article === null ? '' : ` (e un articolo: ${article} )`}`
        : `Qui non si sa quale sia il sito di ${name}${article === null ? ', e nemmeno un articolo.' : `; c’è un articolo qui: ${article}`}`,
    range: (what, least, most) => `${what ?? 'voto'} da ${least} a ${most}.`,
    takenAs: (phrase, name) => `«${phrase}» è inteso come ${name}.`,
    onlyThere: 'Risulta solo dove c’è, mai che manchi.',
    sourceNear: (name, kinds, found) =>
      found === null
        ? `Tra ciò che si sente di più a ${name} non c’è nulla di questo (${kinds}); a che distanza si trovi non si sa.`
        : `Il più forte di questi (${kinds}) a ${name}: ${found.loudest}.${found.nearest === null ? '' : ` Il più vicino di quelli noti: ${found.nearest}.`}${found.isRightThere ? '' : ' Se ce n’è di meno forti più vicino, non si sa.'}`,
    sourceNearUnknown: (name, kinds) =>
      `A che distanza da ${name} si trovi (${kinds}), non si sa: il rumore lì non è stato calcolato.`,
    tooMany: (of, tried) =>
      `Quale parte sia non si sa: le distanze sono state cercate per ${tried} luoghi su ${of}, non di più a domanda. Chieda di una parte più piccola.`,
    ofNoneRecorded: (of, whole) => `Non si sa: non è indicato per nessuno di quei luoghi (${of} ${whole}).`,
    noHeightCompared: name =>
      `Non si sa a che quota si trova ${name}; perciò non si può dire che cosa sia più in alto o più in basso.`,
    airfields: 'aerodromi',
    noiseSources: 'fonti di rumore',
    fields: {
      access: 'accesso',
      fire: 'regola sui fuochi',
      transport: 'come arrivarci',
      elevation: 'altitudine',
      level: 'livello di rumore',
      scenery: 'paesaggio',
      activities: 'attività',
    },
  },
}

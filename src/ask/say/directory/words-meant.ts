// What words of a question mean here, in each language: how near is near, and who says that a place is remote.
import type { Language } from '../../vocabulary/languages/languages.ts'
import type { ServiceTopic } from '../../vocabulary/kinds/service-topics.ts'

type Meant = Readonly<Record<Extract<ServiceTopic, 'near meant' | 'remote meant'>, string>>

/** The radius is that of interpret/whereabouts.ts, how far it is widened that of find/whereabouts/around.ts. */
const WORDS_MEANT: Readonly<Record<Language, Meant>> = {
  en: {
    'near meant':
      'Near a place means within 25 km of its middle in a straight line, unless the question says how far; where nothing fits, up to 200 km are looked at, and that is said.',
    'remote meant':
      'Remote means that the catalogue tags a spot so: editors did, or the import, where no settlement, stop or car park is near and next to nothing of people is heard.',
  },
  de: {
    'near meant':
      'Nahe bei einem Ort heißt: bis 25 km Luftlinie von seiner Mitte, wenn die Frage nichts anderes sagt; wo nichts passt, wird bis 200 km gesucht, und das wird gesagt.',
    'remote meant':
      'Abgelegen heißt, dass der Katalog einen Ort so nennt: Das tat die Redaktion oder der Import, wo keine Siedlung, keine Haltestelle und kein Parkplatz nahe ist und kaum etwas von Menschen zu hören ist.',
  },
  fr: {
    'near meant':
      'Près d’un lieu veut dire à moins de 25 km de son centre à vol d’oiseau, sauf si la question le précise ; là où rien ne convient, on cherche jusqu’à 200 km, et c’est dit.',
    'remote meant':
      'Isolé veut dire que le catalogue le note ainsi : c’est la rédaction, ou l’importation là où ni localité, ni arrêt, ni parking n’est proche et où l’on n’entend presque rien d’humain.',
  },
  es: {
    'near meant':
      'Cerca de un lugar significa a 25 km o menos de su centro en línea recta, si la pregunta no dice otra cosa; donde nada encaja se busca hasta 200 km, y se dice.',
    'remote meant':
      'Apartado significa que el catálogo lo marca así: lo hizo la redacción, o la importación donde no hay cerca ni población ni parada ni aparcamiento y apenas se oye nada humano.',
  },
  it: {
    'near meant':
      'Vicino a un luogo significa entro 25 km dal suo centro in linea d’aria, se la domanda non dice altro; dove niente corrisponde si cerca fino a 200 km, e viene detto.',
    'remote meant':
      'Isolato significa che il catalogo lo segna così: lo ha fatto la redazione, o l’importazione dove non c’è vicino né un paese né una fermata né un parcheggio e quasi nulla di umano si sente.',
  },
}

/** Says what a word means; undefined for another topic. */
export function wordMeant(language: Language, topic: ServiceTopic): string | undefined {
  return topic === 'near meant' || topic === 'remote meant' ? WORDS_MEANT[language][topic] : undefined
}

import { FIGURES } from './figures.ts'
import type { MethodSentences } from './sentences.ts'

const { raceway, marina, lift, houses, evening, night } = FIGURES

export const GERMAN_METHOD: MethodSentences = {
  wind: 'Wind und Wetter zählen nicht: Eine berechnete Bewertung gilt dem Lärm von Menschen, über ein ganzes Jahr.',
  nature: 'Geräusche der Natur wie Brandung, Wasserfälle und Vögel zählen nicht: Sie senken keine Bewertung.',
  forest: 'Bäume nehmen im Modell nichts weg: Lärm wird über weichem Boden berechnet, als stünde kein Wald dazwischen.',
  terrain:
    'Höhenzüge zählen nur, wo der Betreiber Geländehöhen importiert und die Abschirmung durch das Gelände verlangt hat; sonst steht dem Lärm nichts in der Landschaft im Weg.',
  walls: 'Wände, Einschnitte und Wälle sieht das Modell nicht.',
  houses: `Wo Häuser um Straße und Empfänger stehen, nehmen sie bis zu ${houses} weg.`,
  tunnels: 'Tunnel sind nicht zu hören; Galerien, die zum Tal offen sind, schon.',
  aircraft:
    'Flugzeuge zählen um Flughäfen und Flugplätze, nach der längsten Bahn; was fern davon darüber fliegt, ist nicht bekannt.',
  traffic:
    'Straßen zählen mit dem Verkehr, den die Karte nennt, sonst mit dem, der für ihre Klasse üblich ist, und mit ihrem Tempolimit.',
  rail: 'Bahnen zählen nach ihrer Klasse und der Zahl der Gleise.',
  works: 'Betriebe, Steinbrüche und Höfe zählen nach ihrer Fläche, Windräder nach Leistung und Höhe.',
  events: `Rennstrecken, Motocross-Strecken und Schießstände bis ${raceway.radius} begrenzen eine Bewertung auf ${raceway.cap}, Jachthäfen bis ${marina.radius} auf ${marina.cap}, Skilifte und Seilbahnen bis ${lift.radius} auf ${lift.cap}. Andere Veranstaltungen zählen nicht.`,
  people: 'Städte und Dörfer zählen nach ihren Einwohnern; wer einen Ort besucht und wie laut, ist nicht bekannt.',
  machines:
    'Boote, Drohnen, Traktoren, Glocken, Musik und Baustellen zählen nicht: Von ihrem Lärm sagt die Karte nichts.',
  hours: `Der Pegel ist der eines ganzen Jahres über Tag, Abend und Nacht: Abende zählen ${evening} mehr, Nächte ${night} mehr.`,
  seasons: 'Jahreszeiten werden nicht unterschieden: Der Pegel ist der eines ganzen Jahres.',
  votes: 'Stimmen und Kommentare fließen nie ein.',
  ofComputed: 'Das gilt für berechnete Bewertungen; die der Redaktion sind Urteile von Menschen.',
}

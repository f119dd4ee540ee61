import { FIGURES } from './figures.ts'
import type { MethodSentences } from './sentences.ts'

const { raceway, marina, lift, houses, evening, night } = FIGURES

export const ITALIAN_METHOD: MethodSentences = {
  wind: 'Vento e tempo non contano: un voto calcolato è del rumore delle persone, lungo un anno intero.',
  nature: 'I suoni della natura, come la risacca, le cascate e gli uccelli, non contano: non abbassano nessun voto.',
  forest:
    'Gli alberi non tolgono nulla nel modello: il rumore è calcolato su suolo morbido, come se in mezzo non ci fosse bosco.',
  terrain:
    'Le creste contano solo dove il gestore ha importato le quote del terreno e chiesto lo schermo del rilievo; altrimenti nulla nel paesaggio ferma il rumore.',
  walls: 'Il modello non vede muri, trincee né terrapieni.',
  houses: `Dove le case stanno attorno alla strada e al ricevitore, tolgono fino a ${houses}.`,
  tunnels: 'Le gallerie chiuse non si sentono; quelle aperte sulla valle sì.',
  aircraft:
    'Gli aerei contano attorno ad aeroporti e aerodromi, secondo la pista più lunga; che cosa passi lontano da lì non si sa.',
  traffic:
    'Le strade contano per il traffico che dà la mappa, altrimenti per quello consueto della loro classe, e per il limite di velocità.',
  rail: 'Le ferrovie contano per la loro classe e il numero di binari.',
  works: 'Fabbriche, cave e depositi contano per la loro superficie, le pale eoliche per potenza e altezza.',
  events: `Autodromi, piste da motocross e poligoni di tiro entro ${raceway.radius} limitano un voto a ${raceway.cap}, i porti turistici entro ${marina.radius} a ${marina.cap}, gli impianti di risalita e le funivie entro ${lift.radius} a ${lift.cap}. Altri eventi non contano.`,
  people: 'Città e paesi contano per i loro abitanti; chi visita un luogo, e con che rumore, non si sa.',
  machines: 'Barche, droni, trattori, campane, musica e cantieri non contano: la mappa non dice nulla del loro rumore.',
  hours: `Il livello è quello di un anno intero, di giorno, sera e notte: le sere contano ${evening} in più, le notti ${night} in più.`,
  seasons: 'Le stagioni non sono distinte: il livello è quello di un anno intero.',
  votes: 'Voti e commenti degli utenti non entrano mai.',
  ofComputed: 'Questo vale per i voti calcolati; quelli della redazione sono giudizi di persone.',
}

import type { UnknowableSubject } from '../../../vocabulary/unknowable.ts'

/** What is not known here, with where one would ask, in Italian. */
export const ITALIAN_UNKNOWABLE: Readonly<Record<UnknowableSubject, string>> = {
  safety:
    'Qui non si sa quanto un luogo è sicuro: chieda all’amministrazione dell’area o al soccorso alpino o marittimo.',
  animals: 'Qui non si sa quali animali vivano in un luogo: chieda all’amministrazione dell’area.',
  water:
    'Qui non si sa se l’acqua è potabile: chieda all’amministrazione dell’area, e tratti l’acqua della natura prima di berla.',
  law: 'Qui non si sa che cosa permettono la legge e le autorizzazioni: chieda all’amministrazione dell’area o al comune.',
  need: 'Che cosa si debba fare in un luogo non è noto qui: chieda all’amministrazione della zona.',
  weather: 'Qui non si sa che tempo fa: chieda al servizio meteorologico del paese.',
  crowds: 'Qui non si sa quanta gente c’è in un luogo: chieda all’amministrazione dell’area.',
  sun: 'Qui non si sa quando il sole sorge e tramonta: consulti un calendario solare.',
  opening: 'Qui non si sa quando un luogo è aperto: guardi il suo sito.',
  route: 'Qui non si sa se un sentiero porti da un luogo all’altro: guardi una carta escursionistica.',
  walking: 'Qui non si sa quanto si deve camminare: guardi una carta escursionistica.',
  effort: 'Qui non si sa se il cammino è ripido o difficile: guardi una carta escursionistica.',
  booking: 'Qui non si sa che cosa si può o si deve prenotare: guardi il sito del luogo.',
  prices: 'Qui non si sa quanto costa un luogo: guardi il suo sito.',
  services: 'Qui non si sa quanto costano il parcheggio, il campeggio o un altro servizio: consulti il sito del luogo.',
  fares: 'Qui non si sa quanto costa un viaggio né quando parte: chieda alla compagnia di treni, autobus o traghetti.',
  history: 'Qui non si sa chi sia arrivato per primo in un luogo, né quando: guardi un’enciclopedia.',
  journey: 'Qui non si sa come andare da una località all’altra: guardi un pianificatore di percorsi.',
  duration: 'Qui non si sa quanto ci vuole: guardi una mappa o un pianificatore di percorsi.',
  stations: 'Qui non si sa quanto dista la stazione più vicina: guardi una mappa.',
  stops: 'Qui non si sa quanto dista la fermata più vicina: guardi una mappa.',
  photos: 'Qui non ci sono foto; non si sa che aspetto ha un luogo: guardi il suo sito.',
  scale:
    'Qui non si sa quanto è tranquillo un luogo su una scala diversa da quella da 1 a 5: chieda voti da 1 (rumoroso) a 5 (incontaminato).',
  people: 'Qui non si sa chi lavora o abita lì, né di chi è il terreno: chieda all’amministrazione dell’area.',
}

// When and how long somebody comes, in English, German, French, Spanish and Italian: nothing is recorded for it.
import { fold } from '../../../text/fold.ts'

/** What a stay is measured in, while no number stands before it. */
export const STAYS = folded(`
hour hours day daytime afternoon morning evening weekend week
stunde stunden tag nachmittag vormittag abend wochenende woche
heure heures journée après-midi jour semaine week-end
hora horas día tarde mañana semana
ora ore giorno giornata pomeriggio settimana`)

/** To be somewhere for a time. */
export const STAYING = folded(`
spend spending spent stay staying get escape escaping relax enjoy
verbringen verbringe genießen bleiben haben abschalten
passer passons passe profiter rester
pasar paso pasamos disfrutar quedarnos quedarme
passare passo passiamo trascorrere godere restare stare`)

/** A visit that is planned, as one phrase. */
export const PLANNED = new Set(
  [
    'this weekend|next weekend|over the weekend|for the weekend|for a weekend|next week|this week|for a week',
    'für ein wochenende|fürs wochenende|übers wochenende|dieses wochenende|nächstes wochenende|kommendes wochenende|nächste woche|kommende woche|diese woche|für eine woche',
    'nächste woche frei|kommende woche frei|diese woche frei|am wochenende frei|dieses wochenende frei|nächstes wochenende frei|ein paar tage frei|eine woche frei|nächste woche urlaub|diese woche urlaub',
    'pour un week-end|pour un week end|pour le week-end|pour le week end|ce week-end|ce week end|ce weekend|pour un weekend|le week-end prochain|week-end prochain|week end prochain|la semaine prochaine|semaine prochaine|cette semaine|pour une semaine',
    'ma semaine de libre|une semaine de libre|la semaine prochaine de libre|mon week-end de libre|ce week-end de libre|libre ce week-end|libre le week-end',
    'para un fin de semana|para el fin de semana|este fin de semana|este finde|para el finde|la semana que viene|semana que viene|la próxima semana|próxima semana|esta semana|para una semana',
    'libre el fin de semana|libre este fin de semana|libre la semana que viene|la semana libre|una semana libre|el fin de semana libre',
    'per un weekend|per il weekend|questo weekend|per il fine settimana|per un fine settimana|questo fine settimana|la settimana prossima|settimana prossima|la prossima settimana|prossima settimana|questa settimana|per una settimana',
    'libero il fine settimana|libera la settimana prossima|libero questo fine settimana|il fine settimana libero|la settimana libera|una settimana libera',
  ].flatMap(phrases => phrases.split('|').map(fold)),
)

function folded(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(fold))
}

import type { UnknowableSubject } from '../../../vocabulary/unknowable.ts'

/** What is not known here, with where one would ask, in German. */
export const GERMAN_UNKNOWABLE: Readonly<Record<UnknowableSubject, string>> = {
  safety:
    'Wie sicher ein Ort ist, ist hier nicht bekannt: Fragen Sie die Verwaltung des Gebiets oder die Berg- oder Wasserrettung.',
  animals: 'Welche Tiere an einem Ort leben, ist hier nicht bekannt: Fragen Sie die Verwaltung des Gebiets.',
  water:
    'Ob Wasser trinkbar ist, ist hier nicht bekannt: Fragen Sie die Verwaltung des Gebiets, und behandeln Sie Wasser aus der Natur vor dem Trinken.',
  law: 'Was Gesetz und Genehmigungen erlauben, ist hier nicht bekannt: Fragen Sie die Verwaltung des Gebiets oder die Gemeinde.',
  need: 'Ob man an einem Ort etwas tun muss, ist hier nicht bekannt: Fragen Sie die Verwaltung des Gebiets.',
  weather: 'Das Wetter ist hier nicht bekannt: Fragen Sie den Wetterdienst des Landes.',
  crowds: 'Wie viele Leute an einem Ort sind, ist hier nicht bekannt: Fragen Sie die Verwaltung des Gebiets.',
  sun: 'Wann die Sonne auf- und untergeht, ist hier nicht bekannt: Sehen Sie in einem Sonnenkalender nach.',
  opening: 'Wann ein Ort geöffnet ist, ist hier nicht bekannt: Sehen Sie auf dessen eigener Website nach.',
  route: 'Ob ein Weg von einem Ort zum anderen führt, ist hier nicht bekannt: Sehen Sie auf eine Wanderkarte.',
  walking: 'Wie weit man laufen muss, ist hier nicht bekannt: Sehen Sie auf einer Wanderkarte nach.',
  effort: 'Wie steil oder schwer der Weg ist, ist hier nicht bekannt: Sehen Sie auf einer Wanderkarte nach.',
  booking: 'Was man buchen kann oder muss, ist hier nicht bekannt: Sehen Sie auf der eigenen Website des Ortes nach.',
  prices: 'Was ein Ort kostet, ist hier nicht bekannt: Sehen Sie auf dessen eigener Website nach.',
  services:
    'Was Parken, Zelten oder ein anderer Dienst kostet, ist hier nicht bekannt: Sehen Sie auf der Website des Ortes nach.',
  fares:
    'Was eine Fahrt kostet und wann sie abgeht, ist hier nicht bekannt: Fragen Sie das Bahn-, Bus- oder Fährunternehmen.',
  history: 'Wer zuerst an einem Ort war und wann, ist hier nicht bekannt: Schlagen Sie in einem Lexikon nach.',
  journey: 'Wie man von einem Ort zum anderen kommt, ist hier nicht bekannt: Fragen Sie einen Routenplaner.',
  duration:
    'Wie lange ein Weg dauert, ist hier nicht bekannt: Sehen Sie auf einer Karte nach, oder fragen Sie einen Routenplaner.',
  stations: 'Wie weit der nächste Bahnhof entfernt ist, ist hier nicht bekannt: Sehen Sie auf einer Karte nach.',
  stops: 'Wie weit die nächste Haltestelle entfernt ist, ist hier nicht bekannt: Sehen Sie auf einer Karte nach.',
  photos:
    'Bilder von Orten gibt es hier nicht, wie ein Ort darauf aussieht, ist nicht bekannt: Sehen Sie auf dessen eigener Website nach.',
  scale:
    'Wie ruhig ein Ort auf einer anderen Skala als von 1 bis 5 ist, ist hier nicht bekannt: Fragen Sie nach Bewertungen von 1 (laut) bis 5 (unberührt).',
  people:
    'Wer dort arbeitet, wohnt oder wem das Land gehört, ist hier nicht bekannt: Fragen Sie die Verwaltung des Gebiets.',
}

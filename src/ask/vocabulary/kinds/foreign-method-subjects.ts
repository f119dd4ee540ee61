// How German, French, Spanish and Italian ask whether something counts in a rating: patterns over folded text.
import type { MethodSubject } from './method-subjects.ts'

/** What is asked about, in each of the four; as in the table of English. */
const SUBJECTS: Readonly<Record<MethodSubject, string>> = {
  wind: 'wind|wetter|regen|sturm|donner|(le )?vent|meteo|pluie|orages?|viento|lluvia|tormentas?|vento|pioggia|temporali?',
  nature:
    'brandung|wellen|meeresrauschen|wasserfalle?|bache?|vogel|vogelgesang|vogelstimmen|frosche|grillen|kuhe|kuhglocken|naturgerausche|(gerausche|laute) der natur|vagues|ressac|cascades?|ruisseaux?|oiseaux|chants? d oiseaux|grenouilles|cigales|grillons|vaches|(bruits|sons) (de la nature|naturels)|olas|oleaje|cascadas?|arroyos?|pajaros|aves|ranas|grillos|cigarras|vacas|(ruidos|sonidos) (de la naturaleza|naturales)|onde|risacca|cascate?|ruscell[oi]|uccelli|rane|grilli|cicale|mucche|(rumori|suoni) (della natura|naturali)|tiere|animaux|animales|animali',
  forest:
    'baume|wald|walder|hecken?|pflanzen|arbres|forets?|haies?|vegetation|arboles|bosques?|setos?|vegetacion|alberi|boschi|foreste?|siepi|vegetazione',
  terrain:
    'hugel|berge|gelande|topographie|topografie|taler|relief|collines|montagnes|vallees|terrain|colinas|montanas|terreno|relieve|colline|montagne|rilievo|valli',
  walls:
    'larmschutzwande?|schallschutzwande?|mauern|wande|zaune|walle|murs? antibruit|murs|ecrans|clotures|talus|muros?|pantallas acusticas|vallas|muri|barriere( antirumore)?|recinzioni',
  houses: 'hauser|gebaude|maisons|batiments|casas|edificios|case|edifici',
  tunnels: 'tunnels?|tuneles|tunnel|galerien|gallerie',
  aircraft:
    'flugzeuge?|fluge|fluglarm|flugverkehr|hubschrauber|helikopter|flughafen|flugplatze?|avions?|vols|helicopteres?|aeroports?|aerodromes?|trafic aerien|aviones|vuelos|helicopteros|aeropuertos?|trafico aereo|aere[io]|voli|elicotteri|aeroporti|traffico aereo',
  traffic:
    'verkehr|strassenverkehr|autos|strassen|autobahnen|motorrader|lastwagen|lkw|tempolimits?|trafic|circulation|voitures|routes|autoroutes|motos|camions|trafico|coches|carreteras|autopistas|camiones|traffico|auto|strade|autostrade|moto|camion',
  rail: 'zuge|zugverkehr|bahnen|eisenbahn(en)?|strassenbahnen|trains|voies ferrees|tramways?|trenes|ferrocarril(es)?|vias de tren|tranvias|treni|ferrovie|tram',
  works:
    'fabriken|industrie|steinbruche|windrader|windkraftanlagen|usines|carrieres|eoliennes|fabricas|industria|canteras|aerogeneradores|fabbriche|cave|pale eoliche',
  events:
    '((auto|motorrad|moto|tt) ?)?rennen|rennstrecken?|rallyes?|motorsport|motocross|schiess(platze?|stande?)|veranstaltungen|feste|festivals?|konzerte?|jachthafen|skilifte?|liftanlagen|courses( (automobiles|de motos?|moto))?|circuits?|sports mecaniques|stands? de tir|evenements?|fetes|concerts?|ports? de plaisance|remontees mecaniques|carreras( de (coches|motos))?|circuitos?|campos? de tiro|eventos|fiestas|festivales|conciertos|puertos? deportivos?|remontes|(le|delle|di|e|contano) gare|gare (automobilistiche|di moto|motociclistiche)|corse (automobilistiche|di moto|motociclistiche)|autodrom[oi]|poligon[oi]( di tiro)?|eventi|feste|concerti|port[oi] turistic[oi]|impianti di risalita',
  people:
    'besucher|touristen|wanderer|menschen|leute|kinder|hundegebell|hunde|dorfer|stadte|visiteurs|touristes|randonneurs|gens|enfants|voix|aboiements|chiens|villes|villages|visitantes|turistas|senderistas|gente|ninos|voces|ladridos|perros|ciudades|pueblos|visitatori|turisti|escursionisti|bambini|voci|cani|citta|paesi',
  machines:
    'boote?|schiffe|drohnen|traktoren|kettensagen|rasenmaher|laubblaser|glocken|kirchenglocken|musik|baustellen|feuerwerke?|bateaux|drones?|tracteurs|tronconneuses|tondeuses|cloches|musique|chantiers|feux d artifice|barcos|lanchas|tractores|motosierras|cortacespedes|campanas|musica|obras|fuegos artificiales|barche|navi|droni|trattori|motoseghe|tagliaerba|campane|cantieri|fuochi d artificio',
  hours:
    'nachte?|nachts|tageszeit(en)?|abende?|wochenenden?|nuits?|soirees?|week ?ends?|heures de pointe|noches?|tardes|fines? de semana|horas punta|nott[ei]|ser[ae]|fine settimana|ore di punta',
  seasons:
    'jahreszeit(en)?|winter|sommer|saisons?|l hiver|l ete|estacion(es)?|invierno|verano|stagion[ei]|inverno|estate',
  votes:
    'stimmen der nutzer|nutzerbewertungen|nutzermeinungen|kommentare|rezensionen|meinungen|avis( des (visiteurs|utilisateurs))?|commentaires|opinions|votes|opiniones|comentarios|resenas|votos|recensioni|opinioni|commenti',
}

/** "Zählt", "est pris en compte", "influye": what is said of a thing and a rating. */
const COUNTED =
  'zahlt|zahlen|mitgezahlt|mitgerechnet|eingerechnet|berucksichtigt|berucksichtigen|einbezogen|beeinflusst|beeinflussen|fliesst|fliessen|spielt (\\w+ )?rolle|spielen (\\w+ )?rolle|compte|comptent|comptes?|comptees?|comptez|pris(es)? en compte|prend en compte|prenez en compte|tient compte|tenez compte|influence|influencent|cuenta|cuentan|contad[oa]s?|tienen? en cuenta|teneis en cuenta|tenido en cuenta|tomais en cuenta|influyen?|conta|contano|contat[oiae]|tiene conto|tenete conto|tengono conto|considerat[oiae]|influisce|influiscono|incide|incidono'

const RATING =
  'als larm|comme (du )?bruit|como ruido|come rumore|bewertung(en)?|noten?|wertung|modell|methode|verfahren|berechnung|berechnet|notes?|notation|calculee?s?|modele|methode|calcul|puntuacion(es)?|notas?|modelo|metodo|calculo|calcula|vot[oi]|punteggi[oi]?|modello|calcolo|calcolat[oi]'

const ASKED = new RegExp(`(?:^| )(?:${COUNTED})(?= |$)`)
const OF_RATING = new RegExp(`(?:^| )(?:${RATING})(?= |$)`)
const OF_SUBJECT = Object.entries(SUBJECTS).map(
  ([subject, said]) => [subject as MethodSubject, new RegExp(`(?:^| )(?:${said})(?= |$)`)] as const,
)

/** Returns what is asked whether it counts in a rating, in the order of the table; none where that is not asked. */
export function methodSubjectsIn(text: string): readonly MethodSubject[] {
  if (!ASKED.test(text) || !OF_RATING.test(text)) return []
  return OF_SUBJECT.flatMap(([subject, said]) => (said.test(text) ? [subject] : []))
}

/** What a question of it holds: the words that ask, and the things. */
export const METHOD_PATTERNS: readonly RegExp[] = [ASKED, OF_RATING, ...OF_SUBJECT.map(([, said]) => said)]

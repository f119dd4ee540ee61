// How questions ask where ratings come from and who checks them: patterns over folded text, each language's in a row.
const ROWS: readonly string[] = [
  'how (do|did|does) (you|they|it) (guys |people )?(actually |even )?(decide( on)?|come up with|determine|work out|arrive at|set|assign|make|get( to)?) (\\w+ ){0,4}(ratings?|scores?|numbers?)',
  '(who|does (anyone|anybody|someone|somebody)|do you) (\\w+ )?(checks?|reviews?|verif(y|ies)|audits?|controls?|validates?) (\\w+ ){0,3}(ratings?|scores?|numbers?)',
  '(what|which) (data|sources?|maps?) (\\w+ ){0,6}(ratings?|scores?|silence numbers?)( based( on)?)?',
  '(ratings?|scores?) (\\w+ ){0,3}(based|rest|rely|relies) on',
  '(wie (kommt|kommen|entsteht|entstehen|ermittelt|bestimmt|legt|errechnet)|worauf (basier|beruh|stutz)\\w+|auf welchen daten) (\\w+ ){0,6}(bewertung(en)?|noten?|zahlen)',
  'wer (\\w+ )?(pruft|kontrolliert|uberpruft|verifiziert|checkt) (\\w+ ){0,3}(bewertung(en)?|noten?|zahlen)',
  '(sur (quelles donnees|quoi)|d ou vien(t|nent)) (\\w+ ){0,6}(notes?|notation|evaluations?)',
  'qui (\\w+ )?(verifie|controle|valide) (\\w+ ){0,3}(notes?|notation)',
  'comment (\\w+ ){0,3}(decidez|fixez|determinez|obtenez|etablissez) (\\w+ ){0,4}(notes?|chiffres?)',
  '(en (que|cuales) datos|de donde (sale|salen|vienen?)|en que (\\w+ ){0,2}basan?) (\\w+ ){0,6}(puntuacion(es)?|notas?)',
  'quien (\\w+ )?(comprueba|verifica|revisa|controla) (\\w+ ){0,3}(puntuacion(es)?|notas?)',
  'como (\\w+ ){0,3}(deciden|determinan|obtienen|fijan) (\\w+ ){0,4}(puntuacion(es)?|notas?|numeros?)',
  '(su (quali dati|(che )?cosa)|da dove (viene|vengono|arriva|arrivano)) (\\w+ ){0,6}(vot[oi]|punteggi[oi]?)',
  'chi (\\w+ )?(controlla|verifica|rivede) (\\w+ ){0,3}(vot[oi]|punteggi[oi]?)',
  'come (\\w+ ){0,3}(decidete|determinate|ottenete|stabilite) (\\w+ ){0,4}(vot[oi]|punteggi[oi]?|numeri)',
  // How anybody knows that it is quiet there.
  '(woher|wie) (\\w+ ){0,3}(wissen|wisst|weiss|weisst) (\\w+ ){0,6}(ruhig|still|leise|laut)',
  'comment (\\w+ ){0,3}(savez|savoir|sait|savent|sais|sais tu) (\\w+ ){0,8}(calmes?|silencieux|tranquilles?|bruyants?)',
  'como (\\w+ ){0,3}(saben?|sabeis|sabes|saber) (\\w+ ){0,8}(tranquil[oa]s?|silencios[oa]s?|ruidos[oa]s?)',
  'come (\\w+ ){0,3}(sapete|sapere|sai|sanno) (\\w+ ){0,8}(tranquill[oaie]|silenzios[oaie]|rumoros[oaie])',
]

/** What people type into a search box, which is nothing else: "silence score how". */
const ALONE: readonly string[] = [
  '(the )?(silence |noise |quietness )?(ratings?|scores?|rating system|scoring) (how|explained|explanation|how (does|do) (it|they|this|that) work|how (is it|are they) (made|done|given))',
  'how (is|are) (the |your )?(silence )?(ratings?|scores?) (made|done|given)',
  '(die )?(stille)?(bewertung(en)?|noten?) (wie|erklarung|erklart|wie funktioniert (das|die|es))',
  '(la |les )?notes?( de silence)? (comment|explication|comment ca marche)|comment (est|sont) (faites?|donnees?) (la |les )?notes?',
  '(la )?puntuacion( de silencio)? (como|explicacion|como funciona)',
  '(il )?(voto|punteggio)( di silenzio)? (come|spiegazione|come funziona)|come nasce (il )?(voto|punteggio)',
]

/** "How do you come up with the numbers", "sur quelles données repose votre note", "wer prüft die Bewertungen". */
export const RATING_SOURCES = new RegExp(`(^| )(${ROWS.join('|')})(?= |$)|^ ?(${ALONE.join('|')}) ?$`)

/** How it is asked whether ratings hold at all; where spots are looked for, it says which. */
const DOUBTS: readonly string[] = [
  // Whether they are measured or reckoned.
  '(sind|werden|ist|wird) (\\w+ ){0,2}(bewertung(en)?|noten?|werte|zahlen) (\\w+ ){0,3}(gemessen|berechnet|errechnet|ausgerechnet|geschatzt|erfunden|ausgedacht)',
  '(notes?|notation|chiffres) (\\w+ ){0,3}(mesurees?|calculees?|estimees?|inventees?)',
  '(puntuacion(es)?|notas|numeros) (\\w+ ){0,3}(medid[oa]s?|calculad[oa]s?|estimad[oa]s?|inventad[oa]s?)|(son|estan) (medid[oa]s|calculad[oa]s|inventad[oa]s) (\\w+ ){0,3}(puntuaciones|notas)',
  '(vot[oi]|punteggi[oi]?|numeri) (\\w+ ){0,3}(misurat[oi]|calcolat[oi]|stimat[oi]|inventat[oi])|sono (misurati|calcolati|inventati) (\\w+ ){0,3}(voti|punteggi)',
  // That they are worth nothing.
  '(bewertung(en)?|noten|zahlen) (\\w+ ){0,6}(erfunden|ausgedacht|quatsch|unsinn|blodsinn|aus der luft gegriffen)|(quatsch|unsinn|blodsinn) (\\w+ ){0,4}(bewertung(en)?|noten|zahlen)',
  '(notes?|notation|chiffres) (\\w+ ){0,4}(pipeau|bidon|n importe quoi|au hasard|pif)',
  '(puntuacion(es)?|notas|numeros) (\\w+ ){0,4}(invento|cuento|mentira|tonteria|al azar)',
  '(vot[oi]|punteggi[oi]?|numeri) (\\w+ ){0,4}(a caso|bufala|balle|invenzione|sciocchezze)',
  // Why they should be believed.
  '(warum|wieso|weshalb) (soll|sollte|sollten) (ich|man|wir) (\\w+ ){0,3}(bewertung(en)?|noten|werten|zahlen) (\\w+ ){0,2}(glauben|trauen|vertrauen)|(kann|darf) (ich|man) (\\w+ ){0,3}(bewertung(en)?|noten|werten|zahlen) (\\w+ ){0,2}(glauben|trauen|vertrauen)',
  '(pourquoi|peut on|puis je|comment) (\\w+ ){0,4}(croire|fier|confiance) (\\w+ ){0,4}(notes?|notation|chiffres)',
  '(por que|se puede|puedo|como) (\\w+ ){0,4}(creer\\w*|fiar\\w*|confiar) (\\w+ ){0,4}(puntuacion(es)?|notas|numeros)',
  '(perche|si puo|posso|come) (\\w+ ){0,4}(creder\\w*|fidar\\w*) (\\w+ ){0,4}(vot[oi]|punteggi[oi]?|numeri)',
  // Who checks them, whoever that is.
  '(pruft|kontrolliert|uberpruft|checkt) (\\w+ ){0,3}(jemand|irgendwer|irgendjemand) (\\w+ ){0,3}(bewertung(en)?|noten?|zahlen)',
  'quelqu un (\\w+ )?(verifie|controle|valide) (\\w+ ){0,3}(notes?|notation)',
  'alguien (\\w+ )?(comprueba|verifica|revisa|controla) (\\w+ ){0,3}(puntuacion(es)?|notas?)',
  'qualcuno (\\w+ )?(controlla|verifica|rivede) (\\w+ ){0,3}(vot[oi]|punteggi[oi]?)',
  '(wer|qui|quien|chi) (\\w+ )?(entscheidet|bestimmt|vergibt|decide|donne|attribue|pone|da|assegna|decide|stabilisce) (\\w+ ){0,3}(bewertung(en)?|noten?|notes?|notation|puntuacion(es)?|notas?|vot[oi]|punteggi[oi]?)',
]

/** "Sind die Bewertungen gemessen oder ausgedacht", "does somebody check them". */
export const RATING_DOUBTS = new RegExp(`(^| )(${DOUBTS.join('|')})(?= |$)`)

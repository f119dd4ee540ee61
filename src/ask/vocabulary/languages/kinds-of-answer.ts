// The same in German, French, Spanish and Italian, each phrase with the English phrase that means the same.
import { ABUSE_ROWS } from './abuse.ts'
import { CERTAINTY_ROWS } from './certainty.ts'
import { directoryIn } from './everyday/directory.ts'
import type { Row } from './language-table.ts'
import { rowsOf } from './language-table.ts'
import type { Foreign } from './languages.ts'

const KINDS: Readonly<Record<Foreign, string>> = {
  de: `
what does the rating mean = wer legt die bewertung fest|wer legt die note fest|wer bestimmt die bewertung|wer bestimmt die note|wer entscheidet über die bewertung|wer entscheidet wie ruhig|wer entscheidet die bewertung|wer vergibt die bewertung|wer vergibt die note|wer vergibt die noten|wer vergibt die sterne|wer bewertet|wer bewertet die orte|wer bewertet das|wie rechnet ihr die note aus|wie rechnet ihr die bewertung aus|wie rechnet ihr das aus|wie berechnet ihr die note|wie berechnet ihr die bewertung|wie berechnet ihr das|wie berechnen sie die bewertung|wie berechnen sie die note|wie wird die note berechnet|wie kommt die note zustande|wie kommt die bewertung zustande|wie kommen die bewertungen zustande|wie kommt ihr auf die bewertung|wie kommt ihr auf die note|worauf beruht die bewertung|worauf basiert die bewertung|was bedeutet die note|was bedeuten die noten|was bedeuten die sterne|was bedeutet die skala|was sagt die bewertung aus|was heißt die bewertung|was ist die ruhebewertung|was ist die stillebewertung|erkläre die bewertung|erklär mir die bewertung
per continent = pro kontinent|je kontinent|nach kontinent|nach kontinenten|pro erdteil|je erdteil|nach erdteil|nach erdteilen|auf jedem kontinent|auf den einzelnen kontinenten|für jeden kontinent|aufgeteilt nach kontinenten
per country = pro land|je land|nach land|nach ländern|in jedem land|für jedes land|aufgeteilt nach ländern
which continent = welcher kontinent|welchem kontinent|auf welchem kontinent|welcher erdteil|in welchem erdteil
which continent has the most = welcher kontinent hat die meisten|auf welchem kontinent gibt es die meisten
share of = prozentualer anteil|prozentualer anteil der|prozentual|prozent der|prozent aller|prozent von|wieviel prozent|wieviel prozent der|welcher prozentsatz der|welcher prozentsatz|prozentsatz der|in prozent
share of the total = anteil am ganzen|anteil an allen|im verhältnis zum ganzen|im verhältnis zur gesamtzahl|vom gesamten|gemessen an allen|anteil am katalog|wie viel prozent sind das
best first = die ruhigste zuerst|die ruhigsten zuerst|der ruhigste zuerst|das ruhigste zuerst|ruhigste zuerst|die leiseste zuerst|die leisesten zuerst|die beste zuerst|die besten zuerst|beste zuerst|höchste bewertung zuerst|nach bewertung sortiert|sortiert nach bewertung|nach bewertung absteigend|nach ruhe sortiert|nach ruhe geordnet|nach stille sortiert|nach stille geordnet|sortiert nach stille|geordnet nach ruhe|geordnet nach stille|sortiert nach ruhe|absteigend nach bewertung
top = rangliste|bestenliste|rangliste der|bestenliste der|hitliste
average rating = durchschnitt der bewertung|durchschnitt der bewertungen|mittelwert der bewertung|mittelwert der bewertungen|bewertung im durchschnitt|bewertung im schnitt|bewertung im mittel|durchschnittsbewertung der
median = median|medianwert|zentralwert
median rating = median der bewertung|median der bewertungen|medianbewertung
website = webseite|webseiten|website|internetseite|homepage|offizielle website|offizielle webseite|offizielle seite|netzseite|internetadresse|webadresse
the coordinates = koordinaten|die koordinaten|gps koordinaten|gps daten|geokoordinaten
how big is = wie groß|wie gross|fläche|fläche von|fläche des|wie viel hektar|wie viele hektar|größe|größe von|größe des
how far = wie viele kilometer trennen|wie viele km trennen|wie viel kilometer trennen|wie weit liegt|wie weit liegen|wie viele kilometer|wie viel kilometer|wie viel km|wie viele km|wie weit auseinander|wie weit entfernt|luftlinie
first ascent = wer hat als erster|wer hat als erste|wer war der erste|wer war die erste|wer hat entdeckt|erstbesteigung|erstbesteiger|erstmals bestiegen|wer entdeckte|nach wem ist
timetable = fahrplan|fahrpläne|busfahrplan|zugfahrplan|abfahrtszeiten|fahrkarte|fahrkarten|fahrschein|zugticket|zugtickets|bahnticket|bahnkarte|busticket|bustickets|fahrpreis|fahrkosten|letzter bus|letzte bus|letzten bus|erster bus|erste bus|letzter zug|letzte zug|letzten zug|nächster bus|nächste bus|nächster zug|nächste zug|zugfahrt|bahnfahrt|busfahrt|flugticket|flugpreis
photo of = foto von|fotos von|fotos vom|bild von|bilder von|bilder vom|foto vom|webcam|ein foto von|ein bild von
worth = lohnt sich|lohnt es sich|lohnenswert|lohnt
tell me about = lohnt es sich nach|lohnt sich ein besuch|lohnt sich ein ausflug|lohnt sich der
what must be done = was ist pflicht
have to book = reservieren|reservierung|vorab reservieren|=buchen|=buchung|=gebucht|vorbuchen|reservierungspflicht|freie betten|betten frei|ausgebucht
most beds = die meisten betten|meisten betten|die meisten schlafplätze|meisten schlafplätze|die meisten lager|die meisten leute aufnehmen|die meisten personen aufnehmen|nimmt die meisten leute auf|können die meisten leute schlafen|können die meisten personen schlafen|können am meisten leute schlafen|schlafen die meisten leute|am meisten platz|die größte kapazität
how many beds = wie viele leute können dort schlafen|wie viele personen können dort schlafen|wie viele leute können da schlafen|wie viele leute schlafen dort|wie viele betten|wie viele schlafplätze|anzahl betten|wie viele leute können schlafen|wie viele personen können schlafen|wie viele leute haben platz|wie viele personen haben platz|schlafplätze
parking = parken|mein auto parken|das auto parken|auto abstellen|das auto abstellen
open in winter = im winter offen|im winter geöffnet|offen im winter|geöffnet im winter|hat geöffnet|geöffnet|wann hat|wann öffnet|wann schließt|öffnungszeiten|öffnungszeit|im sommer geöffnet|ganzjährig geöffnet|ganzjährig offen
range of ratings = spanne der bewertungen|spannweite der bewertungen|bewertungsspanne|niedrigste und höchste bewertung|höchste und niedrigste bewertung|beste und schlechteste bewertung|kleinste und größte bewertung|wie weit gehen die bewertungen auseinander
minimum and maximum = minimum und maximum|tiefst und höchstwert|kleinster und größter wert|niedrigster und höchster wert|spannweite|spanne von
walking time = wie lange|wie lange läuft man|wie lange geht man|wie lange braucht man|wie lange dauert|wie lange dauert es|wie viele stunden|gehzeit|wie lang ist der weg`,
  fr: `
what does the rating mean = qui décide de la note|qui décide la note|qui décide des notes|qui fixe la note|qui donne la note|qui donne les notes|qui attribue la note|qui attribue les notes|qui note les lieux|comment vous la calculez|comment est elle calculée|comment c est calculé|comment calculez vous la note|comment calculez vous les notes|comment vous calculez la note|comment vous calculez les notes|comment vous calculez ça|comment calcule t on la note|comment on calcule la note|comment la note est calculée|comment est calculé la note|comment est établie la note|comment notez vous|comment vous notez|sur quoi repose la note|sur quoi se base la note|sur quoi est basée la note|d où vient la note|d où viennent les notes|c quoi la note de silence|c quoi la note|c est quoi la note|c est quoi la note de silence|qu est ce que la note de silence|que signifient les notes|que veulent dire les notes|que veut dire la note de silence|expliquez la note|explique la note
per continent = par continent|pour chaque continent|sur chaque continent|selon le continent
per country = par pays|pour chaque pays|dans chaque pays|selon le pays
which continent = quel continent|sur quel continent|quels continents
which continent has the most = quel continent a le plus de|quel continent compte le plus de|sur quel continent y a t il le plus de
share of = =la part|la part des|la part de|la part du|quelle est la part des|quelle est la part de|quelle proportion de|le pourcentage de|le pourcentage des|le pourcentage|en pourcentage|quel est le pourcentage de|quel est le pourcentage des|quelle fraction des|combien de pour cent des|combien de pourcents des
share of the total = par rapport au total|sur le total|rapporté au total|part du total|en proportion du total|en part du total
best first = le plus calme d abord|les plus calmes d abord|la plus calme d abord|le meilleur d abord|les meilleurs d abord|les meilleures d abord|les mieux notés d abord|du plus calme au moins calme|par note décroissante|par ordre de note|triés par note|triés par silence|triées par silence|classés par silence|classées par silence|triés par calme|triées par calme|classés par calme|classées par calme|par ordre de silence|par ordre de calme|triées par note|classés par note|classées par note|classé par note
top = =top|palmarès|palmarès des|classement|classement des|le classement des|le top|le top des
average rating = moyenne des notes|la moyenne des notes|notes moyennes|moyenne de la note
median = médiane|la médiane|valeur médiane
median rating = note médiane|médiane des notes|la note médiane
website = =web|web officiel|site web|site internet|site officiel|site web officiel|page web|adresse internet|lien internet|site internet officiel
the coordinates = coordonnées|les coordonnées|coordonnées gps|position gps
how big is = superficie|superficie de|superficie du|la superficie de|surface de|surface du|quelle surface|quelle superficie|de quelle taille est|quelle taille fait|taille de|combien d hectares|quelle est la superficie de|quelle est la superficie du|quelle est la taille de
how far = combien de kilomètres séparent|combien de km séparent|combien de kilomètres y a t il entre|à combien de kilomètres|à combien est|combien de kilomètres|combien de km|quelle distance sépare|distance entre|c est loin|est loin
first ascent = qui a été le premier|qui fut le premier|qui a découvert|première ascension|qui a gravi le premier|qui a nommé
timetable = horaires du bus|horaire du bus|horaires de bus|horaire de bus|horaires des bus|horaires de train|horaires du train|horaire du train|horaires des trains|billet de train|billets de train|billet de bus|ticket de bus|tickets de bus|ticket de train|dernier bus|premier bus|prochain bus|dernier train|premier train|prochain train|dernier ferry|tarif du bus|tarif du train|tarifs du train|billet d avion|billets d avion|prix du billet|trajet en train|trajet en bus
photo of = photo de|photos de|photo du|photos du|image de|images de|une photo de|des photos de|webcam
tell me about = que vaut|vaut le coup|vaut la peine|vaut le détour|en vaut la peine|ça vaut le coup d aller à|vaut il la peine d aller à|vaut le voyage
what must be done = qu est ce qui est obligatoire
have to book = réserver|réservation|faut il réserver|il faut réserver|à réserver|réservation obligatoire|places libres|lits libres|complet
most beds = a le plus de lits|a le plus de places|a le plus de couchages|ont le plus de lits|le plus de lits|le plus de couchages|le plus de places|le plus de places pour dormir|accueillir le plus de monde|accueillir le plus de personnes|accueille le plus de monde|accueille le plus de personnes|loger le plus de monde|la plus grande capacité|peuvent dormir le plus de personnes
how many beds = combien de lits|combien de couchages|combien de places pour dormir|nombre de lits|nombre de couchages|combien de personnes peuvent dormir|combien de personnes peuvent y dormir|combien de personnes y dorment|combien de personnes y tiennent|combien de personnes tiennent dedans
parking = me garer|se garer|nous garer|garer ma voiture|garer la voiture|stationner
open in winter = ouvert en hiver|ouverte en hiver|ouvert l hiver|ouvert en été|ouverte en été|ouvert toute l année|heures d ouverture|horaires d ouverture|quand ouvre|quand ferme|quelles heures
range of ratings = fourchette des notes|étendue des notes|écart des notes|note la plus basse et la plus haute|note minimale et maximale|meilleure et pire note|la meilleure et la pire note
minimum and maximum = minimum et maximum|mini et maxi|le minimum et le maximum|fourchette de
walking time = combien de temps|combien de temps de marche|temps de marche|combien de temps faut il|combien de temps à pied|combien d heures de marche|durée de la marche|temps de marche|temps de parcours`,
  es: `
what does the rating mean = quién decide la puntuación|quién decide la nota|quién decide las notas|quién pone la puntuación|quién pone la nota|quién pone las notas|quién da la puntuación|quién asigna la puntuación|quién puntúa|quién valora los lugares|cómo calculáis la nota|cómo calculáis la puntuación|cómo calculan la nota|cómo calculan la puntuación|cómo lo calculáis|cómo lo calculan|cómo la calculáis|cómo la calculan|cómo se calcula|cómo se calculan las notas|cómo se calculan las puntuaciones|cómo puntuáis|cómo puntúan|cómo se decide la puntuación|cómo se decide la nota|en qué se basa la puntuación|en qué se basa la nota|de dónde sale la puntuación|de dónde sale la nota|qué es la puntuación de silencio|qué es la nota de silencio|qué significan las notas|qué significan las puntuaciones|qué quiere decir la nota|qué quiere decir la puntuación|explica la puntuación
per continent = por continente|por continentes|en cada continente|para cada continente|según el continente
per country = por país|por países|en cada país|para cada país|según el país
which continent = qué continente|en qué continente|qué continentes
which continent has the most = qué continente tiene más|en qué continente hay más
share of = porcentaje|el porcentaje de|qué porcentaje|qué tanto por ciento de|qué tanto por ciento|qué proporción|qué proporción de las|qué proporción de los|en porcentaje|qué fracción de|cuál es el porcentaje de|cuál es la proporción de|qué parte del
share of the total = en proporción al total|respecto al total|sobre el total|del total|en relación con el total|en relación al total
best first = el más tranquilo primero|los más tranquilos primero|la más tranquila primero|las más tranquilas primero|las mejores primero|los mejores primero|primero los más tranquilos|primero las más tranquilas|de mayor a menor|de mayor a menor puntuación|ordenadas por puntuación|ordenados por silencio|ordenadas por silencio|ordenados por tranquilidad|ordenadas por tranquilidad|por orden de silencio|por orden de tranquilidad|ordenados por puntuación|ordenadas por nota|ordenados por nota|ordenado por puntuación|por orden de puntuación
top = =top|ranking|ranking de|clasificación de|el ranking de|el top
average rating = media de puntuación|la media de puntuación|media de las puntuaciones|media de las notas|media de la puntuación
median = mediana|la mediana
median rating = puntuación mediana|mediana de las puntuaciones|mediana de la puntuación|nota mediana
website = página web|sitio web|web oficial|página oficial|sitio oficial|página web oficial|sitio web oficial|=web|página de internet|dirección web
the coordinates = coordenadas|las coordenadas|coordenadas gps|posición gps
how big is = superficie|superficie de|superficie del|la superficie de|cómo de grande es|qué tamaño tiene|tamaño de|tamaño del|cuántas hectáreas|cuántas hectáreas tiene|qué superficie tiene|cuál es la superficie de|cuál es la superficie del|qué tan grande es
how far = cuántos kilómetros separan|cuántos km separan|qué distancia separa|a cuánto está|a cuánto queda|a cuánto están|a cuánto se encuentra|cuánto hay de|cuántos kilómetros hay|cuántos km hay|cuántos kilómetros hay de|cuántos km hay de|qué distancia separa|a qué distancia queda|queda lejos|cuánto dista
first ascent = quién fue el primero|quién fue la primera|quién descubrió|primera ascensión|primera persona en|quién subió primero
timetable = horario del autobús|horarios del autobús|horario de autobuses|horarios de autobuses|horario de autobús|horario del bus|horarios de bus|horario de trenes|horarios de trenes|horario del tren|horarios de tren|billete de tren|billetes de tren|billete de autobús|billete de bus|último autobús|primer autobús|próximo autobús|último bus|último tren|primer tren|próximo tren|tarifa del tren|tarifa del autobús|billete de avión|billetes de avión|vuelo barato|vuelos baratos|precio del billete
photo of = foto de|fotos de|foto del|fotos del|imagen de|imágenes de|imagen del|una foto de|webcam
tell me about = merece la pena|merece la pena ir a|merece la pena ir al|merece la pena visitar|vale la pena|vale la pena ir a|vale la pena visitar|vale la pena ir al
what must be done = qué es obligatorio
have to book = reservar|hay que reservar|reserva previa|hacer reserva|reservar plaza|necesito reservar|camas libres|plazas libres
most beds = más camas|más plazas|más literas|mayor capacidad|más capacidad|cabe más gente|caben más personas|acoge a más gente|acoge a más personas|puede alojar a más gente|puede alojar a más personas|pueden dormir más personas|puede dormir más gente
how many beds = cuántas camas|cuántas plazas|número de camas|cuántas personas pueden dormir|cuánta gente puede dormir|cuántas personas caben|cuánta gente cabe|cuántos caben|para cuántas personas es
parking = aparcar|aparcar el coche|estacionar|dejar el coche
open in winter = abierto en invierno|abierta en invierno|abierto en verano|abierta en verano|abierto todo el año|horario de apertura|horarios de apertura|cuándo abre|cuándo cierra|a qué hora abre
range of ratings = rango de puntuaciones|rango de las puntuaciones|rango de notas|puntuación mínima y máxima|nota mínima y máxima|puntuación más baja y más alta|la mejor y la peor nota|mejor y peor puntuación
minimum and maximum = mínimo y máximo|mínima y máxima|el mínimo y el máximo|valor mínimo y máximo
walking time = cuánto se tarda|cuánto se tarda andando|cuánto se tarda a pie|cuánto tiempo se tarda|cuánto tiempo|cuántas horas|cuánto dura|tiempo de caminata`,
  it: `
what does the rating mean = chi decide il voto|chi decide i voti|chi decide il punteggio|chi dà il voto|chi dà i voti|chi da il voto|chi da i voti|chi assegna il voto|chi assegna i voti|chi assegna il punteggio|chi stabilisce il voto|come calcolate il voto|come calcolate i voti|come calcolate il punteggio|come lo calcolate|come viene calcolato il voto|come viene calcolato|come si calcola il voto|come si calcolano i voti|come è calcolato il voto|come date i voti|come date il voto|come viene dato il voto|come viene deciso il voto|su cosa si basa il voto|su che cosa si basa il voto|su cosa si basa il punteggio|da dove viene il voto|da dove vengono i voti|che cos è il voto di silenzio|cos è il voto di silenzio|cosa è il voto di silenzio|che cosa significa il voto|cosa significano i voti|cosa vogliono dire i voti|cosa vuol dire il voto|che vuol dire il voto|spiega il voto
per continent = per continente|per ogni continente|in ogni continente|per ciascun continente
per country = per paese|per nazione|per ogni paese|in ogni paese|per stato
which continent = quale continente|in quale continente|quali continenti
which continent has the most = quale continente ha più|in quale continente ci sono più
share of = la percentuale|la percentuale di|la percentuale dei|la percentuale delle|in percentuale|la quota di|la quota dei|la quota delle|quale proporzione di|quale proporzione dei|che parte dei|che parte delle|quale frazione dei
share of the total = in rapporto al totale|rispetto al totale|sul totale|del totale|in proporzione al totale
best first = prima i più silenziosi|prima i più tranquilli|prima le più tranquille|i più tranquilli prima|dal più silenzioso|dal più tranquillo|dal migliore|in ordine di voto|ordinati per voto|ordinati per silenzio|ordinate per silenzio|ordinati per tranquillità|ordinate per tranquillità|in ordine di silenzio|in ordine di tranquillità|ordinate per voto|in ordine di punteggio|ordinati per punteggio|dal voto più alto|per voto decrescente
top = =top|classifica|classifica dei|classifica delle|la classifica dei|la classifica delle|la top
average rating = media dei voti|la media dei voti|media del voto|voti medi
median = mediana|la mediana
median rating = voto mediano|mediana dei voti|la mediana dei voti
website = =web|web ufficiale|sito web|sito internet|sito ufficiale|sito web ufficiale|sito internet ufficiale|pagina web|pagina ufficiale|indirizzo web
the coordinates = coordinate|le coordinate|coordinate gps|posizione gps
how big is = superficie|superficie di|superficie del|la superficie del|quanto è grande|quanto è esteso|quanti ettari|che superficie ha|estensione di|estensione del|dimensioni di|dimensioni del|qual è la superficie di|qual è la superficie del
how far = quanti chilometri separano|quanti km separano|che distanza separa|quanti chilometri ci sono|quanti km ci sono|quanti chilometri|quanti km|a che distanza è|a che distanza si trova|quanta distanza c è|quanto dista|è lontano|quant è lontano
first ascent = chi è stato il primo|chi fu il primo|chi ha scoperto|prima ascensione|prima salita|chi ha scalato per primo|chi salì per primo
timetable = orari degli autobus|orario degli autobus|orari dell autobus|orario dell autobus|orari dei bus|orario del bus|orari dei treni|orario dei treni|orari del treno|orario del treno|biglietto del treno|biglietto di treno|biglietti del treno|biglietto dell autobus|biglietti dell autobus|ultimo autobus|primo autobus|prossimo autobus|ultimo bus|ultimo treno|primo treno|prossimo treno|biglietto aereo|biglietti aerei|prezzo del biglietto
photo of = foto di|foto del|una foto di|immagini di|immagine di|immagini del|webcam
tell me about = vale la pena|vale la pena andare a|vale la pena andare al|ne vale la pena|vale la pena visitare|vale il viaggio|merita una visita
what must be done = cosa è obbligatorio
have to book = prenotare|prenotazione|bisogna prenotare|si deve prenotare|serve prenotare|prenotazione obbligatoria|letti liberi|posti liberi
most beds = più posti letto|più letti|più capienza|maggiore capienza|la maggiore capienza|ospita più persone|ospita più gente|può ospitare più persone|può ospitare più gente|ci sta più gente|ci stanno più persone|possono dormire più persone
how many beds = quanti letti|quanti posti letto|numero di letti|posti letto|quante persone possono dormire|quante persone ci stanno|quante persone possono dormirci|quante persone possono starci|quanta gente ci sta
parking = parcheggiare|parcheggiare la macchina|parcheggiare l auto|lasciare la macchina|lasciare l auto
open in winter = aperto in inverno|aperta in inverno|aperto d inverno|aperta d inverno|aperto in estate|aperto tutto l anno|orari di apertura|orario di apertura|quando apre|quando chiude|a che ora apre
range of ratings = intervallo dei voti|voto minimo e massimo|il voto più basso e il più alto|voto più basso e più alto|miglior e peggior voto|il migliore e il peggior voto|punteggio minimo e massimo
minimum and maximum = minimo e massimo|il minimo e il massimo|minima e massima|valore minimo e massimo
walking time = quanto ci vuole|quanto ci vuole a piedi|quanto tempo ci vuole|quanto tempo ci vuole a piedi|quanto ci si mette|quante ore ci vogliono|quante ore di cammino|tempo di cammino|quanto dura
how high is = quanto è alto|quanto è alta|quant è alto|quant è alta|quanto è alto il|quanto alto|quanto alta|che altezza ha|a che altezza è|a che quota è|a che quota si trova`,
}

/** The rows of a language; they come before its others: of a phrase in two rows the first is taken. */
export function kindsIn(language: Foreign): Row[] {
  return [
    ...directoryIn(language),
    ...rowsOf(CERTAINTY_ROWS[language]),
    ...rowsOf(ABUSE_ROWS[language]),
    ...rowsOf(KINDS[language]),
  ]
}

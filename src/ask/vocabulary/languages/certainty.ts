// The same as `../kinds/certainty.ts` in German, French, Spanish and Italian.
import type { Foreign } from './languages.ts'

export const CERTAINTY_ROWS: Readonly<Record<Foreign, string>> = {
  de: `
how sure are you = wie sicher sind sie|wie sicher sind sie sich|wie sicher bist du|wie sicher bist du dir|wie sicher seid ihr|wie sicher seid ihr euch|wie sicher ist das|wie sicher ist die bewertung|wie sicher ist diese bewertung|wie sicher ist die note|wie sicher ist der wert|wie sicher ist dieser wert|sind sie sicher|sind sie sich sicher|sind sie da sicher|sind sie sich da sicher|bist du sicher|bist du dir sicher|bist du dir da sicher|seid ihr sicher|seid ihr euch sicher|wie zuverlässig|wie verlässlich|wie belastbar|wie genau ist das|wie genau ist die bewertung|wie gut ist die schätzung|kann man dem trauen|kann ich dem trauen|kann man sich darauf verlassen|kann ich mich darauf verlassen
reliability = zuverlässigkeit|verlässlichkeit|fehlerspanne|unsicherheit|konfidenz|konfidenzintervall|vertrauensbereich
reliable = zuverlässig|verlässlich
low confidence = geringe sicherheit|geringer sicherheit|niedrige sicherheit|niedriger sicherheit|unsichere bewertung|unsicherer bewertung|unsichere bewertungen|unsicheren bewertungen|unsicheren bewertung|bewertung ist unsicher|bewertung unsicher ist|bewertungen unsicher sind|geringe zuverlässigkeit|geringer zuverlässigkeit|niedrige konfidenz|niedriger konfidenz|geringe konfidenz|geringer konfidenz
medium confidence = mittlere sicherheit|mittlerer sicherheit|mittlere konfidenz|mittlerer konfidenz|mittlere zuverlässigkeit|mittlerer zuverlässigkeit
high confidence = hohe sicherheit|hoher sicherheit|sichere bewertung|sicherer bewertung|sichere bewertungen|sicheren bewertungen|sicheren bewertung|bewertung ist sicher|bewertung sicher ist|bewertungen sicher sind|hohe zuverlässigkeit|hoher zuverlässigkeit|hohe konfidenz|hoher konfidenz|zuverlässige bewertung|zuverlässiger bewertung|zuverlässigen bewertungen
hand picked = handverlesen|handverlesene|handverlesenen|von hand ausgewählt|von hand ausgewählte|von hand ausgewählten|redaktionell|redaktionelle|redaktionellen|von der redaktion|von der redaktion bewertet|von redakteuren bewertet|von menschen bewertet|von menschen bewertete|von menschen bewerteten|von personen bewertet
computed rating = berechnete bewertung|berechneter bewertung|berechneten bewertungen|berechnete bewertungen|bewertung berechnet ist|bewertung ist berechnet|bewertung wurde berechnet|bewertung berechnet wurde|vom computer bewertet|von einem modell bewertet|vom modell bewertet|importiert|importierte|importierten|importierte orte|importierten orte|importierte regionen|importierten regionen
where does that noise come from = woher kommt dieser lärm|woher kommt der lärm|woher kommt denn der lärm|woher kommt das geräusch|woher kommen die geräusche|woher stammt der lärm|woher stammt dieser lärm|was macht da lärm|was macht dort lärm|was macht den lärm|was macht diesen lärm|was verursacht den lärm|was verursacht diesen lärm|was lärmt da
during the day = tagsüber|am tag|bei tag|bei tage|am tage
in the evening = abends|am abend`,
  fr: `
how sure are you = vous en êtes sûr|vous en êtes sûrs|vous êtes sûr|vous êtes sûrs|êtes vous sûr|êtes vous sûrs|en êtes vous sûr|en êtes vous sûrs|tu es sûr|tu en es sûr|es tu sûr|en es tu sûr|à quel point en êtes vous sûr|à quel point êtes vous sûr|à quel point est ce fiable|c est fiable|est ce fiable|est ce que c est fiable|c est sûr comme note|avec quelle certitude|peut on s y fier|on peut s y fier
reliability = fiabilité|la fiabilité|quelle fiabilité|marge d erreur|la marge d erreur|incertitude|degré de certitude|intervalle de confiance
reliable = fiable|fiables
low confidence = fiabilité faible|faible fiabilité|note incertaine|notes incertaines|note peu fiable|notes peu fiables|note peu sûre|confiance faible|faible confiance
medium confidence = fiabilité moyenne|moyenne fiabilité|confiance moyenne
high confidence = fiabilité élevée|haute fiabilité|grande fiabilité|forte fiabilité|note fiable|notes fiables|note sûre|notes sûres|note est sûre|note est fiable|confiance élevée|haute confiance
hand picked = choisis à la main|choisies à la main|choisi à la main|triés sur le volet|sélectionnés à la main|notés par des rédacteurs|notés par la rédaction|noté par la rédaction|noté par des rédacteurs|notés par des personnes|notés par des humains|notés par des gens|noté par des humains|éditorial|éditoriale|éditoriaux
computed rating = note calculée|notes calculées|note est calculée|notée par un modèle|notés par un modèle|notés par le modèle|noté par un modèle|importé|importée|importés|importées|régions importées|lieux importés
where does that noise come from = d où vient ce bruit|d où vient le bruit|d où vient tout ce bruit|d où viennent ces bruits|d où provient ce bruit|d où provient le bruit|qu est ce qui fait ce bruit|quelle est l origine du bruit|quelle est la source de ce bruit|d où ça vient
during the day = pendant la journée|en journée|le jour|de jour|dans la journée`,
  es: `
how sure are you = estás seguro|estás segura|está seguro|está usted seguro|están seguros|estáis seguros|estás seguro de eso|está seguro de eso|cómo de seguro estás|qué tan seguro estás|qué tan seguro es eso|qué tan seguros están|qué tan fiable|cómo de fiable|qué tan confiable|es fiable|es confiable|es fiable eso|con qué certeza|con qué seguridad|qué tan exacto|qué tan precisa es|qué tan segura es la puntuación|cómo de segura es la puntuación|se puede confiar en eso|puedo fiarme
reliability = fiabilidad|la fiabilidad|qué fiabilidad|margen de error|el margen de error|incertidumbre|intervalo de confianza
reliable = fiable|fiables|confiable|confiables
low confidence = fiabilidad baja|baja fiabilidad|poca fiabilidad|puntuación dudosa|puntuaciones dudosas|puntuación incierta|puntuación poco fiable|puntuaciones poco fiables|confianza baja|baja confianza
medium confidence = fiabilidad media|confianza media
high confidence = fiabilidad alta|alta fiabilidad|mucha fiabilidad|puntuación fiable|puntuaciones fiables|puntuación segura|puntuaciones seguras|puntuación es segura|puntuación es fiable|confianza alta|alta confianza
hand picked = elegidos a mano|elegidas a mano|escogidos a mano|seleccionados a mano|seleccionados por editores|puntuados por editores|puntuados por personas|puntuados por humanos|valorados por editores|valorados por personas|de los editores|editorial|editoriales
computed rating = puntuación calculada|puntuaciones calculadas|puntuación es calculada|puntuados por un modelo|puntuados por el modelo|calculada por un modelo|importado|importada|importados|importadas|regiones importadas|lugares importados
where does that noise come from = de dónde viene ese ruido|de dónde viene este ruido|de dónde viene el ruido|de dónde viene tanto ruido|de dónde vienen esos ruidos|de dónde procede el ruido|de dónde procede ese ruido|qué hace ese ruido|qué causa ese ruido|cuál es la fuente de ese ruido|cuál es el origen del ruido
during the day = durante el día|de día`,
  it: `
how sure are you = siete sicuri|sei sicuro|sei sicura|è sicuro di questo|è sicuro di ciò|ne è sicuro|ne siete sicuri|ne sei sicuro|quanto siete sicuri|quanto sei sicuro|quanto ne sei sicuro|quanto ne siete sicuri|quanto è affidabile|quanto è attendibile|quanto è sicuro il voto|quanto è certo|quanto è preciso|è affidabile|è attendibile|con quale certezza|ci si può fidare|posso fidarmi
reliability = affidabilità|l affidabilità|attendibilità|margine di errore|il margine di errore|margine d errore|incertezza|intervallo di confidenza
reliable = affidabile|affidabili|attendibile|attendibili
low confidence = affidabilità bassa|bassa affidabilità|scarsa affidabilità|poca affidabilità|voto incerto|voti incerti|voto poco affidabile|voti poco affidabili|voto dubbio|confidenza bassa
medium confidence = affidabilità media|media affidabilità
high confidence = affidabilità alta|alta affidabilità|voto affidabile|voti affidabili|voto sicuro|voti sicuri|voto è sicuro|voto è affidabile
hand picked = scelti a mano|scelte a mano|selezionati a mano|selezionati da redattori|votati da redattori|votati da persone|valutati da redattori|valutati da persone|valutati da esseri umani|della redazione|editoriale|editoriali
computed rating = voto calcolato|voti calcolati|voto è calcolato|valutati da un modello|valutati dal modello|calcolato da un modello|importato|importata|importati|importate|regioni importate|luoghi importati
where does that noise come from = da dove viene quel rumore|da dove viene questo rumore|da dove viene il rumore|da dove viene tutto questo rumore|da dove vengono quei rumori|da dove proviene il rumore|da dove arriva il rumore|cosa fa quel rumore|che cosa fa quel rumore|qual è la fonte del rumore|qual è l origine del rumore
during the day = durante il giorno|di giorno|durante la giornata`,
}

// What is asked of the directory's data in so many ways that no list of phrases holds them: by words that stand together.
import { type DirectoryQuestion, UPKEEP_QUESTIONS } from './upkeep-questions.ts'
import { WORDS_MEANT_QUESTIONS } from './words-meant.ts'

const WHY = / (why|how come|warum|wieso|weshalb|pourquoi|por que|perche|come mai) /

/** A topic is asked for where the text of a question, folded, has one of each; the first that fits is meant. */
export const DIRECTORY_QUESTIONS: readonly DirectoryQuestion[] = [
  {
    topic: 'citation',
    all: [
      / ((to|i|we|you|should|can|could|may) cite|cite (it|this|that|the|these|your|you|them)|cited|citing|citation|how (do|should|can|must) (i|we) (credit|attribute|quote|reference)|(credit|quote|attribute|reference) (you|your|the|this|these|it|that)|attribution|zitier(en|e|t|bar|weise)|quellenangabe|quelle an(geben|zugeben)|citer|citar(lo|la|los|las)?|cito|citamos|citare|citarl[oaie]|citiamo|citazione|sources? of the data and the licence|sources? and licences?) /,
    ],
  },
  {
    topic: 'noise data',
    all: [
      / (db|decibels?|dezibel|decibelios|decibel|noise (data|levels?|values?|maps?|figures)|larm(daten|pegel|werte|karten?)|donnees (de|sur le) bruit|niveaux de bruit|datos (de|del|sobre el) ruido|niveles de ruido|dati (sul|di|del) rumore|livelli di rumore) /,
      / (countries|country|regions?|areas|lander|land|regionen|gebiete|pays|paises|regiones|paesi|nazioni|regioni) /,
      / (cover(s|ed|age)?|available|for which|abgedeckt|abdeckt|verfugbar|fur welche|woher|couvert(s|es)?|couvrez|disponibles?|pour quel(le)?s|d ou|cubiert[oa]s|cubris|para que|de donde|copert[ie]|coprite|disponibili|per quali|da dove|come from) /,
    ],
  },
  {
    topic: 'noisy listed',
    all: [
      WHY,
      / (noisy|loud|noise|laut(e[nrs]?)?|larmig(e[nrs]?)?|bruyante?s?|ruidos[oa]s?|rumoros[oaie]) /,
      / (directory|catalogue|catalog|list|verzeichnis|katalog|liste|annuaire|directorio|catalogo|lista|elenco) /,
    ],
  },
  {
    topic: 'noisy listed',
    all: [
      / (why|how come|warum|wieso|weshalb|pourquoi|por que|perche|come mai) ([a-z0-9]+ ){1,6}(listed|included|in (the|your|this) (directory|catalogue|list)|gelistet|aufgefuhrt|aufgenommen|drin|im (verzeichnis|katalog)|repertorie(s|e|es)?|dans (l annuaire|la liste|le catalogue)|incluid[oa]s?|en (el (directorio|catalogo)|la lista)|inclus[oiae]|elencat[oiae]|nell elenco|nel catalogo)(?! (as|als|comme|como|come)) /,
    ],
  },
  {
    topic: 'contribution',
    all: [
      / (add|adding|submit|submitting|suggest|propose|contribute|correct|correction|corrections|report|send|hinzufugen|eintragen|vorschlagen|einreichen|melden|senden|schicken|korrigieren|korrektur|ajouter|proposer|soumettre|signaler|envoyer|corriger|correction|anadir|agregar|proponer|sugerir|enviar|corregir|correccion|aggiungere|proporre|aggiunge|segnalare|inviare|mandare|mandarvi|correggere|correzione) /,
      / (i|we|my|me|ich|wir|meinen|je|on|mon|nous|puedo|podemos|mi|posso|possiamo|mio|how|wie|comment|como|come) /,
      / (places?|spots?|sites?|list|directory|catalogue|catalog|corrections?|mistakes?|errors?|ort|orte|platz|verzeichnis|katalog|liste|fehler|korrektur|lieux?|endroit|annuaire|erreur|correction|lugar|lugares|sitio|directorio|error|correccion|posto|luogo|elenco|lista|errore|correzione) /,
    ],
  },
  {
    topic: 'confidence',
    all: [
      / (confidence|reliability|certainty|sicherheit|konfidenz|fiabilite|confiance|fiabilidad|confianza|affidabilita|confidenza) /,
      / (means?|trust|rely on|vertrauen|verlassen|fier|confiar|fiarme|fidarmi|fidarsi|meaning|difference|differ|explain|what is|bedeute[tn]|heisst|unterschied|erklar\w*|veut dire|signifie|difference|significa|quiere decir|diferencia|vuol dire|differenza) /,
    ],
  },
  {
    // "Are there spots with verified ratings" looks for spots.
    topic: 'validation',
    all: [
      /^(?!.* (there|spots?|places?|orte?|platze|gibt|lieux|endroits?|y a|lugares|sitios|hay|posti|luoghi|ci sono) )/,
      / (validat(e|es|ed|ion)|verif(y|ies|ied|ication)|checks?|checked|tested|audit(s|ed)?|calibrated|peer reviewed|proven|validiert|(uber|ge)?pruft|kontrolliert|verifiziert|getestet|geeicht|kalibriert|valide(r|e|s|es)?|verifie\w*|controle\w*|teste(e|s|es)?|etalonne\w*|valid(a|ado|ada|ados|adas)|verific(a|ado|ada|ados|adas)|comprueb\w+|comprobad\w+|revisa|revisad\w+|calibrad\w+|convalidat\w+|validat\w+|verifica(to|ta|ti|te)?|controlla(to|ta|ti|te)?|testat\w+|calibrat\w+) /,
      / (model|method|algorithm|ratings?|scores?|numbers|figures|modell|methode|verfahren|bewertung(en)?|noten|zahlen|modele|notes?|notation|modelo|metodo|puntuaci\w+|notas?|modello|vot[oi]|punteggi[oi]?) /,
    ],
  },
  {
    topic: 'validation',
    all: [
      /^(?!.* (there|spots?|places?|orte?|platze|gibt|lieux|endroits?|y a|lugares|sitios|hay|posti|luoghi|ci sono) )/,
      / (ratings?|scores?|numbers|bewertung(en)?|noten|zahlen|notes?|chiffres|puntuaci\w+|notas|numeros|vot[oi]|punteggi|numeri) (\w+ ){0,3}(made up|invented|fake|guesse[ds]|guesswork|arbitrary|plucked|erfunden|ausgedacht|willkurlich|geraten|invente(e|s|es)|arbitraires?|inventad[oa]s?|arbitrari[oa]s?|inventat[oie]|arbitrari[oe]?) /,
    ],
  },
  ...UPKEEP_QUESTIONS,
  ...WORDS_MEANT_QUESTIONS,
]

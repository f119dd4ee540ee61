// What is asked of the directory itself, and what is said before any question, in German, French, Spanish and Italian.
import type { Foreign } from '../languages.ts'
import { type Row, rowsOf } from '../language-table.ts'

/** What somebody who answers may be taken for. */
const BEINGS: Readonly<Record<Foreign, readonly string[]>> = {
  de: [
    'ein roboter',
    'ein bot',
    'ein chatbot',
    'ein mensch',
    'ein echter mensch',
    'echt',
    'eine maschine',
    'ein computer',
    'ein programm',
    'eine ki',
    'chatgpt',
    'gpt',
    'ein sprachmodell',
    'eine person',
    'einem roboter',
    'einem bot',
    'einem menschen',
    'einer maschine',
    'einem computer',
    'einem programm',
    'einer ki',
    'einem echten menschen',
    'eine künstliche intelligenz',
  ],
  fr: [
    'un robot',
    'un bot',
    'un chatbot',
    'un humain',
    'humain',
    'une personne',
    'une vraie personne',
    'une machine',
    'un ordinateur',
    'un programme',
    'une ia',
    'chatgpt',
    'gpt',
    'un modèle de langage',
    'une intelligence artificielle',
  ],
  es: [
    'un robot',
    'un bot',
    'un chatbot',
    'un humano',
    'humano',
    'humana',
    'una persona',
    'una persona real',
    'una máquina',
    'un ordenador',
    'un programa',
    'una ia',
    'chatgpt',
    'gpt',
    'un modelo de lenguaje',
    'una inteligencia artificial',
    'real',
  ],
  it: [
    'un robot',
    'un bot',
    'un chatbot',
    'un umano',
    'umano',
    'una persona',
    'una persona vera',
    'una macchina',
    'un computer',
    'un programma',
    'un ia',
    'una ia',
    'chatgpt',
    'gpt',
    'un modello linguistico',
    'un intelligenza artificiale',
    'vero',
  ],
}

/** How it is asked whether it is one. */
const ADDRESSED: Readonly<Record<Foreign, readonly string[]>> = {
  de: [
    'bist du',
    'seid ihr',
    'sind sie',
    'du bist',
    'ist das',
    'antwortet hier',
    'rede ich mit',
    'schreibe ich mit',
    'spreche ich mit',
  ],
  fr: [
    'es tu',
    't es',
    'tu es',
    'êtes vous',
    'vous êtes',
    'c est',
    'est ce',
    'je parle à',
    'est ce que tu es',
    'est ce que je parle à',
  ],
  es: ['eres', 'es usted', 'sois', 'estoy hablando con', 'hablo con', 'tú eres'],
  it: ['sei', 'siete', 'lei è', 'tu sei', 'sto parlando con', 'parlo con'],
}

/** The second of two that it may be: "ein Roboter oder ein Mensch". */
const OTHERWISE: Readonly<Record<Foreign, readonly string[]>> = {
  de: [
    'oder ein mensch',
    'oder ein roboter',
    'oder ein bot',
    'oder mensch',
    'oder echt',
    'oder was',
    'oder einem menschen',
    'oder einem bot',
    'oder einem roboter',
    'oder einer maschine',
    'oder eine maschine',
  ],
  fr: ['ou un humain', 'ou un robot', 'ou un bot', 'ou humain', 'ou une personne', 'ou une machine', 'ou quoi'],
  es: ['o un humano', 'o un robot', 'o un bot', 'o humano', 'o bot', 'o robot', 'o una persona', 'o una máquina'],
  it: ['o un umano', 'o un robot', 'o un bot', 'o umano', 'o una persona', 'o una macchina'],
}

const SAID: Readonly<Record<Foreign, string>> = {
  de: `
are you a robot = mit wem rede ich|mit wem rede ich hier|mit wem spreche ich|mit wem schreibe ich|wer antwortet hier|wer antwortet mir|wer schreibt hier|sitzt da ein mensch|ist da ein mensch|steckt da ki dahinter|nutzt ihr ki|nutzt ihr eine ki|nutzt ihr künstliche intelligenz|verwendet ihr künstliche intelligenz|benutzt ihr künstliche intelligenz|nutzen sie ki|nutzen sie künstliche intelligenz|verwenden sie ki|arbeitet ihr mit ki|arbeitet ihr mit künstlicher intelligenz|ist das von einer ki|läuft das mit ki|nutzt ihr ein sprachmodell|nutzt ihr chatgpt|benutzt ihr ki|verwendet ihr ki|ist hier ki im spiel
who runs this site = wer hat dich programmiert|wer hat dich entwickelt|wer hat dich gebaut|wer hat dich erfunden|wer hat dich erschaffen|wer hat euch programmiert|wer programmiert das|wer ist der betreiber|wer betreibt euch|wem gehört die seite|wem gehört diese seite|wer macht das hier|wer seid ihr|wer sind sie
where do you get the data from = woher kommen die daten|woher kommen eure daten|woher kommen die zahlen|woher kommen eure zahlen|woher kommen diese zahlen|woher habt ihr die daten|woher habt ihr die zahlen|woher hast du die daten|woher hast du das|woher habt ihr das|woher nehmt ihr die daten|woher nehmt ihr die zahlen|woher stammen die daten|woher stammen eure daten|woher stammen die zahlen|welche datenquellen nutzt ihr|welche datenquellen habt ihr|welche datenquellen|welche datenquelle|was sind eure quellen|was ist eure quelle|welche quellen nutzt ihr|welche quellen benutzt ihr|welche daten nutzt ihr|welche daten verwendet ihr|aus welchen quellen|worauf stützt ihr euch
what does the rating mean = woher wisst ihr|woher weißt du|woher weiß man|woher wissen sie|woher wollt ihr das wissen|woher willst du das wissen|wie misst ihr den lärm|wie messt ihr den lärm|wie messt ihr|wie misst ihr|wie misst du|wie messen sie|wie wird der lärm gemessen|wie wird der lärm berechnet|wie wird lärm gemessen|wie wird lärm berechnet|wie berechnet ihr den lärm|wie bestimmt ihr den lärm|wie ermittelt ihr den lärm|wie ermittelt ihr das|wie ermittelt ihr die ruhe|wie bestimmt ihr die ruhe|wie kommt ihr auf die werte|wie kommt ihr auf diese werte|wie kommt ihr auf die zahlen|wie kommt ihr auf diese zahlen|wie kommt ihr darauf|wie kommen die werte zustande|wie kommen die zahlen zustande|worauf beruhen die werte|worauf beruhen die bewertungen|worauf beruhen die ruhewerte|worauf basieren die werte|worauf basieren die bewertungen|wie entstehen die bewertungen|wie entstehen die werte
what can you do = na|alles klar|alles gut|alles fit|na alles klar|wie läufts|wie läuft es|na wie läufts|wie läufts bei euch|wie läuft es bei euch|wie geht es|wie geht es dir|wie geht es euch|wie geht es ihnen|was geht|was geht ab|was läuft|was gibts neues|schönen tag|tschüss|auf wiedersehen|bis bald|ciao`,
  fr: `
are you a robot = à qui je parle|à qui est ce que je parle|à qui parle je|je parle à qui|qui me répond|qui répond|qui répond ici|c est qui qui répond|y a t il un humain|il y a un humain|utilisez vous une ia|utilisez vous l ia|utilisez vous de l ia|utilisez vous l intelligence artificielle|utilisez vous de l intelligence artificielle|vous utilisez l intelligence artificielle|vous utilisez de l ia|vous utilisez l ia|est ce que vous utilisez l ia|est ce que vous utilisez l intelligence artificielle|est ce de l ia|c est de l ia|vous travaillez avec une ia|vous utilisez une ia|vous utilisez chatgpt
who runs this site = qui t a programmé|qui t a fait|qui t a développé|qui t a conçu|qui t a inventé|qui vous a programmé|qui vous a créé|qui fait ce site|qui gère ça|qui gère cet annuaire|qui êtes vous|à qui appartient ce site
where do you get the data from = d où viennent les données|d où viennent vos données|d où sortent vos données|d où sortent vos chiffres|d où sortent ces chiffres|d où viennent vos chiffres|d où viennent ces chiffres|d où viennent les chiffres|d où tenez vous ça|d où tenez vous vos données|d où vous sortez ça|d où tu sors ça|où trouvez vous les données|où trouvez vous vos données|où prenez vous les données|quelles sont vos sources|quelle est votre source|quelles sources utilisez vous|quelles données utilisez vous|vos sources
what does the rating mean = comment savez vous|comment vous savez|comment tu sais|comment sais tu|comment on sait|comment le savez vous|comment mesurez vous le bruit|comment mesurez vous|vous mesurez comment|comment vous mesurez|comment vous mesurez le bruit|comment est mesuré le bruit|comment est calculé le bruit|comment le bruit est il mesuré|comment le bruit est il calculé|comment calculez vous le bruit|comment évaluez vous le bruit|comment évaluez vous le silence|comment déterminez vous|sur quoi vous basez vous|sur quoi reposent les notes|sur quoi reposent vos notes|sur quoi sont basées les notes|comment sont établies les notes
what can you do = ça va|ça va bien|ça roule|ça gaze|comment ça va|comment vas tu|comment tu vas|comment allez vous|tu vas bien|vous allez bien|quoi de neuf|bonne journée|bonne soirée|au revoir|à bientôt|ciao`,
  es: `
are you a robot = con quién hablo|con quién estoy hablando|con quién estoy chateando|quién responde|quién responde aquí|quién me responde|quién contesta|hay un humano|hay una persona ahí|usáis ia|usan ia|usas ia|usa ia|usáis inteligencia artificial|usan inteligencia artificial|usas inteligencia artificial|utilizáis ia|utilizan ia|utilizáis inteligencia artificial|utilizan inteligencia artificial|utilizáis la inteligencia artificial|usáis la ia|esto es ia|esto lo hace una ia|funcionáis con ia|usáis chatgpt|usas chatgpt
who runs this site = quién te ha hecho|quién te hizo|quién te ha creado|quién te programó|quién te ha programado|quién os ha hecho|quién está detrás de esta página|quién está detrás de esta web|quién lleva esta página|quién lleva esta web|quién gestiona esta web|de quién es esta página|de quién es esta web|quiénes sois|quién hace esto
where do you get the data from = de dónde salen los datos|de dónde salen estos datos|de dónde salen vuestros datos|de dónde salen los números|de dónde salen esos números|de dónde vienen los datos|de dónde vienen vuestros datos|de dónde sacáis los datos|de dónde sacan los datos|de dónde sacas los datos|de dónde sacáis la información|de dónde sacas la información|de dónde sacas eso|de dónde sacáis eso|de dónde son los datos|cuáles son vuestras fuentes|cuáles son sus fuentes|cuál es la fuente|qué fuentes usáis|qué fuentes usan|qué datos usáis|qué datos usan
what does the rating mean = cómo sabéis|cómo saben|cómo sabes|cómo lo sabéis|cómo lo sabes|cómo se sabe|cómo medís|cómo medís el ruido|cómo miden|cómo miden el ruido|cómo mides el ruido|cómo se mide el ruido|cómo se calcula el ruido|cómo calculáis el ruido|cómo calculan el ruido|cómo determináis|cómo evaluáis el ruido|en qué os basáis|en qué se basan|en qué se basan las notas|en qué se basan las puntuaciones
what can you do = qué tal|qué tal estás|qué tal todo|cómo estás|cómo están|cómo estáis|cómo te va|qué pasa|qué hay de nuevo|todo bien|que tengas un buen día|buen día|adiós|hasta luego|chao`,
  it: `
are you a robot = con chi parlo|con chi sto parlando|con chi sto chattando|chi risponde|chi risponde qui|chi mi risponde|c è un umano|c è una persona|usate l ia|usate ia|usi l ia|usi ia|usate l intelligenza artificiale|usi l intelligenza artificiale|utilizzate l ia|utilizzate l intelligenza artificiale|usate un intelligenza artificiale|usa l intelligenza artificiale|c è l ia dietro|c è un intelligenza artificiale|lavorate con l ia|usate chatgpt|usi chatgpt
who runs this site = chi ti ha programmato|chi ti ha fatto|chi ti ha sviluppato|chi ti ha inventato|chi vi ha creato|chi siete|chi c è dietro questa pagina|chi gestisce questa pagina|di chi è questo sito|chi ha creato questo sito|chi fa questo sito
where do you get the data from = da dove prendete i dati|da dove prendi i dati|da dove vengono i dati|da dove vengono i vostri dati|da dove vengono questi dati|da dove vengono i numeri|da dove vengono questi numeri|da dove arrivano i dati|da dove tirate fuori i numeri|dove prendete i dati|di dove sono i dati|quali sono le vostre fonti|qual è la vostra fonte|quali sono le fonti|quali fonti usate|che fonti usate|che dati usate|quali dati usate
what does the rating mean = come fate a sapere|come fai a sapere|come sapete|come lo sapete|come lo sai|come si fa a sapere|come misurate|come misurate il rumore|come si misura il rumore|come viene misurato il rumore|come si calcola il rumore|come viene calcolato il rumore|come calcolate il rumore|come fate a calcolare|come fate a calcolare il rumore|come fate a misurare|come fate a misurare il rumore|come fate a dire|come valutate il rumore|come stabilite|come determinate|su cosa si basano i voti|su che cosa si basano i voti
what can you do = come stai|come state|come sta|come va|come ti va|tutto bene|tutto a posto|ehilà|ehi|buona giornata|buona serata|arrivederci|a presto|come butta|come te la passi`,
}

/** Rows of a language for the directory itself. */
export function directoryIn(language: Foreign): Row[] {
  const asked = ADDRESSED[language].flatMap(address => BEINGS[language].map(being => `${address} ${being}`))
  const either = asked.flatMap(one => OTHERWISE[language].map(other => `${one} ${other}`))
  return [...rowsOf(SAID[language]), { english: 'are you a robot', said: [...asked, ...either] }]
}

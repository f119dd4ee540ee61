// How people write in a chat: particles, asides of a word or two and short forms, none of which can restrict what is asked for.
import { alternatives } from '../../../../text/alternatives.ts'
import { listOf, type Rewrite, type Row, rowsOf } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** Words of English chats. */
export const CHAT_WORDS: readonly string[] = listOf(`
tbh imo imho tho altho obvs obvsly kinda sorta reckon lemme thankyou tysm fyi idk iirc gotcha anyways innit soz sorry oops yikes
hmmm hmmmm mmm whatcha whaddya haha`)

export const CHAT_PHRASES: readonly string[] = alternatives(
  'out of curiosity|just out of curiosity|out of interest|just out of interest|for what it is worth|do you reckon|you reckon|to be honest|to be fair|if you do not mind me asking|if you do not mind|if i may ask|when you get a chance|and what not|and whatnot|and all that|and such|i suppose|i guess',
)

/** Short forms that stand for what another table knows. */
export const CHAT_REWRITES: readonly Rewrite[] = [
  // "How far is that driving", and no wish to drive.
  {
    said: /(?<=\bhow far (?:is|away is|away are|are) [^?.!,]{2,60}?)\s+(?:driving|to drive|by road)(?=\s*[?.!]*\s*$)/giu,
    as: ' by car',
  },
  { said: /\b(?:loudest|noisiest) thing (?=(?:at|in|near|around)\b)/giu, as: 'loudest noise ' },
  { said: /\b(dogs?|puppy|pup|doggo) can (?:run|walk|play|roam) (?:around|about)\b/giu, as: '$1 can come' },
  {
    said: /(?<=\b(?:sort|order|rank|list) [^?.!]{0,30})by how (?:quiet|calm|silent|peaceful) (?:they|it|those|each|all) (?:are|is)\b/giu,
    as: 'by rating',
  },
  { said: /\b(?:almost|nearly|next to|practically|virtually) (?:no|zero) (?:noise|sound)s?\b/giu, as: 'very quiet' },
  // "Which is quieter between Sarek and Merano": one of the two, and nothing that lies between them.
  {
    said: /\b((?:which|what|who)(?:['’]?s| is)?(?: the)? (?:quieter|quietest|calmer|calmest|louder|loudest|noisier|noisiest)(?: one)?) (?:between|out of) ([^?,.]{2,40}?) and (?=[^?,.]{2,40}\W*$)/giu,
    as: '$1, $2 or ',
  },
  // "Without snorkelling crowds, with snorkelling": the crowds are not wanted.
  {
    said: /\b(?:snorkell?(?:ing|ers?)|hik(?:ing|ers?)|swimm(?:ing|ers?)|camp(?:ing|ers?)|climb(?:ing|ers?)|ski(?:ing|ers?)|beach|tourist|day[- ]trip(?:per)?s?|weekend|summer|holiday|festival|cruise|coach|bus) crowds?\b/giu,
    as: 'crowds',
  },
  // "Something quieter but not too far from there".
  {
    said: /(?<=\b(?:quieter|calmer|similar|else|like it|like that|another|alternative|one)\b[^?.!]{0,30})(?:,?\s*\b(?:but|and|yet) )?\bnot (?:too |very |so |that |all that )?far(?: away| off)?(?: from (?:there|here|it|that(?: one)?))?(?=\s*[?.!]*\s*$)/giu,
    as: ' nearby',
  },
  { said: /\bif (?:at all )?poss(?:\.|\b)/giu, as: 'if possible' },
  { said: /(?<=\b(?:of|all|any|both|most|show|give|see|visit|compare|rank|sort) )['’]?em\b/giu, as: 'them' },
]

/** What stands for "the" says nothing; the other rows say a word that a table of the language knows otherwise. */
const SAID: Readonly<Record<Foreign, string>> = {
  de: `
spot id = id|ids|kennung|kennungen
the = am meisten|ähm|äh|öhm|hm|naja|aus neugier|aus reiner neugier|interessehalber|nur mal so|ehrlich gesagt|um ehrlich zu sein|sag ich mal|wenn ich fragen darf|was taugt|taugt was|taugt|mit rein|mit hin|da drin|hier drin|so drin|im angebot
less remote = weniger abgelegen|weniger abgelegenes|weniger entlegen|weniger einsam gelegen|nicht so abgelegen
very quiet = fast kein lärm|fast keinen lärm|fast ohne lärm|so gut wie kein lärm|so gut wie keinen lärm|beinahe kein lärm|nahezu kein lärm|fast nichts hört
very = =echt|mega|total|komplett|unglaublich|wahnsinnig|verdammt
pristine = total ruhig|total still|total leise|komplett ruhig|komplett still`,
  fr: `
spot id = id|identifiant|identifiants
the = du coup|quand même|au juste|par curiosité|par simple curiosité|par pure curiosité|en gros|tu vois|et tout ça|ou quoi|pour un petit week end|si ça te va
less remote = moins isolé|moins isolée|moins reculé|moins perdu|pas si isolé
very quiet = presque pas de bruit|presque aucun bruit|presque sans bruit|quasi pas de bruit|quasiment pas de bruit|quasi sans bruit|n entend presque rien|on n entend presque rien
very = hyper|méga|archi|vachement|carrément|sacrément
place = petit coin|petits coins|petit endroit
quiet = n entend rien|on n entend rien|l on n entend rien|n entende rien`,
  es: `
spot id = id|ids|identificador|identificadores
the = la verdad|la verdad es que|o sea|por curiosidad|por pura curiosidad|claro que sí|claro está|eso sí|que digamos|suena bien|suena genial|me llama la atención|si se puede
something closer to = algo más cerca de|algo más cercano a|algo más cerca a|algo que esté más cerca de
closer = algo más cercano|algo más cercana|un poco más cerca|un poco más cercano|un poco más cercana|uno más cercano|una más cercana|otro más cercano|otra más cercana|alguno más cercano|alguna más cercana
quiet = no se oiga nada|no se escucha nada|no se escuche nada|no oiga nada
tell me more about it = cuéntame más|cuéntame algo más|cuenta más
anywhere = en algún lado|por algún lado|en cualquier lado
less remote = menos apartado|menos aislado|menos remoto|no tan apartado
very quiet = casi no haya ruido|casi no hay ruido|casi no haya ruidos|casi no hay ruidos|casi sin ruido|casi ningún ruido|apenas haya ruido|apenas hay ruido|apenas ruido|casi no se oye nada|casi no se oiga nada|tranquilísimo|tranquilísima|tranquilísimos|tranquilísimas|silenciosísimo|silenciosísima|silenciosísimos|silenciosísimas
very = súper|mega|hiper`,
  it: `
spot id = id|identificativo|identificativi|identificatore
the = in assoluto|per curiosità|così per curiosità|va bene per|andrebbe bene per|e via dicendo|e così via|mi ispira|mi attira|suona bene|che dir si voglia
give me = mi fai vedere|ci fai vedere|mi fate vedere|ci fate vedere|mi fa vedere|puoi farmi vedere|potresti farmi vedere|fai vedere
closer = un po più vicino|un po più vicina|un po più vicini|un po più vicine
quieter = un po più tranquillo|un po più tranquilla|un po più silenzioso|un po più silenziosa
less remote = meno isolato|meno remoto|meno sperduto|non così isolato
very quiet = quasi nessun rumore|quasi senza rumore|quasi senza rumori|non c è quasi rumore|non ci sia quasi rumore|non si sente quasi niente|non si sente quasi nulla|tranquillissimo|tranquillissima|tranquillissimi|tranquillissime|silenziosissimo|silenziosissima|silenziosissimi|silenziosissime
very = mega|iper|ultra`,
}

/** Words of other languages that say nothing wherever they stand. */
const WORDS: Readonly<Record<Foreign, string>> = {
  de: 'drin hätt hätts wär wärs könnt bräucht würd möcht nehm hab habs jo joa tja hmm hmmm mmh öhm echt ey krass',
  fr: 'bof ben bah ouais mouais mdr ptdr hmm hmmm mmm',
  es: 'chulo chula chulos chulas guay porfi mmm hmm hmmm jaja',
  it: 'mah boh eh hmm hmmm mmm qualcuno qualcuna cioè beh dai',
}

/** What stands between the words of a phrase, or for another word, as it is read. */
const REWRITES: Readonly<Record<Foreign, readonly Rewrite[]>> = {
  de: [
    {
      said: /(?<=(?:ruhiger|leiser|stiller|ähnlich|ander|alternativ)[^?.!]{0,30})(?:,?\s*(?:aber|und|doch) )?nicht (?:allzu |zu |so |sehr )?weit(?: weg| entfernt)?(?: (?:von|weg von) (?:dort|da|hier)| davon)?(?: weg| entfernt)?(?=\s*[?.!]*\s*$)/giu,
      as: ' in der Nähe',
    },
    {
      said: /(?<!\p{L})wie komm(?:e|en|t|['’])? (?:ich|wir|man) (?:da|dort)(?: (?:jetzt|denn|eigentlich|überhaupt|nun|dann|bloß|nur|am besten|so|halt|mal))+ hin(?!\p{L})/giu,
      as: 'wie komme ich dorthin',
    },
    {
      said: /(?<!\p{L})(?:sortier(?:e|en)?|ordne)(?: (?:sie|die|das|mir|alle|mal|bitte|nochmal|doch))* nach (?:ruhe|stille|bewertung|lautstärke)(?!\p{L})/giu,
      as: 'die ruhigsten zuerst',
    },
    // "Geht's auch ein bisschen näher": something nearer.
    {
      said: /(?<!\p{L})geht(?:s|['’]s| es)(?: (?:auch|noch|vielleicht|nicht))*(?: (?:ein |['’]n )?(?:bisschen|wenig|stück)| etwas| was)? (?=\p{Ll}{3,}er(?![\p{L}]|\s+\p{L}))/gu,
      as: 'etwas ',
    },
  ],
  fr: [
    {
      said: /(?<=(?:plus (?:calme|tranquille)|semblable|similaire|autre|alternative)[^?.!]{0,30})(?:,?\s*(?:mais|et) )?pas (?:trop |très |si )?loin(?: de là| d['’]ici| de là-bas)?(?=\s*[?.!]*\s*$)/giu,
      as: ' à proximité',
    },
    // Behind what it is asked of: "avec un chien ça passe ?".
    {
      said: /(?<=\p{L})(?:,\s*|\s+)ça (?:passe|marche|roule|le fait)(?: ou pas| aussi)?(?=\s*[?.!]*\s*$)/giu,
      as: '',
    },
    { said: /(?<=\d\s?)bornes?(?!\p{L})/giu, as: ' km' },
    {
      said: /(?<!\p{L})(?:trie[zs]?|classe[zs]?)[ -](?:les|la|le|moi|tout)? ?(?:par|selon) (?:le )?(?:calme|silence|tranquillité|note|bruit)(?!\p{L})/giu,
      as: 'les plus calmes d’abord',
    },
    { said: /(?<!\p{L})petits? (?=(?:week-?end|weekend|séjour|tour)(?!\p{L}))/giu, as: '' },
    {
      said: /(?<!\p{L})(enten(?:d|ds|de|dre))(?: (?:vraiment|absolument|strictement|presque))? rien(?: du tout)?(?!\p{L})/giu,
      as: "n'$1 rien",
    },
  ],
  es: [
    {
      said: /(?<=(?:más (?:tranquil|silencios)|parecid|similar|otr[oa]|alternativa)[^?.!]{0,30})(?:,?\s*(?:pero|y|que) (?:que )?)?no (?:esté |quede )?(?:muy |demasiado |tan )?lejos(?: de allí| de ahí| de aquí)?(?=\s*[?.!]*\s*$)/giu,
      as: ' cerca',
    },
    { said: /(?<!\p{L})onde(?!\p{L})/giu, as: 'donde' },
    { said: /(?<!\p{L})poquit[oa](?!\p{L})/giu, as: 'poco' },
    // "Cielo claro" is clear.
    {
      said: /(?<=\p{L}{2})(?<!(?:cielos?|aguas?|días?|tiempo|muy|más|que|tan))(?:,\s*|\s+)claro(?=\s*[.?!]*\s*$)/giu,
      as: '',
    },
    {
      said: /(?<!\p{L})ord[eé]na(?:me)?l[oa]s por (?:tranquilidad|silencio|calma|puntuación|nota|ruido)(?!\p{L})/giu,
      as: 'los más tranquilos primero',
    },
    { said: /(?<!\p{L})nada de nada(?!\p{L})/giu, as: 'nada' },
    {
      said: /(?<!\p{L})(cuál [^?,.]{0,12}(?:más|menos) (?:\p{L}+)) entre ([^?,.]{2,40}?) [ye] (?=[^?,.]{2,40}\W*$)/giu,
      as: '$1, $2 o ',
    },
  ],
  it: [
    {
      said: /(?<=(?:più (?:tranquill|silenzios)|simile|altr[oa]|alternativa)[^?.!]{0,30})(?:,?\s*(?:ma|e) )?non (?:troppo |molto |tanto )?lontano(?: da lì| da qui| da là)?(?=\s*[?.!]*\s*$)/giu,
      as: ' nelle vicinanze',
    },
    // As the tables have it: "un po più a nord".
    { said: /(?<!\p{L})un (?:p[oò]['’]?|poco|pochin[oa])(?=\s+(?:più|meno)(?!\p{L}))/giu, as: 'un po' },
    { said: /(?<!\p{L})un pochin[oa](?!\p{L})/giu, as: "un po'" },
    {
      said: /(?<!\p{L})ordina(?:me)?l[ie] per (?:silenzio|tranquillità|calma|voto|punteggio|rumore)(?!\p{L})/giu,
      as: 'i più tranquilli per primi',
    },
    {
      said: /(?<!\p{L})(qual(?:e|['’]) [^?,.]{0,12}(?:più|meno) (?:\p{L}+)) (?:tra|fra) ([^?,.]{2,40}?) ed? (?=[^?,.]{2,40}\W*$)/giu,
      as: '$1, $2 o ',
    },
    { said: /(?<=\p{L})(?<!\sin)(?:,\s*|\s+)poi(?=\s*[?.!]*\s*$)/giu, as: '' },
  ],
}

export function particleRewritesIn(language: Foreign): readonly Rewrite[] {
  return REWRITES[language]
}

/** Particles that stand between the words of a phrase and change nothing of it: neither negations nor degrees. */
const PARTICLES: Readonly<Record<Foreign, RegExp>> = {
  de: /^(denn|eigentlich|halt|bloss|mal|doch|wohl|uberhaupt)$/,
  fr: /^(donc|exactement)$/,
  es: /^(pues|entonces|exactamente)$/,
  it: /^(poi|magari|esattamente)$/,
}

/** Tells whether a folded word is such a particle. */
export function isParticle(word: string, language: Foreign): boolean {
  return PARTICLES[language].test(word)
}

/** The rows of a language for what chats say. */
export function particleRowsIn(language: Foreign): readonly Row[] {
  return rowsOf(SAID[language])
}

export function particlesIn(language: Foreign): readonly string[] {
  return listOf(WORDS[language])
}

// What people say to an answer as a whole, in English, German, French, Spanish and Italian: none of it asks for spots.
import { alternatives } from '../../../text/alternatives.ts'
import { phraseOf } from '../../../text/phrase.ts'

/** The courtesies come first: what is said beside them is more. */
export const UTTERANCES = [
  'assent',
  'praise',
  'thanks',
  'farewell',
  'small talk',
  'complaint',
  'restart',
  'all',
  'doubt',
] as const
export type Utterance = (typeof UTTERANCES)[number]
/** What asks for nothing, or of nothing that was shown; "is that all?" and "are you sure?" ask for more. */
export type Courtesy = Exclude<Utterance, 'all' | 'doubt'> | 'nothing shown'
export const COURTESIES: readonly Courtesy[] = [
  ...UTTERANCES.filter(each => each !== 'all' && each !== 'doubt'),
  'nothing shown',
]

/** What says nothing by itself beside another utterance: "thanks a lot, mate". */
const BESIDE = alternatives(
  'mate|man|buddy|dude|bro|everyone|guys|so much|very much|a lot|a bunch|a million|again|for now|for that|for this|for it|for your help|for the help|for the info|for the tip|for the tips|anyways|sounds|that sounds|really|very|so|just|well|then|and|but|oh|ah|hm|hmm|haha|lol|please|indeed|now|anyway|my friend|you|to you|i have to go|' +
    'für die hilfe|für die infos|für die info|für den tipp|für deine hilfe|für ihre hilfe|dir|ihnen|euch|trotzdem|jedenfalls|halt|eben|sehr|dann|und|aber|ach|mal|schon|erstmal|vielmals|du|sie|noch|' +
    'à toi|à vous|pour tout|pour l aide|pour votre aide|pour ton aide|pour les infos|bien|alors|et|mais|vraiment|très|quand même|encore|' +
    'por todo|por la ayuda|por tu ayuda|por su ayuda|por la información|entonces|y|pero|muy|pues|ya|' +
    'di tutto|di cuore|per tutto|per l aiuto|per il tuo aiuto|per le informazioni|per le info|allora|e|ed|ma|molto|proprio|tante',
)

const SAID: Readonly<Record<Utterance, string>> = {
  assent:
    'ok|then not|not then|too bad|okay|okey|k|alright|all right|fine|right|sure|yes|yeah|yep|yup|i see|got it|understood|makes sense|fair enough|sounds good|good|that is a lot|thats a lot|that is many|thats many|that works|works for me|no problem|no worries|never mind|nevermind|noted|will do|i will think about it|' +
    'dann nicht|dann halt nicht|dann eben nicht|halt nicht|egal|alles klar|klar|verstanden|verstehe|gut|na gut|passt|in ordnung|ja|jo|schon gut|macht nichts|einverstanden|' +
    'd accord|entendu|compris|je vois|ça marche|ça va|oui|très bien|tant pis|tant pis alors|pas grave|' +
    'vale|de acuerdo|entendido|está bien|muy bien|sí|claro|bueno|da igual|' +
    'va bene|d accordo|capito|ho capito|sì|certo|bene|non importa',
  praise:
    'great|nice|cool|awesome|perfect|excellent|amazing|brilliant|lovely|wonderful|fantastic|super|wow|neat|nice one|good job|well done|good answer|good bot|great stuff|good stuff|love it|i love it|i like it|i like that|you are great|youre great|you are awesome|youre awesome|you are the best|youre the best|you rock|you are good|very helpful|so helpful|that is helpful|thats helpful|that helps|that helped|that helps a lot|this is great|that is great|thats great|that is cool|thats cool|that is nice|thats nice|that is perfect|thats perfect|that is interesting|thats interesting|interesting|good to know|impressive|not bad|' +
    'toll|klasse|prima|perfekt|wunderbar|spitze|genial|sehr gut|sehr schön|schön|das ist toll|das ist super|das hilft|hilft mir|das hilft mir|sehr hilfreich|hilfreich|gut gemacht|du bist super|du bist toll|interessant|gut zu wissen|nicht schlecht|ganz schön viele|' +
    'génial|parfait|formidable|excellent|magnifique|bravo|chouette|top|c est parfait|c est super|c est génial|très utile|tu es génial|intéressant|bon à savoir|pas mal|' +
    'genial|perfecto|estupendo|excelente|fantástico|maravilloso|qué bien|muy útil|eres genial|interesante|bueno saberlo|nada mal|' +
    'perfetto|ottimo|eccellente|fantastico|bello|che bello|magnifico|molto utile|sei grande|interessante|buono a sapersi|niente male',
  thanks:
    'thanks|thank you|thankyou|thx|thnx|tnx|tks|ty|cheers|ta|much appreciated|appreciated|appreciate it|i appreciate it|many thanks|' +
    'thanks in advance|thank you in advance|many thanks in advance|danke im voraus|vielen dank im voraus|merci d avance|merci par avance|gracias de antemano|muchas gracias de antemano|gracias por adelantado|grazie in anticipo|grazie mille in anticipo|' +
    'danke|dankeschön|danke schön|danke sehr|vielen dank|herzlichen dank|besten dank|tausend dank|merci|' +
    'merci beaucoup|mille mercis|' +
    'gracias|muchas gracias|mil gracias|te lo agradezco|' +
    'grazie|grazie mille|mille grazie|tante grazie|ti ringrazio|la ringrazio',
  farewell:
    'bye|bye bye|goodbye|good bye|see you|see ya|see you later|later|cya|take care|good night|goodnight|have a nice day|have a good day|have a good one|have a great day|that is all|thats all|that is it|thats it|that will be all|thatll be all|i am done|im done|all done|nothing else|no more questions|that was all|' +
    'tschüss|tschüß|tschau|ciao|bis bald|bis dann|bis später|auf wiedersehen|wiedersehen|gute nacht|schönen tag|schönen tag noch|einen schönen tag|schönen abend|schönen abend noch|schönes wochenende|das war alles|das wäre alles|das wars|das war s|mehr brauche ich nicht|mach s gut|machs gut|servus|' +
    'au revoir|à bientôt|à plus|à plus tard|salut|bonne journée|bonne soirée|bonne nuit|bon week end|ce sera tout|ça sera tout|c est tout|c est tout pour moi|c est bon|' +
    'adiós|hasta luego|hasta pronto|hasta la vista|chao|nos vemos|buenas noches|que tengas un buen día|buen día|eso es todo|es todo|nada más|' +
    'arrivederci|a presto|ci vediamo|buona giornata|buona serata|buona notte|buonanotte|è tutto|questo è tutto|basta così|nient altro',
  'small talk':
    'do you ever get tired|do you ever get tired of this|are you tired|do you sleep|how are you|how are you doing|how is it going|hows it going|whats up|what is up|are you ok|do you like it|do you like this|do you like your job|do you love me|i love you|are you happy|are you married|are you single|do you have feelings|do you have a name|whats your name|what is your name|how old are you|where are you from|where do you live|who is your favourite|have you been there|have you ever been there|have you been there yourself|were you there|do you hike|do you like hiking|tell me a joke|are you real|are you alive|i am bored|im bored|i am tired|im tired|you are funny|youre funny|' +
    'wie geht es dir|wie geht s dir|wie gehts dir|wie geht s|wie gehts|wie heißt du|wie alt bist du|bist du müde|schläfst du|warst du schon da|warst du schon mal da|warst du da|warst du schon dort|magst du wandern|ich liebe dich|erzähl mir einen witz|erzähl einen witz|mir ist langweilig|bist du echt|wo wohnst du|' +
    'comment ça va|ça va ?|ça va toi|comment vas tu|comment allez vous|comment tu t appelles|quel âge as tu|tu dors|tu es fatigué|tu y es déjà allé|vous y êtes déjà allé|je t aime|raconte moi une blague|je m ennuie|' +
    'cómo estás|qué tal|qué tal estás|cómo te llamas|cuántos años tienes|estás cansado|duermes|has estado allí|has estado ahí|te quiero|cuéntame un chiste|me aburro|' +
    'come stai|come va|come ti chiami|quanti anni hai|sei stanco|dormi|ci sei stato|ci sei mai stato|ti amo|raccontami una barzelletta|mi annoio',
  complaint:
    'this is useless|that is useless|thats useless|useless|you are useless|youre useless|you suck|this sucks|that sucks|you are stupid|youre stupid|you are dumb|youre dumb|stupid bot|bad bot|bad answer|wrong answer|that is not what i asked|thats not what i asked|this is not what i asked|that is not what i meant|thats not what i meant|that is not what i wanted|thats not what i wanted|not what i asked|not what i meant|not what i wanted|not helpful|that does not help|that doesnt help|you did not answer|you didnt answer|you did not answer my question|you didnt answer my question|you do not understand|you dont understand|you dont get it|you misunderstood|you misunderstood me|what a joke|what a scam|this is a scam|scam|rubbish|nonsense|i am disappointed|im disappointed|boring|meh|sounds awful|that sounds awful|awful|terrible|horrible|that is awful|thats awful|oh no|your site sucks|this site sucks|your website sucks|this website sucks|this bot sucks|your app sucks|it sucks|your service sucks|you know nothing|you know nothing about silence|you know nothing about quiet|you dont know anything|you do not know anything|you have no idea|you stupid bot|you stupid machine|you idiot|idiot|shut up|' +
    'nutzlos|schwindel|so ein schwindel|alles schwindel|das ist schwindel|alles erfunden|das ist doch alles erfunden|das ist nutzlos|das hilft mir nicht|das hilft nicht|du bist nutzlos|du bist dumm|du bist doof|das war nicht meine frage|das habe ich nicht gefragt|danach habe ich nicht gefragt|das meinte ich nicht|das habe ich nicht gemeint|so meinte ich das nicht|du verstehst mich nicht|du hast mich falsch verstanden|falsch verstanden|quatsch|unsinn|blödsinn|schade|langweilig|deine seite ist mist|die seite ist mist|diese seite ist mist|du weißt nichts|du weißt ja nichts|du weißt gar nichts|du hast keine ahnung|du idiot|idiot|dummer bot|halt die klappe|' +
    'c est nul|c est du pipeau|du pipeau|c est bidon|c est du vent|c est n importe quoi|c est de l arnaque|quelle arnaque|arnaque|foutaises|inutile|tu es nul|ce n est pas ma question|ce n est pas ce que j ai demandé|c est pas ce que j ai demandé|ce n est pas ce que je voulais|tu ne comprends pas|tu ne comprends rien|ça ne m aide pas|n importe quoi|dommage|ton site est nul|votre site est nul|ce site est nul|tu es stupide|tu es bête|tu es idiot|tu ne sais rien|tu n y connais rien|idiot|imbécile|tais toi|' +
    'inútil|menudo timo|vaya timo|qué timo|esto es un timo|es un timo|vaya estafa|qué estafa|no sirve|esto no sirve|no me sirve|eres inútil|no es lo que pregunté|eso no es lo que pregunté|no era eso|no me entiendes|no entiendes|tonterías|qué lástima|tu página es una porquería|esta página es una porquería|eres tonto|eres estúpido|eres idiota|idiota|no sabes nada|no tienes ni idea|cállate|' +
    'sei inutile|che bufala|è una bufala|che truffa|è una truffa|che fregatura|tutte balle|sono tutte balle|non serve a niente|non mi aiuta|non è quello che ho chiesto|non ho chiesto questo|non intendevo questo|non capisci|non mi capisci|sciocchezze|peccato|il tuo sito fa schifo|questo sito fa schifo|sei stupido|sei scemo|sei un idiota|idiota|non sai niente|non sai nulla|stai zitto',
  restart:
    'start over|start again|start anew|lets start over|let us start over|let s start over|reset|new search|new question|new subject|new topic|different subject|different topic|another subject|another topic|change of subject|change of topic|lets change the subject|let s change the subject|let us change the subject|from scratch|start from scratch|forget it|forget everything|forget all that|forget all of that|forget about it|forget that|clear everything|' +
    'von vorn|von vorne|noch mal von vorn|nochmal von vorn|nochmal von vorne|fang neu an|fangen wir neu an|neue suche|neue frage|anderes thema|neues thema|themawechsel|themenwechsel|vergiss es|vergiss das|vergiss alles|zurücksetzen|neustart|' +
    'recommence|recommençons|on recommence|repartons de zéro|nouvelle recherche|nouvelle question|autre sujet|nouveau sujet|changeons de sujet|changement de sujet|oublie|oublie ça|oublie tout|oubliez ça|laisse tomber|' +
    'empecemos de nuevo|empezar de nuevo|empieza de nuevo|nueva búsqueda|nueva pregunta|otro tema|cambio de tema|cambiemos de tema|olvídalo|olvida eso|olvida todo|' +
    'ricominciamo|ricomincia|da capo|nuova ricerca|nuova domanda|altro argomento|cambiamo argomento|cambio argomento|lascia stare|lascia perdere|dimentica|dimentica tutto',
  all:
    'is that all|is that it|is that everything|is this all|are those all|are these all|are they all|only those ?|only these ?|only that ?|only one ?|only two ?|only three ?|only four ?|only five ?|only that one ?|just one ?|just two ?|just three ?|just those ?|just these ?|just that ?|no more ?|no others ?|not more ?|are there no more|are there no others|so few ?|that few ?|why so few|why are there so few|how come so few|why only those|why only these|why only that|why only one|why only two|why only three|why only four|why only five|why just one|why just two|why just three|why not more|why no more|why are there not more|' +
    'ist das alles|sind das alle|war das alles|mehr nicht ?|mehr gibt es nicht|nur das ?|nur die ?|nur der ?|nur einer ?|nur eine ?|nur eins ?|nur zwei ?|nur drei ?|nicht mehr ?|so wenige ?|so wenig ?|warum so wenige|wieso so wenige|warum so wenig|wieso so wenig|warum nur so wenige|warum nur die|warum nur der|warum nur einer|warum nur eine|warum nur zwei|warum nur drei|warum nur fünf|warum nicht mehr|wieso nicht mehr|wieso nur die|' +
    'c est tout ?|rien d autre ?|seulement ça ?|seulement un ?|seulement une ?|seulement deux ?|seulement trois ?|ce sont les seuls|ce sont tous|pas plus ?|si peu ?|pourquoi si peu|pourquoi aussi peu|pourquoi seulement ça|pourquoi seulement un|pourquoi seulement une|pourquoi seulement deux|pourquoi seulement trois|pourquoi pas plus|' +
    'eso es todo ?|es todo ?|solo eso ?|solo uno ?|solo una ?|solo dos ?|solo tres ?|son todos|no hay más ?|nada más ?|tan pocos ?|tan pocas ?|por qué tan pocos|por qué tan pocas|por qué solo esos|por qué solo uno|por qué solo una|por qué solo dos|por qué solo tres|por qué no más|por qué no hay más|' +
    'è tutto ?|solo quelli ?|solo questo ?|solo uno ?|solo una ?|solo due ?|solo tre ?|sono tutti|non ce ne sono altri|nient altro ?|così pochi ?|così poche ?|perché così pochi|perché così poche|perché solo quelli|perché solo uno|perché solo una|perché solo due|perché solo tre|perché non di più',
  doubt:
    'really ?|for real|seriously ?|honestly ?|you sure|u sure|are you sure|are you really sure|are you certain|are you quite sure|sure ?|sure about that|are you sure about that|is that true|is this true|is that right|is this right|is that correct|is this correct|is it true|that is wrong|thats wrong|that is not true|thats not true|that is not right|thats not right|that cant be right|that cannot be right|that cant be true|i do not believe it|i dont believe it|i do not believe you|i dont believe you|i do not believe that|i dont believe that|i doubt it|i doubt that|how do you know|how do you know that|how do you know this|how would you know|how can you know|how can you know that|how come you know|how can you be sure|how can you be so sure|who says|who says so|says who|who told you|who told you that|according to whom|according to who|source|sources|your source|your sources|what is your source|whats your source|what are your sources|where is that from|where is this from|where does that come from|where does this come from|where did you get that|where did you get this|where do you get that from|where do you get this from|where do you have that from|based on what|on what basis|prove it|can you prove it|can you prove that|did you make that up|did you make this up|are you making this up|are you making that up|are you guessing|is that a guess|is this reliable|is that reliable|are you lying|no way|' +
    'wirklich ?|echt ?|echt jetzt|ernsthaft ?|im ernst|sicher ?|ganz sicher ?|bist du sicher|bist du dir sicher|bist du ganz sicher|sind sie sicher|stimmt das|stimmt das wirklich|stimmt das denn|ist das wahr|ist das richtig|das stimmt nicht|das ist falsch|das kann nicht sein|das glaube ich nicht|glaub ich nicht|woher weißt du das|woher wissen sie das|woher weißt du|woher willst du das wissen|woher hast du das|woher haben sie das|woher kommt das|woher stammt das|wer sagt das|sagt wer|quelle|quellen|quellenangabe|was ist die quelle|was ist deine quelle|worauf stützt du dich|auf welcher grundlage|rätst du|hast du das erfunden|ist das geraten|' +
    'vraiment ?|sérieusement ?|tu es sûr|t es sûr|es tu sûr|tu en es sûr|t en es sûr|en es tu sûr|vous êtes sûr|vous en êtes sûr|êtes vous sûr|sûr ?|c est vrai|c est vrai ça|est ce vrai|c est sûr|c est exact|c est faux|ce n est pas vrai|je ne te crois pas|je n y crois pas|comment tu le sais|comment le sais tu|comment tu sais ça|comment sais tu ça|comment le savez vous|comment savez vous ça|qui le dit|qui dit ça|d où ça vient|d où vient cette info|d où tu sors ça|d où tiens tu ça|d où tu tiens ça|source ?|sources ?|quelle est ta source|quelle est votre source|quelles sont tes sources|quelles sont vos sources|sur quelle base|tu devines|tu inventes|' +
    'de verdad ?|en serio|seguro ?|estás seguro|estás segura|está seguro|estás seguro de eso|es verdad|es cierto|es eso cierto|eso es falso|no es verdad|no es cierto|no te creo|no me lo creo|cómo lo sabes|cómo lo sabe|cómo sabes eso|cómo lo sabéis|quién lo dice|quién dice eso|de dónde sale eso|de dónde lo sacas|de dónde sacas eso|de dónde viene eso|fuente|fuentes|cuál es la fuente|cuál es tu fuente|en qué te basas|te lo inventas|te lo has inventado|' +
    'davvero ?|sul serio|sicuro ?|sei sicuro|sei sicura|ne sei sicuro|è sicuro|è vero|è vero questo|è falso|non è vero|non ci credo|non ti credo|come lo sai|come fai a saperlo|come lo sa|come fate a saperlo|chi lo dice|chi l ha detto|da dove viene|da dove lo prendi|da dove viene questa informazione|fonte|fonti|qual è la fonte|qual è la tua fonte|su che base|te lo sei inventato|stai indovinando',
}

/** The phrases with what they say; those with a question mark only with one behind them. */
export const UTTERANCE_OF: ReadonlyMap<string, Utterance | null> = new Map<string, Utterance | null>([
  ...BESIDE.map(said => [phraseOf(said), null] as const),
  ...UTTERANCES.flatMap(utterance =>
    alternatives(SAID[utterance]).map(
      said => [`${phraseOf(said)}${said.endsWith('?') ? '?' : ''}`, utterance] as const,
    ),
  ),
])

// What people say before and behind a question that asks for nothing more, in English, German, French, Spanish and Italian: as
// patterns of text without accents and in lower case, where "_" is a name.
import type { Language } from '../languages/languages.ts'

/**
 * `opening`: parted from the question by a sign; `leading`: parted by a space alone; `closing`: at the end, parted by a space or
 * a sign; `signing`: at the end, with or without the name of who asks.
 */
type Wrapping = { opening: string; leading: string; closing: string; signing: string }

/** What greets alone, wherever a sentence begins. */
export const GREETINGS =
  '(?:hi|hiya|hello|hey|hallo|bonjour|bonsoir|salut|hola|ciao|salve|buongiorno|buonasera)(?: there| all| zusammen| à tous| a todos| a tutti)?'

export const WRAPPINGS: Readonly<Record<Language, Wrapping>> = {
  en: {
    opening: `hi|hello|hey|hiya|howdy|(?:hi|hello|hey) (?:there|all|everyone|everybody|guys|folks|again|team)|good (?:morning|afternoon|evening|day)|greetings|dear (?:team|all|friends|sir|madam|sir or madam|madam or sir|everyone)|to whom it may concern
excuse me|pardon me|sorry|(?:i am |i m )?sorry (?:to|for) (?:bother|bothering|disturb|disturbing|ask|asking)(?: you)?(?: again)?(?: but)?|sorry but
(?:just )?(?:a |one |another )?(?:quick |short |simple |small |silly |stupid |dumb |basic |general |honest )*question(?: for you)?|(?:i|we) (?:have|had|have got|ve got|got) (?:a|an|one|another|this) (?:quick |short |simple |small |silly |stupid |other )*question(?: for you)?|(?:it is |this is |it s |this might be |this may be )?(?:maybe|perhaps|probably)?(?: it is| this is| it s)? ?a (?:silly|stupid|dumb|basic|naive) question(?: i know)? but
(?:i am |i m |i was )?just (?:wondering|curious|asking)|just out of curiosity|out of (?:pure |sheer )?curiosity|(?:please )?tell me(?: please)?|can you tell me(?: this)?|(?:may|can|could) i ask(?: you)?(?: something| a question| this)?|let me ask(?: you)?(?: something| this| a question)?|(?:i would like|i d like|i want|i wanted) to ask(?: you)?(?: something| this)?
for (?:my|our|the|a|his|her) (?:homework|school project|school|thesis|dissertation|essay|assignment|presentation|report|class|quiz|pub quiz|blog|travel blog)|in the end|after all|so|well|ok|okay|alright|all right|right|um+|uh+|erm?|hm+|ok so|well then|now then|by the way|btw|look|listen|you know what|first of all|to begin with
(?:i am |i m )?(?:new|a newbie|a newcomer) (?:here|to this|to this site)|(?:this is )?my first (?:time|question) here|first time (?:here|user)|(?:i )?hope (?:you are|you re|all is|everything is|this finds you|you all are) (?:well|fine|good|ok|doing well|doing fine)|(?:i )?hope you can help(?: me| us)?|how are you(?: doing)?(?: today)?|nice to meet you|(?:great|nice|lovely|cool|what a nice|what a great) (?:site|website|page|service)(?: you have| by the way)?|thanks for (?:your|the|any) (?:help|work|site|service)|my name is _|my name s _`,
    leading: 'ok so|okay so|so tell me|umm+|uh+|erm|hm+|so um|hey so|hi so|hello there',
    closing: `please|pls|plz|thanks|thank you|thx|ty|tysm|cheers|many thanks|thanks (?:a lot|so much|very much|a bunch|a million|in advance|again|for (?:your|any|the) help)|thank you (?:so much|very much|in advance|again|for (?:your|any|the) help)|(?:any |some |your )?(?:help|advice|hints?|tips?|suggestions?|ideas?)(?: is| are| would be| will be)?(?: much| greatly| very| very much| really)? (?:appreciated|welcome)|(?:much|greatly) appreciated|(?:i am |i m |i was )?just (?:curious|wondering|asking)|asking for a friend|(?:have|wish you) a (?:nice|good|great|lovely) (?:day|evening|weekend)|bye(?: bye)?|good ?bye|see you(?: soon)?|take care|(?:i )?hope you can help(?: me| us)?|looking forward to (?:your|an|the) (?:answer|reply)`,
    signing:
      '(?:best|kind|kindest|warm|warmest|with kind|with best) (?:regards|wishes)|regards|yours (?:sincerely|faithfully|truly)|sincerely|all the best|cheers|greetings',
  },
  de: {
    opening: `hallo|hallo (?:zusammen|ihr lieben|ihr|leute|team|an alle|miteinander)|hi|hey|hallochen|guten (?:tag|morgen|abend)|gruss gott|gruezi|servus|moin(?: moin)?|tach|liebes team|liebe (?:leute|alle|freunde)|sehr geehrte(?:s| damen und herren)?(?: team)?
entschuldigung|entschuldigen sie(?: bitte)?(?: die storung| die frage)?|entschuldige(?: bitte)?(?: die storung| die frage)?|entschuldigt(?: bitte)?(?: die storung)?|verzeihung|verzeihen sie|sorry(?: fur die storung)?|tut mir leid fur die storung
(?:nur |mal )?(?:eine |ne )?(?:kurze |schnelle |kleine |blode |dumme |einfache )*frage(?: an euch| an sie| mal)?|(?:nur )?(?:mal )?(?:eine )?(?:kurze |kleine )?zwischenfrage|ich (?:habe|hab|hatte|hatt) (?:da |mal |nur |noch )*(?:eine|ne) (?:kurze |schnelle |kleine |blode |dumme |einfache |andere )*frage(?: an euch| an sie| an dich)?|(?:das ist |es ist )?(?:vielleicht|wahrscheinlich|bestimmt)(?: ist das)? eine (?:dumme|blode|doofe|komische) frage aber
(?:nur |einfach )?(?:so )?aus (?:reiner |purer )?neugier(?:de)?|nur so|nur so (?:eine|ne) frage|(?:rein |nur )?interessehalber|bitte (?:sag|sagt|sagen sie|verrate|verraten sie) mir|(?:sag|sagt|sagen sie) (?:mir )?(?:mal |bitte )*|darf ich (?:mal |euch |sie |dich |kurz )*(?:was|etwas) fragen|ich (?:wollte|mochte|wurde gern|wurde gerne) (?:mal |euch |sie |dich |kurz |nur )*(?:was |etwas )?fragen
fur (?:meine?n?|unsere?n?|die|den|das|ein|eine|einen) (?:hausaufgaben?|schulprojekt|schule|referat|bachelorarbeit|masterarbeit|aufsatz|vortrag|quiz|blog)|letztlich|letzten endes|schliesslich|also|na ?ja|ok also|okay also|ok|okay|gut|na gut|tja|ahm?|aehm?|oh|hm+|ubrigens|hor mal|horen sie|so
ich bin (?:neu|das erste mal|zum ersten mal) hier|(?:ich )?hoffe (?:dass )?(?:es )?(?:geht )?(?:es )?(?:euch|ihnen|dir|allen) (?:geht es )?gut(?: geht)?|(?:ich )?hoffe es geht (?:euch|ihnen|dir|allen) gut|wie geht s|wie geht es (?:dir|ihnen|euch)|mein name ist _|ich heisse _|(?:schone|tolle|super|gute) (?:seite|website|sache)|danke fur (?:die|eure|ihre|deine|diese) (?:hilfe|seite|arbeit|muhe)`,
    leading: 'ok also|also|okay also|ahm|aehm|hm+|na ja|tja',
    closing: `bitte|danke|danke ?schon|danke sehr|vielen (?:lieben )?dank|herzlichen dank|besten dank|tausend dank|(?:vielen |besten |herzlichen )?dank(?:e)? (?:im voraus|schon mal|schonmal|vorab)|(?:danke|vielen dank) fur (?:die|eure|ihre|deine|jede) (?:hilfe|antwort|muhe)|(?:ich )?bin nur neugierig|ich bin (?:einfach |bloss )?neugierig|(?:nur |einfach )?(?:so )?aus (?:reiner )?neugier(?:de)?|(?:uber|fur) (?:jede |jeden |eure |ihre |ein paar )?(?:hilfe|tipps?|hinweise?|antworten?|vorschlage|ideen) (?:wurde ich mich (?:sehr )?freuen|bin ich dankbar|ware ich dankbar|freue ich mich)|ich freue mich (?:auf|uber) (?:eine|ihre|eure|deine|jede) (?:antwort|ruckmeldung|hilfe)|tschuss|bis bald|(?:einen )?schonen (?:tag|abend)(?: noch)?`,
    signing:
      '(?:viele|liebe|beste|schone|herzliche|freundliche) grusse|mit freundlichen grussen|mit besten grussen|grusse|gruss|mfg|lg|vg',
  },
  fr: {
    opening: `bonjour|bonjour (?:a tous|a toutes|a vous|tout le monde|l equipe|madame|monsieur|madame monsieur)|bonsoir(?: a tous)?|salut(?: a tous)?|coucou|hello|chere equipe|chers? (?:amis|tous|collegues)|madame monsieur|messieurs dames
excusez moi(?: de vous deranger)?(?: mais)?|excuse moi(?: de te deranger)?(?: mais)?|pardon(?:nez moi)?(?: de vous deranger)?|desolee? (?:de vous deranger|de te deranger|pour le derangement|de deranger)(?: mais)?|desolee?
(?:juste )?(?:une )?(?:petite |simple |courte )*question(?: rapide| simple| bete)?|j (?:ai|aurais|avais) une (?:petite |simple |autre |courte )*question(?: rapide| simple| bete)?(?: a vous poser| pour vous)?|(?:c est )?peut etre(?: une)? question (?:bete|idiote|stupide|naive) mais|c est peut etre une question (?:bete|idiote|stupide|naive) mais|question peut etre (?:bete|idiote) mais
(?:simple|pure) curiosite|(?:juste |simplement )?par (?:simple |pure )?curiosite|dites moi|dis moi|(?:puis je|est ce que je peux|je peux) vous (?:poser une question|demander quelque chose)|je (?:voulais|voudrais|souhaite|souhaiterais) (?:vous )?(?:poser une question|demander quelque chose)
pour (?:mes|mon|ma|un|une|nos|notre|l) (?:devoirs|expose|memoire|ecole|projet scolaire|redaction|quiz|blog)|finalement|au final|en fin de compte|alors|ok alors|bon alors|bon|ben|bah|eh bien|et bien|euh+|heu+|hm+|ok|au fait|ecoutez|ecoute|dites|dis
je suis (?:nouveau|nouvelle|un nouveau|une nouvelle) (?:ici|sur ce site|sur le site)|j espere que (?:vous allez|tu vas|tout va|tout le monde va) bien|comment (?:allez vous|vas tu|ca va)|ca va|je m appelle _|mon nom est _|merci (?:pour|de) (?:votre|ton|ce|l) ?(?:aide|site|travail|service)|(?:super|beau|joli|tres beau) site|enchantee?`,
    leading: 'ok alors|alors|euh+|heu+|hm+|bon ben|bon alors',
    closing: `s il (?:vous|te) plait|svp|stp|merci|merci (?:beaucoup|bien|infiniment|d avance|par avance|a vous|mille fois)|mille mercis|merci (?:pour|de) (?:votre|ton) (?:aide|reponse)|d avance merci|je suis (?:juste|simplement) curieu(?:x|se)|(?:juste |simplement )?par (?:simple |pure )?curiosite|simple curiosite|toute (?:aide|idee|suggestion) (?:est|sera|serait) (?:la )?bienvenue|bonne (?:journee|soiree)|au revoir|a bientot`,
    signing:
      '(?:bien )?cordialement|bien a vous|(?:sinceres|meilleures|cordiales) salutations|salutations|amicalement|bises',
  },
  es: {
    opening: `hola|hola (?:a todos|a todas|buenas|que tal|buenos dias|buenas tardes|equipo)|buenos dias|buen dia|buenas|(?:muy )?buenas (?:tardes|noches)|saludos|estimad[oa]s? (?:equipo|senores|senor|senora|amigos|todos)|querid[oa]s? (?:equipo|amigos)|muy buenas
perdon(?:a|e|ad|en)?(?: por)?(?: la)?(?: molestia| molestar| que (?:te|le|os|les) moleste)?(?: pero)?|disculp(?:a|e|ad|en)(?: por)?(?: la| las)?(?: molestias?| molestar)?(?: pero)?
(?:solo )?(?:una )?(?:pregunta|duda|consulta)(?: rapida| breve| tonta| sencilla)?|(?:tengo|tenia|tendria|me surge) (?:una|otra|esta) (?:pregunta|duda|consulta)(?: rapida| breve| tonta| sencilla)?|(?:quiza|quizas|tal vez|a lo mejor|igual) (?:sea|es) una (?:pregunta|duda) (?:tonta|estupida|absurda|boba) pero
(?:solo |simplemente )?por (?:pura |simple )?curiosidad|(?:simple|pura) curiosidad|dime|diga ?me|digan ?me|decidme|(?:puedo|podria) (?:preguntar|preguntarte|preguntarle|preguntaros|hacerte|hacerle|hacer) (?:algo|una cosa|una pregunta)|(?:quiero|quisiera|queria|me gustaria) (?:preguntar|hacer una pregunta|preguntar una cosa|preguntar algo)
para (?:mis|mi|un|una|el|la|nuestro) (?:deberes|tarea|trabajo de clase|trabajo escolar|tesis|redaccion|colegio|escuela|presentacion|quiz|blog)|finalmente|al final|en fin|vale|vale pues|pues|bueno|bueno pues|a ver|oye|oiga|eh+|em+|mm+|por cierto|mira|mire|ok
soy nuev[oa](?: aqui| por aqui| en esto| en este sitio)?|espero que (?:esteis|estes|este|esten|todo vaya|todo este|os vaya|te vaya) bien|como (?:estas|esta|estan|estais|va todo)|que tal(?: estas| estais| todo)?|me llamo _|mi nombre es _|gracias por (?:la|su|tu|vuestra|esta) (?:ayuda|pagina|web)|(?:buena|bonita|gran) (?:pagina|web)|encantad[oa]`,
    leading: 'vale pues|bueno pues|pues|a ver|eh+|em+|mm+',
    closing: `por ?favor|porfa|porfis|plis|gracias|muchas gracias|muchisimas gracias|mil gracias|gracias (?:de antemano|por adelantado|anticipadas|por (?:la|su|tu|vuestra) ayuda)|(?:es )?(?:solo|simple|pura|por|solo por|por pura)(?: por)? curiosidad|(?:se )?(?:agradezco|agradeceria|agradeceriamos|agradece|agradecere) (?:mucho )?(?:cualquier|toda|la|su|tu|vuestra) (?:ayuda|sugerencia|idea|respuesta)|cualquier (?:ayuda|idea|sugerencia) (?:es|sera|seria) (?:bienvenida|de agradecer)|hasta (?:luego|pronto)|adios|(?:que tengas? )?(?:un )?buen dia`,
    signing: 'saludos(?: cordiales)?|un (?:cordial )?saludo|un abrazo|atentamente|cordialmente',
  },
  it: {
    opening: `ciao|ciao (?:a tutti|a tutte|ragazzi)|salve(?: a tutti)?|buon ?giorno(?: a tutti)?|buona ?sera(?: a tutti)?|buondi|gentil[ei] (?:team|redazione|signori|signore|signora|staff)|car[oaie] (?:team|amici|tutti|redazione)|egregi signori|spett le redazione
scus(?:a|i|ate|atemi|ami)(?: per)?(?: il)?(?: disturbo)?(?: se (?:disturbo|vi disturbo|ti disturbo))?(?: ma)?|mi scus(?:i|o)(?: per)?(?: il)?(?: disturbo)?(?: ma)?|perdon(?:a|i|ate)(?:mi)?(?: il disturbo)?|chiedo scusa(?: per il disturbo)?
(?:solo )?(?:una )?(?:domanda|domandina|curiosita)(?: veloce| rapida| semplice| sciocca| stupida)?|(?:ho|avrei|avevo) (?:una|un altra|questa|solo una) (?:piccola |semplice )?(?:domanda|domandina|curiosita|richiesta)(?: veloce| rapida| semplice)?(?: per voi| per te)?|(?:forse|magari|probabilmente)? ?(?:e|sara|sarebbe) (?:forse )?una domanda (?:sciocca|stupida|banale|scema) ma
(?:solo |giusto |cosi )?per (?:pura |semplice )?curiosita|(?:pura|semplice) curiosita|dimmi|dica ?mi|mi dica|ditemi|posso (?:chiedere|farvi|farti|fare|chiedervi|chiederti)(?: una domanda| una cosa| qualcosa)?|(?:vorrei|volevo) (?:fare una domanda|chiedere una cosa|chiedervi una cosa)
per (?:i|i miei|il|il mio|la|la mia|un|una) (?:compiti|tesi|scuola|tema|ricerca scolastica|progetto scolastico|presentazione|quiz|blog)|alla fine|infine|finalmente|allora|ok allora|ok|bene|beh?|ehm?|uhm|mm+|dunque|senti|sentite|senta|a proposito|ecco
sono nuov[oa](?: qui| di qui| del sito| su questo sito)?|spero (?:che )?(?:voi |tu )?(?:stiate|stia|stai|vada tutto|sia tutto|tutto) bene|spero che tutto vada bene|come (?:stai|state|sta|va)(?: oggi)?|mi chiamo _|il mio nome e _|grazie per (?:l aiuto|il sito|il vostro aiuto|il vostro lavoro)|(?:bel|bellissimo) sito|piacere`,
    leading: 'ok allora|allora|ehm|uhm|mm+|beh allora',
    closing: `per (?:favore|piacere|cortesia)|grazie|grazie (?:mille|tante|infinite|in anticipo|di cuore|a tutti|per (?:l aiuto|il vostro aiuto|il tuo aiuto))|mille grazie|tante grazie|(?:ti|vi|la) ringrazio(?: in anticipo)?|e (?:solo|pura|semplice) curiosita|(?:solo )?per (?:pura )?curiosita|(?:ogni|qualsiasi|qualunque) (?:aiuto|suggerimento|consiglio|idea) (?:e|sara|sarebbe) (?:molto )?(?:gradit[oa]|benvenut[oa]|ben accett[oa])|buona (?:giornata|serata)|arrivederci|a presto`,
    signing: '(?:cordiali|distinti|cari) saluti|saluti|un saluto|un caro saluto',
  },
}

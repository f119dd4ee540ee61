import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'

/** What is heard, as a language names it. */
const HEARD: Readonly<Record<Language, string>> = {
  en: 'planes?|aeroplanes?|airplanes?|aircraft|jets?|helicopters?|trains?|railways?|cars?|lorries|trucks?|motorbikes?|motorcycles?|traffic|roads?|motorways?|highways?',
  de: 'flugzeuge?|flieger|hubschrauber|z[uü]ge?|bahn|eisenbahn|autos?|lkws?|motorr[aä]d(?:er)?|straßen?|autobahn(?:en)?|verkehr',
  fr: 'avions?|hélicoptères?|trains?|voitures?|camions?|motos?|routes?|autoroutes?',
  es: 'avi[oó]n(?:es)?|helicópteros?|tren(?:es)?|coches?|camion(?:es)?|motos?|carreteras?|autopistas?',
  it: 'aere[oi]|elicotter[oi]|tren[oi]|macchin[ae]|auto|camion|moto|strad[ae]|autostrad[ae]',
}

const of = (said: string, language: Language) => new RegExp(said.replace('HEARD', HEARD[language]), 'giu')

/**
 * Whole sentences that wish for what a phrase names: what is not to be far is near, where no plane disturbs there is no noise of
 * planes, "at least a 4" is "at least 4".
 */
const SAID: Readonly<Record<Language, readonly Rewrite[]>> = {
  en: [
    {
      said: /\bwhere (planes|aircraft|jets) (?:never|do not|don['’]t) (?:fly|pass)(?: (?:over|by|overhead))?\b/giu,
      as: 'without $1 noise',
    },
    {
      said: /\b(?:live|am|are|stay|staying|based) (?:in|near|at) (\p{Lu}[^.?!,]{1,30}?),? (?:and|but|so)(?: (?:i|we))? (?:don['’]?t|do not|would(?:n['’]t| not)) (?:want|like) to (?:go|travel|drive|walk) (?:too |very |that )?far\b(?! from)/giu,
      as: 'near $1',
    },
    {
      said: /\b(?:(?:it|they|this) )?(?:should|must|may|need|ought)(?:n['’]t| not)(?: to)? be (?:too |very |all that |that )?far (?:away )?from\b/giu,
      as: 'near',
    },
    {
      said: /\b(?:i|we)(?: (?:really|would))? (?:don['’]?t|do not|wouldn['’]t|would not) (?:want|like) to (?:go|travel|drive|be|get) (?:too |very |that )?far (?:away )?from\b/giu,
      as: 'near',
    },
    {
      said: of(
        String.raw`\bwhere (?:no |the )?(HEARD) (?:(?:do|does|will)(?:n['’]t| not) (?:ever )?)?(?:disturbs?|bothers?|annoys?|spoils? the peace)(?: (?:me|us|you|one|anyone|anybody))?(?!\p{L})`,
        'en',
      ),
      as: 'without $1 noise',
    },
    { said: /\b(?:with )?no sounds? of (?=traffic|cars|planes|trains|aircraft|roads?)/giu, as: 'without noise of ' },
    {
      said: /\b(?:(?:get|getting) away from|escap(?:e|ing)(?: from)?|fle(?:e|eing)(?: from)?|hates?|loathes?|detests?|can['’]?t (?:stand|bear)|cannot (?:stand|bear)) (?:the |all the |any )?(?:noise|sound|roar|racket|din)s? (?:of|from) (?:the )?(?=\p{L})/giu,
      as: 'without noise of ',
    },
  ],
  de: [
    // What says that a thing is there, or what one does with it, restricts nothing beside that thing; alone it is named.
    { said: /(?<!\p{L})ausgestattete?[nrs]? (?=mit(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})(mit \p{L}+) ausgestattet(?: (?:ist|sind))?(?!\p{L})/giu, as: '$1' },
    {
      said: /(?<!\p{L})(?:wohne|wohnen|lebe|leben|bin|sind) in (\p{Lu}[^.?!,]{1,30}?),? und (?:(?:ich|wir) )?(?:will|wollen|möchte|möchten) nicht (?:so |zu |sehr |allzu )?weit (?:fahren|reisen|weg|laufen)(?!\p{L})/gu,
      as: 'in der Nähe von $1',
    },
    {
      said: of(
        String.raw`(?<!\p{L}),? ?wo (?:(?:mich|uns|einen|niemanden) )?kein(?:e[ns]?)? (HEARD) (?:(?:mich|uns|einen|niemanden) )?(?:stör|nerv|belästig)(?:t|en)(?!\p{L})`,
        'de',
      ),
      as: ' ohne Lärm von $1',
    },
    {
      said: /(?<!\p{L})(?:es )?(?:ist )?(?:(?:mir|uns) )?(?:ganz |völlig )?egal,? ob (?:es|sie|das|der eintritt) (?:et?was )?(?:kostenlos|gratis|umsonst|frei|kostet|kosten)(?: ist| sind)?(?: oder nicht)?(?!\p{L})/giu,
      as: 'Eintritt ist kein Problem',
    },
    // "Hunde, das ist mir egal."
    {
      said: /(?<=\p{L}),? (?:das |die )?(?:ist|sind) (mir|uns) (?:total |völlig |ganz )?egal(?!\p{L})/giu,
      as: ' sind $1 egal',
    },
    { said: /(?<!\p{L})([Ii])m Umkreis von (?=\p{Lu})/gu, as: '$1n der Nähe von ' },
    { said: /(?<!\p{L})(mindestens|wenigstens) eine? (?=\d)/giu, as: '$1 ' },
    {
      said: /(?<!\p{L})((?:möchten?|will|wollen|würden?|mag)(?!\p{L})[^.?!,]{2,50}?(?<!feuer|urlaub|ferien|pause|was|das|rast)) machen(?=\s*(?:$|[.?!,–-]))/giu,
      as: '$1',
    },
  ],
  fr: [
    { said: /(?<!\p{L})(?:bien )?desservie?s? (?=par(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})équipée?s? d(?=e[s ]|['’])/giu, as: 'avec d' },
    { said: /(?<!\p{L})équipée?s? (?=avec(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})(?:m['’]|nous )(?:allonger|asseoir) (?=(?:sur|au bord|près)(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})rouler (?=(?:à|en) vélo(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})me donne(nt)? mal à la tête(?!\p{L})/giu, as: 'me dérange$1' },
    {
      said: /(?<!\p{L})(?:épargnée?s? par|préservée?s? d[eu]|hors de portée d[eu]) ?(?:le |du )?bruits? (?=d)/giu,
      as: 'sans bruit ',
    },
    {
      said: /(?<!\p{L})ne (veux|voulons|veut) plus entendre (?:une seule |un seul |de |aucune? |les )/giu,
      as: '$1 sans bruit de ',
    },
    {
      said: /(?<!\p{L})(?:habite|habitons|vis|vivons|suis|sommes) (?:à|en|au) (\p{Lu}[^.?!,]{1,30}?),? et (?:je |on |nous )?ne (?:veux|veut|voulons|voudrais|voudrait) pas (?:aller|partir|voyager|rouler) (?:trop |très )?loin(?!\p{L})/gu,
      as: 'près de $1',
    },
    {
      said: /(?<!\p{L})(?:(?:ça|ce|il|ils|elles?) )?ne (?:doit|doivent|devrait|devraient) pas être (?:trop |très |situés? )?(?:loin|éloignée?s?) d(?:e |u |['’])/giu,
      as: 'près de ',
    },
    {
      said: /(?<!\p{L})où aucune? ((?=[aeéhiou])\p{L}+) ne (?:me |nous |vous |m['’])?(?:dérange|gêne|embête|perturbe)(?!\p{L})/giu,
      as: 'sans bruit d’$1',
    },
    {
      said: of(
        String.raw`(?<!\p{L})où aucune? (HEARD) ne (?:me |nous |vous |m['’])?(?:dérange|gêne|embête|perturbe)(?!\p{L})`,
        'fr',
      ),
      as: 'sans bruit de $1',
    },
    { said: /(?<!\p{L})s['’]asseoir autour d(?:['’]un|u) feu(?: de camp)?(?!\p{L})/giu, as: 'faire un feu' },
    {
      said: /(?<=\p{L}), (?:ça|cela) m['’]est (?:bien |complètement |tout à fait )?égal(?!\p{L})/giu,
      as: ' m’est égal',
    },
    { said: /(?<!\p{L})w\.?\s?-?\s?c\.?(?![\p{L}\d])/giu, as: 'toilettes' },
    { said: /(?<!\p{L})à moins de (?=\d+(?:[.,]\d+)? ?(?:dB|décibels?)(?!\p{L}))/giu, as: 'avec moins de ' },
    {
      said: /(?<!\p{L})n(?:e |['’])(veux|veut|voulons|voudrais) pas entendre (de |d['’]|des |les )/giu,
      as: '$1 sans bruit $2',
    },
  ],
  es: [
    { said: /(?<!\p{L})equipad[oa]s? (?=con(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})(?:sentar|tumbar)(?:me|nos) (?=(?:en|junto a|al lado de|cerca de)(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})libres? de(?:l)? ruidos? (?=de)/giu, as: 'sin ruido ' },
    {
      said: /(?<!\p{L})(?:[Vv]ivo|[Vv]ivimos|[Ee]stoy|[Ee]stamos) en (\p{Lu}[^.?!,]{1,30}?),? y no (?:quiero|queremos|quisiera) (?:ir|viajar|conducir|irme|irnos) (?:muy |demasiado |tan )?lejos(?!\p{L})/gu,
      as: 'cerca de $1',
    },
    {
      said: /(?<!\p{L})no (?:debe|deben|debería|deberían) (?:estar|quedar) (?:muy |demasiado )?lejos d(?:e |el )/giu,
      as: 'cerca de ',
    },
    {
      said: of(
        String.raw`(?<!\p{L})donde (?:no )?(?:ning[uú]na?|los|las|el|la) (HEARD) (?:me |nos |no )?(?:moleste|molesta|incordie|perturbe)n?(?!\p{L})`,
        'es',
      ),
      as: 'sin ruido de $1',
    },
    { said: /(?<!\p{L})(al menos|por lo menos|como mínimo) una? (?=\d)/giu, as: '$1 ' },
    {
      said: /(?<!\p{L})(?:alejarme|alejarnos|alejarse|escapar|escaparnos|escaparme|huir|librarme|librarnos)(?: lejos)? (?:del|de los|de las|de tanto|de todo el|de) (?:ruidos?)(?: de (?:los |las |la )?|(?=\s*(?:$|[.?!,])))/giu,
      as: 'sin ruido de ',
    },
    {
      said: of(
        String.raw`(?<!\p{L})(?:los|las|el|la) (HEARD) (?:me|nos) (?:vuelven?|ponen?) (?:loc[oa]s?|de los nervios|enferm[oa]s?)`,
        'es',
      ),
      as: 'sin ruido de $1',
    },
  ],
  it: [
    { said: /(?<!\p{L})(?:ben )?servit[oaie] (?=da(?!\p{Ll}\p{Ll}\p{Ll}\p{Ll}))/giu, as: '' },
    { said: /(?<!\p{L})attrezzat[oaie] (?=(?:con|di)(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})(?:seder|sdraiar)(?:mi|ci) (?=(?:in|su|sul|sulla|accanto)(?!\p{L}))/giu, as: '' },
    { said: /(?<!\p{L})liber[oiae] da(?:l|i) rumor[ei] (?=d)/giu, as: 'senza rumore ' },
    {
      said: /(?<!\p{L})(?:[Vv]ivo|[Vv]iviamo|[Aa]bito|[Aa]bitiamo|[Ss]ono|[Ss]iamo) (?:a|in|ad) (\p{Lu}[^.?!,]{1,30}?),? e non (?:voglio|vogliamo|vorrei|vorremmo) (?:andare|viaggiare|guidare|allontanarmi) (?:troppo |molto |tanto )?lontano(?!\p{L})/gu,
      as: 'vicino a $1',
    },
    {
      said: /(?<!\p{L})non (?:deve|devono|dovrebbe|dovrebbero) (?:essere|trovarsi|stare) (?:troppo |molto )?lontan[oaie] da(?:l |lla |ll['’]|gli |i |lle )?/giu,
      as: 'vicino a ',
    },
    {
      said: of(
        String.raw`(?<!\p{L})dove nessun[oa]?['’ ]? ?(HEARD) (?:mi |ci )?(?:disturb|infastidisc)(?:a|i|ono|ano|e)(?!\p{L})`,
        'it',
      ),
      as: 'senza rumore di $1',
    },
    { said: /(?<!\p{L})a meno di (?=\d+(?:[.,]\d+)? ?(?:dB|decibel)(?!\p{L}))/giu, as: 'con meno di ' },
    {
      said: /(?<!\p{L})seder(?:e|si|ci) (?:intorno|attorno) (?:al|a un|ad un) (?:falò|fuoco)(?!\p{L})/giu,
      as: 'accendere un fuoco',
    },
    { said: /(?<!\p{L})(almeno|come minimo) un[oa]? (?=\d)/giu, as: '$1 ' },
  ],
}

/** The rewrites of a language for wishes in whole sentences. */
export function wishSentencesIn(language: Language): readonly Rewrite[] {
  return SAID[language]
}

import type { Rewrite } from '../language-table.ts'

/** A noun with what stands before it: "den Lärm", "lauten Fluglärm". */
const NOUN = String.raw`((?:(?!nicht(?!\p{L}))\p{L}+\s+){1,4})`

/** What German says with words apart. */
export const REWRITES: readonly Rewrite[] = [
  // "Vögeln lauschen" is no place that is "lauschig".
  { said: /(?<!\p{L})(vögeln?|vogel\p{L}{1,20})\s+(?:zu )?lausche[nt]?(?!\p{L})/giu, as: '$1 zuhören' },
  // "Lass die Hüttenbedingung weg": the thing, and what it is called.
  {
    said: /(?<=(?<!\p{L})(?:lasst?|lassen|vergiss|vergesst|streiche?|entfernen?|entferne|lösche?|ignoriere?)(?!\p{L})[^.?!]{0,20})(\p{L}{3,}?)s?-?(bedingung|kriterium|anforderung|filter)(?!\p{L})/giu,
    as: '$1 $2',
  },
  // "Am liebsten welche, wo man zelten kann", "außer denen, die kostenlos sind": what is said of them is meant.
  {
    said: /(?<!\p{L})(am liebsten|vorzugsweise|möglichst) (?:welchen?|solchen?),?\s+(?=(?:wo|mit|die|in|an)(?!\p{L}))/giu,
    as: '$1 ',
  },
  {
    said: /(?<!\p{L})(außer|bis auf) (?:denen|jenen|solchen|welchen|die),\s+(?=(?:die|wo|in denen|an denen)(?!\p{L}))/giu,
    as: '$1 denen ',
  },
  // "Was gibt es noch Ruhiges": another quiet one, where "noch ruhiger" compares.
  {
    said: /(?<!\p{L})(?<!weder\s[^.?!]*)noch (?:et?was |so )?(?=(?:ruhig|still|leise)(?:es?)?(?!\p{L}))/giu,
    as: '',
  },
  // "Wie weit ist Sarek von Abisko weg".
  { said: /(?<!\p{L})(wie weit [^.?!,]{2,80}? )weg(?=\s*(?:$|[?.!]))/giu, as: '$1entfernt' },
  // "Wann geht am Königssee die Sonne unter".
  {
    said: /(?<!\p{L})(?:wann|um wie ?viel uhr)\s+geht\s+([^?.!,]{0,40}?)\s*die sonne\s+([^?.!,]{0,40}?)(unter|auf)(?!\p{L})/giu,
    as: 'wann geht die sonne $3 $1 $2',
  },
  // "Wann macht das Ried im Winter zu", "hat die Hütte sonntags offen".
  {
    said: /(?<!\p{L})(?:(?:wann|um wie ?viel uhr|bis wann)\s+)?(?:macht|machen|hat|haben)\s+([^?.!,]{2,60}?)\s+(?:zu|auf|offen|geöffnet|geschlossen|dicht)(?=\s*(?:$|[?.!,]|und\s+(?:was|wie|wann|wo|wer|fährt|fahren|gibt|kostet|ist|kann|darf|muss|kommt|komme)(?!\p{L})))/giu,
    as: 'öffnungszeiten $1',
  },
  // "Was ist in Schaan zu hören", "welche Geräusche kann man am See hören".
  {
    said: /(?<!\p{L})(?:was|welche geräusche|welche[nr]? lärm) (?:ist|sind|gibt es|kann (?:man|ich)|können wir)(?: denn| alles| so)? ((?:in|im|am|an|auf|bei|beim|um) [^?.!,]{2,40}?) (?:alles |so )?(?:zu )?hören(?=\s*(?:$|[?.!,]))/giu,
    as: 'was hört man $1',
  },
  // "Im Norden Spaniens": of the country, which has its ending.
  {
    said: /(?<!\p{L})([Ii]m|[Ii]n den) ((?:[Nn]ord|[Ss]üd)?(?:[Nn]orden|[Ss]üden|[Oo]sten|[Ww]esten)) (?!Wales|Laos|Honduras|Mauritius|Paris)(\p{Lu}\p{L}{3,})s(?!\p{L})/gu,
    as: '$1 $2 von $3',
  },
  // "Was macht im Englischen Garten Krach".
  {
    said: /(?<!\p{L})was (?:macht|verursacht)\s+((?:(?!kann|man|ich)\p{L}+\s+){1,5}?)(?:so (?:viel|einen) )?(?:krach|lärm|radau)(?!\p{L})/giu,
    as: 'was ist so laut $1',
  },
  // "Wo schläft man ruhiger, in A oder B".
  {
    said: /(?<!\p{L})wo\s+(?:schläft|schlafe|schlafen)\s+(?:man|ich|wir|es sich)\s+(?=(?:am )?(?:ruhig|leise|still))/giu,
    as: 'wo ist es ',
  },
  // "Näher und schöner" compares, where "ein schöner See" only praises.
  {
    said: /(?<=(?<!\p{L})(?:und|noch|etwas|viel|bisschen|oder|aber)\s)schöner(?=\s*(?:$|[?.!]))/giu,
    as: 'schoenner',
  },
  { said: /(?<!\p{L})(?:anderthalb|eineinhalb) stunden?(?!\p{L})/giu, as: '1,5 Stunden' },
  { said: /(?<!\p{L})(?:einer )?halben? stunde(?!\p{L})/giu, as: '0,5 Stunden' },
  { said: /(?<!\p{L})eine[r]? stunde(?!\p{L})/giu, as: '1 Stunde' },
  // "Von Innsbruck aus in einer Stunde erreichbar".
  { said: /(?<!\p{L})von (\p{L}+) aus(?!\p{L})/giu, as: 'ausgehend von $1' },
  // "Den ich von Wien mit dem Zug erreiche".
  {
    said: /(?<!\p{L})von (\p{Lu}\p{L}+)(?=\s+(?:mit|per|ohne|in|zu)\s[^?.!,]{2,40}\s(?:erreiche|hinkomm|komm|zu erreichen))/gu,
    as: 'ausgehend von $1',
  },
  {
    said: /(?<!\p{L})in (\d+(?:,\d)? stunden?)(?: erreichbar(?:e[rsn]?)?| zu erreichen)?(?!\p{L})/giu,
    as: 'im Umkreis von $1',
  },
  // "Weder laut noch teuer": what is not dear is free.
  { said: /(?<!\p{L})weder teuer noch(?!\p{L})/giu, as: 'kostenlos, nicht' },
  { said: /(?<=(?<!\p{L})weder\s[^.?!]{0,100})\s+noch teuer(?!\p{L})/giu, as: ', kostenlos' },
  { said: /(?<=(?<!\p{L})weder\s[^.?!]*\s)noch(?!\p{L})/giu, as: 'weder' },
  // "Ich höre zu Hause ständig Flugzeuge", "bei Straßenlärm kann ich nicht schlafen": what somebody flees.
  {
    said: /(?<!\p{L})(?:ich höre?|wir hören|(?:zu hause|daheim) höre?n? (?:ich|wir)) (?:(?:zu hause|daheim|bei (?:mir|uns)|ständig|dauernd|immer|nur|den ganzen tag|jeden tag) )+(?=\p{Lu}\p{L})/giu,
    as: 'ohne ',
  },
  {
    said: /(?<!\p{L})(?:ich kann |wir können )?(?:bei|wegen|neben) ((?:(?:de[mnr]|diesem|lauter|lauten) )?\p{Lu}\p{L}+)(?: kann ich| können wir)? nicht (?:mehr |gut |richtig )?(?:ein|durch)?schlafen(?!\p{L})/gu,
    as: 'ohne $1',
  },
  // "Ohne dass man ständig Autos hört", "ohne Autos zu hören".
  {
    said: /(?<!\p{L})ohne\s+(?:(?:dass|daß)\s+(?:man|ich|wir|es|da|dort)\s+)?((?:(?!wo\s|keine?n?\s|nichts\s)\p{L}+\s+){1,6}?)(?:hört|höre|hören|hörst|zu hören)(?:\s+(?:ist|sind|muss|müssen))?(?!\p{L})/giu,
    as: 'ohne lärm von $1',
  },
  // "Ich halte Fluglärm nicht mehr aus", "wir vertragen Lärm nicht".
  {
    said: new RegExp(
      String.raw`(?<!\p{L})(?:halte|halten|ertrage|ertragen|vertrage|vertragen)\s+(?:(?:ich|wir)\s+)?${NOUN}nicht(?:\s+(?:mehr|länger|gut|so gut))?(?:\s+aus)?(?!\p{L})`,
      'giu',
    ),
    as: 'ohne $1',
  },
  {
    said: new RegExp(
      String.raw`(?<!\p{L})(?:kann|können)\s+(?:(?:ich|wir)\s+)?${NOUN}nicht(?:\s+(?:mehr|länger))?\s+(?:aushalten|ertragen|vertragen|leiden|ausstehen|hören)(?!\p{L})`,
      'giu',
    ),
    as: 'ohne $1',
  },
  // "Wo kann ich Flugzeuge und Straßen vermeiden", "um Lärm zu meiden".
  {
    said: /(?<!\p{L})((?:(?:den|die|das|dem|alle|allen|jeden|jede|laute|lauten)\s+)?(?!(?:ich|wir|man|sie|er|es|mich|uns|nicht|soll\p{L}*|kann|können|will|wollen|möchte\p{L}*|muss|darf)\s)\p{L}+(?:\s+(?:und|oder)\s+(?:(?:den|die|das|alle)\s+)?\p{L}+)?)\s+(?:zu\s+)?(?:ver)?meiden(?!\p{L})/giu,
    as: 'ohne $1',
  },
  // "Von Fluglärm beeinträchtigt", as English has it behind the verb.
  {
    said: /(?<!\p{L})(?:von|vom|durch|unter)\s+((?:(?:den?|der|dem|die|das|starke[mnr]?|laute[mnr]?)\s+)*\p{L}+)\s+(?:(?:stark|sehr|kaum|wenig)\s+)?(betroffen|beeinträchtigt|gestört|belastet|geplagt|leiden|leidet)(?!\p{L})/giu,
    as: '$2 von $1',
  },
  // "Kann man da im Winter hin", "kommt man dort ohne Auto hin".
  {
    said: /(?<!\p{L})(?<!(?:wo|wer|was)\s)((?:kann|können|könnte|könnten|darf|dürfen|kommt|komme|kommen)\s+(?:man|ich|wir)\s+(?:da|dort))\s+((?:\p{L}+\s+){1,4})hin(?:kommen|gehen|fahren|wandern)?(?=\s*(?:$|[?.!,]))/giu,
    as: '$1 hin $2',
  },
  // "Lass die in Asien weg".
  {
    said: /(?<!\p{L})(?:lass|lasse|lasst|nimm|nehmt|streich|streiche)\s+(?:bitte\s+)?([^,.?!]{2,40}?)\s+(?:weg|raus|heraus)(?!\p{L})/giu,
    as: 'außer $1',
  },
  // "Ab Stuttgart" begins a way, "ab Bewertung 4" a range.
  {
    said: /(?<!\p{L})ab (?=\p{Lu}(?!ewertung|ote|ating|tufe|ert|unkt|tern|uhr|öhe|anuar|ebruar|ärz|pril|ai(?!\p{L})|uni|uli|ugust|eptember|ktober|ovember|ezember))/gu,
    as: 'ausgehend von ',
  },
  // "Wie hoch liegen sie", "sind sie gratis": several are spoken of, and nobody is addressed.
  {
    said: /(?<!\p{L})([Ss]ind|[Ll]iegen|[Kk]osten|[Bb]ieten|[Ee]rlauben|[Bb]efinden) sie(?!\p{L}| sicher| sich sicher)/gu,
    as: '$1 sie alle',
  },
  // "Ist der Eintritt in Sarek frei", "kostet Sarek nichts", "muss man in Sarek bezahlen": what costs nothing, and what does.
  {
    said: /(?<!\p{L})(eintritt|zutritt|zugang) ((?:in|im|am|an|auf|bei|beim|für|zu|zum|zur) [^?.!,]{2,60}?) frei(?=\s*(?:$|[?.!,]))/giu,
    as: '$1 $2 kostenlos',
  },
  {
    said: /(?<!\p{L})kostet ([^?.!,]{2,60}?) (?:gar |überhaupt )?nichts(?=\s*(?:$|[?.!,]))/giu,
    as: 'ist $1 kostenlos',
  },
  {
    said: /(?<!\p{L})muss(?:en)? (man|ich) ((?:in|im|am|an|auf|bei|beim|für|zum|zur) [^?.!,]{2,60}?) (?:etwas |was )?(?:be)?zahlen(?!\p{L})/giu,
    as: 'muss $1 bezahlen $2',
  },
  // "Kommt man ohne Eintritt rein".
  { said: /(?<!\p{L})(komm(?:e|t|en)?) ([^?.!,]{2,80}?) (?:rein|hinein|herein)(?=\s*(?:$|[?.!,]))/giu, as: '$1 $2' },
  // "Sind dort Toiletten vorhanden".
  { said: /(?<!\p{L})(ist|sind) ([^?.!]{2,80}?) vorhanden(?=\s*(?:$|[?.!,]))/giu, as: '$1 $2' },
  // "Zum Wandern geeignet", "geeignet, um zu zelten".
  { said: /(?<!\p{L})(zum \p{Lu}\p{L}+) geeignet(?!\p{L})/gu, as: '$1' },
  { said: /(?<!\p{L})geeignet (?=zum \p{Lu})/gu, as: '' },
  // "Welche Note hat Sarek bekommen", "gilt Sarek als ruhig".
  {
    said: /(?<!\p{L})((?:note|bewertung|punkte?|sterne)(?!\p{L})[^?.!,]{0,10} hat [^?.!,]{2,60}?) (?:bekommen|erhalten|gekriegt)(?=\s*(?:$|[?.!,]))/giu,
    as: '$1',
  },
  {
    said: /(?<!\p{L})(?:gilt|gelten) ([^?.!,]{2,60}?) als (?=(?:ruhig|still|laut|leise)(?!\p{L}))/giu,
    as: 'ist $1 ',
  },
  {
    said: /(?<!\p{L})ohne (?:zu fliegen|fliegen zu müssen|das flugzeug zu nehmen|flug)(?!\p{L})/giu,
    as: 'nicht mit dem Flugzeug',
  },
  // "Eine, die ruhiger ist": behind its noun the adjective has no ending, and compares.
  {
    said: /(?<!\p{L})(?<!noch )(ruhiger|leiser|stiller) (?=(?:ist|sind|wäre|wären|liegt|liegen)(?=\s*(?:$|[?.!,])))/giu,
    as: 'noch $1 ',
  },
  // "Ist Rondane ruhiger?": so does it at the end; "im Sommer ruhiger" compares times.
  {
    said: /(?<!\p{L})((?:ist|wäre|war) [^?.!,:;]{2,60}?)(?<!noch|etwas|viel|deutlich|sommer|winter|herbst|frühling|frühjahr|nachts?|tagsüber|morgens|abends?|wochenende) (ruhiger|stiller)(?=\s*(?:$|[?.!]))/giu,
    as: '$1 noch $2',
  },
]

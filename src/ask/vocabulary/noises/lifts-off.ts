import type { Language } from '../languages/languages.ts'

/** Lifts that stand still do so out of season. */
export const LIFTS_OFF: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      "(in (?:summer|spring|autumn|winter),? )?(?:when|while|as long as) (?:the |all )?(?:ski[- ]?)?(?:lifts?|slopes|pistes) (?:(?:is|are) (?:off|closed|shut(?: down)?|stopped|not (?:running|operating|open|on|in operation))|(?:aren['’]?t|isn['’]?t) (?:running|operating|open|on|in operation)|(?:do not|don['’]?t|does not|doesn['’]?t) (?:run|operate))",
      'in summer',
    ],
    // "Is it quieter at Sarek in summer": the time goes with what it compares.
    [
      '(quieter|less noisy|calmer) ((?:at|in|on|near|around) [^?.!,]{2,60}?) (in (?:summer|winter|spring|autumn)|at night|by (?:day|night)|in the (?:morning|evening)|(?:at|on) weekends|on weekdays|(?:out of|off) season)(?=\\s*(?:$|[?.!,]))',
      'quieter $3 $2',
    ],
  ],
  de: [
    [
      '(im (?:sommer|frühling|herbst|winter),? )?(?:wenn|solange|während) (?:(?:die |der )?(?:ski)?(?:lifte?|liftanlagen?) (?:dort |da )?(?:still ?steh(?:en|t)|steh(?:en|t)(?: still)?|nicht (?:fahren|fährt|läuft|laufen)|(?:geschlossen|zu|aus|außer betrieb) (?:sind|ist))|kein(?:e|en)? (?:ski)?lifte? (?:fahren|fährt|läuft|laufen))',
      'im Sommer',
    ],
    ['(ruhiger|leiser|stiller), im sommer', '$1 im Sommer'],
  ],
  fr: [
    [
      "(en (?:été|automne|hiver),? |au printemps,? )?(?:quand|lorsque|pendant que) les (?:remontées(?: mécaniques)?|téléskis|télésièges) (?:sont (?:fermée?s|arrêtée?s|à l['’]arrêt)|ne (?:fonctionnent|tournent|marchent) (?:pas|plus))",
      'en été',
    ],
  ],
  es: [
    [
      '(en (?:verano|otoño|primavera|invierno),? )?(?:cuando|mientras) los (?:remontes|telesillas|telesquís) (?:están (?:cerrados|parados)|no (?:funcionan|están en marcha))',
      'en verano',
    ],
  ],
  it: [
    [
      "((?:in|d['’]) ?(?:estate|autunno|inverno|primavera),? )?(?:quando|mentre) (?:gli impianti(?: di risalita)?|le seggiovie|gli skilift) (?:sono (?:chius[ie]|ferm[ie])|non (?:funzionano|girano))",
      'in estate',
    ],
  ],
}

// What somebody tells of a place before they ask: that they were there, know it, have heard or read of it, or think of going.
import type { Language } from '../languages/languages.ts'

/** `past`: what was, and is no wish; `judged`: how it was there; `plan`: what is intended; `filler`: words of a plan that say neither when nor with whom. */
type Telling = { past: RegExp; judged: RegExp; plan: RegExp; filler: RegExp }

const some = (patterns: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu')
const only = (words: string) => new RegExp(`^(?:(?:${words})\\s*)+$`, 'iu')

export const TELLING: Readonly<Record<Language, Telling>> = {
  en: {
    past: some([
      "(?:i|we|my \\p{L}+|a friend|friends|someone|somebody|everybody|everyone|people)(?: of (?:mine|ours))?(?:[’' ](?:have|has|had|ve|d|just|already|once|recently|really|often|only|also))* (?:was|were|been|visited|went|hiked|camped|stayed|spent|walked|know|knew|saw|seen|loved|enjoyed|hated|heard|read|recommended|suggested|mentioned|told (?:me|us))(?! (?:wondering|asking|hoping|looking|thinking|curious|about to))",
    ]),
    judged: some([
      '(?<=^[^,.]{2,40} )(?:was|were)(?= (?:\\p{L}+ ){0,3}(?:disappoint\\p{L}+|crowded|loud|noisy|busy|great|lovely|nice|beautiful|wonderful|amazing|fantastic|terrible|awful|quiet|good|bad|boring|full|far|short|fun|peaceful))',
    ]),
    plan: some([
      '(?:thinking (?:of|about)|considering|planning|plan) (?:\\p{L}+ ){0,2}(?:spending|going|visiting|a|to)',
    ]),
    filler: only('thinking|of|about|considering|planning|spending|going|visiting|weekend|a|the'),
  },
  de: {
    past: some([
      '(?:ich|wir) (?:war|waren|kenne|kennen)',
      '(?:war|waren|kenne|kennen) (?:ich|wir)',
      '(?:habe?|haben|hab|bin|sind|hat|hatte|hatten) [^?]{0,80}?(?:gewesen|besucht|gehört|gelesen|gesehen|verbracht|erlebt|empfohlen|erzählt|vorgeschlagen|gewandert|gezeltet)',
    ]),
    judged: some([
      '(?<=^[^,.]{2,40} )(?:war|waren)(?= (?:\\p{L}+ ){0,3}(?:enttäusch\\p{L}+|voll|überlaufen|laut|ruhig|toll|schön|super|großartig|herrlich|schrecklich|langweilig|gut|schlecht|still))',
    ]),
    plan: some(['(?:ich|wir) (?:überlegen?|erwägen?|planen?|denken? (?:daran|darüber nach))']),
    filler: only('überlegen?|erwägen?|planen?|denken?|daran|darüber|nach|wochenende|verbringen|ein|das|zu'),
  },
  fr: {
    past: some([
      '(?:ai|as|avons|a|ont|avais|avions) (?:\\p{L}+ ){0,2}(?:été|visité|adoré|aimé|lu|vu|entendu|passé|recommandé|conseillé|parlé|campé|dormi|découvert)',
      '(?:suis|sommes|est|sont) (?:\\p{L}+ ){0,2}(?:allée?s?|venue?s?|passée?s?|restée?s?)',
      "(?:j[’']|nous |on )(?:étais|étions|était)|il y avait (?:trop|beaucoup|du monde)|(?:je|nous|on) (?:connais|connaissons|connaît)",
    ]),
    judged: some([
      "(?<=^[^,.]{2,40} )(?:nous a|m[’']a) (?:un peu |beaucoup |vraiment )?déçue?s?|(?<=^[^,.]{2,40} )était(?= (?:\\p{L}+ ){0,3}(?:décevante?|bondée?|bruyante?|calme|super|magnifique|belle?|beau|géniale?|tranquille|noire?|pleine?))",
    ]),
    plan: some(['(?:je|nous|on) (?:pense|pensons|songe|songeons|envisage|envisageons|prévois|prévoyons)']),
    filler: only(
      'pense|pensons|songe|songeons|envisage|envisageons|prévois|prévoyons|à|de|d|passer|un|le|week-end|week end|weekend',
    ),
  },
  es: {
    past: some([
      'estuve|estuvimos|fui|fuimos|visité|visitamos|conozco|conocemos|leí|leímos|oí|oímos|recomendó|recomendaron',
      '(?:he|hemos|había|ha|han) (?:\\p{L}+ ){0,2}(?:estado|ido|visitado|oído|leído|visto|recomendado|hablado|pasado)',
    ]),
    judged: some([
      '(?<=^[^,.]{2,40} )(?:fue|era|estaba|estuvo)(?= (?:\\p{L}+ ){0,3}(?:decepci\\p{L}+|llen[oa]|ruidos[oa]|ruido|genial|precios[oa]|bonit[oa]|maravillos[oa]|tranquil[oa]|horrible|abarrotad[oa]))',
    ]),
    plan: some(['(?:estoy|estamos) pensando|(?:pienso|pensamos) (?:ir|pasar|visitar)|(?:planeo|planeamos)']),
    filler: only('estoy|estamos|pensando|pienso|pensamos|planeo|planeamos|en|pasar|ir|visitar|un|el|fin de semana'),
  },
  it: {
    past: some([
      '(?:sono|siamo) (?:\\p{L}+ ){0,2}(?:stat[oaie]|andat[oaie])|ero stat[oa]',
      '(?:ho|abbiamo|ha|hanno|avevo|avevamo) (?:\\p{L}+ ){0,2}(?:visitato|sentito|letto|visto|consigliato|raccomandato|parlato|passato|amato|dormito)',
      '(?:conosco|conosciamo)(?= )',
    ]),
    judged: some([
      '(?<=^[^,.]{2,40} )(?:era|è stat[oa])(?= (?:\\p{L}+ ){0,3}(?:delu\\p{L}+|affollat[oa]|rumoros[oa]|rumore|bell\\p{L}+|stupend[oa]|meraviglios[oa]|tranquill[oa]|orribile|pien[oa]|fantastic[oa]))',
    ]),
    plan: some(['(?:sto|stiamo) pensando|(?:penso|pensiamo) di|(?:progetto|progettiamo) di']),
    filler: only('sto|stiamo|pensando|penso|pensiamo|di|passare|andare|visitare|un|il|fine settimana|weekend'),
  },
}

// How it is asked how the directory is kept: how often it changes, under what licence it is, what it leaves out, who rates.
import type { ServiceTopic } from './service-topics.ts'

/** `beside`: words, folded, that go with it; `isOfWords`: what its words mean one by one is no kind of spot. */
export type DirectoryQuestion = { topic: ServiceTopic; all: readonly RegExp[]; beside?: RegExp; isOfWords?: true }

/** What asks for more than a name: up to this many words and none before. */
const SHORT = /^ ([a-z0-9]+ ){2,13}$/
const MODEL =
  / (model|method|rating|ratings|score|scores|algorithm|calculation|modell|methode|verfahren|berechnung|bewertung|bewertungen|algorithmus|rechnung|modele|calcul|algorithme|notation|modelo|metodo|calculo|algoritmo|puntuacion|puntuaciones|modello|calcolo|punteggio) /

/** Each as a row of the table of directory questions. */
export const UPKEEP_QUESTIONS: readonly DirectoryQuestion[] = [
  {
    topic: 'unrated',
    all: [
      // Who rated them is another question.
      /^(?!.* (by|von|durch|par|por|dalla|dagli|da) )/,
      / (spots?|places?|entries|sites?|orte?n?|platze|eintrage|lieux|endroits?|fiches|lugares|sitios|fichas|luoghi|posti|schede) /,
      / (unrated|no (ratings?|score)|(without|lack|lacks|lacking|missing) (an? |any |their )?(ratings?|score)|not (been )?rated( yet)?|(every|each|all) (of )?(your |the |of your )?(spots?|places?|entries|sites?) (have a rating|have ratings|has a rating|rated|have been rated)|(ohne|keine) (bewertung|note|bewertungen)|nicht bewertet|unbewertet\w*|sans notes?|(pas|aucune) (de )?note|(pas|non) notee?s?|sin (puntuacion|nota)|(ninguna|no tienen?) (puntuacion|nota)|sin puntuar|senza (voto|valutazione|punteggio)|non (hanno|ha) (un |una |alcun )?(voto|valutazione)|non valutati) /,
    ],
    beside:
      /^(spot|spots|place|places|rated|rating|ratings|score|scored|every|each|all|any|bewertet|bewertung|bewertungen|unbewertet\w*|note|notes|notee?s?|puntuacion|nota|voto|valutati|valutazione)$/,
  },
  {
    topic: 'operator',
    all: [
      / ((do|are|were) you (get |getting |being |ever )*paid|(pays?|paid|paying) you( guys)?( to| for)|pa(y|id|ying) ((to be|to get|for being) (listed|included|rated|on)|(to be|for being) in|to get in (here|the (list|directory|catalogue)))|(pay|buy|purchase) (for )?(a )?(better|higher|good) (ratings?|scores?)|you (take|get|earn|make) (a |any )?(commissions?|money)|(list|directory|ratings?|site) (are |is )?(sponsored|for sale)|(werdet|wirst|seid) (ihr |du )?(dafur |von \w+ )?bezahlt|(bekommt|verdient|nehmt) ihr (damit |dafur )?(geld|provision)|(bessere|hohere|gute) bewertung(en)? (kaufen|bezahlen)|(etes vous|vous etes|est ce qu on vous) pa(y|i)es?|vous (touchez|gagnez|recevez) (de l |une |des )?(argent|commissions?)|pay(er|ent) (pour etre|pour une meilleure)|acheter une (meilleure |bonne )?note|os pagan|(ganais|cobrais|recibis) (dinero|comisi\w+)|pagar por (aparecer|estar|una (mejor|buena))|comprar una (mejor |buena )?puntuacion|vi pagano|siete pagati|(guadagnate|prendete|ricevete) (soldi|\w* ?commission\w+)|pagare per (essere|comparire|un (voto|punteggio))|comprare un (voto|punteggio)) /,
    ],
    isOfWords: true,
  },
  {
    topic: 'how often',
    all: [
      // What else is brought up to date is no matter of the catalogue.
      /^(?!.* (weather|forecasts?|timetables?|opening hours|wetter|vorhersagen?|fahrplane?|meteo|horaires|tiempo|horarios|orari) )/,
      / (how (often|frequently|regularly)|wie (oft|haufig|regelmassig)|in welchen abstanden|quelle frequence|tous les combien|combien de fois|cada cuanto|(que|cual) (frecuencia|periodicidad)|ogni quanto|(che|quale|quanta) frequenza|(when|wann|quand|cuando|quando) ([a-z]+ ){0,4}(next|nachsten?|prochaine?|proxima|prossim[oa])) /,
      / (updat(e|es|ed|ing)|refresh(ed|es)?|aktualisier\w*|aktualisierung|erneuert|upgedatet|mis(e|es)? a jour|mettez( vous)? a jour|met a jour|a jour|actualise[sz]?|actualisee?s?|actualizan?|actualizais|actualizad[oa]s?|actualizacion|renuevan?|aggiorn\w+) /,
    ],
    beside:
      /^(how|often|frequently|regularly|updated|oft|haufig|werden|wird|data|daten|update|updates|die|das|ihr|vous|jour|mettez|mis|mise|met|frequence|frecuencia|frequenza|regelmassig|liste|katalog|verzeichnis|catalogue|directory|list|annuaire|catalogo|lista|elenco|neu)$/,
  },
  {
    topic: 'licence',
    all: [
      / (licen[cs]es?|licensed|lizenz(en)?|licences?|licencias?|licenza|licenze) /,
      / (data|dataset|catalogue|directory|api|content|daten|datensatz|katalog|verzeichnis|inhalte|donnees|annuaire|contenu|datos|catalogo|directorio|contenido|dati|elenco|contenuti|(under|unter|sous|bajo|con|sotto) (what|which|welcher|quelle|que|cual|che|quale)) /,
    ],
    beside:
      /^(stehen|steht|gilt|haben|hat|veroffentlicht|publies?|publiees?|distribue\w*|publicados|pubblicati|rilasciati|sono|estan)$/,
  },
  {
    topic: 'licence',
    all: [
      / (darf|kann|konnen|durfen|peut on|puis je|je peux|on peut|peux je|pouvons nous|puedo|podemos|se pueden?|posso|possiamo|si possono|si puo) /,
      / (daten|datensatz|donnees|datos|dati) /,
      / (nutzen|verwenden|benutzen|weiterverwenden|weitergeben|einbauen|utiliser|reutiliser|exploiter|usar|utilizar|reutilizar|usarlos|usare|utilizzare|riutilizzare|usarli) /,
    ],
    beside:
      /^(app|apps|webseite|website|projekt|kommerziell|site|projet|appli|application|commercial\w*|proyecto|aplicacion|comercial\w*|progetto|applicazione|commercial\w*|nella|mia|mio|mi|mon|ma|meiner|meine|mein|i|vos|vuestros|sus|vostri)$/,
  },
  {
    topic: 'licence',
    all: [
      / ((can|may|could) (i|we|one|you)|(allowed|ok|okay|free|possible) to) /,
      / (data|dataset|database|catalogue|ratings) /,
      / (copy|republish|redistribute|sell|(use|reuse|share) .*(commercial(ly)?|business|company|magazine|newspaper)) /,
    ],
    beside: /^(commercially|commercial|product|company|business|newspaper|magazine|app|website)$/,
  },
  {
    topic: 'licence',
    all: [
      / (commercial (re)?us(e|age)|kommerzielle (nutzung|verwendung)|(usage|utilisation) commerciale?|uso (comercial|commerciale)) /,
    ],
    beside:
      /^(commercial|commerciale?|comercial|kommerzielle|use|reuse|usage|uso|utilisation|nutzung|verwendung|data|daten|donnees|datos|dati|allowed|permitted|possible|erlaubt|gestattet|autorise\w*|permis\w*|permitido|permesso|consentito)$/,
  },
  {
    topic: 'rated by',
    all: [
      / (how many|wie ?viele|combien|cuant[oa]s|quant[ie]) /,
      / (computed|calculated|modell?ed|berechnet|errechnet|calculee?s?|calculad[oa]s|calcolat[ie]) /,
      / (editors?|editorial|by (hand|people|humans)|redakteuren?|redaktion|redaktionell|menschen|von hand|editeurs?|redacteurs?|redaction|a la main|humains|personnes|editores|redactores|redaccion|a mano|personas|redattori|redazione|persone|editori) /,
    ],
    beside:
      /^(berechnet|computed|calculated|von|vom|den|der|par|por|da|dai|dalla|des|de|la|el|per|vergeben|gegeben|donnees|dadas|dati|davon|of them|them|and|und|et|sind|are|ratings?|punteggi|voti|editors?|editorial|redakteuren?|redaktion)$/,
  },
  {
    topic: 'left out',
    isOfWords: true,
    all: [
      SHORT,
      /^ (and |but |und |aber |et |mais |y |pero |e |ma )?(what|which things|was|que|qu|quoi|cosa|che|quali) /,
      MODEL,
      / (leave|leaves|leaving|left|miss|misses|missing|ignore|ignores|exclude|excludes|not|doesn t|don t|weg|weggelassen|nicht|aussen vor|ignoriert|vernachlassigt|fehlt|laisse|laissez|omet|ignore|oublie|neglige|exclut|pas|deja|omite|olvida|excluye|no|lascia|ignora|trascura|esclude|non) /,
      / (leave|leaves|leaving|left|miss|misses|missing|ignore|ignores|exclude|excludes|consider|count|include|take|cover|see|lasst|weggelassen|berucksichtigt|ignoriert|vernachlassigt|zahlt|erfasst|einbezogen|fehlt|laisse|laissez|omet|ignore|oublie|neglige|exclut|prend|considere|compte|deja|omite|olvida|excluye|tiene|considera|cuenta|incluye|lascia|ignora|trascura|esclude|tiene|conta|include) /,
    ],
  },
]

// What is said in place of what was asked before: "forget Sweden, Finland", "sorry, forests", "back to Norway".
import { FILLER, isFiller, type Span, merged } from '../../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'

/** Verbs that set aside what was spoken of. */
const FORGETS = marksOf({
  en: 'forget|forget about|scrap|scratch|drop|skip|never mind|enough of|no more|leave|screw|not|instead of|rather than',
  de: 'vergiss|vergessen wir|vergessen sie|lass|lassen wir|streich|statt|anstatt|anstelle von|genug von|nicht|kein|keine',
  fr: 'oublie|oubliez|oublions|laisse tomber|laissons tomber|laisse|au lieu de|à la place de|pas',
  es: 'olvida|olvide|olvídate de|olvidate de|olvidemos|deja|dejemos|en vez de|en lugar de|nada de',
  it: 'dimentica|dimentichiamo|lascia perdere|lasciamo perdere|lascia stare|lasciamo stare|invece di|invece che|al posto di|basta con|niente',
})
/** What says that something was said wrong, or is wanted otherwise. */
const CORRECTS = marksOf({
  en: 'sorry|oh sorry|oops|ups|whoops|wait|no wait|oh wait|hang on|hold on|correction|typo|my bad|my mistake|i mean|i meant|i meant to say|i was thinking of|i said|i wanted|i actually meant|i actually want|actually|actually i want|actually i wanted|actually i meant|on second thought|well actually|well rather|make it|i would prefer|i d prefer|id prefer|i prefer|i would rather|i d rather|id rather|i would rather have|let us try|lets try|let us do|lets do|let us go for|lets go for|rather|better|better yet|we changed our minds|we have changed our minds|we changed our mind|we have changed our mind|we ve changed our minds|we ve changed our mind|i changed my mind|i have changed my mind|i ve changed my mind|changed our minds|changed my mind|change of plan|change of plans',
  de: 'sorry|entschuldigung|pardon|ups|moment|warte|halt|quatsch|korrektur|ich meine|ich meinte|ich meinte natürlich|ich sagte|ich wollte|ich wollte eigentlich|eigentlich|eigentlich will ich|eigentlich wollte ich|ich hätte lieber|ich will lieber|ich möchte lieber|ich nehme lieber|ich bevorzuge|mir wären lieber|doch|doch lieber|doch eher|doch nicht|vielmehr|sagen wir|nehmen wir|probieren wir|lieber|dann lieber|besser|eher|wir haben es uns anders überlegt|wir haben uns anders überlegt|wir haben s uns anders überlegt|ich habe es mir anders überlegt|ich hab es mir anders überlegt|ich habs mir anders überlegt|wir habens uns anders überlegt|hab s mir anders überlegt|anders überlegt|planänderung|neuer plan',
  fr: 'pardon|désolé|désolée|oups|attends|attendez|je veux dire|je voulais dire|j ai dit|j avais dit|en fait|en fait je veux|en fait je voulais|finalement|enfin|disons|essayons|prenons|plutôt|plutot|mieux|je préfère|je préférerais|je préfèrerais|nous préférons|j aimerais mieux|on a changé d avis|nous avons changé d avis|j ai changé d avis|changement de programme|changement de plan',
  es: 'perdón|perdona|perdone|ups|espera|espere|quiero decir|quería decir|quise decir|he dicho|dije|digo|en realidad|en realidad quiero|en realidad quería|mejor dicho|más bien|probemos con|probemos|mejor|prefiero|preferiría|preferimos|hemos cambiado de idea|hemos cambiado de opinión|he cambiado de idea|he cambiado de opinión|cambiamos de idea|cambié de idea|cambio de planes|cambio de plan',
  it: 'scusa|scusi|pardon|ops|aspetta|aspetti|voglio dire|volevo dire|intendevo|ho detto|dicevo|anzi|in realtà|in realtà voglio|in realtà volevo|veramente|piuttosto|diciamo|proviamo|proviamo con|meglio|preferisco|preferirei|preferiamo|abbiamo cambiato idea|ho cambiato idea|cambio di programma|cambio di piani',
})
/** The same behind what is meant. */
const CORRECTS_BEHIND = marksOf({
  en: 'i meant|i mean|i said|that is what i meant|is what i meant',
  de: 'meinte ich|meine ich|sagte ich|wollte ich|wollte ich sagen',
  fr: 'je voulais dire|je veux dire|j ai dit',
  es: 'quería decir|quise decir|quiero decir|he dicho|dije',
  it: 'intendevo|volevo dire|voglio dire|ho detto|dicevo',
})
const RETURNS = marksOf({
  en: 'back to|go back to|going back to|lets go back to|let us go back to|return to|back in|again in|again the',
  de: 'gehen wir zurück zu|gehen wir zurück zum|zurück zu|zurück nach|zurück zur|zurück zum|zurück in|noch mal zu|nochmal zu|nochmal nach|wieder zu|wieder nach|wieder zurück nach',
  fr: 'retour à|retour au|retour aux|retour en|revenons à la|revenons à l|revenons à|retour à la|retour à l|revenons au|revenons aux|revenons en|reviens à|reviens au|reviens en|retournons à la|retournons à l|retournons à|retournons au|retournons aux|retournons en|retourne à|retourne au|retourne en',
  es: 'volvamos a|volvamos al|volvamos con|volver al|volviendo a|volviendo al|vuelve al|vuelve a|volver a|de vuelta a|regresemos a|regresemos al|otra vez en',
  it: 'torniamo a|torniamo all|torniamo allo|torniamo nella|torniamo nel|torniamo in|torniamo al|torniamo alla|torniamo ai|torna a|torna in|tornando a|di nuovo in',
})

/** The same before one that was shown. */
const BACK = marksOf({
  en: 'back|go back|going back|lets go back|return',
  de: 'zurück|noch mal|nochmal|gehen wir zurück|wieder',
  fr: 'retour|revenons|reviens|revenir|retournons|retourne',
  es: 'volvamos|vuelve|volver|volviendo|de vuelta|regresemos',
  it: 'torniamo|torna|tornare|tornando|di nuovo',
})

/** Reads each of these as "instead" before what is meant. */
export function withReplacement(said: Said): readonly Span[] {
  const { language } = said
  const from = said.spans.findIndex(span => !isLead(span))
  if (from === -1) return said.spans
  const spans = said.spans
  const returned = markAt(said, from, RETURNS)
  if (returned > 0 && isFragment(spans.slice(from + returned))) return instead(spans, from, returned)
  // "Back to the first": that one.
  const back = Math.max(returned, markAt(said, from, BACK))
  if (back > 0 && spans.slice(from + back, from + back + 2).some(isOrdinal)) return aside(spans, from, back)
  const behind = meantBefore(said, from)
  if (behind) return behind
  const corrected = lengthOfCorrects(said, from)
  const rest = from + corrected + (corrected > 0 ? lengthOfLead(spans.slice(from + corrected)) : 0)
  const denied = deniedAt({ spans, language }, rest)
  if (denied > 0 && isFragment(spans.slice(rest + denied))) return instead(spans, from, rest + denied - from)
  // "Forget Sarek, lakes in Finland": what follows says all by itself; "not Sarek, I've been there" leaves Sarek out.
  const isAsked = spans.slice(rest + denied).some(span => isPlace(span) || isKind(span))
  if (denied > 0 && isAsked && !spans.slice(rest, rest + denied).some(isPronoun))
    return aside(spans, from, rest + denied - from)
  // Denied alone: what is left is not wanted.
  const forgot = markAt(said, rest, FORGETS)
  if (forgot > 0 && spans[rest]?.meaning.is !== 'negation' && isOnlyPlaces(spans.slice(rest + forgot)))
    return spans.toSpliced(
      from,
      rest + forgot - from,
      merged(spans.slice(from, rest + forgot), { is: 'negation' }, 'not'),
    )
  if (corrected > 0 && isFragment(spans.slice(rest))) return instead(spans, from, rest - from)
  return corrected > 0 && spans[from + corrected]?.meaning.is === 'comma' ? aside(spans, from, corrected) : spans
}

/** "Sorry," and "oops, I mean", as many as there are. */
function lengthOfCorrects(said: Said, from: number): number {
  const first = markAt(said, from, CORRECTS)
  const next = from + first + (said.spans[from + first]?.meaning.is === 'comma' ? 1 : 0)
  const more = first > 0 ? markAt(said, next, CORRECTS) : 0
  return more > 0 ? next + more - from : first
}

/** "Seattle, I meant": the same with the correction behind it. */
function meantBefore(said: Said, from: number): readonly Span[] | null {
  const { spans } = said
  const at = spans.findIndex((_, i) => i > from && markAt(said, i, CORRECTS_BEHIND) > 0)
  const end = at + (at === -1 ? 0 : markAt(said, at, CORRECTS_BEHIND))
  const first = from + markAt(said, from, CORRECTS)
  const meant = at === -1 ? [] : spans.slice(first, at).filter(({ meaning }) => meaning.is !== 'comma')
  if (!isFragment(meant) || spans.slice(end).some(({ meaning }) => meaning.is !== 'sign')) return null
  return [merged(spans.slice(at, end), { is: 'follow', as: 'instead' }, 'instead'), ...meant, ...spans.slice(end)]
}

function aside(spans: readonly Span[], from: number, length: number): readonly Span[] {
  return spans.toSpliced(from, length, merged(spans.slice(from, from + length), FILLER))
}

function instead(spans: readonly Span[], from: number, most: number): readonly Span[] {
  // "Rather near Ordino": near it is not in it.
  const length = most > 1 && isNear(spans[from + most - 1]) ? most - 1 : most
  const meant = merged(spans.slice(from, from + length), { is: 'follow', as: 'instead' }, 'instead')
  // "Dann lieber", "no, sorry": what leads in says nothing.
  const leads = spans
    .slice(0, from)
    .map(span => (SAYS_NOTHING.has(span.meaning.is) ? { ...span, meaning: FILLER } : span))
  return [...leads, meant, ...spans.slice(from + length)]
}

function isNear(span: Span | undefined): boolean {
  return span?.meaning.is === 'relation' && span.meaning.relation === 'near'
}

const SAYS_NOTHING: ReadonlySet<Span['meaning']['is']> = new Set(['unknown', 'negation'])

/** "No,", "hmm": what begins a correction and corrects nothing itself. */
function isLead({ meaning, typed }: Span): boolean {
  if (meaning.is === 'sign' || meaning.is === 'comma') return true
  return LEADS.test(typed)
}

const LEADS =
  /^(no|nope|nah|hm+|ah|oh|ok|okay|well|so|but|then|nein|nee|nö|ach|aber|dann|na|non|mais|alors|bon|pero|entonces|bueno|ma|allora|beh|and|und|et|y|e)$/i

function lengthOfLead(spans: readonly Span[]): number {
  const end = spans.findIndex(span => !isLead(span) && (!isSmall(span) || isNear(span)))
  return end === -1 ? spans.length : end
}

/** How many spans say "forget Sweden," before what is meant in its place; 0 where nothing is meant instead. */
function deniedAt(said: Said, at: number): number {
  const { spans } = said
  const forgot = markAt(said, at, FORGETS)
  if (forgot === 0) return 0
  const named = spans.findIndex((span, i) => i >= at + forgot && !isSmall(span))
  const joint = spans.findIndex((span, i) => i > named && !isSmall(span))
  const [thing, then] = [spans[named], spans[joint]]
  // "Not that, I meant Abisko".
  const isThat = spans.slice(at + forgot, named).some(({ typed }) => THAT.test(typed))
  if (isThat && thing?.meaning.is === 'comma') return named + 1 - at + lengthOfLead(spans.slice(named + 1))
  if (!thing || !then || !(isPlace(thing) || isKind(thing) || isPronoun(thing))) return 0
  if (then.meaning.is === 'comma' || then.meaning.is === 'sign' || JOINTS.test(then.typed))
    return joint + 1 - at + lengthOfLead(spans.slice(joint + 1))
  return then.meaning.is === 'follow' && then.meaning.as === 'instead' ? joint + 1 - at : 0
}

const THAT = /^(that|this|it|these|those|das|dies|ça|cela|eso|esto|quello|questo|ciò)$/i
const JOINTS = /^(but|then|rather|try|sondern|lieber|dann|mais|plutôt|sino|mejor|ma|meglio)$/i

/** "The" and other words that say nothing. */
function isSmall({ meaning }: Span): boolean {
  return isFiller({ meaning }) || meaning.is === 'relation'
}

function isOrdinal({ meaning, typed }: Span): boolean {
  return meaning.is === 'ordinal' || isPronoun({ meaning }) || ENDS.test(typed)
}

const ENDS = /^(first|last|(das |dem |zum )?letzten?|dernier|dernière|último|última|ultimo|ultima)$/i

function isPronoun({ meaning }: Pick<Span, 'meaning'>): boolean {
  return meaning.is === 'pronoun'
}

function isPlace({ meaning }: Span): boolean {
  return meaning.is === 'name'
}

function isKind({ meaning }: Span): boolean {
  return meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature)
}

/** A place or a kind of place, not both: both together, or a verb, are a question by themselves. */
function isFragment(spans: readonly Span[]): boolean {
  const rest = spans.filter(span => !isSmall(span) && span.meaning.is !== 'sign')
  const isShort =
    rest.length > 0 && rest.length <= MOST_OF_FRAGMENT && rest.every(({ meaning: { is } }) => OF_FRAGMENT.has(is))
  // "Sorry, picnic" puts one wish for another; "sorry, with toilets" adds one.
  const isAdding = rest.some(({ meaning }) => meaning.is === 'follow' && meaning.as === 'and')
  return isShort && rest.some(isPlace) !== rest.some(isAdding ? isKind : isFeature)
}

function isFeature({ meaning }: Span): boolean {
  return meaning.is === 'feature'
}

const MOST_OF_FRAGMENT = 5
const OF_FRAGMENT: ReadonlySet<Span['meaning']['is']> = new Set([
  'name',
  'feature',
  'and',
  'or',
  'comma',
  'quality',
  'intensifier',
  'follow',
  'side',
])

function isOnlyPlaces(spans: readonly Span[]): boolean {
  const rest = spans.filter(span => !isSmall(span) && span.meaning.is !== 'sign')
  return rest.length > 0 && rest.every(span => isPlace(span) || span.meaning.is === 'and' || span.meaning.is === 'or')
}

import { fold } from '../../../text/fold.ts'
import { FALLING, RESPITE, SPENT } from './falling.ts'
import { FAREWELL, HOLIDAY, LAST_DAY, LAST_WORDS } from './farewell.ts'
import { OWN_HAND } from './own-hand.ts'

// Reviewed signs of despair, none of which tells it alone: "where nobody finds me" is solitude, with "my body" it is not.
// Regular expressions of whole words, folded, without apostrophes; of all languages, since people mix them.

/** What somebody in despair may say; one alone is harmless. */
const SIGNS = {
  /** Cannot go on. */
  exhausted: [
    'i (just )?(can not|cant|cannot) (go on|take it|take this|bear it|carry on)(?! (the|my|to|with|until|for|a)(?!\\p{L}))|i (can not|cant|cannot) do (this|it) any ?(more|longer)',
    '(done|fed up|finished) with (life|living|everything|this world)|(had|have had) enough of (life|living|everything)|no hope( left)?|hopeless|(tired|sick|weary|exhausted) of (everything|life|living|being alive|existing|it all|all of it|all of this|fighting|trying|being me|myself|this life)(?! (here|in|at|about|with|around)(?!\\p{L}))|(no|not any) point (in )?(living|going on|carrying on)',
    'ich (kann|mag|schaffe es|halte es) (einfach )?nicht (mehr|langer)(?! (als|so|auf|aufhoren|lang|lange|weit|gut|laufen|gehen|wandern)(?!\\p{L}))|kann ich nicht mehr(?! (als|so|auf|aufhoren|lang|lange|weit|gut|laufen|gehen|wandern)(?!\\p{L}))|hab(e)? genug vom leben|keine hoffnung|keinen sinn|keine kraft mehr',
    '(je )?n ?en (peux|peut) plus|(je )?ne peux plus (continuer|tenir)|plus la force|plus aucun espoir|marre de (la vie|vivre|tout)',
    '(ya )?no (puedo|aguanto|doy) mas(?! (de|que|lejos|alla)(?!\\p{L}))|no puedo seguir|(harto|harta|cansado|cansada) de (vivir|la vida|todo)|sin esperanza|ya no tengo fuerzas',
    'non ce la faccio piu|non ne posso piu|(stanco|stanca|stufo|stufa) (di vivere|della vita|di tutto)|nessuna speranza|non ho piu forze',
  ],
  /** An end of everything. */
  end: [
    'end(ing)? (it|everything|this)|stop (existing|living|being|everything|it all)|(just|simply) stop|make it stop|be over|not be here|nothing matters',
    'aufhoren|schluss machen|nicht mehr da( zu)? sein|nicht mehr aufwachen|fur immer (schlafen|einschlafen)|ein ende|es beenden|alles hinter mir lassen',
    'tout arreter|arreter tout|(m )?arreter la|que (ca|tout) s ?arrete|ne plus (etre la|exister|me reveiller)|m ?endormir pour toujours',
    'dejar de (existir|vivir|ser|sufrir)|que (todo )?(pare|acabe|termine)|no despertar|dormir para siempre|parar del todo|dejarlo todo',
    'smettere|finire tutto|che (tutto )?finisca|non svegliarmi|dormire per sempre|non esistere|non esserci piu|farla finita',
  ],
  /** To be gone. */
  gone: [
    '(can|could|to|i|just|simply) (disappear|vanish|be gone)',
    'verschwinden (kann|konnte|will|mochte|darf)|(ich|einfach|zum) verschwinden',
    '(ou|pour|veux|puisse|peux|juste) disparaitre',
    '(donde|para|quiero|pueda|puedo|solo) desaparecer',
    '(dove|per|voglio|possa|posso|cui|solo) (sparire|scomparire)',
  ],
  forever: ['for ?ever', 'fur immer', 'pour toujours|a jamais', 'para siempre', 'per sempre'],
  unfound: [
    '(nobody|no one|noone|no body) (will |would |can |could |ever |will ever |would ever |is going to )*(find|look for|search for|miss)s?',
    '(never|not|wont|isnt) (be |get |ever be )?found',
    '(niemand|keiner) (\\w+ ){0,3}(findet|finden|sucht|vermisst|suchen)|(mich|korper|leiche) (niemand|keiner|nie) (mehr |je |wieder )*(findet|finden|gefunden|sucht|vermisst)|nie (mehr |wieder )?gefunden',
    '(personne|nul) ne (me |m |pourra |va |viendra )*(trouve|trouver|retrouve|retrouver|trouvera|retrouvera|cherche|chercher|cherchera)|jamais (me )?(retrouve|trouve)',
    '(nadie|ninguno) (me |pueda |va a |puede |jamas |nunca )*(encuentre|encuentra|encontrara|encontrar|encontrarme|busque|buscara|halle|eche de menos)|nunca (me )?(encuentren|encontraran|encontrado)',
    '(nessuno) (mi |puo |possa |potra |mai )*(trovi|trova|trovera|trovare|trovarmi|cerchi|cerca|cerchera|ritrovi|ritrovera)|mai (piu )?(trovato|trovata|ritrovato)',
  ],
  body: [
    'my (dead )?(body|corpse|remains)',
    'mein(e|en|em|er)? (leiche|leichnam|korper|uberreste)',
    'mon (corps|cadavre)|ma depouille',
    'mi (cuerpo|cadaver)|mis restos',
    'mio (corpo|cadavere)|miei resti',
  ],
  /** To let oneself fall. */
  fall: [
    '(throw|hurl|fling|drop) myself|let myself (fall|drop)|(can|could|to|i|want to|just) (jump|leap)',
    'mich (fallen lasse|fallen lassen|hinabstur\\w+|runterwerfen|hinunterwerfen|werfen)|(runter|hinunter|herunter|hinab|ab)\\s?(zu)?spring\\w+|(zum|ich) springen|springen (kann|konnte|will)',
    '(me|m) (jeter|lancer|laisser tomber|precipiter)|(pour|veux|puisse|peux|ou) (sauter)|je saute',
    '(tirarme|lanzarme|arrojarme|dejarme caer|precipitarme)|me (tiro|lanzo|arrojo)|(para|quiero|pueda|puedo|donde) saltar',
    '(buttarmi|gettarmi|lanciarmi|lasciarmi cadere)|mi (butto|getto|lancio)|(per|voglio|possa|posso|cui) saltare',
  ],
  /** Where somebody falls from. */
  height: [
    'high|higher|highest|tall|cliff|cliffs|bridge|edge|precipice|ledge',
    'hoch|hohe|hoher|hohes|hohen|hochste|hochsten|klippe|klippen|brucke|abgrund|tief genug',
    'haut|haute|hauts|hauteur|falaise|falaises|pont|precipice|vide',
    'alto|alta|altos|altas|altura|acantilado|acantilados|puente|precipicio|vacio',
    'alto|alta|alti|alte|altezza|scogliera|scogliere|ponte|precipizio|strapiombo|vuoto|dirupo',
  ],
  ...FALLING,
} as const satisfies Record<string, readonly string[]>

type Sign = keyof typeof SIGNS

/** Signs that tell despair when a question holds all of one row. */
const TOGETHER: readonly (readonly Sign[])[] = [
  ['body', 'unfound'],
  ['exhausted', 'end'],
  ['exhausted', 'gone'],
  ['exhausted', 'fall'],
  ['exhausted', 'unfound'],
  ['gone', 'forever'],
  ['gone', 'unfound'],
  ['end', 'unfound'],
  ['end', 'fall'],
  ['unfound', 'fall'],
  ['unfound', 'forever'],
  ['fall', 'height'],
  ['edge'],
  ['leap'],
  ['die', 'height'],
  ['finish', 'height'],
  ['return', 'height'],
]

/** What makes harmless sense of signs that a row holds: sport, water to land in, a stay that ends, noise that is to end. */
const SENSE: readonly string[] = [
  'water|sea|lake|river|pool|ocean|swim|swimming|parachut\\w*|paraglid\\w*|paragliding|base|bungee|bungy|wingsuit|rope|zip ?line|hang glid\\w*|horse|horses|show ?jump\\w*|ski|rock ?pool|fish|whales|salmon|dolphins',
  'wasser|meer|(am|im|in den|einen) see|fluss|schwimmen|baden|gleitschirm\\w*|fallschirm\\w*|seil|lachse|wiese|gras',
  'eau|mer|lac|riviere|nager|baignade|parapente|parachute|elastique|herbe',
  'agua|mar|lago|rio|nadar|parapente|paracaidas|puenting|tirolina|cesped|hierba',
  'acqua|mare|fiume|nuotare|parapendio|paracadute|elastico|erba|prato',
  'weekend|week|weeks|days?|hours?|afternoon|evening|holidays?|vacation|month|night|summer|phone|email|boss|colleagues|kids|children',
  'wochenende|woche|wochen|tage?|stunden?|nachmittag|urlaub|ferien|monat|nacht|sommer|handy|chef|kollegen|kinder',
  'semaine|semaines|jours?|heures?|apres midi|vacances|mois|nuit|(l|cet|en|d) ete|telephone|chef|collegues|enfants',
  'semana|semanas|dias?|horas?|tarde|vacaciones|un mes|meses|noche|verano|telefono|jefe|colegas|ninos',
  'settimana|settimane|giorni|giorno|ore|ora|pomeriggio|vacanze|vacanza|mese|notte|estate|telefono|capo|colleghi|bambini',
  'noise|traffic|larm|verkehr|bruit|trafic|ruido|trafico|rumore|traffico',
]

/** Signs that nothing makes harmless sense of. */
const PLAIN: readonly (readonly Sign[])[] = [
  ['body', 'unfound'],
  ['exhausted', 'end'],
  ['gone', 'forever'],
  ['end', 'fall'],
  ['leave', 'off'],
  ['leave', 'height'],
  ['leave', 'return'],
  ['leave', 'fall'],
  ['leave', 'finish'],
  ['leave', 'into'],
  ['exhausted', 'finish'],
  ['exhausted', 'return'],
  ['return', 'edge'],
  ['return', 'off'],
  ['return', 'into'],
  ['die', 'edge'],
  ['die', 'into'],
  ['finish', 'return'],
]

/** Tells whether a question speaks of death by one's own hand, takes leave, or signs of despair stand together in it. */
export function isDespair(question: string): boolean {
  const folded = fold(question.slice(0, LONGEST_READ)).replaceAll(/['’](t|ll)\b/g, '$1')
  const text = wordsOf(folded)
  const clauses = folded.split(/[.,;:!?\n]/).map(clause => wordsOf(clause).trim())
  if (OWN_HAND_PATTERN.test(text.trim()) || isFarewell(text, clauses)) return true
  const signs = new Map<Sign, boolean>()
  const isSaid = (sign: Sign) => signs.getOrInsertComputed(sign, () => SIGN_PATTERNS[sign].test(text))
  const holds = (row: readonly Sign[]) => row.every(isSaid)
  if (PLAIN.some(holds) || (TOGETHER.some(holds) && !SENSE_PATTERN.test(text))) return true
  const isSpent = clauses.some(clause => SPENT_PATTERN.test(clause))
  return isSpent && !SENSE_PATTERN.test(text) && !RESPITE_PATTERN.test(text)
}

function isFarewell(text: string, clauses: readonly string[]): boolean {
  if (FAREWELL_PATTERN.test(text)) return true
  return clauses.some(clause => {
    return LAST_WORDS_PATTERN.test(clause) || (LAST_DAY_PATTERN.test(clause) && !HOLIDAY_PATTERN.test(text))
  })
}

function wordsOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
}

const LONGEST_READ = 600
const SIGN_PATTERNS = Object.fromEntries(
  Object.entries(SIGNS).map(([sign, phrases]) => [sign, patternOf(phrases)]),
) as Record<Sign, RegExp> // keys of the table
const SENSE_PATTERN = patternOf(SENSE)
const OWN_HAND_PATTERN = patternOf(OWN_HAND)
const FAREWELL_PATTERN = patternOf(FAREWELL)
const LAST_WORDS_PATTERN = endingIn(LAST_WORDS)
const LAST_DAY_PATTERN = endingIn(LAST_DAY)
const HOLIDAY_PATTERN = patternOf(HOLIDAY)
const RESPITE_PATTERN = patternOf(RESPITE)
const SPENT_PATTERN = new RegExp(`^(?:${SPENT.join('|')})$`, 'u')

function patternOf(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'u')
}

function endingIn(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})( please)?$`, 'u')
}

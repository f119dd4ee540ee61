import { METHOD } from '../../../../silence/parameters.ts'
import { GERMAN_WHERE } from './where.ts'
import type { Ranked, Stated } from '../stated.ts'
import { type Gender, inList } from '../words.ts'
import { FIRST } from './grammar.ts'
import { GERMAN_UNKNOWABLE } from './unknowable.ts'

const THE = { m: 'der', f: 'die', n: 'das' } as const
const ANOTHER = { m: 'weiterer', f: 'weitere', n: 'weiteres' } as const

const exampleCount: (plural: string, gender: Gender) => string = plural => `Wie viele ${plural} gibt es?`

/** The sentences of answers in German. Counts and ratings are in digits; what is unknown is "nicht bekannt". */
export const GERMAN_SENTENCES = {
  quoted: (text: string) => `„${text}“`,
  and: 'und',
  or: 'oder',
  /** Ahead of a list. */
  colon: ':',
  /** Between the facts of a line. */
  semicolon: ';',
  /** What joins the last of a list to those before it: "y", "e" before "islas". */
  joint: (joint: 'and' | 'or', _last: string): string => (joint === 'and' ? 'und' : 'oder'),
  notKnown: 'nicht bekannt',
  lessThan: (text: string) => `weniger als ${text}`,
  rating: (rating: string) => `Bewertung ${rating}`,
  doubt: { low: 'geringe Sicherheit', medium: 'mittlere Sicherheit', high: 'hohe Sicherheit' },
  where: GERMAN_WHERE,
  middle: (name: string) => `${name} (Mitte)`,
  perhaps: (word: string) => `vielleicht ${word}`,
  away: (km: string, from: string | null) => (from === null ? `${km} entfernt` : `${km} von ${from}`),
  gettingThere: (text: string) => `Anreise (englisch): ${text}`,
  /** Behind the first of a list. */
  gettingThereToo: (text: string) => `Anreise: ${text}`,
  holds: (wishes: string) => `bekannt: ${wishes}`,
  notKnownWishes: (wishes: string) => `nicht bekannt: ${wishes}`,

  notApplied: (words: string) => `Nicht berücksichtigen konnte ich: ${words}.`,
  rivers:
    'Zu einem Fluss zählt hier, was bis etwa dreißig Kilometer von ihm liegt: Sein Lauf ist nur grob verzeichnet.',
  riversTooCoarse:
    'Was entlang eines Flusses liegt, lässt sich in einem so kleinen Gebiet nicht sagen: Sein Lauf ist nur grob verzeichnet, auf etwa dreißig Kilometer. Es zählt das ganze Gebiet, auch was weit vom Wasser liegt.',
  estimated: (words: string, km: string) => `${words} ist als etwa ${km} Luftlinie verstanden: eine Schätzung.`,
  readAs: (pairs: readonly (readonly [string, string])[]) =>
    `Gelesen habe ich ${pairs.map(([from, to]) => `„${from}“ als „${to}“`).join(' und ')}.`,
  moreWords: (count: number) => `${count} weitere`,
  allThatFollows: 'alles Weitere',
  homonym: (name: string, elsewhere: string, count: number) =>
    count === 1
      ? `Gesucht habe ich in ${name}; es gibt ein weiteres in ${elsewhere}.`
      : `Gesucht habe ich in ${name}; den Namen gibt es auch anderswo: ${elsewhere}.`,

  none: (phrase: string) => `Kein Treffer für „${phrase}“.`,
  noneRecorded: (phrase: string) => `Als „${phrase}“ ist hier nichts verzeichnet.`,
  zero: (phrase: string) => `Der Katalog hat 0 ${phrase}.`,
  without: (conditions: readonly string[], count: number) =>
    `Ohne ${count === 1 ? 'die Bedingung' : 'die Bedingungen'} ${inList(conditions, 'und')}:`,
  highestRating: (rating: string) => `höchste Bewertung: ${rating}`,
  are: ({ total, phrase, isYes }: Stated) => `${isYes ? 'Ja, der Katalog hat' : 'Der Katalog hat'} ${total} ${phrase}`,
  lead: (order: string, count: number, more: number, gender: Gender) =>
    `${count === 1 ? 'An der Spitze der' : `Die ${count}`} ${order}${more > 0 ? ` (${more} ${more === 1 ? `${ANOTHER[gender]} ist` : 'weitere sind'} so hoch bewertet wie ${THE[gender]} letzte)` : ''}:`,
  orders: {
    rating: 'ruhigsten',
    noise: 'lautesten',
    distance: 'nächsten',
    farthest: 'entferntesten',
    highest: 'höchsten',
    lowest: 'tiefsten',
    northernmost: 'nördlichsten',
    southernmost: 'südlichsten',
    easternmost: 'östlichsten',
    westernmost: 'westlichsten',
    'lowest level': 'mit dem niedrigsten Lärmpegel',
    'highest level': 'mit dem höchsten Lärmpegel',
    'most activities': 'mit den meisten Aktivitäten',
    'most tags': 'mit den meisten Merkmalen',
  } as Readonly<Record<string, string>>,
  inOrder: 'Der Reihe nach:',
  first: (order: string, phrase: string, { rank, label }: Ranked) =>
    `${rank > 1 ? `Auf Platz ${rank} der ${order}` : `An der Spitze der ${order}`} („${phrase}“): ${label}.`,
  best: (head: string, gender: Gender, order: string) =>
    `${{ m: 'Der', f: 'Die', n: 'Das' }[gender]} ${order === 'highest' && head === 'Gipfel' ? 'höchste' : (FIRST.get(order) ?? '')} ${head}`,
  is: (best: string, label: string) => `${best} ist ${label}`,
  noisy: 'laut',
  noisyLeft: (count: number, below: string) =>
    count === 1
      ? `1 lauter Ort (Bewertung unter ${below}) wird nicht gezeigt.`
      : `${count} laute Orte (Bewertung unter ${below}) werden nicht gezeigt.`,
  tied: (count: number, gender: Gender) =>
    count === 1 ? `1 ${ANOTHER[gender]} ist gleich bewertet.` : `${count} weitere sind gleich bewertet.`,
  onlyOne: 'Es ist der einzige Treffer im Katalog.',
  fewer: (total: number) => `So viele gibt es nicht: ${total} ${total === 1 ? 'passt' : 'passen'}.`,
  /** Where noisy spots that are not shown may lie nearer. */
  butNoisy: ', von lauten abgesehen,',
  closest: (phrase: string, place: string, name: string, km: string, rating: string, but: string) =>
    `Am nächsten bei ${place} („${phrase}“)${but} liegt ${name}, ${km} Luftlinie entfernt, ${rating}.`,
  closestOfWidened: (name: string, place: string, km: string, rating: string, but: string) =>
    `Am nächsten${but} liegt ${name} (${rating}), ${km} Luftlinie von ${place}.`,
  /** Nothing is near: the closest of all. */
  closestFar: (name: string, place: string, km: string, rating: string, but: string) =>
    `Nichts davon liegt in der Nähe: Am nächsten${but} liegt ${name} (${rating}), ${km} Luftlinie von ${place}.`,
  looked: (km: string) => `Gesucht habe ich bis ${km} von dort.`,
  byDistance: (shown: number, total: number) => `Nach Entfernung${total > shown ? `, ${shown} von ${total}` : ''}:`,
  unmeasuredOf: (count: number, isHeight: boolean, isGivenUp: boolean) =>
    isGivenUp
      ? `Bei ${count} ist ${isHeight ? 'die Höhe' : 'der Lärmpegel'} nicht bekannt.`
      : `Bei ${count === 1 ? 'einem weiteren' : `${count} weiteren`} ist ${isHeight ? 'die Höhe' : 'der Lärmpegel'} nicht bekannt; ausgelassen.`,
  unranked: (count: number, isHeight: boolean) =>
    `Bei ${count} davon ist ${isHeight ? 'die Höhe' : 'das'} nicht bekannt; ${count === 1 ? 'nicht mitgezählt' : 'sie sind nicht mitgezählt'}.`,
  metres: (text: string) => `${text} m über dem Meer`,
  description: (text: string) => `Beschreibung (englisch): ${text}`,

  several: (count: number, phrase: string, names: string) =>
    `${count} Orte heißen „${phrase}“, der ruhigste zuerst: ${names}. Das Folgende gilt dem ersten.`,
  access: (name: string, status: 'free' | 'paid' | undefined) =>
    status === undefined
      ? `Ob der Zugang zu ${name} kostenlos ist, ist nicht bekannt.`
      : `Der Zugang zu ${name} ist ${status === 'free' ? 'kostenlos' : 'kostenpflichtig; wie viel er kostet, ist nicht bekannt'}.`,
  fire: (name: string, status: string | null) =>
    status === null
      ? `${name}: Ob man dort Feuer machen darf, ist nicht bekannt.`
      : `${name}: Feuer ist dort ${status === 'allowed' ? 'erlaubt' : status === 'prohibited' ? 'verboten' : `geregelt: ${status}`}.`,
  transport: (name: string, text: string | null) =>
    text === null ? `${name}: Wie man dorthin kommt, ist nicht bekannt.` : `${name}, Anreise (englisch): ${text}`,
  byMode: (name: string, mode: string) => `Ob ${name} erreichbar ist (${mode}), ist nicht bekannt.`,
  yes: (sentence: string) => `Ja: ${sentence}`,
  no: (sentence: string) => `Nein: ${sentence}`,
  /** What was asked for and not found; Spanish begins so as well. */
  deny: (none: string) => `Nein: ${none}`,
  rated: (name: string, rating: string, word: string) => `${name}: Bewertung ${rating} (${word}).`,
  located: (name: string, at: string, near: string | null, country: string | null) =>
    `${name} liegt bei ${at}${near === null ? '' : `, nahe ${near}`}${country === null ? '' : `, ${country}`}.`,
  activities: (name: string, list: string | null) =>
    list === null ? `Was man bei ${name} tun kann, ist nicht bekannt.` : `Aktivitäten bei ${name}: ${list}.`,
  scenery: (name: string, type: string | null) =>
    type === null ? `Der Landschaftstyp von ${name} ist nicht bekannt.` : `Landschaftstyp von ${name}: ${type}.`,
  comments: (name: string, count: number | undefined) =>
    count === undefined
      ? `Die Zahl der Kommentare zu ${name} ist nicht bekannt.`
      : `${name} hat ${count} ${count === 1 ? 'Kommentar' : 'Kommentare'}.`,
  tags: (name: string, list: string | null) =>
    list === null ? `Was es bei ${name} gibt, ist nicht bekannt.` : `Merkmale von ${name}: ${list}.`,
  distanceTo: (name: string, place: string, km: string | null) =>
    km === null
      ? `Wie weit ${name} von ${place} entfernt ist, ist nicht bekannt.`
      : `${name} liegt ${km} Luftlinie von ${place} entfernt.`,
  nearerUnknown: (name: string, one: string, other: string) =>
    `Ob ${name} näher an ${one} oder an ${other} liegt, ist nicht bekannt: Ein Land oder eine große Region hat keinen einzelnen Punkt, von dem aus man messen könnte.`,
  inPlace: (name: string, place: string, isIn: boolean | null, country: string | null) =>
    isIn === null
      ? `Ob ${name} hierzu gehört, ist nicht bekannt: ${place}.`
      : isIn
        ? `Ja, ${name} liegt dort: ${place}.`
        : `Nein, ${name} liegt hier: ${country ?? ''}.`,
  drinkingWater: (name: string) =>
    `Bei ${name} ist eine Trinkwasserstelle verzeichnet; ob sie läuft und ob das Wasser unbedenklich ist, ist hier nicht bekannt.`,
  feature: (name: string, feature: string, has: boolean) =>
    has ? `Ja, bei ${name} ist verzeichnet: ${feature}.` : `Ob es das bei ${name} gibt, ist nicht bekannt: ${feature}.`,
  elevation: (name: string, metres: string | null) =>
    metres === null ? `Wie hoch ${name} liegt, ist nicht bekannt.` : `${name} liegt ${metres} m über dem Meer.`,
  elevationAt: (name: string) =>
    `${name}: Wie hoch es dort liegt, ist nicht bekannt; Höhen kennt der Katalog nur von seinen eigenen Orten.`,
  unrecorded: (name: string, word: string, sentence: string | null) =>
    sentence === null
      ? `Zu „${word}“ ist bei ${name} nichts verzeichnet; es ist nicht bekannt.`
      : `Die Beschreibung von ${name} sagt (englisch): ${sentence}`,

  whyEdited: (name: string, rating: string) =>
    `${name} hat von der Redaktion die Bewertung ${rating}; welche Lärmquellen dahinter stehen, ist nicht bekannt, denn Pegel wurden nicht berechnet.`,
  whyAtCoordinates: (name: string, rating: string, level: string) =>
    `${name} hat von der Redaktion die Bewertung ${rating}; Lärmquellen nennt die Redaktion nicht. An den Koordinaten wurden ${level} dB Lärm berechnet.`,
  whyNoMap: (name: string, rating: string) =>
    `${name} hat die Bewertung ${rating}, berechnet aus einer Lärmkarte, die nicht zur Hand ist: Was dahinter steht, ist nicht bekannt.`,
  why: (name: string, rating: string, level: string, low: string, high: string, method: string, doubt: string) =>
    `${name} hat die Bewertung ${rating}, denn berechnet wurden dort ${level} dB Lärm, mit einer Spanne von ${low} bis ${high} (Methode ${method}, ${doubt}).`,
  silenceAt: (name: string, rating: string, level: string, low: string, high: string, method: string, doubt: string) =>
    `${name}: ${level} dB Lärm wurden dort berechnet, das ist die Bewertung ${rating}, mit einer Spanne von ${low} bis ${high} (Methode ${method}, ${doubt}).`,
  silenceUnknown: (name: string) =>
    `Wie ruhig es dort ist (${name}), ist nicht bekannt: Keine importierte Region deckt den Punkt ab.`,
  quietestPoint: (name: string, km: string) =>
    `Der ruhigste Punkt im Umkreis von ${km} um ${name}, den man zu Fuß erreicht:`,
  pointsUnknown: (name: string, km: string) =>
    `Der ruhigste Punkt im Umkreis von ${km} um ${name} ist nicht bekannt: Keine importierte Region deckt ihn ab.`,
  pointsNone: (name: string, km: string) =>
    `Der ruhigste Punkt im Umkreis von ${km} um ${name} ist nicht bekannt: Kein Weg oder Pfad ist dort bekannt.`,
  pointsNext: (list: string) => `Danach kommen ${list}.`,
  about: (level: string) => `etwa ${level}`,
  loudest: (sources: string | null) =>
    sources === null ? 'Im Umkreis wurde keine Lärmquelle gefunden.' : `Am lautesten dort: ${sources}.`,
  reasonSupposed: 'das meiste, was zu hören sein mag, liegt jenseits der Karte und ist nicht bekannt',
  reasonNone: 'keine Straße, Bahn oder Siedlung ist nah genug, um gehört zu werden',
  reasonFaint: (source: string) => `schwach zu hören ist nur: ${source}`,
  reasonMixed: (source: string) => `mehrere Geräusche mischen sich, am lautesten: ${source}`,
  reasonMost: (source: string) => `der meiste Lärm kommt von hier: ${source}`,
  rightThere: 'unmittelbar dort',

  equallyRated: (a: string, b: string) => `Beide sind gleich bewertet: ${a}; ${b}.`,
  quieter: (one: string, other: string, difference: string, isQuieter: boolean) =>
    `${one} ist ${isQuieter ? 'ruhiger' : 'lauter'} als ${other} (Unterschied ${difference}):`,
  ranked: (list: string) => `Vom ruhigsten zum lautesten: ${list}.`,
  uncompared: (name: string) => `Wie ruhig ${name} ist, ist hier nicht bekannt.`,
  here: 'Wo Sie sind, ist hier nicht bekannt: Nennen Sie einen Ort, oder Breite und Länge.',
  unknownPlace: (name: string) =>
    `Ein Ort namens „${name}“ ist hier nicht bekannt; was es dort gibt, kann ich darum nicht sagen.`,
  unmeasured: (said: string) => `Das ist hier nicht bekannt (${said}): Der Katalog verzeichnet es nicht.`,
  help: 'Ich beantworte Fragen zu den ruhigen Naturorten dieses Katalogs: wo sie liegen, wie ruhig sie bewertet sind und warum, was es dort gibt und was man dort darf, was am nächsten liegt und wie viele es sind.',
  ratingHelp: `Die Bewertung der Stille reicht von 1 (laut) bis 5 (völlig still), mit einer Dezimalstelle. Sie wird nach dem Verfahren ${METHOD} aus den Straßen, Bahnen, Flughäfen, Siedlungen und Betrieben auf der Karte ringsum berechnet oder von einer Redaktion vergeben; mit einem Mikrofon vor Ort gemessen ist keine. Fragen Sie, warum ein Ort so bewertet ist, um zu sehen, was dort am lautesten ist.`,
  notUnderstood: (foreign: string | null) =>
    `Das kann ich nicht beantworten: Ich kenne nur die ruhigen Naturorte dieses Katalogs.${foreign === null ? '' : ` Nicht verstanden habe ich ${foreign}.`}`,
  examples: (list: string) => `Fragen Sie zum Beispiel: ${list}.`,
  exampleBest: (phrase: string) => `Wo gibt es ${phrase}?`,
  exampleFire: (name: string) => `Darf man in ${name} Feuer machen?`,
  exampleCount,
  englishOnly: 'Diese Antwort gibt es nur auf Englisch:',
  declinedSelf: [
    'Es tut mir leid, dass es Ihnen gerade so schwer geht.',
    'Dabei kann ich nicht helfen, aber jemand anderes kann es: Bitte sprechen Sie jetzt mit jemandem, dem Sie vertrauen, oder rufen Sie den Notruf an (112 in Europa).',
    'Auf findahelpline.com finden Sie Menschen, mit denen Sie kostenlos und vertraulich reden oder schreiben können.',
  ] as readonly string[],
  declinedOthers: 'Dabei kann ich nicht helfen.',
  unknowable: GERMAN_UNKNOWABLE,
}

/** What every language says. */
export type Sentences = typeof GERMAN_SENTENCES

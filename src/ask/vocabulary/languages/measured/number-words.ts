// Numbers in words, which the tables know one by one only up to a few: "zweihundertfünfzig", "deux cent cinquante".

type Spelling = {
  /** From nought to nineteen, and the tens from twenty. */
  small: readonly string[]
  tens: readonly string[]
  /** Two digits that are put together otherwise than by the rule. */
  ten: (tens: string, unit: string, digits: readonly [ten: number, unit: number]) => readonly string[]
  hundreds: (count: number, word: string) => readonly string[]
  /** What stands between hundreds and the rest. */
  joint: readonly string[]
  thousand: (count: number, word: string) => readonly string[]
}

export type Spoken = 'en' | 'de' | 'fr' | 'es' | 'it'

const words = (text: string) => text.split(' ')
const many = (one: readonly string[], more: (word: string) => readonly string[]) => (count: number, word: string) =>
  count === 1 ? one : more(word)

const SPELLINGS: Readonly<Record<Spoken, Spelling>> = {
  en: {
    small: words(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    tens: words('twenty thirty forty fifty sixty seventy eighty ninety'),
    ten: (ten, unit) => [`${ten} ${unit}`],
    hundreds: many(['a hundred', 'one hundred', 'hundred'], word => [`${word} hundred`]),
    joint: [' and ', ' '],
    thousand: many(['a thousand', 'one thousand', 'thousand'], word => [`${word} thousand`]),
  },
  de: {
    small: words(
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    tens: words('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    ten: (ten, unit) => [`${unit.replace('eins', 'ein')}und${ten}`],
    hundreds: many(['hundert', 'einhundert'], word => [`${word}hundert`]),
    joint: ['', 'und'],
    thousand: many(['tausend', 'eintausend'], word => [`${word}tausend`]),
  },
  fr: {
    small: words(
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    ),
    tens: words('vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix'),
    ten: (ten, unit, [tens, digit]) => frenchTen(ten, unit, tens, digit),
    hundreds: many(['cent'], word => [`${word} cent`, `${word} cents`]),
    joint: [' '],
    thousand: many(['mille'], word => [`${word} mille`]),
  },
  es: {
    small: words(
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    ),
    tens: words('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ten: (ten, unit) => (ten === 'veinte' ? [`veinti${unit}`] : [`${ten} y ${unit}`]),
    hundreds: (count, word) => SPANISH_HUNDREDS[count - 1] ?? [`${word}cientos`, `${word}cientas`],
    joint: [' '],
    thousand: many(['mil'], word => [`${word} mil`]),
  },
  it: {
    small: words(
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    ),
    tens: words('venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
    ten: (ten, unit) => [`${/^[uo]/.test(unit) ? ten.slice(0, -1) : ten}${unit.replace(/^tre$/, 'tré')}`],
    hundreds: many(['cento'], word => [`${word}cento`]),
    joint: [''],
    thousand: many(['mille'], word => [`${word}mila`]),
  },
}

const SPANISH_HUNDREDS: readonly (readonly string[] | undefined)[] = [
  ['cien', 'ciento'],
  undefined,
  undefined,
  undefined,
  ['quinientos', 'quinientas'],
  undefined,
  ['setecientos', 'setecientas'],
  undefined,
  ['novecientos', 'novecientas'],
]

const FROM = 13
const UNDER = 1000
const MOST_THOUSANDS = 9

/** The numbers of a language by their words, hyphens as spaces: from thirteen on, and whole thousands. */
export function numberWordsOf(language: Spoken): ReadonlyMap<string, number> {
  return known.getOrInsertComputed(language, () => {
    const spelling = SPELLINGS[language]
    const all = new Map<string, number>()
    const add = (value: number) => (said: string) => all.set(said.replaceAll('-', ' ').toLowerCase(), value)
    for (let value = FROM; value < UNDER; value += 1) spelled(value, spelling).forEach(add(value))
    for (let count = 1; count <= MOST_THOUSANDS; count += 1)
      spelling.thousand(count, spelling.small[count] ?? '').forEach(add(count * UNDER))
    return all
  })
}

const known = new Map<Spoken, ReadonlyMap<string, number>>()

function spelled(value: number, spelling: Spelling): readonly string[] {
  if (value < 20) return [spelling.small[value] ?? '']
  const [hundreds, rest] = [Math.floor(value / 100), value % 100]
  if (hundreds > 0) {
    const before = spelling.hundreds(hundreds, spelling.small[hundreds] ?? '')
    if (rest === 0) return before
    const behind = spelled(rest, spelling)
    return before.flatMap(start => spelling.joint.flatMap(joint => behind.map(end => `${start}${joint}${end}`)))
  }
  const [ten, unit] = [Math.floor(value / 10), value % 10]
  const tens = spelling.tens[ten - 2] ?? ''
  return unit === 0 ? [tens] : spelling.ten(tens, spelling.small[unit] ?? '', [ten, unit])
}

/** Sixty and eighty count on to nineteen; "et" stands before one. */
function frenchTen(ten: string, unit: string, tens: number, digit: number): readonly string[] {
  const base = tens === 7 ? 'soixante' : tens >= 8 ? 'quatre-vingt' : ten
  const small = tens === 7 || tens === 9 ? (SPELLINGS.fr.small[digit + 10] ?? '') : unit
  return digit === 1 && tens < 8 ? [`${base} et ${small}`] : [`${base}-${small}`]
}

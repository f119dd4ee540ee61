import type { Rewrite } from '../language-table.ts'
import type { Language } from '../languages.ts'
import { whole } from './whole.ts'
import { withoutFerryIn } from './without-ferry.ts'
import { withoutOnesIn } from './without-ones.ts'

/** How a language leaves places out of what is looked for. */
type LeftOut = {
  except: string
  /** Before them: "sin contar Brasil ni Chile". */
  before: string
  /** Around them: "ohne Brasilien und Chile mitzuzählen". */
  around: readonly [string, string] | null
  /** Behind them: "Norvegia esclusa". */
  behind: string
  /** The same by words that say something else behind what is no name: "un endroit à part". */
  behindName: string
}

const LEFT_OUT: Readonly<Record<Language, LeftOut>> = {
  en: {
    except: 'except',
    before: '(?:without|but not|and not) (?:counting|including|considering)(?: (?:those|the ones) (?:in|of|from))?',
    around: ['(?:if (?:you|we|i) )?leav(?:e|ing)', 'out'],
    behind: '(?:is |are )?(?:excluded|left out|not counted|not included)|excepted',
    behindName: 'aside|apart',
  },
  de: {
    except: 'außer',
    before: 'nicht (?:mit)?gezählt|nicht mitgerechnet',
    around: [
      // Whoever pays nothing counts nothing.
      'ohne(?! (?:eintritt|geld|gebühr|etwas|was|dafür|viel)(?!\\p{L}))|wenn man',
      'mitzuzählen|mitzurechnen|einzurechnen|einzubeziehen|einzuschließen|zu zählen|zu berücksichtigen|weglässt|ausnimmt|auslässt|nicht (?:mit)?zählt|nicht mitrechnet',
    ],
    behind:
      '(?:mal |einmal )?(?:ausgenommen|ausgeschlossen|ausgeklammert)|nicht (?:mit)?(?:gezählt|gerechnet|eingerechnet|inbegriffen|eingeschlossen|einbezogen|berücksichtigt)|(?:zählt|zählen) nicht(?: mit)?',
    behindName: 'mal außen vor|außen vor',
  },
  fr: {
    except: 'sauf',
    before:
      '(?:sans (?:compter|inclure|considérer|prendre en compte)|(?:en )?(?:laissant|mettant) de côté|en mettant à part|mise?s? à part|en ne comptant pas)(?: (?:ceux|celles|celui|celle) (?:de|du|des|d))?',
    around: null,
    behind: '(?:non |pas )(?:compris|inclus|compté)e?s?|exclue?s?|exceptée?s?|mise?s? à part',
    behindName: 'à part',
  },
  es: {
    except: 'excepto',
    before:
      '(?:sin (?:contar(?: con)?|incluir|considerar)|(?:y )?dejando (?:fuera|aparte|de lado|a un lado)(?: a)?|a parte(?: de)?|(?:no contando|descontando))(?: (?:los|las|el|la) (?:de|del|en))?',
    around: null,
    behind: 'no (?:incluid|contad)[oa]s?|(?:excluid|exceptuad)[oa]s?',
    behindName: 'aparte|a parte',
  },
  it: {
    except: 'tranne',
    before:
      '(?:senza (?:contare|includere|considerare)|(?:lasciando|mettendo) (?:da parte|fuori)|non contando|eccettuat[oaie])(?: (?:quell[iaeo]|quei) (?:di|del|della|dell|in|nel|nella))?',
    around: null,
    behind: 'non (?:compres|inclus|contat)[oaie]|(?:esclus|eccettuat)[oaie]',
    behindName: 'a parte',
  },
}

const ARTICLE = String.raw`(?:(?:the|die|den|la|le|les|el|los|las|il|lo|i|gli) |l['’] ?)?`
const PLACES = String.raw`(\p{L}[^,.?!;:()]{1,50}?)`
const NAMES = String.raw`(${ARTICLE}\p{Lu}[^,.?!;:()]{1,50}?)`
/** "Hunde nicht ausgeschlossen" are welcome. */
const NO_NOT = String.raw`(?<!(?<!\p{L})(?:not|nicht|pas|no|non))`
const END = String.raw`(?=\s*(?:$|[?.!,;)]))`

/** Writes what is left out behind the word for it that is read: "Brasilien nicht mitgezählt" is "außer Brasilien". */
export function leftOutIn(language: Language): readonly Rewrite[] {
  const { except, before, around, behind, behindName } = LEFT_OUT[language]
  const between = around ? [whole(`(?:${around[0]}) ${PLACES} (?:${around[1]})${END}`, `${except} $1`)] : []
  return [
    ...withoutFerryIn(language),
    ...withoutOnesIn(language),
    ...between,
    { said: new RegExp(String.raw`(?<=[,(]\s*)${PLACES}${NO_NOT} (?:${behind})${END}`, 'giu'), as: `${except} $1` },
    { said: new RegExp(String.raw`(?<=[,(]\s*)${NAMES} (?:${behindName})${END}`, 'gu'), as: `${except} $1` },
    whole(String.raw`(?:${before})(?=[\s'’])`, except),
    ...severalIn(language),
  ]
}

/** "Except in Italy and in Japan": what leaves out, what says where, and what joins two. */
const SEVERAL: Readonly<Record<Language, { out: string; where: string; and: string }>> = {
  en: {
    out: 'except|excluding|but not|not|other than|apart from|aside from',
    where: 'in|from|near',
    and: 'and|or|nor',
  },
  de: { out: 'außer|ausser|nicht|ausgenommen|bis auf', where: 'in|im|aus|auf', and: 'und|oder|noch' },
  fr: { out: 'sauf|hors|excepté|à part|pas', where: 'en|au|aux|à|dans', and: 'et|ou|ni' },
  es: { out: 'excepto|salvo|menos|no', where: 'en|de', and: 'y|e|o|ni' },
  it: { out: 'tranne|eccetto|salvo|non', where: 'in|nel|nella|negli|nei|a', and: 'e|ed|o|né' },
}

/** Each of several that are left out, whose preposition is said again and begins nothing new. */
function severalIn(language: Language): Rewrite[] {
  const { out, where, and } = SEVERAL[language]
  const name = String.raw`\p{Lu}[^,.?!;:()]{1,30}?`
  const said = String.raw`(?<!\p{L})((?:${out}) (?:${where}) ${name} (?:${and})) (?:${where}) (?=\p{Lu})`
  return [{ said: new RegExp(said, 'gu'), as: '$1 ' }]
}

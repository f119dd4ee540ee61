import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

/** A place, and a list of noises behind it, which asks nothing more: of none of them it is counted. */
const REST = String.raw`((?-i:\p{Lu})[^?!,:;–—]{1,60}?)(?: (?:am lautesten|ist am lautesten|zu hören))?(?:\s*[:,;–—-]\s*[^?!.]*)?(?=\s*(?:$|[?!]|\.\s*$))`

/** Which noise most spots of a place have: a start, how "at most spots" is said and "in", and what asks for it in short. */
const ASKED: Readonly<Record<Language, readonly [noise: string, most: string, as: string]>> = {
  en: [
    String.raw`(?:which|what)(?:['’]s| is)?(?: the)?(?: (?:kind|type|sort)s? of)? ?(?:sources? of noise|noise sources?|noises?|disturbs|disturbance|source)`,
    String.raw`(?:(?:at|in|of|for|across) )?(?:the )?most(?: of the)? (?:spots|places|sites|locations|parks|lakes) (?:in|of|across|on) `,
    'what is the most common noise in $1',
  ],
  de: [
    String.raw`(?:welche[rs]?|was für eine?) (?:lärmquellen?|geräuschquellen?|quellen? (?:des|von) lärms?|lärm|geräusche?)`,
    String.raw`(?:den|der|die) meisten (?:orten?|plätzen?|stellen) (?:in|im|auf|von) (?:der )?`,
    'welches ist das häufigste Geräusch in $1',
  ],
  fr: [
    String.raw`quel(?:le)?s? (?:est |sont )?(?:la |le |les )?(?:sources? de bruit|sources? sonores?|bruits?)`,
    String.raw`(?:dans |à |de )?la plupart des (?:lieux|endroits|sites) (?:du|de la|de l['’]|de|en|au|d['’]|à) ?`,
    'quel est le bruit le plus fréquent à $1',
  ],
  es: [
    String.raw`(?:qué|que|cuál es la|cuál es el) (?:fuente de ruidos?|fuente sonora|ruido)`,
    String.raw`(?:en |de )?la mayoría de (?:los |las )?(?:lugares|sitios|parajes) (?:de|en|del) `,
    '¿cuál es el ruido más frecuente en $1',
  ],
  it: [
    String.raw`(?:quale|qual è la|qual è il|che) (?:fonte di rumore|fonte sonora|sorgente di rumore|rumore)`,
    String.raw`(?:nella |della )?maggior parte dei (?:luoghi|posti|siti) (?:del|della|dell['’]|di|in|a|d['’]) ?`,
    'qual è il rumore più frequente in $1',
  ],
}

/** Writes "which noise is the loudest at most spots in Norway" as what is asked in short, of which it is told that it is not counted. */
export function mostCommonNoiseIn(language: Language): readonly Rewrite[] {
  const [noise, most, as] = ASKED[language]
  const said = String.raw`(?<=^[^\p{L}]*)${noise}(?!\p{L})[^?!.]{0,60}?(?<!\p{L})${most}${REST}`
  return [{ said: new RegExp(said, 'giu'), as }]
}

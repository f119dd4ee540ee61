import { alternatives } from '../../../../text/alternatives.ts'
import type { Row } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** What people call their dog: words of a language, and breeds that it names its own way. */
const CALLED: Readonly<Record<Foreign, string>> = {
  de: 'hündin|hündinnen|welpe|welpen|wauwau|köter|fellnase|fellnasen|dackel|dackels|dackeln|teckel|pudel|pudels|schäferhund|schäferhunde|mops|möpse|windhund|windhunde|jagdhund|jagdhunde|schoßhund|bernhardiner|dogge|doggen|rüde|rüden|mischlingshund|blindenhund|assistenzhund',
  fr: 'chienne|chiennes|chiot|chiots|toutou|toutous|clebs|clébard|médor|caniche|caniches|teckel|teckels|berger allemand|bergers allemands|bouledogue|bouledogues|lévrier|lévriers|épagneul|épagneuls|chien guide|chien d aveugle',
  es: 'perrito|perritos|perrita|perritas|cachorro|cachorros|chucho|chuchos|caniche|caniches|teckel|perro salchicha|pastor alemán|galgo|galgos|galga|podenco|podencos|mastín|perro guía|perro lazarillo',
  it: 'cagnolino|cagnolini|cagnolina|cagnetto|cagnone|cucciolo|cuccioli|cagna|barboncino|barboncini|barbone nano|bassotto|bassotti|pastore tedesco|levriero|levrieri|meticcio|bastardino|cane guida|amico a quattro zampe|amici a quattro zampe',
}

/** Breeds that all of them write as English does. */
const BREEDS =
  'beagle|beagles|terrier|terriers|bulldog|bulldogs|chihuahua|collie|border collie|cocker spaniel|spaniel|golden retriever|retriever|husky|huskys|dobermann|rottweiler|corgi|yorkshire terrier|jack russell|shih tzu|=labradors|=labradore|labradoodle'

/** "Labrador" alone is a part of Canada, too. */
const MINE: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['mein', 'meinem', 'meinen', 'unser', 'unserem', 'unseren', 'einem', 'einen'],
  fr: ['mon', 'notre', 'un'],
  es: ['mi', 'nuestro', 'un'],
  it: ['mio', 'nostro', 'un'],
}

/** Words for dogs as rows of a language. */
export function dogsIn(language: Foreign): readonly Row[] {
  const said = [CALLED[language], BREEDS].flatMap(alternatives)
  return [{ english: 'dogs', said: [...said, ...MINE[language].map(mine => `${mine} labrador`)] }]
}

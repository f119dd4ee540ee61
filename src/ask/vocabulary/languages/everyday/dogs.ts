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

/** Where they may come, which is no question of opening hours. */
const OPEN: Readonly<Record<Foreign, string>> = {
  de: 'für hunde offen|offen für hunde|für hunde geöffnet|für hunde freigegeben|für hunde zugänglich',
  fr: 'ouvert aux chiens|ouverte aux chiens|ouverts aux chiens|ouvertes aux chiens|accessible aux chiens|accessibles aux chiens',
  es: 'abierto a perros|abierta a perros|abiertos a perros|abiertas a perros|abierto a los perros|abierta a los perros|abiertos a los perros|abiertas a los perros',
  it: 'aperto ai cani|aperta ai cani|aperti ai cani|aperte ai cani|accessibile ai cani|accessibili ai cani',
}

/** How they may run, which no field holds. */
const LOOSE: Readonly<Record<Foreign, string>> = {
  de: 'frei laufen|frei herumlaufen|frei rumlaufen|freilaufen|freilaufend|freilaufende|unangeleint|abgeleint|von der leine',
  fr: 'courir librement|courir en liberté|lâchés|lâché|en liberté|sans la laisse|détachés',
  es: 'sueltos|suelto|suelta|sueltas|correr libres|correr libremente|sin correa|sin la correa|con correa|atados',
  it: 'correre liberi|correre liberamente|stare liberi|liberi di correre|senza guinzaglio|al guinzaglio|con il guinzaglio|sciolto|sciolti',
}

/** Words for dogs as rows of a language. */
export function dogsIn(language: Foreign): readonly Row[] {
  const said = [CALLED[language], BREEDS, OPEN[language]].flatMap(alternatives)
  return [
    { english: 'dogs', said: [...said, ...MINE[language].map(mine => `${mine} labrador`)] },
    { english: 'off lead', said: alternatives(LOOSE[language]) },
  ]
}

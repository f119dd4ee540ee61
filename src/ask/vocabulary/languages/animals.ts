import { alternatives } from '../../../text/alternatives.ts'
import { fold } from '../../../text/fold.ts'
import type { Row } from './language-table.ts'
import type { Foreign } from './languages.ts'

/** An animal as English texts write it, and its German, French, Spanish and Italian. */
const ANIMALS = `
bear|bears ; bär|bären|braunbär|braunbären ; ours|ours bruns ; oso|osos|osos pardos ; orso|orsi|orsi bruni
polar bear|polar bears ; eisbär|eisbären ; ours polaire|ours polaires ; oso polar|osos polares ; orso polare|orsi polari
wolf|wolves ; wolf|wölfe|wölfen ; loup|loups ; lobo|lobos ; lupo|lupi
snake|snakes ; schlange|schlangen|giftschlangen ; serpent|serpents ; serpiente|serpientes ; serpente|serpenti
lynx|lynxes ; luchs|luchse ; lynx ; lince|linces ; lince|linci
boar|boars ; wildschwein|wildschweine|wildschweinen ; sanglier|sangliers ; jabalí|jabalíes ; cinghiale|cinghiali
moose|elk ; elch|elche|elchen ; élan|élans ; alce|alces ; alce|alci
reindeer ; rentier|rentiere|rentieren ; renne|rennes ; reno|renos ; renna|renne
beaver|beavers ; biber|bibern ; castor|castors ; castor|castores ; castoro|castori
shark|sharks ; hai|haie|haien ; requin|requins ; tiburón|tiburones ; squalo|squali
crocodile|crocodiles ; krokodil|krokodile|krokodilen ; crocodile|crocodiles ; cocodrilo|cocodrilos ; coccodrillo|coccodrilli
deer ; hirsch|hirsche|hirschen|rehe|rehen|hirschbrunft|brunft|brunftzeit|hirschröhren|brunft der hirsche|röhrende hirsche|röhren der hirsche ; cerf|cerfs|biches|brame|brame du cerf|brame des cerfs ; ciervo|ciervos|venados|berrea|berrea del ciervo|berrea de los ciervos ; cervo|cervi|bramito|bramito del cervo|bramito dei cervi
chamois ; gämse|gämsen|gemse|gemsen ; chamois ; rebeco|rebecos|gamuza|gamuzas ; camoscio|camosci
ibex ; steinbock|steinböcke|steinböcken ; bouquetin|bouquetins ; íbice|íbices|cabras montesas ; stambecco|stambecchi
marmot|marmots ; murmeltier ; marmotte ; marmota ; marmotta
otter|otters ; otter|ottern|fischotter ; loutre|loutres ; nutria|nutrias ; lontra|lontre
seal|seals ; robbe|robben|seehunde|seehunden ; phoque|phoques ; foca|focas ; foca|foche
whale|whales ; wal|wale|walen ; baleine|baleines ; ballena|ballenas ; balena|balene
dolphin|dolphins ; delfin|delfine|delfinen ; dauphin|dauphins de mer ; delfín|delfines ; delfino|delfini
eagle|eagles ; adler|adlern|seeadler|steinadler ; aigle|aigles ; águila|águilas ; aquila|aquile
vulture|vultures ; geier|geiern|bartgeier ; vautour|vautours ; buitre|buitres ; avvoltoio|avvoltoi
stork|storks ; storch|störche|störchen ; cigogne|cigognes ; cigüeña|cigüeñas ; cicogna|cicogne
flamingo|flamingos ; flamingo|flamingos ; flamant|flamants|flamants roses ; flamenco|flamencos ; fenicottero|fenicotteri
puffin|puffins ; papageitaucher|papageientaucher ; macareux ; frailecillo|frailecillos ; pulcinella di mare|pulcinelle di mare
penguin|penguins ; pinguin|pinguine|pinguinen ; manchot|manchots|pingouins ; pingüino|pingüinos ; pinguino|pinguini
bison|wisent ; bison|bisons|wisent|wisente|wisenten ; bison|bisons ; bisonte|bisontes ; bisonte|bisonti
elephant|elephants ; elefant|elefanten ; éléphant|éléphants ; elefante|elefantes ; elefante|elefanti
crane|cranes ; kranich|kraniche|kranichen ; grue|grues cendrées ; grulla|grullas ; gru cenerina|gru cenerine
fox|foxes ; fuchs|füchse|füchsen ; renard|renards ; zorro|zorros ; volpe|volpi
owl|owls ; eulen|uhu|uhus|käuzchen ; hibou|hiboux|chouettes ; búhos|lechuzas ; gufi|civette
lion|lions ; löwe|löwen ; lion|lions ; león salvaje|leones ; leone|leoni
turtle|turtles|tortoises ; schildkröte|schildkröten ; tortue|tortues ; tortuga|tortugas ; tartaruga|tartarughe
`

const LANGUAGES = ['de', 'fr', 'es', 'it'] as const

const TABLE = ANIMALS.trim()
  .split('\n')
  .map(line => {
    const [english = [], ...said] = line.split(';').map(text => alternatives(text.trim()))
    return { english, said }
  })

const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.flatMap(({ english, said }) => said.flat().map(word => [fold(word), english] as const)),
)

const ENGLISH: ReadonlySet<string> = new Set(TABLE.flatMap(({ english }) => english.map(fold)))

/** Animals of a language as rows of its vocabulary: which live where is not known. */
export function animalsIn(language: Foreign): readonly Row[] {
  const at = LANGUAGES.indexOf(language)
  return [{ english: 'animal species', said: TABLE.flatMap(({ said }) => said[at] ?? []) }]
}

/** Whether English has a word for an animal: "lions" are as English as they are French. */
export function isEnglishAnimal(folded: string): boolean {
  return ENGLISH.has(folded)
}

/** What English texts call an animal that was asked for in another language. */
export function englishOfAnimal(typed: string): readonly string[] {
  return BY_WORD.get(fold(typed)) ?? []
}

// That something is at a spot, or that it is not known, in whole sentences of each language.
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import type { Voice } from '../voice.ts'

/** What holds of a spot; in German the verb, which stands first or last, and what stands beside it. */
type Clause = { verb: string; rest: string }

const SAID: Readonly<Record<Foreign, string>> = {
  de: `
camping = kann | man zelten
hut = gibt | es eine Hütte
shelter = gibt | es einen Unterstand
picnic = gibt | es einen Picknickplatz
firepit = gibt | es eine Feuerstelle
toilets = gibt | es Toiletten
drinking-water = gibt | es Trinkwasser
water = gibt | es ein Gewässer
bench = gibt | es Bänke
parking = gibt | es einen Parkplatz
bird-hide = gibt | es einen Beobachtungsstand für Vögel
wheelchair = kommt | man mit dem Rollstuhl hin
dogs = sind | Hunde erlaubt
stargazing = kann | man Sterne beobachten
bird-watching = kann | man Vögel beobachten
wildlife = kann | man Wildtiere beobachten
hiking = kann | man wandern
swimming = kann | man baden
cycling = kann | man Rad fahren
climbing = kann | man klettern
canoeing = kann | man Kanu fahren
boating = kann | man Boot fahren
fishing = kann | man angeln
skiing = kann | man Ski fahren
snorkelling = kann | man schnorcheln`,
  fr: `
camping = on peut | camper
hut = il y a | un refuge
shelter = il y a | un abri
picnic = il y a | une aire de pique-nique
firepit = il y a | un foyer
toilets = il y a | des toilettes
drinking-water = il y a | de l’eau potable
water = il y a | de l’eau (lac, rivière ou mer)
bench = il y a | des bancs
parking = il y a | un parking
bird-hide = il y a | un observatoire d’oiseaux
wheelchair = on peut | accéder en fauteuil roulant
dogs = les chiens | sont admis
stargazing = on peut | observer les étoiles
bird-watching = on peut | observer les oiseaux
wildlife = on peut | observer la faune
hiking = on peut | randonner
swimming = on peut | se baigner
cycling = on peut | faire du vélo
climbing = on peut | grimper
canoeing = on peut | faire du canoë
boating = on peut | faire du bateau
fishing = on peut | pêcher
skiing = on peut | skier
snorkelling = on peut | nager avec masque et tuba`,
  es: `
camping = se puede | acampar
hut = hay | un refugio
shelter = hay | un cobertizo
picnic = hay | un merendero
firepit = hay | un fogón
toilets = hay | aseos
drinking-water = hay | agua potable
water = hay | agua (lago, río o mar)
bench = hay | bancos
parking = hay | aparcamiento
bird-hide = hay | un observatorio de aves
wheelchair = se puede | acceder en silla de ruedas
dogs = se admiten | perros
stargazing = se pueden | observar las estrellas
bird-watching = se pueden | observar aves
wildlife = se puede | observar fauna
hiking = se puede | hacer senderismo
swimming = se puede | nadar
cycling = se puede | ir en bicicleta
climbing = se puede | escalar
canoeing = se puede | ir en canoa
boating = se puede | ir en barca
fishing = se puede | pescar
skiing = se puede | esquiar
snorkelling = se puede | bucear con tubo`,
  it: `
camping = si può | campeggiare
hut = c’è | un rifugio
shelter = c’è | una tettoia
picnic = c’è | un’area picnic
firepit = c’è | un focolare
toilets = ci sono | servizi igienici
drinking-water = c’è | acqua potabile
water = c’è | acqua (lago, fiume o mare)
bench = ci sono | panchine
parking = c’è | un parcheggio
bird-hide = c’è | un capanno per osservare gli uccelli
wheelchair = si può | accedere in sedia a rotelle
dogs = i cani | sono ammessi
stargazing = si possono | osservare le stelle
bird-watching = si possono | osservare gli uccelli
wildlife = si può | osservare la fauna
hiking = si può | fare escursionismo
swimming = si può | fare il bagno
cycling = si può | andare in bicicletta
climbing = si può | arrampicare
canoeing = si può | andare in canoa
boating = si può | andare in barca
fishing = si può | pescare
skiing = si può | sciare
snorkelling = si può | fare snorkeling`,
}

const CLAUSES: Readonly<Record<Foreign, ReadonlyMap<string, Clause>>> = {
  de: clausesOf(SAID.de),
  fr: clausesOf(SAID.fr),
  es: clausesOf(SAID.es),
  it: clausesOf(SAID.it),
}

function clausesOf(lines: string): Map<string, Clause> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .map(line => {
        const [key = '', said = ''] = line.split(' = ')
        const [verb = '', rest = ''] = said.split(' | ')
        return [key, { verb, rest }]
      }),
  )
}

/** How each language says it of a spot, and that it is not known. */
const TOLD: Readonly<
  Record<Foreign, { has: (name: string, of: Clause) => string; unknown: (name: string, of: Clause) => string }>
> = {
  de: {
    has: (name, { verb, rest }) => `Ja, bei ${name} ${verb} ${rest}.`,
    // The parts of a verb that stand apart in a main clause are one word at the end: "hinkommt".
    unknown: (name, { verb, rest }) =>
      `Ob ${germanAt(name, rest)} ${verb}, ist nicht bekannt.`.replace(` hin ${verb}`, ` hin${verb}`),
  },
  fr: {
    has: (name, { verb, rest }) => `Oui, ${verb} ${rest} à ${name}.`,
    unknown: (name, { verb, rest }) =>
      `On ne sait pas ${verb.startsWith('il') ? 's’' : verb.startsWith('on') ? 'si l’' : 'si '}${verb} ${rest} à ${name}.`,
  },
  es: {
    has: (name, { verb, rest }) => `Sí, en ${name} ${verb} ${rest}.`,
    unknown: (name, { verb, rest }) => `No se sabe si en ${name} ${verb} ${rest}.`,
  },
  it: {
    has: (name, { verb, rest }) => `Sì, ${at(name)} ${verb} ${rest}.`,
    unknown: (name, { verb, rest }) => `Non si sa se ${at(name)} ${verb} ${rest}.`,
  },
}

/** "Ob man bei Sarek zelten kann", "ob es bei Sarek eine Hütte gibt", "ob bei Sarek Hunde erlaubt sind". */
function germanAt(name: string, rest: string): string {
  const [pronoun, ...others] = rest.split(' ')
  return pronoun === 'man' || pronoun === 'es' ? `${pronoun} bei ${name} ${others.join(' ')}` : `bei ${name} ${rest}`
}

function at(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`
}

/** Says whether a spot has what the feature of that key is; undefined for what has no sentence of its own. */
export function featureTold({ language }: Voice, name: string, key: string, has: boolean): string | undefined {
  const clause = CLAUSES[language].get(key)
  if (clause === undefined) return undefined
  return has ? TOLD[language].has(name, clause) : TOLD[language].unknown(name, clause)
}

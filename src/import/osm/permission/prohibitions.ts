// What people write where nobody may enter or land, by language. Texts are folded, without hyphens and apostrophes.
import { fold } from '../../../text/fold.ts'
import { plainPattern } from '../names/plain-pattern.ts'

const SOME_WORDS = String.raw`(?:\S+ ){0,5}?`

/** Phrases that forbid wherever they stand in a clause. `…` stands for some few words between. */
const FORBIDDING = `
  (entry|entrance|entering|access|admission|admittance|landing|trespassing|visiting|visits?) … (prohibited|forbidden|banned|not allowed|not permitted|not possible for the public|restricted to)
  access is restricted | do not (enter|land) | (prohibited|forbidden|not allowed|not permitted|illegal) to (enter|land|access|trespass|set foot)
  (prohibited|forbidden) (entry|access|landing) | (may|must|can) not (be entered|enter|land|be visited)
  no trespassing | keep out | keep off | off limits to | closed to … (public|visitors) | not (open|accessible) to … (public|visitors)
  no (public|general|visitor|unauthori[sz]ed|casual) (access|entry|entrance|landing)
  (access|entry|entrance|entering|landing|admission|visits?) … (by|with|requires) … (permit|permission)

  betreten … (verboten|untersagt|nicht gestattet|nicht erlaubt) | betretungsverbot | betretungs und befahrungsverbot
  (zutritt|zugang|anlanden|anlegen|eintritt) … (verboten|untersagt|nicht gestattet|nicht erlaubt)
  (zutritt|zugang|betreten) nur mit … (genehmigung|erlaubnis) | darf nicht betreten werden | nicht (offentlich )?zuganglich | nicht fur die offentlichkeit | fur die offentlichkeit … (gesperrt|geschlossen|nicht zuganglich)

  (acces|entree|debarquement|accostage|passage) … (interdite?|prohibee?|defendue?) | interdit (d acces|au public|de debarquer|d accoster|d entrer)
  interdiction (d entrer|d acceder|d accoster|de debarquer|de penetrer) | defense d entrer | fermee? au public | non accessible au public

  (acceso|entrada|paso|desembarco) … prohibid[oa] | prohibid[oa] (el |la )?(paso|acceso|entrada|desembarco|entrar|acceder|desembarcar|pasar)
  cerrad[oa] al publico | no (esta )?abiert[oa] al publico | acceso restringido

  (accesso|ingresso|sbarco|entrata) … (vietat[oa]|proibit[oa]|interdett[oa]) | (vietat[oa]|proibit[oa]) (l |lo |il )?(accesso|ingresso|sbarco|entrata|accedere|entrare|sbarcare)
  divieto di (accesso|ingresso|sbarco|approdo) | chius[oa] al pubblico | non … (apert[oa]|accessibile) al pubblico

  (toegang|betreden) … verboden | verboden (toegang|te betreden) | niet toegankelijk | gesloten voor … publiek

  (tilltrade|tilltradet|betradande|landstigning|landgang) … (forbjude[nt]|ej tillat[ent]*) | tilltradesforbud | landstigningsforbud
  forbjudet att (betrada|ga i land|vistas) | stangt for allmanheten | ej tilltrade
  (adgang|ferdsel|ilandstigning|faerdsel|landgang) … forbudt | ferdselsforbud | faerdselsforbud | adgangsforbud | ilandstigningsforbud
  (stengt|lukket) for (publikum|offentligheden|allmennheten) | ingen (offentlig )?adgang | forbudt a ga i land

  acces prohibit | prohibit (el pas|l acces|entrar) | acesso … proibido | proibid[oa] (a )?(entrada|acesso|entrar)
  zakaz wstepu | wstep … (wzbroniony|zabroniony) | vstup … zakazan | zakaz vstupu | paasy … kielletty | maihinnousu … kielletty
`

/** Of themselves these forbid only where nothing else is named behind them: "no access by car". */
const BARE = `
  no (entry|entrance|access|admittance|landing) | no landing or entry | kein (zutritt|zugang) | geen toegang
`
const BEHIND_BARE = `
  $ | (to|for) (the |any |all )?(general |unauthori[sz]ed )*(public|visitors?|people|persons?|tourists?|anyone|island|islet|reserve|area|site|sanctuary|zone|property)
  (is )?(allowed|permitted) | without | during | between | until | at any time | all year
  from (january|february|march|april|may|june|july|august|september|october|november|december|\\d) | fur (die offentlichkeit|unbefugte|besucher|die allgemeinheit)
`

/** A whole clause that says whose the land is, or no more than that it is closed. */
const OWNED =
  /^(this is |permanently )?(private|privat|closed|gesperrt|off limits|access no|private (property|land)|privatgrund\w*|privatgelande|propriete privee|proprieta privata|propiedad privada)$/

/** A clause that names one of these forbids it, and not to come. */
const OTHER_THINGS = words(`
  fees?|charges?|tickets?|dogs?|pets?|horses?|cars?|vehicles?|lorries|trucks?|traffic|motor\\p{L}*|bikes?|bicycles?|cycling|cyclists|drones?|camping|campers?|fires?
  bbqs?|the water|smoking|alcohol|fishing|swimming|bathing|hunting|children|lawns?|ice|caravans?|motorhomes?|coaches|buses
  hunden?|pferden?|fahrzeugen?|auto|autos|kfz|pkw|lkw|fahrrad\\p{L}*|radfahrer\\p{L}*|rasens?|eisflachen?|kosten\\p{L}*|eintrittspreis|angeln|baden
  chiens?|vehicules?|voitures?|velos?|motos?|chevaux|campings? cars?|perros?|vehiculos?|coches?|bicicletas?|caballos?|cani|cane|veicoli|automobili|moto|biciclette
  honden?|fietsers?|auto s|hundar|bilar|bil|hunder|hunde|biler|psow|kielto koirat
`)
/** … unless it names people too. */
const PEOPLE = words(`
  public|people|persons?|visitors?|everybody|everyone|anyone|pedestrians?|walkers?|hikers?|offentlichkeit|unbefugten?|besucher|personen|fussganger\\p{L}*|publics?|personnes?|visiteurs?|pietons?|publico|personas?|peatones|pubblico|persone|publiek|allmanheten|publikum
`)

const CLAUSE_END = /[.,;!?()\n–—|]|\s-\s|(?<!\p{L})(?:but|aber|mais|pero|ma|maar|men|however)(?!\p{L})/u
const FORBIDS = words(FORBIDDING)
const FORBIDS_BARE = new RegExp(`${words(BARE).source} ?(?:${joined(BEHIND_BARE)})`)
/** "not closed to the public", "entering requires no permit". */
const DENIED = words(
  '(not|never|nicht|pas|nunca) (closed|prohibited|forbidden|verboten|gesperrt|interdite?) | no permit',
)
const MOST_READ = 2_000

/** Tells whether a text says, in some clause, that people may not enter or land. */
export function forbidsEntry(text: string): boolean {
  return fold(text.slice(0, MOST_READ))
    .split(CLAUSE_END)
    .some(clause => isForbidding(plain(clause)))
}

function isForbidding(clause: string): boolean {
  if (OWNED.test(clause)) return true
  if (DENIED.test(clause) || !(FORBIDS.test(clause) || FORBIDS_BARE.test(clause))) return false
  return !OTHER_THINGS.test(clause) || PEOPLE.test(clause)
}

function plain(clause: string): string {
  return clause.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
}

/** Makes a pattern of a table: phrases stand on lines of their own or between spaced bars. */
function words(table: string): RegExp {
  return plainPattern(new RegExp(String.raw`(?<![\p{L}])(?:${joined(table)})(?![\p{L}])`))
}

function joined(table: string): string {
  return table
    .trim()
    .replaceAll(/\s*\n\s*|\s+\|\s+/g, '|')
    .replaceAll('… ', SOME_WORDS)
}

// Wrongs whose verb and object stand apart, in five languages: "scaricare dei fusti di olio vecchio".
import { fold } from '../../../text/fold.ts'
import { GAP } from './gap.ts'
import { isHarassing } from './harassing.ts'
import { isPoaching } from './poaching.ts'

/** What is to be done may stand at the end of a sentence. */
const FAR = GAP.replace('{0,4}', '{0,9}')
const WASTE = {
  en: 'waste oil|used oil|old oil|engine oil|motor oil|barrels?|drums?|tyres?|tires?|rubble|asbestos|paint|chemicals|batteries|mattress(es)?|fridges?|sludge|solvents?|slurry|building waste|debris',
  de: '(alt)?ol|(ol)?fasser|(ol)?fass|(alt)?reifen|bauschutt|schutt|asbest|eternit|farbe|farben|lacke?|chemikalien|batterien|kuhlschrank|sperrmull|matratzen?|mull|abfall|gulle',
  fr: 'huiles?|futs?|bidons?|pneus?|gravats|amiante|peintures?|batteries|frigos?|matelas|dechets|ordures|produits chimiques|solvants',
  es: 'aceites?|bidones|bidon|barriles|neumaticos|escombros|amianto|uralita|pintura|baterias|nevera|colchon|colchones|residuos|productos quimicos|disolventes',
  it: 'olio|fusti|bidoni|vernic[ei]|rifiuti|macerie|pneumatici|gomme|copertoni|amianto|eternit|frigo|frigorifero|batterie|liquami|solventi|detriti|calcinacci|materass[oi]',
}
const WOODS = {
  en: 'forests?|woods|woodlands?|heath|moor|trees?|national park|nature reserve',
  de: 'wald|walder|waldchen|heide|moor|baume?|nationalpark',
  fr: 'forets?|bois|lande|arbres?|maquis|pinede',
  es: 'bosques?|monte|arboles|pinar|parque natural',
  it: 'bosc(o|hi)|forest[ae]|alber[oi]|pineta|macchia',
}
const PETS = {
  de: '(hund|katze|welpen|katzchen|haustier)',
  fr: '(chiens?|chats?|chiots|chatons)',
  es: '(perr[oa]s?|gat[oa]s?|cachorros|gatitos)',
  it: '(can[ei]|gatt[oi]|cuccioli|gattini)',
}

const WRONGS: readonly RegExp[] = [
  `(dump|dumping|ditch|ditching|get rid of|getting rid of|dispose of|disposing of|pour away|pour out|offload)${GAP}(${WASTE.en})`,
  `(${WASTE.de})${GAP.replace('\\s+$', '')}(abladen|entsorgen|loswerden|los werden|verbuddeln|vergraben|abkippen|auskippen|wegkippen|kippen|verbrennen|verschwinden lassen)`,
  `(jeter|balancer|deverser|vider|decharger|larguer|enterrer|abandonner|bruler|debarrasser)${GAP}(${WASTE.fr})`,
  `(tirar|verter|vaciar|descargar|abandonar|deshacerme|deshacernos|deshacerse|enterrar|quemar)${GAP}(${WASTE.es})`,
  `(scaricare|scaricar|abbandonare|buttare|gettare|sversare|smaltire|sbarazzarmi|sbarazzarci|disfarmi|sotterrare|seppellire|bruciare)${GAP}(${WASTE.it})`,
  `${PETS.de}${GAP}(aussetzen|loswerden)`,
  `abandonner${GAP}${PETS.fr}`,
  `abandonar${GAP}${PETS.es}`,
  `abbandonare${GAP}${PETS.it}`,
  `(steal|take|collect|rob)${GAP}eggs${GAP}nests?`,
  `nidos?${FAR}(llevarme|llevarnos|robar|coger|quitar)${GAP}huevos`,
  `(robar|coger|llevarme|quitar)${GAP}huevos${GAP}nidos?`,
  `nids?${FAR}(prendre|voler|ramasser)${GAP}(œufs|oeufs)|(voler|prendre|ramasser)${GAP}(œufs|oeufs)${GAP}nids?`,
  `nid[oi]${FAR}(rubare|prendere|portare via)${GAP}uova|(rubare|prendere)${GAP}uova${GAP}nid[oi]`,
  `(eier|vogeleier)${GAP}nest(ern)?${GAP}(nehmen|klauen|stehlen|holen|sammeln)`,
  '(no|without|without any) witnesses|keine zeugen|ohne zeugen|sans temoins?|sin testigos|senza testimoni',
  // What is burnt is no campfire.
  `(burn(ing)? down|set(ting)? (fire|light) to)${GAP}(${WOODS.en})|(${WOODS.en})${GAP}set(ting)? on fire|set(ting)?${GAP}(${WOODS.en})${GAP}(on fire|alight|ablaze)|(start|light)(ing)? a (forest|wild|bush) ?fire`,
  `(einen?|den|das|die|ganzen?|eine) (${WOODS.de}) (heimlich |ganz )?(anzunden|anzundet?|anzuzunden|abfackeln|abzufackeln|niederbrennen|abbrennen|in brand (zu )?(setzen|stecken))`,
  `(incendier|mettre le feu (a|au|aux))${GAP}(${WOODS.fr})|bruler (une?|la|le|les|des) (${WOODS.fr})`,
  `(incendiar|(prender(le)?|pegar(le)?) fuego al?)${GAP}(${WOODS.es})|quemar (un|el|los|la|las) (${WOODS.es})`,
  `(incendiare|(dare|appiccare (il )?) ?fuoco a(l|lla|i|lle|d)?)${GAP}(${WOODS.it})|bruciare (un|il|la|i|le) (${WOODS.it})`,
  // Somebody is followed in secret.
  `(follow|track|stalk|watch|observe|film|photograph)${GAP.replace('{0,4}', '{0,1}')}(her|him|someone|somebody|women|woman|girls?|children|kids|my (ex|wife|husband|girlfriend|boyfriend|neighbou?r))${FAR}(noticed|noticing|unnoticed|unseen|knowing|seeing (me|it))`,
  `(ihr|ihm|(meiner|meinem) (ex|frau|mann|freundin|freund)|jemandem|frauen|kindern?)${FAR}(unbemerkt|heimlich|ungesehen)${FAR}(folgen|nachstellen|verfolgen|beobachten|auflauern)|(unbemerkt|heimlich|ungesehen)${FAR}(nachstellen|auflauern)`,
  `(suivre|espionner|filmer|traquer)${GAP}(ex|femmes?|mari|copine|copain|quelqu.un|enfants?)${FAR}(sans (etre vu|se faire voir|qu.?(il|elle))|discretement|en cachette)`,
  `(seguir|espiar|vigilar|grabar)${GAP}(ex|mujer|mujeres|marido|novia|novio|alguien|ninos|ninas)${FAR}(sin que|a escondidas|en secreto)`,
  `(seguire|spiare|pedinare|filmare)${GAP}(ex|moglie|marito|ragazza|ragazzo|qualcuno|donne|bambini)${FAR}(senza (che|farmi|essere)|di nascosto)`,
  // Whatever it is that nobody is to find.
  `(bury|dispose of|get rid of|ditch)(ing)? (something|things|it|this|that|him|her|them|someone|somebody|a bag)${FAR}(nobody|no one|noone|never)${GAP}(finds?|found|sees?|notices?|discovers?)`,
  `(etwas|was|es|jemanden|ihn|sie) (vergrab(e|en)|verbuddel(n|e)|verscharr(en|e)|verschwinden lassen),?${FAR}(niemand|keiner)${GAP}(findet|finden|entdeckt|sieht)`,
  `(enterrer|faire disparaitre) (quelque chose|quelqu.un|ca|cela),?${FAR}personne${FAR}(trouve\\p{L}*|verra)`,
  `(enterrar|hacer desaparecer) (algo|a alguien|eso),?${FAR}nadie${FAR}(encuentre|encontrara|encontraria|vea)`,
  `(seppellire|sotterrare|far sparire) (qualcosa|qualcuno|una cosa),?${FAR}nessuno${FAR}(trov\\p{L}*|veda)`,
  // A body is put out of sight.
  '(leave|put|stash|stow|conceal|sink|drop|lose) (a|the|this|his|her|their|some|somebody s|someone s) (dead )?(body|corpse|cadaver)(?! of)',
  // "Nobody would find a body of water" is about a lake.
  `(nobody|no one|noone|never|no police)${GAP}(finds?|found|finding|discovers?|notices?|looks? for)${GAP}(dead )?(body|bodies|corpses?)(?! of)`,
  `(body|bodies|corpses?)(?! of)${GAP}(never|not)${GAP}(found|discovered)`,
  // Who wants to scream where nobody hears it lets off steam.
  `(nobody|no one|noone)${GAP}(hears?|heard)(?! (me|us|ourselves|myself)(?!\\p{L}))${GAP}(screams?|screaming)`,
  `(leichen?|leichnam|einen toten|ein toter)${GAP}(verscharr(en|t)|vergrab(en|t)|verbuddeln|versenken|verschwinden lassen|loswerden|entsorgen|beseitigen|ablegen|verstecken)`,
  `(verscharre|vergrabe|verbuddle|versenke|verstecke|entsorge)${GAP}(leichen?|leichnam|toten)`,
  `(faire disparaitre|planquer|dissimuler|balancer|jeter|couler|enterrer|cacher|larguer|debarrasser)${GAP}(cadavres?|macchabee|(un |le |d.un |son )corps(?! (d.eau|de)))`,
  `(esconder|escondo|enterrar|entierro|tirar|arrojar|ocultar|hacer desaparecer|deshacer(me|nos|se))${GAP}(cadaver(es)?|fiambre|un muerto|(un|el) cuerpo(?! de))`,
  `(far sparire|fare sparire|nascondere|seppellire|sotterrare|occultare|buttare|gettare|sbarazzar(mi|ci|si)|disfar(mi|ci|si))${GAP}(cadaver[ei]|un morto|(un|il|del) corpo(?! d))`,
  `(niemand|keiner)${GAP}leichen?${GAP}(findet|fande|finden|entdeckt)`,
  `personne${GAP}(trouve|trouvera|trouverait|trouvait)${GAP}(cadavres?|un corps|le corps)`,
  `nadie${GAP}(encuentre|encuentra|encontraria|encontrara)${GAP}(cadaver|cadaveres|un cuerpo|el cuerpo)`,
  `nessuno${GAP}(trova|trovi|troverebbe|trovera)${GAP}(cadavere|cadaveri|un corpo|il corpo)`,
  String.raw`(do|doing|happen) (to|with) my (ex|wife|husband|girlfriend|boyfriend|boss|neighbou?r|stepson|stepdaughter)`,
  '(wildern gehen|ungestort wildern|heimlich (jagen|wildern)|braconner|chasser sans permis|cazar (sin licencia|furtivamente)|caccia(re)? di frodo|bracconare)',
].map(pattern => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'u'))

/** Tells whether a question asks where to do a wrong to nature or to animals. */
export function isWrong(text: string): boolean {
  const folded = fold(text)
  return WRONGS.some(wrong => wrong.test(folded)) || isPoaching(folded) || isHarassing(folded)
}

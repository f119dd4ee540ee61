// "Our baby wakes at every train", "jeder Zug weckt unser Kind": what wakes or disturbs somebody is a noise, and no way to get there.
import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

type Words = {
  /** Who is woken, of whom nothing is to be found; animals stay, for them it matters whether they are allowed. */
  who: string
  /** What makes noise. */
  thing: string
  /** "Every", "the", "passing". */
  each: string
  /** "Wakes up at", "is disturbed by": what stands between the two. */
  wakes: string
  /** Behind what stands between, the rest of a verb. */
  end: string
  /** "Wakes up", "disturbs": behind the noise. */
  woken: string
  /** How it is said in short, "$1" the noise. */
  hates: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    who: '(?:(?:my|our|the|her|his|a) )?(?:(?:little|small|newborn|young|old|new|one-year-old|two-year-old) )*(?:baby|babies|infant|newborn|toddler|child|children|kids?|son|daughter|boy|girl|twins|little one|wife|husband|partner|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|family|i|we|he|she|me|us|him|her)',
    thing:
      'trains?|trams?|planes?|aeroplanes?|airplanes?|helicopters?|cars?|lorr(?:y|ies)|trucks?|motorbikes?|motorcycles?|buses|bus|railways?',
    each: '(?:(?:every|each|any|all|the|a|single|passing|little) )*',
    wakes:
      '(?:always |often )?(?:(?:wakes?|woke)(?: up)?|startles?|jumps?|cr(?:y|ies)|screams?|flinch(?:es)?|(?:is|are|am|gets?|be) (?:(?:always|easily|often) )?(?:woken|waked|disturbed|startled|frightened|scared|bothered|annoyed|upset|irritated)(?: up)?) (?:at|by|from|to|with|because of|whenever)',
    end: '',
    woken:
      '(?:always |often |easily )?(?:wakes?|disturbs?|annoys?|bothers?|startles?|scares?|frightens?|upsets?|irritates?)(?: up)?',
    hates: 'I hate $1',
  },
  de: {
    who: '(?:(?:mein|unser|das|die|der|meine|unsere|meinen|unseren|den) )?(?:(?:kleine[nrs]?|neugeborene[nrs]?) )?(?:baby|kind|kinder|säugling|kleinkind|sohn|tochter|frau|mann|mutter|vater|oma|opa|zwillinge|kleine[rn]?|ich|wir|er|sie|mich|uns|ihn)',
    thing:
      'zug|züge[n]?|tram|trams|straßenbahn|strassenbahn|bahn|flugzeug(?:en?)?|hubschrauber[n]?|helikopter[n]?|autos?|lastwagen|lkws?|motorräder[n]?|motorrad|bus|bussen?',
    each: '(?:(?:jede[mnrs]?|alle[nr]?|eine[mnr]?|de[mnr]|die|vorbeifahrende[nr]?) )*',
    wakes:
      '(?:(?:wacht|wachen|wache|schreckt|schrecken|erschrickt|erschrecken|weint|schreit)(?: immer)? (?:bei|von|durch|wegen)|(?:wird|werden|werde)(?: immer)? (?:von|durch|bei))',
    end: '(?: auf| hoch| geweckt| gestört| aufgeweckt| wach| erschreckt| auf)?',
    woken: '(?:weckt|wecken|stört|stören|nervt|nerven|erschreckt|erschrecken)',
    hates: 'ich leide unter $1',
  },
  fr: {
    who: '(?:(?:mon|notre|le|la|ma|nos|mes|les) )?(?:(?:petite?|nouveau) )?(?:bébés?|enfants?|né|fils|fille|femme|mari|mère|père|jumeaux|je|nous|il|elle)',
    thing: 'trains?|trams?|tramways?|avions?|hélicoptères?|voitures?|camions?|motos?|bus',
    each: '(?:(?:chaque|tous les|toutes les|le|la|les|un|une|des|du|passage de|passage des|passage du) )*',
    wakes:
      '(?:(?:se réveille(?:nt)?|sursaute(?:nt)?|pleure(?:nt)?) (?:à|à cause de|à cause des|avec|au)|(?:est|sont) (?:réveillée?s?|dérangée?s?|gênée?s?|effrayée?s?) par)',
    end: '',
    woken: '(?:réveille(?:nt)?|dérange(?:nt)?|gêne(?:nt)?|effraie(?:nt)?)',
    hates: 'je suis gêné par $1',
  },
  es: {
    who: '(?:(?:mi|nuestro|nuestra|el|la|mis|nuestros) )?(?:(?:pequeñ[oa]|recién) )?(?:bebés?|niñ[oa]s?|nacido|hij[oa]s?|mujer|marido|madre|padre|mellizos|gemelos|a mi hijo|al bebé|a nuestro bebé|a mi hija|a nuestra hija)',
    thing: 'tren(?:es)?|tranvías?|avi(?:ón|ones)|helicópteros?|coches?|cami(?:ón|ones)|motos?|autobús(?:es)?',
    each: '(?:(?:cada|todos los|todas las|el|la|los|las|un|una|paso de) )*',
    wakes: '(?:se (?:despierta|despiertan|sobresalta|asusta|asustan) (?:con|por|a)|llora (?:con|por))',
    end: '',
    woken: '(?:(?:le |nos |me )?(?:despiertan?|molestan?|asustan?))',
    hates: 'odio $1',
  },
  it: {
    who: '(?:(?:mio|nostro|il|la|mia|nostra|i|nostri|miei) )?(?:(?:nostro|nostra|mio|mia|piccol[oa]) )?(?:bebè|neonat[oa]|bambin[oaie]|bimb[oa]|figli[oa]?|moglie|marito|madre|padre|gemelli)',
    thing: 'tren[oi]|tram|aere[oi]|elicotter[oi]|auto|macchin[ae]|camion|moto|autobus',
    each: '(?:(?:ogni|tutti i|tutte le|il|la|i|gli|le|un|una|passaggio di|passaggio del) )*',
    wakes:
      '(?:si (?:sveglia|svegliano|spaventa|spaventano) (?:a|con|per|ad)|(?:viene|vengono|è|sono) (?:svegliat[oiae]|disturbat[oiae]|spaventat[oiae]) da)',
    end: '',
    woken: '(?:svegliano?|sveglia|disturba(?:no)?|spaventa(?:no)?)',
    hates: 'odio $1',
  },
}

/** Before it nothing but the start of a sentence or a small joining word. */
const START = String.raw`(?<=(?:^|[.!?,;:–—]\s*|(?:but|and|because|as|since|aber|und|weil|denn|mais|et|car|parce que|pero|y|porque|ma|e|perché) )[^\p{L}]*)`

/** Writes what wakes, disturbs or frightens somebody as what they hate. */
export function wokenByIn(language: Language): readonly Rewrite[] {
  const { who, thing, each, wakes, end, woken, hates } = WORDS[language]
  const isLast = String.raw`(?!\p{L}| (?:stations?|rides?|trips?))`
  return [
    { said: new RegExp(String.raw`${START}${who} ${wakes} ${each}(${thing})${end}${isLast}`, 'giu'), as: hates },
    { said: new RegExp(String.raw`${START}${each}(${thing}) ${woken} (?:a |al )?${who}${isLast}`, 'giu'), as: hates },
  ]
}

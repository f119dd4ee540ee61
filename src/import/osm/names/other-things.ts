import { plainPattern } from './plain-pattern.ts'

// Names that say that something is no nature though its tags do not; folded, by language where that helps.

/** Parts of patterns: words, any of which is a word of the name. */
function anyWord(...lists: readonly string[]): RegExp {
  const words = lists.flatMap(list => list.trim().split(/\s*\|\s*/))
  return plainPattern(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`))
}

/** Of a place that people make: what else it is. */
export const NOT_NATURE_NAMES = anyWord(
  'hotel | hostel | motel | restaurant | bar | pub | cafe | beer garden | biergarten | embassy | ambaixada | ambassade | botschaft',
  'consulate | konsulat | refugees? | idp camp | (camp|campo) (de|di|dei) (refugies|refugiados|profughi|rom) | \\p{L}*fluchtlings\\p{L}* | asyl\\p{L}* | hospital | \\p{L}*klinik | \\p{L}*krankenhaus | elementary | (high|middle|primary) school | kindergarten',
  'parking | aparcament | parkplatz | car park | parking lot | terminal | raceway | speedway | stadium | stadion | estadio | fairgrounds? | show ?grounds? | runway viewpoint | plane ?spott(ing|ers?) | vegetable garden | (cable ?car|gondola) station',
  'piscina | piscine | swimming pool | \\p{L}*schwimmbad | \\p{L}*hallenbad | \\p{L}*freibad | thermalbad | aquatic (center|centre) | splash ?pad',
  '(recreation|community|rec|senior|civic|nature study|youth|shopping|equestrian|sports?|aquatics|leisure) (center|centre|complex|hall)',
  '(soccer|football|baseball|softball|tennis|golf|cricket|rugby|hockey|athletic|athletics|basketball|bowling|bmx|skateboard|skate|sports?|dog|ball) ?(park|parks|field|fields|complex|club|course|courts?|ground|grounds|run|exercise area)',
  'golf | golfplatz | minigolf | skatepark | playground | \\p{L}*spielplatz | sportplatz | sportpark | sportanlage | bolzplatz | \\p{L}*fussballplatz | tennisplatz | hundewiese | hundepark | hundeauslauf\\p{L}*',
  'idrottsplats | idrottspark | lekplats | lekpark | leikkipuisto | leikkipaikka | koirapuisto | koira aitaus | urheilupuisto | urheilukentta | hundrastgard | lekeplass | legeplads | hundepark',
  'speeltuin | speelplaats | speelveld | trapveldje | sportveld | hondenlosloop\\p{L}* | aire de jeux | terrain de (jeux|foot|football|sport|sports|tennis) | parc canin | caniparc',
  'parque infantil | polideportivo | cancha | campo (de|da) (futebol|futbol|calcio|tennis) | quadra | parco giochi | area (cani|giochi) | pipican | parque canino',
  'plac zabaw | hriste | detske hriste | jatszoter | kutyafuttato | loc de joaca | детская площадка | спортивная площадка | площадка для выгула | стадион | igraliste',
  '児童遊園地? | 運動場 | [\\p{L}\\p{N}]*運動公園 | グラウンド | [\\p{L}\\p{N}]*野球場 | [\\p{L}\\p{N}]*テニスコート | 駐車場 | [\\p{L}\\p{N}]*ゴルフ場 | 놀이터 | 운동장',
  'historic district | rv park | rv resort | trailer park | mobile homes? | apartments? | condominiums? | veranstaltungsgelande | festplatz | waterpark | theme park | amusement park',
  'cemetery | graveyard | friedhof | \\p{L}+friedhof | cimetiere | cementerio | cemiterio | cimitero | kyrkogard | hautausmaa | cmentarz | hrbitov | кладбище | columbarium | war memorial | \\p{L}*denkmal',
  'allotments? | allotment gardens? | kleingart\\p{L}* | schrebergart\\p{L}* | gartenverein | jardins (familiaux|ouvriers|partages) | huertos? | orti urbani | volkstuin\\p{L}* | koloniatradgard\\p{L}* | ogrodki dzialkowe',
  '\\p{L}*(光荣院|敬老院|养老院|度假村|度假区|大学|医院|酒店|停车场|陵园|公墓)\\p{L}* | [\\p{L}\\p{N}]+墓 | homeowners association | \\p{L}* hoa park',
  'zoo | \\p{L}*zoo | zoologico | zoologique | zoologischer garten | tierpark | wildpark | animal park | зоопарк | зоосад | 动物园 | 動物園 | (adventure|fun|amusement|aqua|water) ?(land|park|world) | wonderland',
  'salle (hors sac|polyvalente|des fetes) | (arrival|departure|departures|arrivals|reception|ticket|lobby) (pavilion|hall|shelter|area|lounge) | (boat|ferry|seaplane) (jetty|terminal)',
  'girl guides? | girl guiding | scouts? | scout (camp|group|hall|hut) | guides camp | pfadfinder\\p{L}* | multibane | boldbane | kunstgraesbane | jardin de la cerveza | cerveceria | brauhaus | brewery',
  'private | privat | privee? | privado | privada | privato | privata',
)

/** Names that end so. */
export const MEMORIAL_NAMES = /\b(memorial|monument|mahnmal|ehrenmal|gedenkstatte|carillon|statue|obelisk)$/

/** The garden of a house, of those who live in it: "Haus am Wehrsteg - Garten". */
export const HOUSE_GARDEN_NAMES = plainPattern(
  /^(haus|pension|residenz|seniorenheim|altenheim|pflegeheim|wohnheim|care home|nursing home|maison de retraite|residence|residencia|casa di riposo)(?!\p{L}).* (garten|garden|jardin|giardino|park)$/u,
)

/** A green so named is one, where it is large and not tagged as a square. */
export const SQUARE_NAMES = plainPattern(
  /^(placa|placeta|place|plaza|plazuela|piazza|piazzale|piazzetta|praca|pracinha|largo d[aeo]s?|square|esplanade|plac|rynek|namesti|namestie|trg|площадь|пл|маидан|πλατεια|ميدان)(?![\p{L}\p{N}])|(?<!(?:zelt|rast|grill|lager|camping|picknick|spiel|bade) ?)platz$|(?<![\p{L}\p{N}])(square|площадь|ter)$|\p{L}(torget|torvet|plassen|plein)$/u,
)

/** What Chinese calls so is paved, however large, and so is the main square of a Spanish town. */
export const PAVED_SQUARE_NAMES = plainPattern(
  /(广场|廣場)$|^(plaza|praca|placa) (de armas|mayor|principal|central|de la constitucion|de la independencia|de espana|bolivar|san martin)$/u,
)

/** Of reserves: closed to all but science. */
export const STRICT_NAMES = plainPattern(
  /\bstrict (nature )?reserve\b|\breserve (naturelle |biologique )?integrale\b|\breserva (natural |biologica )?(estricta|integral)\b|\briserva (naturale |biologica )?integrale\b/u,
)

export const ROUNDABOUT_NAMES = plainPattern(
  /^(rotonda|rond point|glorieta|rondo)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(roundabout|traffic circle|\p{L}*kreisel|kreisverkehr)$/u,
)

/** Of shelters: a stop, or a refuge from something else than the weather. */
export const STOP_NAMES = plainPattern(
  /\b(bus|halt|station|platform|tram|bushaltestelle|haltestelle|parada|arret|cafe|bus ?stop|przystanek|zastavka|busskur|pysakki|остановка|smoking|bike|bicycle|(animal|dog|cat|cyclone|flood|storm|bomb|homeless|womens?|women s|nuclear|air raid|emergency|evacuation) shelter)\b|остановка|バス停|避難所/u,
)

/** Of water: basins that works, roads and farms need. */
export const BASIN_NAMES = anyWord(
  '(tailings?|settling|settlement|sewage|waste ?water|effluent|storm ?water|detention|retention|infiltration|evaporation|treatment|cooling|leachate|slurry|sludge|ash|waste|oxidation|process) (pond|ponds|basin|basins|lagoon|lagoons|dam|pool|pools)',
  'sewage works | \\p{L}*klarteich\\p{L}* | \\p{L}*klarwerk | \\p{L}*klaranlage | schlammteich\\p{L}* | \\p{L}*ruckhaltebecken | loschwasser\\p{L}* | loschteich | absetzbecken | absetzteich\\p{L}* | versickerungsbecken | hafenbecken',
  'bassin (de|d) (retention|orage|decantation|lagunage) | lagunage | station d epuration | balsa de (riego|decantacion) | depuradora | depuratore | darse | darsena | dock | docks',
  'drainage (basin|pond|canal|ditch|channel) | recharge (basin|pond|facility|project) | underground storage (project|facility) | ganqu',
  'osadnik | oczyszczalnia | zbiornik (retencyjny|przeciwpozarowy|p poz) | pozarni nadrz | отстоиник\\p{L}* | очистные сооружения | пожарныи (водоем|пруд)',
  '[\\p{L}\\p{N}]*調整池 | [\\p{L}\\p{N}]*調節池 | [\\p{L}\\p{N}]*浄水場 | [\\p{L}\\p{N}]*下水処理場',
)

export const FOUNTAIN_NAMES = plainPattern(/(^| )(water fountain|springbrunnen)$|^fountains?$/u)

/** Of springs: wells that were bored, and what waterworks take. */
export const WELL_NAMES = plainPattern(
  /(?<!\p{L})(bore ?(hole|well)s?|tube ?wells?|(artesian|artezian\p{L}*) (well|bore)s?|put(ul)? artezian|(fantana|priza|sonda) artezian\p{L}*|tiefbrunnen|bohrbrunnen|скважин\p{L}*)(?!\p{L})/u,
)

/** Of mouths of caves: the doors of houses. */
export const DOOR_NAMES = plainPattern(
  /(?<!\p{L})((service|staff|emergency) (entrance|entry|exit)|(intrarea?|entrada|entree|entrata) de servici[uo]|notausgang|служебныи вход)(?!\p{L})/u,
)

/** Of land: where the dead lie. */
export const GRAVES_NAMES = plainPattern(/(^| )(cemetery|graveyard|friedhof|cimetiere|cementerio|cemiterio|cimitero)$/u)

/** Of woods and meadows: soldiers'. */
export const BASE_NAMES = plainPattern(
  /\b((military|marine corps|army) training area|air force (base|station)|naval (base|station)|firing range|truppenubungsplatz)\b|\bbarracks$/u,
)

export const CANAL_NAMES = plainPattern(/(^| )(canal|kanal|canale)$|^(canal|canale) (de|del|du|d|di|da) /u)

/** Of land: what it was filled with. */
export const LANDFILL_NAMES = anyWord(
  'landfill | landfill site | rubbish tip | garbage dump | \\p{L}*deponie | mullberg | abocador | vertedero | aterro sanitario | discarica | decharge | skladka | wysypisko',
)

/** Of camp sites: for vehicles alone. */
export const VEHICLE_SITE_NAMES = anyWord(
  'rv (park|resort|campground|camp) | motorhome (park|stop|parking) | wohnmobil\\p{L}* | reisemobil\\p{L}* | womo\\p{L}* | camper ?(park|stop|service|area) | aire (de|d) (camping car|camping cars) | area (de )?(autocaravanas|autocaravana) | area (di )?sosta camper | area camper | caravan (storage|park) | stallplats | bobilplass | bobilparkering',
)

/** Of beaches: whose they are, or that they are none. */
export const CLUB_NAMES = plainPattern(
  /\b(beach ?(club|bar|lounge)|strandbar|beachbar|beachclub|private beach|playa privada|plage privee|privatstrand|(hotel|resort|villas?|guests?) beach|beach (hotel|resort|volleyball))\b/u,
)

/** Of rocks: a stone that bears the name of a way. */
export const WAY_NAMES = plainPattern(/(weg|strasse|stra\u00dfe|pfad|allee|\bstreet|\broad|\btrail|\blane)$/u)

/** Of viewpoints: somebody's home, or where guests stay. */
export const HOME_NAMES = plainPattern(
  /\b(villa|flat|apartment|my (home|house|place)|guest ?house|homestay|hostel|hotel|lodge|residence|parents house)\b|(?<!\p{L})(فيلا|فيلة|شقة|منزلي|بيتي|mein (haus|zuhause)|mi casa|ma maison|casa mia|мой дом|дом мой|我家)(?!\p{L})/u,
)

/** Of islands: they are a hotel's. */
export const HOTEL_NAMES = plainPattern(/\b(hotel|resort|resorts|villas|spa)\b/u)

/** Of protected areas: where people live or pray, or what others left behind. */
export const PEOPLES_LANDS = plainPattern(
  /\b((indian|native|tribal|aboriginal) (reservation|community|reserve|lands?|nation)|reservation|rancheria|pueblo of|tierras? indigenas?|terras? indigenas?|resguardo indigena|territorio indigena|comarca indigena|ashram|tapoban|meditation (centre|center)|archaeolog\p{L}*|archeolog\p{L}*|arqueolog\p{L}*)\b/u,
)

/** Of woods and meadows: whose they are. */
export const OWNERS_NAMES = plainPattern(
  /\b(camp|ranch|school|college|university|campus|church|retreat|resort|country club|clubhouse|estates|subdivision|hoa)$|度假(村|区|區)|酒店/u,
)

/** Of protected areas: what is protected is no nature to visit. */
export const PROTECTED_WATER_NAMES = plainPattern(
  /\b(wasserschutzgebiet\p{L}*|trinkwasser\p{L}*|heilquellenschutz\p{L}*|quellenschutz\p{L}*|wasserschongebiet|groundwater|drinking water|source water|water (protection|supply)|wellhead|waterwingebied|grondwaterbescherming\p{L}*|perimetre de protection|captage|vattenskyddsomrade|pohjavesialue|vandindvinding\p{L}*|ochrony uj\p{L}*|hygienick\p{L}* ochran\p{L}*|denkmalschutz\p{L}*|hunting (area|block|ground))\b/u,
)

import { alternatives } from '../../../text/alternatives.ts'
import type { Row } from './language-table.ts'
import type { Foreign } from './languages.ts'

/** What is "of a country" in English, German, French, Spanish and Italian, beside those of the tables of names; endings aside. */
const ADJECTIVES = `
Chilean ; chilenisch ; chilien|chilienne|chiliens|chiliennes ; chileno|chilena ; cileno|cilena|cileni|cilene
Argentine ; argentinisch ; argentin|argentine ; argentino|argentina ; argentino|argentina|argentini|argentine
Peruvian ; peruanisch ; péruvien|péruvienne|péruviens|péruviennes ; peruano|peruana ; peruviano
Bolivian ; bolivianisch ; bolivien|bolivienne ; boliviano ; boliviano
Brazilian ; brasilianisch ; brésilien|brésilienne|brésiliens|brésiliennes ; brasileño|brasileña ; brasiliano
Colombian ; kolumbianisch ; colombien|colombienne ; colombiano ; colombiano
Ecuadorian ; ecuadorianisch ; équatorien|équatorienne ; ecuatoriano ; ecuadoriano
Mexican ; mexikanisch ; mexicain|mexicaine ; mexicano ; messicano
Cuban ; kubanisch ; cubain|cubaine ; cubano ; cubano
Moroccan ; marokkanisch ; marocain|marocaine ; marroquí|marroquíes ; marocchino|marocchina|marocchini|marocchine
Algerian ; algerisch ; algérien|algérienne ; argelino ; algerino
Tunisian ; tunesisch ; tunisien|tunisienne ; tunecino ; tunisino
Egyptian ; ägyptisch ; égyptien|égyptienne ; egipcio ; egiziano
Kenyan ; kenianisch ; kényan|kényane ; keniano|keniata ; keniano|keniota
South African ; südafrikanisch ; sud africain|sud africaine ; sudafricano ; sudafricano
Turkish ; türkisch ; turc|turque|turcs|turques ; turco ; turco|turca|turchi|turche
Croatian ; kroatisch ; croate ; croata ; croato
Slovenian ; slowenisch ; slovène ; esloveno ; sloveno
Czech ; tschechisch ; tchèque ; checo ; ceco|ceca|cechi|ceche
Slovak ; slowakisch ; slovaque ; eslovaco ; slovacco|slovacca|slovacchi|slovacche
Hungarian ; ungarisch ; hongrois|hongroise ; húngaro ; ungherese
Romanian ; rumänisch ; roumain|roumaine ; rumano ; romeno|rumeno
Bulgarian ; bulgarisch ; bulgare ; búlgaro ; bulgaro
Serbian ; serbisch ; serbe ; serbio ; serbo
Albanian ; albanisch ; albanais|albanaise ; albanés|albanesa ; albanese
Russian ; russisch ; russe ; ruso ; russo
Ukrainian ; ukrainisch ; ukrainien|ukrainienne ; ucraniano ; ucraino
Estonian ; estnisch ; estonien|estonienne ; estonio ; estone
Latvian ; lettisch ; letton|lettonne ; letón|letona ; lettone
Lithuanian ; litauisch ; lituanien|lituanienne ; lituano ; lituano
Danish ; dänisch ; danois|danoise ; danés|danesa|daneses ; danese
Dutch ; niederländisch ; néerlandais|néerlandaise ; neerlandés|neerlandesa|holandés|holandesa ; olandese
Belgian ; belgisch ; belge ; belga|belgas ; belga|belgi|belghe
Swiss ; schweizerisch ; suisse ; suizo ; svizzero
Icelandic ; isländisch ; islandais|islandaise ; islandés|islandesa|islandeses ; islandese
American ; amerikanisch ; américain|américaine ; estadounidense|americano ; americano|statunitense
Australian ; australisch ; australien|australienne|australiens|australiennes ; australiano ; australiano
New Zealand ; neuseeländisch ; néo zélandais|néo zélandaise ; neozelandés|neozelandesa|neozelandeses ; neozelandese
Indian ; indisch ; indien|indienne|indiens|indiennes ; indio ; indiano
Chinese ; chinesisch ; chinois|chinoise ; chino ; cinese
Vietnamese ; vietnamesisch ; vietnamien|vietnamienne ; vietnamita ; vietnamita
Indonesian ; indonesisch ; indonésien|indonésienne ; indonesio ; indonesiano
Andorran ; andorranisch ; andorran|andorrane|andorrans|andorranes ; andorrano ; andorrano
Liechtenstein ; liechtensteinisch|liechtensteiner ; liechtensteinois|liechtensteinoise ; liechtensteiniano|liechtenstiano ; del liechtenstein
Manx ; manx ; mannois|mannoise ; manés|manesa|maneses|manesas ; mannese|mannesi
Monegasque ; monegassisch ; monégasque ; monegasco ; monegasco|monegasca|monegaschi|monegasche
Luxembourg ; luxemburgisch|luxemburger ; luxembourgeois|luxembourgeoise ; luxemburgués|luxemburguesa|luxemburgueses ; lussemburghese
Maltese ; maltesisch ; maltais|maltaise ; maltés|maltesa|malteses ; maltese
Cypriot ; zyprisch|zypriotisch ; chypriote ; chipriota ; cipriota|ciprioti|cipriote
Montenegrin ; montenegrinisch ; monténégrin|monténégrine ; montenegrino ; montenegrino
Bosnian ; bosnisch ; bosnien|bosnienne|bosniaque ; bosnio ; bosniaco|bosniaca|bosniaci|bosniache
North Macedonia ; mazedonisch|nordmazedonisch ; macédonien|macédonienne ; macedonio|normacedonio ; macedone|macedoni
Kosovar ; kosovarisch ; kosovar|kosovare ; kosovar|kosovares ; kosovaro
Moldovan ; moldauisch|moldawisch ; moldave ; moldavo ; moldavo
Belarusian ; belarussisch|weißrussisch|belarusisch ; biélorusse|bélarusse ; bielorruso ; bielorusso
Georgian ; georgisch ; géorgien|géorgienne ; georgiano ; georgiano
Armenian ; armenisch ; arménien|arménienne ; armenio ; armeno
Azerbaijani ; aserbaidschanisch ; azerbaïdjanais|azerbaïdjanaise|azéri ; azerbaiyano|azerí ; azerbaigiano|azero
Faroese ; färöisch|färöer ; féroïen|féroïenne ; feroés|feroesa|feroeses ; faroese|feringio
Greenlandic ; grönländisch ; groenlandais|groenlandaise ; groenlandés|groenlandesa|groenlandeses ; groenlandese
Paraguayan ; paraguayisch ; paraguayen|paraguayenne ; paraguayo ; paraguaiano|paraguayano
Uruguayan ; uruguayisch ; uruguayen|uruguayenne ; uruguayo ; uruguaiano|uruguayano
Venezuelan ; venezolanisch|venezuelisch ; vénézuélien|vénézuélienne ; venezolano ; venezuelano
Guyanese ; guyanisch ; guyanien|guyanienne ; guyanés|guyanesa|guyaneses ; guyanese
Surinamese ; surinamisch ; surinamais|surinamaise|surinamien|surinamienne ; surinamés|surinamesa|surinameses ; surinamese
Costa Rican ; costa ricanisch|costaricanisch ; costaricien|costaricienne|costa ricien|costa ricienne ; costarricense ; costaricano
Nicaraguan ; nicaraguanisch ; nicaraguayen|nicaraguayenne ; nicaragüense ; nicaraguense
Panamanian ; panamaisch|panamesisch ; panaméen|panaméenne ; panameño ; panamense
Honduran ; honduranisch ; hondurien|hondurienne ; hondureño ; honduregno
Guatemalan ; guatemaltekisch ; guatémaltèque ; guatemalteco ; guatemalteco|guatemalteca|guatemaltechi|guatemalteche
Salvadoran ; salvadorianisch ; salvadorien|salvadorienne ; salvadoreño ; salvadoregno
Belizean ; belizisch ; bélizien|bélizienne ; beliceño ; belizeano
Jamaican ; jamaikanisch ; jamaïcain|jamaïcaine ; jamaicano|jamaiquino ; giamaicano
Dominican Republic ; dominikanisch ; dominicain|dominicaine ; dominicano ; dominicano
Puerto Rican ; puerto ricanisch|puertoricanisch ; portoricain|portoricaine ; puertorriqueño|portorriqueño ; portoricano
Trinidadian ; trinidadisch ; trinidadien|trinidadienne ; trinitense ; trinidadiano
Angolan ; angolanisch ; angolais|angolaise ; angoleño|angolano ; angolano
Beninese ; beninisch ; béninois|béninoise ; beninés|beninesa|benineses ; beninese
Botswanan ; botsuanisch|botswanisch ; botswanais|botswanaise|botswanéen|botswanéenne ; botsuano ; botswano
Cameroonian ; kamerunisch ; camerounais|camerounaise ; camerunés|camerunesa|cameruneses ; camerunese
Cape Verdean ; kapverdisch ; cap verdien|cap verdienne|capverdien|capverdienne ; caboverdiano ; capoverdiano
Congolese ; kongolesisch ; congolais|congolaise ; congoleño|congolés|congolesa ; congolese
Ethiopian ; äthiopisch ; éthiopien|éthiopienne ; etíope ; etiope|etiopi
Gabonese ; gabunisch ; gabonais|gabonaise ; gabonés|gabonesa|gaboneses ; gabonese
Gambian ; gambisch ; gambien|gambienne ; gambiano ; gambiano
Ghanaian ; ghanaisch ; ghanéen|ghanéenne ; ghanés|ghanesa|ghaneses ; ghanese
Ivorian ; ivorisch ; ivoirien|ivoirienne ; marfileño ; ivoriano
Malagasy ; madagassisch|madegassisch ; malgache ; malgache ; malgascio|malgascia|malgasci|malgasce
Malawian ; malawisch ; malawien|malawienne|malawite ; malauí|malawiano ; malawiano
Mauritanian ; mauretanisch ; mauritanien|mauritanienne ; mauritano ; mauritano
Mauritian ; mauritisch ; mauricien|mauricienne ; mauriciano ; mauriziano
Mozambican ; mosambikanisch ; mozambicain|mozambicaine ; mozambiqueño ; mozambicano
Namibian ; namibisch ; namibien|namibienne ; namibio ; namibiano
Nigerian ; nigerianisch ; nigérian|nigériane ; nigeriano ; nigeriano
Rwandan ; ruandisch ; rwandais|rwandaise ; ruandés|ruandesa|ruandeses ; ruandese
Senegalese ; senegalesisch ; sénégalais|sénégalaise ; senegalés|senegalesa|senegaleses ; senegalese
Sierra Leonean ; sierra leonisch|sierraleonisch ; sierra léonais|sierra léonaise ; sierraleonés|sierraleonesa|sierraleoneses ; sierraleonese
Seychellois ; seychellisch ; seychellois|seychelloise ; seychellense ; seychellese
Eswatini ; eswatinisch|swasiländisch ; swazi|swazie ; suazi ; swazi
Lesotho ; lesothisch ; lésothien|lésothienne ; lesotense|basuto ; lesothiano
Tanzanian ; tansanisch ; tanzanien|tanzanienne ; tanzano ; tanzaniano
Ugandan ; ugandisch ; ougandais|ougandaise ; ugandés|ugandesa|ugandeses ; ugandese
Zambian ; sambisch ; zambien|zambienne ; zambiano ; zambiano
Zimbabwean ; simbabwisch ; zimbabwéen|zimbabwéenne ; zimbabuense ; zimbabwese|zimbabwiano
Afghan ; afghanisch ; afghan|afghane ; afgano ; afghano
Bangladeshi ; bangladeschisch ; bangladais|bangladaise ; bangladesí ; bangladese|bengalese
Bhutanese ; bhutanisch ; bhoutanais|bhoutanaise ; butanés|butanesa|butaneses ; bhutanese
Burmese ; birmanisch|burmesisch|myanmarisch ; birman|birmane ; birmano ; birmano
Cambodian ; kambodschanisch ; cambodgien|cambodgienne ; camboyano ; cambogiano
Emirati ; emiratisch ; émirati|émiratie|émirien|émirienne ; emiratí ; emiratino
Filipino ; philippinisch ; philippin|philippine ; filipino ; filippino
Iranian ; iranisch ; iranien|iranienne ; iraní ; iraniano
Israeli ; israelisch ; israélien|israélienne ; israelí ; israeliano
Jordanian ; jordanisch ; jordanien|jordanienne ; jordano ; giordano
Kazakh ; kasachisch ; kazakh|kazakhe ; kazajo ; kazako|kazaka|kazaki|kazake
Korean ; koreanisch|südkoreanisch ; coréen|coréenne|sud coréen|sud coréenne ; coreano|surcoreano ; coreano|sudcoreano
Kyrgyz ; kirgisisch ; kirghize|kirghiz ; kirguís|kirguisa|kirguiso ; kirghiso|chirghiso
Laotian ; laotisch ; laotien|laotienne ; laosiano ; laotiano
Lebanese ; libanesisch ; libanais|libanaise ; libanés|libanesa|libaneses ; libanese
Malaysian ; malaysisch ; malaisien|malaisienne ; malasio ; malese|malesi|malaysiano
Mongolian ; mongolisch ; mongol|mongole ; mongol|mongola ; mongolo
Nepalese ; nepalesisch|nepalisch ; népalais|népalaise ; nepalí|nepalés|nepalesa ; nepalese
Omani ; omanisch ; omanais|omanaise ; omaní ; omanita|omaniti
Pakistani ; pakistanisch ; pakistanais|pakistanaise ; pakistaní ; pachistano|pakistano
Saudi ; saudisch|saudi arabisch ; saoudien|saoudienne ; saudí|saudita ; saudita|sauditi
Singaporean ; singapurisch ; singapourien|singapourienne ; singapurense ; singaporiano
Sri Lankan ; sri lankisch|srilankisch ; sri lankais|sri lankaise|srilankais|srilankaise ; esrilanqués|esrilanquesa|ceilanés ; srilankese
Taiwanese ; taiwanisch|taiwanesisch ; taïwanais|taïwanaise ; taiwanés|taiwanesa|taiwaneses ; taiwanese
Tajik ; tadschikisch ; tadjik|tadjike ; tayiko ; tagiko
Thai ; thailändisch ; thaïlandais|thaïlandaise ; tailandés|tailandesa|tailandeses ; thailandese|tailandese
Turkmen ; turkmenisch ; turkmène ; turkmeno|turcomano ; turkmeno|turcomanno
Uzbek ; usbekisch ; ouzbek|ouzbèke|ouzbeks ; uzbeko ; uzbeko
Yemeni ; jemenitisch ; yéménite ; yemení ; yemenita|yemeniti
Fijian ; fidschianisch ; fidjien|fidjienne ; fiyiano ; figiano
New Caledonian ; neukaledonisch ; néo calédonien|néo calédonienne|calédonien|calédonienne ; neocaledonio ; neocaledone
Papua New Guinea ; papua neuguineisch ; papouasien|papouasienne ; papú|papúes ; papuano
Samoan ; samoanisch ; samoan|samoane ; samoano ; samoano
Solomon Islands ; salomonisch ; salomonais|salomonaise ; salomonense ; salomonese
Vanuatu ; vanuatuisch ; vanuatais|vanuataise ; vanuatuense ; vanuatuano
Falkland Islands ; ; malouin|malouine ; malvinense ;
Guadeloupe ; ; guadeloupéen|guadeloupéenne ; guadalupeño ; guadalupense
Réunion ; ; réunionnais|réunionnaise ; reunionés|reunionesa ;
Hong Kong ; ; hongkongais|hongkongaise ; hongkonés|hongkonesa ;
Burundi ; burundisch ; burundais|burundaise ; burundés|burundesa|burundeses ; burundese
Djibouti ; dschibutisch ; djiboutien|djiboutienne ; yibutiano ; gibutiano
São Tomé and Principe ; são toméisch ; santoméen|santoméenne ; santotomense ; saotomense
Central African Republic ; zentralafrikanisch ; centrafricain|centrafricaine ; centroafricano ; centrafricano
Grenada ; grenadisch ; grenadien|grenadienne ; ; grenadino
Antarctica ; antarktisch ; antarctique ; antártico ; antartico
`

const COLUMNS = ['de', 'fr', 'es', 'it'] as const

/** The adjectives of countries in a language as rows of its vocabulary. */
export function adjectivesOfCountries(language: Foreign): readonly Row[] {
  return ADJECTIVES.trim()
    .split('\n')
    .map(line => {
      const [english = '', ...columns] = line.split(';').map(text => text.trim())
      return { english, said: alternatives(columns[COLUMNS.indexOf(language)] ?? '').filter(each => each !== '') }
    })
}

// A table with a row per region: long for that reason alone.
import { phraseOf } from '../../text/phrase.ts'
import { alternatives } from '../../text/alternatives.ts'
import type { Row } from './languages/language-table.ts'
import type { Foreign } from './languages/languages.ts'

/** The name of a region; what is "of it" in English, German, French, Spanish and Italian; endings aside. */
const ADJECTIVES = `
brittany ; breton ; bretonisch ; breton|bretonne ; bretón|bretona ; bretone
normandy ; norman ; normannisch ; normand ; normando ; normanno
alsace ; alsatian ; elsässisch ; alsacien|alsacienne ; alsaciano ; alsaziano
lorraine ; ; lothringisch ; lorrain ; lorenés|lorenesa ; lorenese
savoy ; savoyard ; savoyisch ; savoyard ; saboyano ; savoiardo
provence ; provencal ; provenzalisch ; provençal|provençaux ; provenzal ; provenzale
burgundy ; burgundian ; burgundisch ; bourguignon|bourguignonne ; borgoñón|borgoñona ; borgognone
auvergne ; auvergnat ; auvergnatisch ; auvergnat ; auvernés|auvernesa ; alverniate
gascony ; gascon ; gascognisch ; gascon|gasconne ; gascón|gascona ; guascone
picardy ; picard ; picardisch ; picard ; picardo ; piccardo
champagne ; ; ; champenois ; champañés ;
limousin ; ; limousinisch ; limousin ; lemosín|lemosina ; limosino
vendee ; ; ; vendéen|vendéenne ; vandeano ; vandeano
languedoc ; ; ; languedocien|languedocienne ; languedociano ; linguadociano
franche comte ; ; ; comtois|franc comtois ; ;
dordogne ; ; ; périgourdin ; ; perigordino
ardeche ; ; ; ardéchois ; ;
cevennes ; ; ; cévenol ; ;
camargue ; ; ; camarguais ; camargués ;
vosges ; vosgian ; ; vosgien|vosgienne ; ;
corsica ; corsican ; korsisch ; corse ; ;
basque country ; basque ; baskisch ; basque ; vasco ; basco
catalonia ; catalan|catalonian ; katalanisch ; catalan ; catalán|catalana ; catalano
andalusia ; andalusian ; andalusisch ; andalou|andalouse ; andaluz|andaluza|andaluces ; andaluso
galicia ; galician ; galicisch ; galicien|galicienne ; gallego ; galiziano
asturias ; asturian ; asturisch ; asturien|asturienne ; asturiano ; asturiano
cantabria ; cantabrian ; kantabrisch ; cantabre ; cántabro ; cantabrico
aragon ; aragonese ; aragonesisch ; aragonais ; aragonés|aragonesa ; aragonese
navarre ; navarrese ; navarresisch ; navarrais ; navarro ; navarrese
extremadura ; extremaduran ; ; ; extremeño ;
castilla la mancha ; ; ; ; manchego ;
valencian community ; ; ; ; comunidad valenciana ;
balearic islands ; balearic ; balearisch ; baléare ; balear ; balearico
canary islands ; canarian ; kanarisch ; canarien|canarienne ; canario ; canario
tuscany ; tuscan ; toskanisch ; toscan ; toscano ; toscano
umbria ; umbrian ; umbrisch ; ombrien|ombrienne ; umbro ; umbro
liguria ; ligurian ; ligurisch ; ligure ; ligur ; ligure
lombardy ; lombard ; lombardisch ; lombard ; lombardo ; lombardo
piedmont ; piedmontese ; piemontesisch ; piémontais ; piamontés|piamontesa ; piemontese
aosta valley ; ; ; valdôtain ; ; valdostano
veneto ; ; venetisch ; vénète ; ; veneto
trentino ; ; ; trentin ; ; trentino
friuli ; friulian ; friaulisch|friulanisch ; frioulan ; friulano ; friulano
south tyrol ; south tyrolean|south tyrolese ; südtirolerisch|südtiroler ; sud tyrolien|sud tyrolienne ; surtirolés|surtirolesa ; altoatesino|sudtirolese
emilia romagna ; ; ; ; ; emiliano|romagnolo
le marche ; ; ; ; ; marchigiano
lazio ; ; ; ; ; laziale
abruzzo ; abruzzese ; abruzzesisch ; ; ; abruzzese
molise ; ; ; ; ; molisano
campania ; campanian ; kampanisch ; campanien|campanienne ; ;
apulia ; apulian ; apulisch ; ; ; pugliese
basilicata ; ; ; ; ; lucano
calabria ; calabrian ; kalabrisch|kalabresisch ; calabrais ; calabrés|calabresa ; calabrese
sicily ; sicilian ; sizilianisch ; sicilien|sicilienne ; siciliano ; siciliano
sardinia ; sardinian ; sardisch ; sarde ; sardo ; sardo
bavaria ; bavarian ; bayerisch|bayrisch|bairisch ; bavarois ; bávaro ; bavarese
lower bavaria ; lower bavarian ; niederbayerisch|niederbayrisch ; bas bavarois ; ; basso bavarese
upper bavaria ; upper bavarian ; oberbayerisch|oberbayrisch ; haut bavarois ; ; alto bavarese
saxony ; saxon ; sächsisch ; saxon|saxonne ; sajón|sajona ; sassone
lower saxony ; lower saxon ; niedersächsisch ; bas saxon ; ; basso sassone
saxony anhalt ; ; sachsen anhaltisch|sachsen anhaltinisch ; ; ;
thuringia ; thuringian ; thüringisch|thüringer ; thuringien|thuringienne ; turingio ; turingio
hesse ; hessian ; hessisch ; hessois ; ; assiano
swabia ; swabian ; schwäbisch ; souabe ; suabo ; svevo
franconia ; franconian ; fränkisch ; franconien|franconienne ; ; francone
palatinate ; ; pfälzisch|pfälzer ; palatin ; ;
rhineland ; rhenish ; rheinländisch|rheinisch ; rhénan ; renano ; renano
brandenburg ; ; brandenburgisch|märkisch ; brandebourgeois ; brandeburgués|brandeburguesa ; brandeburghese
mecklenburg western pomerania ; ; mecklenburgisch ; mecklembourgeois ; ;
lusatia ; lusatian ; lausitzer ; lusacien|lusacienne ; ; lusaziano
allgau ; ; allgäuer ; ; ;
harz ; ; harzer ; ; ;
eifel ; ; eifeler|eifler ; ; ;
north frisian islands ; north frisian ; nordfriesisch ; frison septentrional ; ;
east frisia ; east frisian ; ostfriesisch ; ; ; frisone orientale
friesland ; ; westfriesisch ; ; ;
tyrol ; tyrolean|tyrolese ; tirolerisch|tiroler|tirolisch ; tyrolien|tyrolienne ; tirolés|tirolesa ; tirolese
carinthia ; carinthian ; kärntnerisch|kärntner ; carinthien|carinthienne ; carintio ; carinziano
styria ; styrian ; steirisch|steirer ; styrien|styrienne ; estirio ; stiriano
vorarlberg ; ; vorarlbergisch|vorarlberger ; ; ;
lower austria ; lower austrian ; niederösterreichisch ; bas autrichien|basse autrichienne ; ; basso austriaco
upper austria ; upper austrian ; oberösterreichisch ; haut autrichien|haute autrichienne ; ; alto austriaco
burgenland ; ; burgenländisch ; ; ;
salzkammergut ; ; salzkammerguter ; ; ;
valais ; valaisan ; walliser ; valaisan|valaisanne ; ; vallesano
grisons ; ; bündner|graubündner ; ; ; grigionese
ticino ; ticinese ; tessiner ; tessinois ; ; ticinese
engadin ; ; engadiner ; ; ; engadinese
bernese oberland ; ; berner oberländer ; ; ;
flanders ; flemish ; flämisch|flandrisch ; flamand ; ; fiammingo
wallonia ; walloon ; wallonisch ; wallon|wallonne ; valón|valona ;
crete ; cretan ; kretisch ; crétois ; cretense ; cretese
dalmatia ; dalmatian ; dalmatinisch ; dalmate ; dálmata ; dalmata
istria ; istrian ; istrisch ; istrien|istrienne ; ; istriano
slavonia ; slavonian ; slawonisch ; slavonien|slavonienne ; eslavonio ;
bohemia ; bohemian ; böhmisch ; bohémien ; bohemio ; boemo
moravia ; moravian ; mährisch ; morave ; moravo ; moravo
silesia ; silesian ; schlesisch ; silésien|silésienne ; silesio ; slesiano
pomerania ; pomeranian ; pommersch ; poméranien|poméranienne ; pomeranio ;
masuria ; masurian ; masurisch ; mazurien|mazurienne ; ;
transylvania ; transylvanian ; siebenbürgisch ; transylvanien|transylvanienne ; transilvano ; transilvano
lapland ; lappish ; lappländisch|lappisch ; lapon|laponne ; lapón|lapona ; lappone
siberia ; siberian ; sibirisch ; sibérien|sibérienne ; siberiano ; siberiano
karelia ; karelian ; karelisch ; carélien|carélienne ; ; careliano
crimea ; crimean ; ; ; ;
scotland ; scottish ; schottisch ; écossais ; escocés|escocesa ; scozzese
wales ; welsh ; walisisch ; gallois ; galés|galesa ; gallese
cornwall ; cornish ; kornisch ; cornouaillais ; ;
california ; californian ; kalifornisch ; californien|californienne ; californiano ; californiano
texas ; texan ; texanisch ; texan ; tejano ; texano
alaska ; alaskan ; ; ; ;
florida ; floridian ; ; ; ;
hawaii ; hawaiian ; hawaiianisch ; hawaïen|hawaïenne ; hawaiano ; hawaiano
quebec ; quebecois ; ; québécois ; quebequés|quebequesa ; quebecchese
patagonia ; patagonian ; patagonisch ; patagon|patagonien|patagonienne ; patagónico ; patagonico
tasmania ; tasmanian ; tasmanisch ; tasmanien|tasmanienne ; tasmano ; tasmaniano
anatolia ; anatolian ; anatolisch ; anatolien|anatolienne ; ; anatolico
tibet ; tibetan ; tibetisch ; tibétain ; tibetano ; tibetano
pyrenees ; pyrenean ; pyrenäisch ; pyrénéen|pyrénéenne ; pirenaico ; pirenaico
carpathians ; carpathian ; karpatisch ; carpatique ; ; carpatico
apennines ; apennine ; apenninisch ; ; ; appenninico
andes ; ; andisch ; andin|andine ; andino|andina ; andino|andina
himalaya ; himalayan ; ; himalayen|himalayenne ; ; himalayano
dolomites ; ; ; ; dolomítico ; dolomitico
black forest ; ; schwarzwälder ; ; ;
`

const LANGUAGES = ['de', 'fr', 'es', 'it'] as const

type Adjectives = { region: string; en: readonly string[] } & Readonly<Record<Foreign, readonly string[]>>

/** The rows of the table. */
export const REGION_ADJECTIVES: readonly Adjectives[] = ADJECTIVES.trim()
  .split('\n')
  .map(line => {
    const [region = '', ...columns] = line.split(';').map(text => text.trim())
    const [en = [], de = [], fr = [], es = [], it = []] = columns.map(text => (text === '' ? [] : alternatives(text)))
    return { region, en, de, fr, es, it }
  })

/** The region of an adjective of English, by its folded phrase. */
export const ENGLISH_REGION_ADJECTIVES: ReadonlyMap<string, string> = new Map(
  REGION_ADJECTIVES.flatMap(({ region, en }) => en.map(adjective => [phraseOf(adjective), region] as const)),
)

const ROWS = new Map<Foreign, readonly Row[]>(
  LANGUAGES.map(language => [
    language,
    REGION_ADJECTIVES.filter(row => row[language].length > 0).map(row => ({
      english: `in ${titled(row.region)}`,
      said: row[language],
    })),
  ]),
)

/** The adjectives of a language as rows of its vocabulary. */
export function adjectivesOfRegions(language: Foreign): readonly Row[] {
  return ROWS.get(language) ?? []
}

function titled(phrase: string): string {
  return phrase.replaceAll(/(?<!\p{L})\p{Ll}/gu, letter => letter.toUpperCase())
}

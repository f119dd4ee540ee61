// Words that say what a thing is, by language: with a number or each other they make no name ("Font", "Mirador 1",
// "Vindskydd", "展望台").
import { fold } from '../../../text/fold.ts'

const BY_LANGUAGE: Readonly<Record<string, string>> = {
  english: `
    spring springs viewpoint view views lookout overlook panorama scenic vista observation point picnic picnics
    rest site area areas camp camps camping campsite campsites campground campgrounds wild tent tents bivouac
    ramada ramadas small large neighborhood neighbourhood pocket
    shelter shelters hut huts cabin cabins pavilion gazebo
    park parks garden gardens botanic botanical public community town village city municipal green greens
    play playing field fields recreation ground grounds playground memorial
    skate dog lake lakes pond ponds loch lough tarn pool reservoir boating fishing
    waterfall waterfalls falls salt cave caves grotto forest forests wood woods woodland plantation
    beach beaches bikini tourist tap taps viewpoints sandbank sandbar sand sandy bay cove cliff cliffs rock rocks stone stones boulder peak summit top hill hills mount mountain
    pass saddle port ridge crest river stream creek brook island islands islet isle cape cap headland valley
    bird hide hides observatory nature natural reserve reserves protected heath moor marsh bog fen wetland wetlands
    underwater beautiful nice fishpond fishponds
    meadow arch volcano glacier dune dunes compartment section block lot unit no number`,
  catalan: `
    font fonts mirador miradors belvedere panorama berenador acampada refugi refugis abric cabana cabanes borda caseta
    parc parcs jardi jardins botanic estany estanys estanyol estanyons llac bassa basses gorg cascada cova coves bosc
    boscs platja cova badia cala roc roca pic cim tossa alt coll collada serra riu illa cap vall reserva`,
  spanish: `
    fuente fuentes manantial nacimiento ojo mirador miradores belvedere merendero zona area acampada campamento refugio refugios
    cabana cabanas choza caseta parque parques jardin jardines publico lago lagos laguna lagunas embalse presa charca
    balsa cascada salto salto cueva cuevas gruta bosque monte playa bahia ensenada roca piedra pico cerro loma cumbre
    collado paso portillo sierra arroyo rio isla islote cabo punta valle reserva natural lagunillas`,
  portuguese: `
    fonte nascente bica miradouro mirante belvedere merendas parque parques jardim jardins lago lagos lagoa lagoas acude
    represa barragem albufeira cachoeira cachoeirinha queda cascata gruta caverna mata bosque floresta praia baia enseada
    pedra pico morro serra corrego ribeirao riacho rio ilha ilheu cabo ponta vale reserva acampamento abrigo`,
  french: `
    fontaine source sources belvedere panorama piquenique pique nique aire abri abris refuge cabane cabanes parc parcs
    orri orris vetuste vetustes ruine ruines ruinee
    jardin jardins lac lacs etang etangs mare mares plan eau cascade chute grotte grottes bois foret parcelle plage baie crique
    falaise rocher rochers pic sommet colline mont montagne col cret crete riviere ruisseau ile ilot cap pointe vallee
    tourbiere marais reserve observatoire camping table orientation`,
  italian: `
    fonte fontana sorgente sorgenti belvedere panorama punto panoramico picnic rifugio bivacco baita riparo parco parchi
    giardino giardini pubblico pubblici lago lagi laghi laghetto stagno cascata cascate grotta grotte bosco boschi spiaggia baia
    scoglio roccia rocce cima monte colle passo sella cresta fiume torrente rio isola isolotto capo punta valle riserva`,
  german: `
    quelle brunnen brunnele aussicht aussichtspunkt aussichtsturm aussichtsplattform ausblick grillplatz grillstelle
    feuerstelle rastplatz picknickplatz picknick zeltplatz lagerplatz campingplatz biwak unterstand unterstandshutte
    schutzhutte schutzhuttchen schutz hutte huts grillhutte waldhutte rastplatzhutte wanderhutte pavillon
    park stadtpark kurpark dorfpark burgerpark volkspark schlosspark garten krautergarten krauterspirale rosengarten
    botanischer wasserpark see weiher teich teiche badesee baggersee stausee speichersee dorfteich dorfweiher loschteich
    fischteich fischweiher karpfenteich muhlteich wasserfall hohle balma wald waldchen holz abteilung abt strand bucht klippe
    felsen felsblock fels gipfel spitze berg joch sattel pass grat bach fluss insel kap tal naturschutzgebiet naturschutz
    auwald auenwald mischwald nadelwald laubwald
    naturdenkmal vogelbeobachtung beobachtungshutte biotop wiese ried moor heide grillzone`,
  dutch: `
    uitzichtpunt uitzicht uitkijkpunt uitkijktoren picknickplaats picknickplek schuilhut vogelkijkhut park stadspark plantsoen
    tuin meer plas vijver ven bos bosje strand duin duinen heide eiland speelbos`,
  nordic: `
    kalla kallan utsikt utsiktsplats utsiktspunkt utsiktstorn rastplats grillplats eldplats lagerplats taltplats vindskydd
    raststuga stuga koja skydd badplats badstrand fagelskadning fageltorn gomsle park parken stadspark sjo sjon tjarn damm
    dammen vattenfall fors grotta skog skogen strand vik berg topp dal mosse naturreservat reservat utsiktspunkt gapahuk
    lavvo hytte hytta koie skur rasteplass leirplass badeplass tjern vann vatn vannet foss fossen hule skog oy holme
    udsigtspunkt udsigt shelter shelterplads teltplads balplads rasteplads hytte so strand skov fugletarn`,
  finnish: `
    lahde nakoalapaikka nakotorni lintutorni laavu kota autiotupa varaustupa paivatupa tulipaikka nuotiopaikka grillikatos
    grillipaikka taukopaikka levahdyspaikka telttapaikka leiripaikka leirintaalue kammi uimaranta uimapaikka puisto jarvi lampi
    koski vesiputous luola metsa saari luoto suo kallio ranta katos`,
  baltic: `
    saun lokkekoht lokkeplats puhkekoht telkimisala vaatetorn allikas jarv rand park mets ezers avots parks atputas vieta
    apzvalgas poilsiavete stovyklaviete ezeras saltinis parkas regykla`,
  polish: `
    zrodlo zrodelko punkt widokowy widok wiata wiaty altana altanka miejsce odpoczynku biwakowe pole namiotowe park
    ogrod ogrody botaniczny staw stawy jezioro zbiornik wodny zalew wodospad jaskinia las plaza skala skalki szczyt gora przelecz
    wyspa dolina rezerwat przyrody torfowisko schronisko bacowka szalas`,
  czech: `
    pramen studanka vyhlidka rozhledna pristresek altan altanek odpocivadlo ohniste taboriste utulna bouda park zahrada
    rybnik jezero nadrz vodopad jeskyne les skala skaly vrch hora sedlo ostrov udoli prirodni rezervace pamatka pramen
    studnicka vyhliadka pristresok ohnisko jaskyna pleso lesopark`,
  balkan: `
    izvor razgledisce razgledna tocka vidikovac izvir spilja pecina jama jezero jezerce park perivoj slap plaza suma otok uvala
    forras kilato esobeallo pihenohely tuzrakohely erdo barlang strand park foisor cabana refugiu lac cascada pestera
    padure plaja varf sa belvedere izvorul stana liqeni burim`,
  turkish: `
    cesme cesmesi pinar kaynak seyir terasi tepesi mesire piknik alani yeri kamp parki gol goleti baraji selale selalesi
    magara magarasi orman ormani plaj plaji koy tepe`,
  russian: `
    родник ключ источник колодец смотровая площадка обзорная вид беседка навес место отдыха стоянка туристическая костровище
    кемпинг приют избушка зимовье парк сквер сад озеро озеро пруд водохранилище водоем карьер болото водопад пещера
    грот лес роща бор дача квартал пляж залив бухта скала скалы камень гора вершина холм перевал хребет река ручей
    остров мыс долина заказник гарь вырубка просека`,
  ukrainian: `джерело криниця оглядовии маиданчик альтанка мисце видпочинку парк став ставок озеро водоспад печера лис пляж гора`,
  greek: `πηγη βρυση παραλια σπηλια σπηλαιο θεα παρκο λιμνη καταρρακτης δασος κορυφη κιοσκι`,
  arabic: `عين حديقة بحيرة شلال كهف شاطئ غابة جبل واحة منتزه`,
  hebrew: `מעין פארק נקודת תצפית תצפית מצפור חניון לילה מערה חוף יער`,
  japanese: `
    展望台 展望所 展望広場 見晴台 見晴らし台 四阿 東屋 東家 あずまや あずま屋 休憩所 休憩舎 休憩小屋 避難小屋 キャンプ場 公園 児童公園 緑地
    広場 庭園 池 沼 湖 貯水池 ため池 溜池 調整池 ダム湖 滝 湧水 水場 泉 洞窟 鍾乳洞 海岸 海水浴場 浜 山頂 峠 岩 島 岬 森 林`,
  chinese: `簡易涼亭 简易凉亭 休息区 休息區 休息站 烧烤场 燒烤場 烤肉場 烤肉区 公园 公園 花园 花園 凉亭 涼亭 亭 亭子 观景台 觀景台 观景亭 水库 水庫 水塘 湖 池塘 瀑布 山洞 海滩 沙灘 营地 營地 植物园 植物園 人工湖 荷花池 荷塘 树林 小公园 露营地 山頂 泉`,
  korean: `정자 쉼터 약수터 샘 전망대 공원 어린이공원 근린공원 소공원 저수지 연못 호수 폭포 동굴 해변 해수욕장 야영장 대피소`,
  thai: `จุดชมวิว ศาลา น้ำตก ถ้ำ หาด สวนสาธารณะ อ่างเก็บน้ำ`,
  vietnamese: `cong vien ho thac hang bai bien`,
  indonesian: `mata panas taman danau air terjun gua pantai hutan gunung pos waduk`,
}

export const KIND_WORDS: ReadonlySet<string> = new Set(
  Object.values(BY_LANGUAGE).flatMap(words => fold(words).trim().split(/\s+/)),
)

import { rowsOf } from '../language-table.ts'

/** Words that no field holds, subjects that are not known here, and harm, in German. */
export const ELSEWHERE = rowsOf(`
when does the sun set = wann geht die sonne unter|wann geht die sonne auf|geht die sonne unter|geht die sonne auf|wann ist sonnenuntergang|wann ist sonnenaufgang|um wie viel uhr geht die sonne unter|um wie viel uhr geht die sonne auf|um wieviel uhr geht die sonne unter|um wieviel uhr geht die sonne auf|wann wird es dunkel|wann wird es hell
can i walk from = kann man zu fuß von|kann ich zu fuß von|komme ich zu fuß von|kommt man zu fuß von|kann man von hier zu fuß|führt ein weg von|gibt es einen weg von|gibt es einen wanderweg von
how crowded = überlaufen|überlaufene|überlaufener|überlaufenes|überfüllte|voller leute|voller menschen|viel los|was los|wie voll ist|wie voll wird|wird es voll|überfüllt|überlaufen ist|viele leute|viele menschen|viele touristen|viele besucher|viele wanderer|viel betrieb|besucherandrang|besucherzahlen|andrang
how long = wie lange|wie lang|wie lange dauert|wie lange braucht man|wie lange geht man|wie lange läuft man
northern lights = nordlicht|nordlichter|polarlicht|polarlichter|aurora borealis|südlicht|südlichter
drink = trinken|getrunken
dogs in the water = hund ins wasser|hunde ins wasser|hund im wasser|hund baden|hunde baden|hund schwimmen|hunde schwimmen
ski lift = skilift|skilifte|skiliften|sessellift|sessellifte|schlepplift|lift|lifte|lifte in der nähe|liftanlage|liftanlagen
cable car = seilbahn|seilbahnen|gondelbahn|bergbahn|bergbahnen|gondel
ski resort = skigebiet|skigebiete|skigebieten|skiort|skipiste|skipisten|piste|pisten
forest fire = waldbrand|waldbrände|waldbrandgefahr
swimming pool = schwimmbad|schwimmbäder|freibad|hallenbad|pool|schwimmbecken
theme park = freizeitpark|freizeitparks|vergnügungspark|vergnügungsparks
fireworks = feuerwerk|feuerwerke
people = personen
does anyone live = wohnt jemand|wohnt da jemand|wohnt dort jemand|lebt jemand|lebt dort jemand|wohnen leute|wohnen menschen|leben leute|leben menschen
inhabited = bewohnt
municipality = gemeinde|pfarrei|kirchspiel|bezirk|landkreis
campervan = van|camper|wohnmobil|wohnmobile|wohnmobilen|campervan|bulli|wohnwagen|campingbus|mit dem van|mit dem camper|mit dem wohnmobil|mit meinem van|stellplatz für den camper|stellplatz für das wohnmobil|stellplatz für mein wohnmobil|stellplatz für meinen camper|stellplatz|stellplätze|wohnmobilstellplatz
kids = kind|kinder|kindern|familie|familien|kleinkinder|kleinkindern|kinderfreundlich|familienfreundlich|baby|enkel|enkelkinder|enkelin|tochter|sohn|kids|kleinen kindern|knirps|knirpse|kiddies|steppke|kleine kinder
friends = freunde|freunden|freundin|freund|gruppe|frau|mann|eltern|mutter|vater|oma|opa|schwester|bruder|geschwister|opas|omas|großeltern|senioren
easy = einfach zu gehen|leicht|leichte|leichter|leichtes|leichten|mühelos|bequem|schlecht zu fuß|nicht gut zu fuß|nicht mehr gut zu fuß|nicht so gut zu fuß|gehbehindert|nicht weit laufen|nicht weit gehen|nicht gut laufen|schlecht laufen|leicht erreichbar|gut erreichbar|leicht zugänglich|gut zu erreichen|leicht zu erreichen|einfach zu erreichen|einfach erreichbar|bequem erreichbar|leicht erreichbare|leicht erreichbarer|leicht erreichbaren|gut erreichbare|gut erreichbarer|geht am stock|läuft am stock|am stock|mit gehstock|mit krücken|an krücken
difficult = schwer|schwierig|anspruchsvoll|anstrengend
short = kurz|kurze|kurzer|kurzen|kurzes
long = lang|lange|langer|langes
small = klein|kleine|kleiner|kleines|kleinen
big = groß|große|großer|großes|großen|größte|größter
high = hoch|hohe|hoher|hohes|hohen|höchste|höchster
wild camping = wildcampen|wild campen|wild zelten|wildzelten|wild zu zelten|wild zu campen|wild übernachten
wild = wild|wilde|wilder|wildes|wilden
natural = natürlich|natürliche|unberührt|unberührte
romantic = romantisch|romantische|romantischer|idyllisch|idyllische|malerisch|malerische
famous = berühmt|berühmte|bekannt|bekannte|beliebt|beliebte
hidden = versteckt|versteckte|geheim|geheime|geheimtipp|geheimtipps
new = neu|neue|neuer|neues
clean = sauber|saubere|sauberes
warm = warm|warme|warmes
city = stadt|städte|dorf|ortschaft|ortschaften|siedlung|siedlungen|großstadt
crowd = menschenmassen|massen|touristen|tourismus|leute|menschen|besucher|überlaufen|andrang|überfüllt|wenig leute|wenig los|nicht so viele leute|ohne touristen|ohne leute|keine leute|weniger leute
in summer = im sommer|sommer
in winter = im winter|winter
in spring = im frühling|im frühjahr|frühling
in autumn = im herbst|herbst
on sundays = =sonntags|am sonntag|an sonntagen|am sonntagmorgen|am sonntagnachmittag
on saturdays = =samstags|am samstag|an samstagen|am sonnabend
on mondays = =montags|am montag|an montagen
on tuesdays = =dienstags|am dienstag
on wednesdays = =mittwochs|am mittwoch
on thursdays = =donnerstags|am donnerstag
on fridays = =freitags|am freitag
on weekdays = werktags|an werktagen|unter der woche|wochentags
in the morning = morgens|am morgen|vormittags|am vormittag|frühmorgens|früh am morgen|am frühen morgen|in der früh
in the afternoon = nachmittags|am nachmittag
in the evening = abends|am abend|am späten abend
at dawn = in der morgendämmerung|morgendämmerung|im morgengrauen|bei tagesanbruch|vor sonnenaufgang|bei sonnenaufgang
at dusk = in der abenddämmerung|abenddämmerung|in der dämmerung|bei dämmerung|bei einbruch der dunkelheit|nach sonnenuntergang|bei sonnenuntergang
at midnight = um mitternacht
at noon = mittags|am mittag
playground = spielplatz|spielplätze|abenteuerspielplatz
sauna = sauna|saunas
at night = nachts|in der nacht|bei nacht
tomorrow = morgen früh|morgen vormittag|morgen mittag|morgen nachmittag|morgen abend|morgen
today = heute|heute früh|heute morgen|heute vormittag|heute mittag|heute nachmittag|heute abend
right now = jetzt|gerade jetzt|jetzt gerade|im moment|im augenblick|momentan|derzeit|zurzeit|zur zeit|aktuell|gegenwärtig
the = immer noch|wie immer
all year = das ganze jahr|das ganze jahr über|ganzes jahr|ganzjährig|das ganze jahr hindurch|rund ums jahr|zu jeder jahreszeit
weekend = wochenende|am wochenende|fürs wochenende|für ein wochenende|we|am we|übers wochenende|das wochenende|dieses wochenende|nächstes wochenende|kommendes wochenende
day = tag|tage|tagen|woche|wochen
sunrise = sonnenaufgang
sunset = sonnenuntergang
hotels = hotel|hotels|pension|pensionen|ferienwohnung|ferienwohnungen|unterkunft|unterkünfte|jugendherberge
book = buche mir|buche uns|buch mir|buchen sie mir|reserviere mir|reserviere
restaurants = restaurant|restaurants|gasthaus|gasthof|biergarten|imbiss|essen gehen|gutes essen|leckeres essen|warmes essen|gut essen|kneipe|bar|bars
beer = bier|biere
coffee = café|cafe|kaffee
shops = geschäft|geschäfte|laden|läden|supermarkt|einkaufen
museum = museum|museen
weather = wetter|regnet|regen|schneit|temperatur|temperaturen|wettervorhersage|wie warm|wie kalt|wird es regnen|schneehöhe|wassertemperatur|sonnig|wird es schön|scheint die sonne|regnet es|schneit es|wird das wetter gut|wird es sonnig|nebel|neblig|nebelig|gewitter|gewittert|sturm|stürmisch|windig|bewölkt|frost|wie wird das wetter|wie ist das wetter|kalt|heiß|eiskalt|wird es kalt|wird es heiß|ist es kalt|ist es heiß
animal species = bären|bär|braunbär|braunbären|eisbär|eisbären|wölfe|wolf|wölfen|schlangen|schlange|giftschlangen|kreuzotter|kreuzottern|zecken|zecke|luchs|luchse|wildschwein|wildschweine|wildschweinen|elch|elche|elchen|rentier|rentiere|biber|bibern|hai|haie|haien|krokodil|krokodile|krokodilen|skorpion|skorpione|skorpionen|spinnen|quallen|raubtiere|raubtieren|tierarten
safe = sicher|gefährlich|sicherheit|gefahr|gefahren|ungefährlich|riskant|lawinengefahr|lawinen|steil|steile|steiler|steiles|ausgesetzt|ausgesetzte|absturzgefahr|abgrund|abgründe|gefährliche tiere|gefährlichen tieren|gefährliche|giftig|giftige|lawine|steinschlag|schwindelfrei|strömung|lebensgefährlich|lebensgefahr|tödlich|todesfälle|ums leben|ertrinken|werde ich sterben|kann man sterben|kann ich sterben|sturzflut|sturzfluten|steinschlag
drinkable = trinkbar|genießbar|wasserqualität|kann man das wasser trinken|wasser trinken
permit = genehmigung|erlaubnis|legal|illegal|gesetz|gesetzlich|rechtlich|strafbar|angelschein|lizenz|betreten verboten|permit|permits|erlaubnisschein|genehmigungspflichtig|motorboote erlaubt|motorboote verboten|drohnen erlaubt|feuerwerk zünden|feuerwerk abbrennen|feuerwerk machen|böller zünden|böller werfen|böllern|knaller zünden|raketen zünden|drohne fliegen|drohnen fliegen|drohne steigen lassen|drohne fliegen lassen
opening hours = öffnungszeiten|geöffnet|wann öffnet|wann hat geöffnet|hat offen|wann schließt|um wie viel uhr schließt|um wie viel uhr öffnet|um wieviel uhr schließt|um wieviel uhr öffnet|wann macht zu|schließt|wann wird geschlossen|geschlossen|im winter zugänglich|im winter geöffnet|im winter offen|im sommer zugänglich|im sommer geöffnet|im sommer offen|ganzjährig zugänglich|ganzjährig geöffnet|ganzjährig offen|das ganze jahr offen|das ganze jahr geöffnet
ticket price = eintrittspreise|wie viel euro|wie viele euro|parkgebühr|parkgebühren|preise
who owns = wem gehört|besitzer|eigentümer|förster|ranger|telefonnummer|wer wohnt
poem = gedicht|gedichte|lied|witz|geschichte|aufsatz|rezept|songtext
write = schreib|schreibe|dichte|übersetze|programmiere|berechne|sing|singe|male
politics = politik|wahl|kanzler|präsident|regierung|bundeskanzler
football = fußball|bundesliga|spielergebnis
capital = hauptstadt|einwohner|einwohnerzahl
stocks = aktien|börse|bitcoin|geld
festival = festival|konzert|konzerte|party|disco
electricity = strom|elektrizität|stromanschluss|stromversorgung|elektrischer strom|elektrischen strom|steckdose|steckdosen
wifi = wlan|internet|handyempfang|mobilfunkempfang|mobilfunk|mobilfunknetz|handynetz|netzabdeckung|handysignal|netzempfang|empfang|netz|kein netz|kein handynetz|funkloch|funklöcher|handyverbindung
kill myself = umbringen|mich umbringen|bringe mich um|das leben nehmen|selbstmord|suizid|suizidal|mein leben beenden|selbst töten|mich töten|mich selbst verletzen|mich ritzen|selbstverletzung|ich will sterben|sterben will|sterben möchte|ich möchte sterben|nicht mehr leben|erhängen|mich erhängen|mich ertränken|von der brücke springen|lebensmüde|in ruhe sterben|zum sterben|allem ein ende setzen|schluss machen mit dem leben|freitod|es zu beenden|um es zu beenden|und es beenden|alles beenden|alles zu beenden|ein ende zu machen|ein ende zu setzen|in den tod springen|in den tod stürzen|runterspringen und sterben|springen und sterben|mich runterstürzen|mich hinunterstürzen|mich in die tiefe stürzen|klippe zum runterspringen|klippe zum springen|brücke zum springen|brücke zum runterspringen|von einer klippe springen|von einer brücke springen|nicht mehr leben will|nicht mehr leben möchte
hide a body = leiche verstecken|eine leiche verstecken|leiche vergraben|eine leiche vergraben|leiche entsorgen|leiche loswerden|jemanden umbringen|jemanden töten|meine frau umbringen|meinen mann umbringen|vor der polizei verstecken|polizei entkommen|mich vor der polizei verstecken|jemanden entführen|jemanden verschwinden lassen|ermorden|jemanden vergiften|vergiften|hund aussetzen|meinen hund aussetzen|katze aussetzen|meine katze aussetzen|haustier aussetzen|jemanden ausrauben|wanderer ausrauben|ausrauben|auszurauben|zu vergiften|frauen beobachten|heimlich filmen|jemanden auflauern|beweise verstecken|beweise verschwinden lassen|jemanden gefangen halten
dump waste = müll abladen|müll entsorgen|müll illegal entsorgen|altöl entsorgen|reifen entsorgen|sperrmüll abladen|müll loswerden|abfall abladen
build a bomb = bombe bauen|eine bombe bauen|drogen verkaufen|drogen kaufen|cannabis anbauen|gras anbauen|wildern|waldbrand legen|wald anzünden|sprengstoff|schmuggeln|diebesgut verstecken|drogen verstecken|einbrechen in|feuer legen
to die for = zum sterben schön|hundeelend|zum totlachen|zeit totschlagen|klippe zum springen in das|klippen zum springen in das|klippe zum runterspringen in das|von einer klippe springen in das|von einer klippe in das
inland = im landesinneren|im landesinnern|landesinneres|im binnenland|im hinterland
json = in json|im json format|als json|als csv|in csv|im csv format|als xml|als yaml|als markdown|in markdown
coral reef = korallenriff|korallenriffe|korallen
overseas = übersee|in übersee|überseeisch
the Arctic = hoher norden|hohen norden|hohe norden
on a leash = leinenpflicht|leinenzwang|an der leine|an die leine|angeleint|ohne leine
boardwalk = steg|stege|stegen|bohlenweg|bohlenwege|bohlenwegen|holzsteg|holzstege
`)

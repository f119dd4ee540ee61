// What German, French, Spanish and Italian call capitals, large cities and regions that English calls otherwise.
import { fold } from '../../../text/fold.ts'
import { OTHER_CITY_NAMES } from './other-city-names.ts'
import { TOWNS } from './towns.ts'

/** English, then the four languages; "-" where a language writes what English does; behind "/" what is understood, too. */
const LINES = `
Amsterdam = -|-|Ámsterdam|-
Andorra la Vella = -|Andorre-la-Vieille|-|-
Athens = Athen|Athènes|Atenas|Atene
Baghdad = Bagdad|Bagdad|Bagdad|-
Beijing = Peking|Pékin|Pekín|Pechino
Belgrade = Belgrad|-|Belgrado|Belgrado
Berlin = -|-|Berlín|Berlino
Bern = -|Berne|Berna|Berna
Brussels = Brüssel|Bruxelles|Bruselas|Bruxelles
Bucharest = Bukarest|Bucarest|Bucarest|Bucarest
Budapest = -|-|-|-
Cairo = Kairo|Le Caire|El Cairo|Il Cairo
Copenhagen = Kopenhagen|Copenhague|Copenhague|Copenaghen
Damascus = Damaskus|Damas|Damasco|Damasco
Dublin = -|-|Dublín|Dublino
Edinburgh = -|Édimbourg|Edimburgo|Edimburgo
Guatemala City = Guatemala-Stadt|Guatemala|Ciudad de Guatemala|Città del Guatemala
Hanoi = -|Hanoï|Hanói|-
Havana = Havanna|La Havane|La Habana|L’Avana
Helsinki = -|-|-|-
Jakarta = -|-|Yakarta|Giacarta
Jerusalem = -|Jérusalem|Jerusalén|Gerusalemme
Kathmandu = -|Katmandou|Katmandú|Katmandu
Kyiv = Kyjiw/Kiew|Kiev|Kiev|Kiev
Lisbon = Lissabon|Lisbonne|Lisboa|Lisbona
Ljubljana = Ljubljana/Laibach|-|Liubliana|Lubiana
London = -|Londres|Londres|Londra
Luxembourg = Luxemburg|-|Luxemburgo|Lussemburgo
Madrid = -|-|-|-
Mexico City = Mexiko-Stadt|Mexico|Ciudad de México|Città del Messico
Moscow = Moskau|Moscou|Moscú|Mosca
Muscat = Maskat|Mascate|Mascate|Mascate
New Delhi = Neu-Delhi|-|Nueva Delhi|Nuova Delhi
Nicosia = Nikosia|Nicosie|-|-
Oslo = -|-|-|-
Panama City = Panama-Stadt|Panama|Ciudad de Panamá|Panama
Paris = -|-|París|Parigi
Prague = Prag|-|Praga|Praga
Reykjavík = -|-|Reikiavik|-
Riga = -|-|-|-
Rome = Rom|-|Roma|Roma
San Marino = -|Saint-Marin|-|-
Sarajevo = -|-|-|-
Seoul = -|Séoul|Seúl|Seul
Singapore = Singapur|Singapour|Singapur|-
Skopje = -|-|Skopie|-
Sofia = -|-|Sofía|-
Stockholm = -|-|Estocolmo|Stoccolma
Sydney = -|-|Sídney|-
Taipei = Taipeh|-|Taipéi|-
Tallinn = -|-|Tallin|-
Tbilisi = Tiflis/Tbilissi|Tbilissi|Tiflis|-
Tehran = Teheran|Téhéran|Teherán|Teheran
Tirana = -|-|-|-
Tokyo = Tokio|-|Tokio|-
Tripoli = Tripolis|-|Trípoli|-
Ulaanbaatar = -|Oulan-Bator|Ulán Bator|Ulan Bator
Vaduz = -|-|-|-
Valletta = -|La Valette|La Valeta|La Valletta
Vienna = Wien|Vienne|Viena|-
Vilnius = -|-|Vilna|-
Warsaw = Warschau|Varsovie|Varsovia|Varsavia
Zagreb = -|-|-|Zagabria
Algiers = Algier|Alger|Argel|Algeri
Antwerp = Antwerpen|Anvers|Amberes|Anversa
Barcelona = -|Barcelone|-|Barcellona
Basel = -|Bâle|Basilea|Basilea
Cape Town = Kapstadt|Le Cap|Ciudad del Cabo|Città del Capo
Cologne = Köln|-|Colonia|Colonia
Florence = Florenz|-|Florencia|Firenze
Frankfurt = -|Francfort|Fráncfort|Francoforte
Geneva = Genf|Genève|Ginebra|Ginevra
Genoa = Genua|Gênes|Génova|Genova
Gothenburg = Göteborg|Göteborg|Gotemburgo|Göteborg/Gotemburgo
Hamburg = -|Hambourg|Hamburgo|Amburgo
Istanbul = -|-|Estambul|-
Krakow = Krakau|Cracovie|Cracovia|Cracovia
Lucerne = Luzern|-|Lucerna|Lucerna
Lyon = -|-|-|Lione
Marseille = -|-|Marsella|Marsiglia
Milan = Mailand|-|Milán|Milano
Mumbai = -|Bombay|Bombay|-
Munich = München|-|Múnich|Monaco di Baviera
Naples = Neapel|-|Nápoles|Napoli
New York = -|-|Nueva York|-
New York City = New York|New York|Nueva York|New York
Nice = Nizza|-|Niza|Nizza
Nuremberg = Nürnberg|-|Núremberg|Norimberga
Saint Petersburg = Sankt Petersburg|Saint-Pétersbourg|San Petersburgo|San Pietroburgo
Salzburg = -|Salzbourg|Salzburgo|Salisburgo
Seville = Sevilla|Séville|Sevilla|Siviglia
Strasbourg = Straßburg|-|Estrasburgo|Strasburgo
Stuttgart = -|-|-|Stoccarda
Turin = -|-|Turín|Torino
Venice = Venedig|Venise|Venecia|Venezia
Zürich = -|Zurich|Zúrich|Zurigo
Zurich = Zürich|-|Zúrich|Zurigo
Alaska = -|-|-|-
Apulia = Apulien|Pouilles|Apulia|Puglia
Azores = Azoren|Açores|Azores|Azzorre
Bavaria = Bayern|Bavière|Baviera|Baviera
Bohemian Switzerland = Böhmische Schweiz|Suisse bohémienne|Suiza Bohemia|Svizzera boema
Brandenburg = -|Brandebourg|Brandeburgo|Brandeburgo
California = Kalifornien|Californie|-|-
Crete = Kreta|Crète|Creta|Creta
Grisons = Graubünden|-|Grisones|Grigioni
Hesse = Hessen|-|-|Assia
Julian Alps = Julische Alpen|Alpes juliennes|Alpes Julianos|Alpi Giulie
Inner Mongolia = Innere Mongolei|Mongolie-Intérieure|Mongolia Interior|Mongolia Interna
Lake Lucerne = Vierwaldstättersee|Lac des Quatre-Cantons|lago de los Cuatro Cantones|lago dei Quattro Cantoni
Lake Maggiore = Lago Maggiore/Langensee|lac Majeur|lago Mayor|lago Maggiore
Lapland = Lappland|Laponie|Laponia|Lapponia
Lower Austria = Niederösterreich|Basse-Autriche|Baja Austria|Bassa Austria
Madeira = -|Madère|-|Madera
Mont Blanc massif = Mont-Blanc-Massiv|massif du Mont-Blanc|macizo del Mont Blanc|massiccio del Monte Bianco/Monte Bianco
Newfoundland = Neufundland|Terre-Neuve|Terranova|Terranova
Piedmont = Piemont|Piémont|Piamonte|Piemonte
Sardinia = Sardinien|Sardaigne|Cerdeña|Sardegna
South Bohemia = Südböhmen|Bohême-du-Sud|Bohemia Meridional|Boemia meridionale
South Tyrol = Südtirol|Tyrol du Sud|Tirol del Sur|Alto Adige
Styria = Steiermark|Styrie|Estiria|Stiria
Tahiti = -|-|Tahití|-
Tasmania = Tasmanien|Tasmanie|-|-
Thuringia = Thüringen|Thuringe|Turingia|Turingia
Tierra del Fuego = Feuerland|Terre de Feu|-|Terra del Fuoco
Tuscany = Toskana|Toscane|Toscana|Toscana
Upper Carniola = Oberkrain|Haute-Carniole|Alta Carniola|Alta Carniola
Aosta = -|Aoste|-|-
Eastern Germany = Ostdeutschland|Allemagne de l’Est|Alemania oriental|Germania orientale
Northern England = Nordengland|Angleterre du Nord|Inglaterra septentrional|Inghilterra settentrionale
Northern Germany = Norddeutschland|Allemagne du Nord|Alemania septentrional|Germania settentrionale
Northern Italy = Norditalien|Italie du Nord|Italia septentrional|Italia settentrionale
Northern Spain = Nordspanien|Espagne du Nord|España septentrional|Spagna settentrionale
Southern England = Südengland|Angleterre du Sud|Inglaterra meridional|Inghilterra meridionale
Southern France = Südfrankreich|France du Sud|Francia meridional|Francia meridionale
Southern Germany = Süddeutschland|Allemagne du Sud|Alemania meridional|Germania meridionale
Southern Spain = Südspanien|Espagne du Sud|España meridional|Spagna meridionale
`

const AT = { de: 0, fr: 1, es: 2, it: 3 } as const
type Foreign = keyof typeof AT

const NAMES: ReadonlyMap<string, { english: string; said: readonly (readonly string[])[] }> = new Map(
  `${LINES}${TOWNS}`
    .trim()
    .split('\n')
    .map(line => {
      const [english = '', said = ''] = line.split(' = ')
      const names = said.split('|').map(name => (name === '-' ? [english] : name.split('/')))
      return [fold(english), { english, said: names }]
    }),
)

/** What a language calls a place that English calls so; undefined where it is not known to call it otherwise. */
export function exonymOf(language: Foreign, english: string): string | undefined {
  return NAMES.get(fold(english))?.said[AT[language]]?.[0]
}

/** The names of places that a language has for itself, in that form alone; those that every language finds are looked up as they are. */
export function exonymsIn(language: Foreign): { english: string; said: string[] }[] {
  return [...NAMES.values()].flatMap(({ english, said }) => {
    const own =
      said[AT[language]]?.filter(name => fold(name) !== fold(english) && !OTHER_CITY_NAMES.has(fold(name))) ?? []
    return own.length > 0 ? [{ english, said: own.map(name => `=${name}`) }] : []
  })
}

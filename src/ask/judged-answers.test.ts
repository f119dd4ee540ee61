// What somebody who had not seen the grammar asked, and was answered wrong or in part.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../test/support/starter-context.ts'
import { ask } from './ask.ts'

const context = await starterContext()
const told = (...texts: string[]) => ask({ query: texts.at(-1) ?? '', prev: texts.slice(0, -1) }, context)
const answers = (cases: readonly (readonly [string | readonly string[], RegExp])[]) => {
  for (const [asked, said] of cases) {
    const texts = [asked].flat()
    const { answer, understood } = told(...texts)
    assert.match(answer, said, texts.join(' > '))
    assert.deepEqual(understood.notApplied, [], texts.join(' > '))
  }
}

test('a spot that is compared with a town without spots is told as it is rated', () => {
  answers([
    ['which is quieter, Gran Paradiso or Stelvio?', /^Gran Paradiso is rated 4\.0\. How quiet it is in Stelvio/],
    ['which is quieter between Sarek and Merano?', /^Sarek is rated 5\.0\. How quiet it is in Merano/],
    ['quale è più tranquillo tra Gran Paradiso e Stelvio?', /^Gran Paradiso: voto 4,0\. Non si sa/],
    ['¿cuál es más tranquilo entre Garajonay y Merano?', /^Garajonay: puntuación 3,8\. No se sabe/],
  ])
})

test('an "or" in capitals is no state, and behind a town it is one', () => {
  assert.match(told('where can I camp in Norway OR Sweden?').answer, /7 spots in Norway or Sweden/)
  assert.match(told('lakes near Portland OR').answer, /Oregon/)
})

test('something similar but cheaper, or quieter, is that', () => {
  answers([
    ['something like Corcovado but cheaper', /records no prices.*40 spots with free access like Corcovado/],
    [['tell me about Corcovado', 'something similar but cheaper'], /40 spots with free access like Corcovado/],
    [['háblame de Corcovado', 'algo parecido más barato'], /40 lugares \(parecido a Corcovado, acceso gratuito\)/],
    [['tell me about Corcovado', 'something similar but quieter'], /52 spots like Corcovado, but quieter/],
  ])
})

test('the two are the only one of each of two answers', () => {
  for (const texts of [
    ['forests in Tuscany', 'and in Apulia?', 'which of the two is quieter?'],
    ['Wälder in der Toskana', 'und in Apulien?', 'welcher von beiden ist ruhiger?'],
    ['boschi in Toscana', 'e in Puglia?', 'quale dei due è più silenzioso?'],
  ])
    assert.match(told(...texts).answer, /^Foresta di Camaldoli (is quieter than|ist ruhiger als|è più tranquillo di)/)
})

test('who pays nothing, what may be allowed, and "then with a fee" are read in each language', () => {
  answers([
    ['Wo in Österreich kann ich wandern, ohne Eintritt zu zahlen?', /2 Orte in Österreich \(Wandern, freier Zugang\)/],
    ['Seen in Europa, ohne Schweden zu zählen', /nicht in Schweden/],
    ['desiertos donde se permita hacer fuego', /3 desiertos \(fuego permitido\)/],
    ['boschi dove si possa campeggiare', /56 foreste \(campeggio\)/],
    [['Wälder in Polen ohne Eintritt', 'dann eben mit Eintritt'], /2 Wälder in Polen \(kostenpflichtiger/],
    [['forêts en Pologne gratuites', 'alors avec entrée payante'], /2 forêts en Pologne \(accès payant\)/],
    [['bosques en Polonia gratis', 'entonces con entrada de pago'], /2 bosques en Polonia \(acceso de pago\)/],
    [['foreste in Polonia gratis', 'allora con ingresso a pagamento'], /2 foreste in Polonia \(accesso a pagamento\)/],
  ])
})

test('crowds of those who snorkel are not wanted where one snorkels', () => {
  const { answer, understood } = told('places w/o snorkelling crowds but with snorkelling, rated over 4')
  assert.match(answer, /8 spots where you can snorkel, rated above 4/)
  assert.deepEqual(understood.notApplied, ['without crowds'])
})

test('a wish that those found are known to fail is not said to be unknown', () => {
  assert.match(
    told('une plage calme en Amérique du Sud, gratuite si possible').answer,
    /aucun des lieux trouvés n’y répond/,
  )
})

test('where nothing known is free, the few that may be are named, with their page', () => {
  const { answer, docs } = told('is there anything rated exactly 5 in Asia that is free?')
  assert.match(
    answer,
    /^I found no spot in Asia with free access, rated 5\. Not known of 'Uruq Bani Ma'arid \(rated 5\.0\)\./,
  )
  assert.ok(docs.map(doc => context.index.name(doc)).includes("'Uruq Bani Ma'arid"))
  assert.match(
    told('gibt es in Asien etwas Kostenloses mit Bewertung genau 5?').answer,
    /Nicht bekannt: 'Uruq Bani Ma'arid/,
  )
})

test('a region without spots is told so whatever is to be heard there', () => {
  assert.match(told('bird watching in Quebec away from aircraft noise').answer, /has 0 spots in Quebec/)
  assert.match(told('Où observer les oiseaux au Québec, loin du bruit des avions ?').answer, /compte 0 lieux au Québec/)
})

test('a place that is not known is not answered by a text that mentions it', () => {
  for (const query of ['is Yellowstone wheelchair friendly and can I bring my dog', 'Are dogs allowed in Yellowstone?'])
    assert.match(told(query).answer, /^A place called "Yellowstone" is not known here/, query)
})

test('parks leave national parks out and say so, and a number of bogs is that of wetlands', () => {
  assert.match(told('how many parks are there in the UK').answer, /National parks that would fit are not among them/)
  assert.doesNotMatch(told('parks in Paris').answer, /National parks/)
  assert.match(told('how many bogs are there in the Baltics?').answer, /^I took "bogs" as wetlands/)
  assert.match(told('Wie viele Moore habt ihr im Baltikum?').answer, /^„Moore“ habe ich als „Feuchtgebiet“ genommen/)
})

test('something closer that is not as quiet is told where nothing as quiet is', () => {
  const { answer } = told('I need silence near Vienna', 'something closer')
  assert.match(answer, /^I found no quiet spot closer than those\. Leaving out "silence".*Lainzer Tiergarten, 12 km/)
  assert.match(told('I need silence near Vienna', 'something closer', 'how far is that').answer, /12 km from Vienna/)
})

test('a forest in which one grills is no forest fire, and one that burns is none to make a fire in', () => {
  answers([
    ['Wo kann ich im Wald grillen?', /11 Wälder \(Feuer erlaubt\)/],
    ['Wo kann ich im Wald ein Feuer anzünden?', /11 Wälder \(Feuer erlaubt\)/],
  ])
  assert.deepEqual(told('is the forest on fire near Athens').understood.notApplied, ['on fire'])
})

test('where no place is certified as dark those for watching stars are told, and where roads are heard is not known the quieter', () => {
  answers([
    ['places with dark skies in Spain, not on islands', /2 spots in Spain where you can watch the stars/],
    ['Je cherche une forêt sans route à proximité, pas trop loin de Paris', /Forêt de Fontainebleau[^\n]*55 km/],
    ['somewhere like Sarek but in Canada', /4 spots in Canada like Sarek/],
    ['places in Sicily', /185 km from the middle of Sicily/],
    ['Wälder am Amazonas', /6 Wälder am Amazonas/],
  ])
})

test('each of several that are left out is, whatever preposition is said again', () => {
  answers([
    ['volcanoes except in Italy and in Japan', /26 volcanoes outside Italy and outside Japan/],
    ['Vulkane außer in Italien und in Japan', /26 Vulkane \(nicht in Italien und nicht in Japan\)/],
    ['des volcans sauf en Italie et au Japon', /26 volcans \(pas en Italie et pas au Japon\)/],
    ['volcanes excepto en Italia y en Japón', /26 volcanes \(no en Italia y no en Japón\)/],
    ['vulcani tranne in Italia e in Giappone', /26 vulcani \(non in Italia e non in Giappone\)/],
    ['lakes in Sweden and in Norway', /5 lakes in Sweden or Norway/],
  ])
})

test('not too far from one spot is near it, and the quietest of all is of all that was told', () => {
  answers([
    [['tell me about Wicken Fen', 'something quieter but not too far from there'], /Elan Valley[^\n]*266 km/],
    [['erzähl mir von Wicken Fen', 'etwas Ruhigeres, aber nicht zu weit weg'], /Elan Valley[^\n]*266 km/],
    [['mountains in Bolivia', 'and in Peru?', 'which is the quietest of them all?'], /: Madidi \(rated 4\.7\), Sajama/],
    [
      ['montañas en Bolivia', '¿y en Perú?', '¿cuál es la más silenciosa de todas?'],
      /: Madidi, puntuación 4,7; Sajama/,
    ],
  ])
})

test('what lies beyond an end is not between the two', () => {
  assert.match(told('quietest spot between Vienna and Budapest').answer, /is Normafa .* the only one/)
})

test('what is near a land is named as not applied, in each language', () => {
  for (const [query, named] of [
    ['lakes in Norway, not too far', 'not too far'],
    ['lakes in Norway nearby', 'nearby'],
    ['Seen in Norwegen in der Nähe', 'in der Nähe'],
    ['lacs en Norvège à proximité', 'à proximité'],
    ['lagos en Noruega cerca', 'cerca'],
    ['laghi in Norvegia nelle vicinanze', 'nelle vicinanze'],
  ] as const)
    assert.deepEqual(told(query).understood.notApplied, [named], query)
})

test('as quiet or quieter, and closer than the spot that it is measured against', () => {
  answers([
    [
      'anything quieter than Nordmarka but closer to Bergen?',
      /^The catalogue has 2 spots closer to Bergen than Nordmarka/,
    ],
    [
      'something as quiet as Knoydart but closer to Glasgow',
      /^I found no spot closer to Glasgow than Knoydart, as quiet/,
    ],
    [['how quiet is Knoydart?', 'is there anything as quiet but closer to Glasgow?'], /^No, I found no spot closer/],
    [['how quiet is Knoydart?', 'how do I get there?', 'quieter but closer to Glasgow'], /^I found no spot closer/],
    [['wie ruhig ist Knoydart?', 'genauso ruhig, aber näher an Glasgow'], /^Kein Treffer.*im Umkreis von 157 km/],
    [['Knoydart est-il calme ?', 'aussi calme mais plus près de Glasgow'], /^Aucun résultat.*à moins de 157 km/],
    [['¿es tranquilo Knoydart?', 'igual de tranquilo pero más cerca de Glasgow'], /^No hay.*a menos de 157 km/],
    [['è tranquillo Knoydart?', 'altrettanto tranquillo ma più vicino a Glasgow'], /^Nessun risultato.*entro 157 km/],
    // The closest of those is no comparison.
    ['lakes quieter than Nordmarka closest to Oslo', /^Of the \d+ lakes quieter than Nordmarka, the closest/],
  ])
})

test('a list in an order says how many there are', () => {
  answers([
    [
      'list every desert outside Africa, quietest first',
      /^The catalogue has 35 deserts outside Africa\. The 5 quietest/,
    ],
    ['list all forests in Japan sorted by rating', /^The catalogue has 7 forests in Japan\. The 5 quietest/],
    ['list all forests in Japan, loudest first', /^The catalogue has 7 forests in Japan\. The 5 noisiest/],
    ['alle Seen in Norwegen, die ruhigsten zuerst', /^Der Katalog hat 3 Seen/],
    ['toutes les forêts en France, les plus calmes d’abord', /^Le catalogue compte 4 forêts/],
    ['tutti i laghi in Finlandia, prima i più tranquilli', /^Il catalogo ha 3 laghi/],
    ['todos los lagos de Finlandia, primero los más tranquilos', /^El catálogo tiene 3 lagos/],
    ['all national parks in Sweden from quiet to loud', /^The catalogue has 6 national parks in Sweden/],
    ['the 2 quietest forests in Japan', /^The 2 quietest forests in Japan/],
  ])
})

test('where nothing is like a spot in a region, what is there is told', () => {
  answers([
    ['something like Sarek in Malta', /Leaving out "like Sarek", the catalogue has 2 spots in Malta/],
    [
      ['Gran Paradiso è nella lista?', 'qualcosa di simile in Valle d’Aosta, con rifugio'],
      /Senza la condizione «simile a Gran Paradiso»/,
    ],
  ])
})

test('what was asked of the best is asked of the best elsewhere', () => {
  answers([
    [
      ['quietest spot in California?', 'does it cost anything?', 'what about Nevada?'],
      /Access to Black Rock Desert is free/,
    ],
    [['quietest lake in Sweden?', 'how far is it from Stockholm?', 'and in Norway?'], /Femundsmarka is 464 km from/],
    [['le lac le plus calme de Suède ?', 'l’accès est gratuit ?', 'et en Norvège ?'], /Femundsmarka : accès gratuit/],
  ])
})

test('"anything in California?" goes on with what was looked for, behind one spot with what was asked of it', () => {
  answers([
    [
      ['quiet places in the USA for a wheelchair', 'anything in California?'],
      /^I found no quiet spot in California with wheel/,
    ],
    [['quiet lakes in Finland', 'something in Norway?'], /^The catalogue has 2 quiet lakes in Norway/],
    [['lacs calmes en Finlande', 'quelque chose en Norvège ?'], /2 lacs calmes en Norvège/],
    [['is Sarek free?', 'anything in Norway?'], /6 spots in Norway with free access/],
    [['how quiet is Sarek?', 'is there one in Norway?'], /^Yes, the catalogue has 6 spots in Norway/],
  ])
})

test('both of two places that were asked about one by one are named', () => {
  answers([
    [
      ['how many spots in Iceland?', 'and Greenland?', 'what is their average rating?'],
      /^Greenland .* Iceland: 4\.47 against 3\.32/,
    ],
    [
      ['lieux en Islande', 'et au Groenland ?', 'quelle est la moyenne des deux ?'],
      /Groenland \(4,47\) ; Islande \(3,32\)/,
    ],
    [['lugares en Islandia', '¿y en Groenlandia?', '¿la media de los dos?'], /Groenlandia \(4,47\); Islandia \(3,32\)/],
    [['luoghi in Islanda', 'e in Groenlandia?', 'la media dei due?'], /Groenlandia \(4,47\); Islanda \(3,32\)/],
    [
      ['wie viele Orte in Island?', 'und Grönland?', 'der Durchschnitt von beiden?'],
      /Grönland \(4,47\); Island \(3,32\)/,
    ],
  ])
})

test('nothing that costs anything is what is free', () => {
  answers([
    [['quiet spots in Chile', 'but nothing that charges an entrance fee'], /3 quiet spots in Chile with free access/],
    [['ruhige Orte in Chile', 'aber bitte nichts, was Eintritt kostet'], /3 ruhige Orte in Chile \(freier Zugang\)/],
    ['Orte in Schweden, wo man zelten darf und nichts zahlt', /\(Zelten, freier Zugang\)/],
    ['lugares tranquilos en Chile, nada de pago', /3 lugares tranquilos en Chile \(acceso gratuito\)/],
  ])
})

test('like what is no spot here nothing can be found', () => {
  for (const query of ['something like Doñana, quietest first', 'Algo parecido a Doñana pero con menos ruido'])
    assert.deepEqual(told(query).sources, [], query)
})

test('what is mistyped in English is English, whatever the name of the land is', () => {
  assert.match(told('qiuet waterfals in irland').answer, /I found no quiet waterfall in Ireland/)
  assert.match(told('ruihge Seen in irland').answer, /Seen? in Irland/)
})

test('a unit behind a superlative is no place, and "late May" no "may"', () => {
  assert.match(told('which is the highest place you have, in metres?').answer, /all 530 are spots whose height/)
  assert.deepEqual(told('lakes in Finland in late May').understood.notApplied, ['in May'])
})

test('that a height is not known is said beside a noise, too', () => {
  assert.match(
    told('Orte in den Alpen über 2000 m, wo man keine Flugzeuge hört').answer,
    /Bei 17 ist die Höhe nicht bekannt/,
  )
})

test('what only looks like those wordings keeps its meaning', () => {
  const starts: readonly (readonly [string | readonly string[], RegExp])[] = [
    ['nothing that has dogs in Sweden', /6 spots .*not listed|not listed for dogs/],
    ['of all lakes in Norway, which is the quietest?', /^The quietest lake in Norway is/],
    ['di tutti i laghi in Norvegia, il più tranquillo?', /^Il lago più tranquillo in Norvegia/],
    ['de tous les lacs en Norvège, le plus calme ?', /^Le lac le plus calme en Norvège/],
    [['tell me about Sarek', 'do you agree with the rating?'], /Sarek is rated 5\.0/],
    [['are dogs allowed at Sarek?', 'why not?'], /^(?!Sarek is rated)/],
    [['how quiet is Knoydart?', 'is it really as quiet?'], /^Yes, Knoydart is rated 4\.5/],
    [
      ['tell me about Iceland', 'spots in Greenland', 'what is their average rating?'],
      /Greenland: rated 4\.47 on average/,
    ],
  ]
  for (const [asked, said] of starts) assert.match(told(...[asked].flat()).answer, said, [asked].flat().join(' > '))
  assert.deepEqual(
    told('lakes in Finland from early June to late August').understood.notApplied.join().includes('from in'),
    false,
  )
})

test('an animal that is looked for is no mistyped name of a spot', () => {
  assert.match(told('Where in Canada can I hear loons?').answer, /whose text mentions "loons": Quetico/)
  assert.match(told('quiet lakes in Finland with loons').answer, /2 quiet lakes in Finland/)
  assert.match(told('tell me about Swan Lake Canoe Route').answer, /^Swan Lake Canoe Route is rated 4\.1/)
})

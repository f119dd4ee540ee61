import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const sameAs = (query: string, before: string, whole: string) => {
  const [turn, atOnce] = [after(query, before), after(whole)]
  assert.equal(turn.understood.kind, atOnce.understood.kind, query)
  assert.deepEqual(turn.understood.tags.toSorted(), atOnce.understood.tags.toSorted(), query)
  assert.deepEqual(turn.understood.place, atOnce.understood.place, query)
  // What is given up first is said first.
  if (atOnce.understood.relaxed.length === 0) assert.deepEqual(turn.docs, atOnce.docs, query)
  assert.deepEqual(turn.understood.notApplied, [], query)
}

test('another kind takes the place of the kind alone, and not of what it is to have, in each language', () => {
  for (const [before, query, whole] of [
    ['lakes in Norway where you can camp', 'and are there any forests?', 'forests in Norway where you can camp'],
    ['lakes in Norway where you can camp', 'no, forests', 'forests in Norway where you can camp'],
    ['lakes in Norway where you can camp', 'ok, and forests there?', 'forests in Norway where you can camp'],
    ['lakes in Norway where you can camp', 'I would prefer forests', 'forests in Norway where you can camp'],
    ['lakes in Norway where you can camp', 'forests instead', 'forests in Norway where you can camp'],
    ['campsites in Norway where you can swim', 'rather forests', 'forests in Norway where you can swim'],
    ['Seen in Norwegen, wo man zelten kann', 'und gibt es auch Wälder?', 'Wälder in Norwegen, wo man zelten kann'],
    ['Seen in Norwegen, wo man zelten kann', 'doch eher Wälder', 'Wälder in Norwegen, wo man zelten kann'],
    [
      'Seen in Norwegen, wo man schwimmen kann',
      'nein, Campingplätze',
      'Campingplätze in Norwegen, wo man schwimmen kann',
    ],
    ['lacs en Norvège où l’on peut camper', 'non, des forêts', 'forêts en Norvège où l’on peut camper'],
    ['lacs en Norvège où l’on peut camper', 'et côté forêts ?', 'forêts en Norvège où l’on peut camper'],
    ['lacs en Norvège où l’on peut camper', 'des forêts à la place', 'forêts en Norvège où l’on peut camper'],
    ['lagos en Noruega donde se puede acampar', 'no, bosques', 'bosques en Noruega donde se puede acampar'],
    ['lagos en Noruega donde se puede acampar', '¿y bosques allí?', 'bosques en Noruega donde se puede acampar'],
    [
      'laghi in Norvegia dove si può campeggiare',
      'lo stesso per i boschi',
      'boschi in Norvegia dove si può campeggiare',
    ],
    ['laghi in Norvegia dove si può campeggiare', 'no, boschi', 'boschi in Norvegia dove si può campeggiare'],
  ] as const)
    sameAs(query, before, whole)
})

test('kinds that are added, ruled out or asked of one spot take the place of none', () => {
  assert.deepEqual(after('and with a forest', 'lakes in Norway').understood.tags.toSorted(), ['forest', 'lake'])
  assert.deepEqual(after('no forests', 'lakes in Norway').understood.tags, ['lake'])
  assert.equal(after('and are there any rivers?', 'tell me about Sarek').understood.kind, 'about')
  assert.deepEqual(after('no, ese no', 'lagos en Noruega').understood.tags, ['lake'])
})

test('where they are not to be leaves the kind that was looked for', () => {
  for (const query of ['that are not in a national park', 'just those that are not in a national park please'])
    sameAs(query, 'forests in Sweden', 'forests in Sweden that are not in a national park')
  sameAs(
    'que no estén en un parque nacional',
    'bosques en Suecia',
    'bosques en Suecia que no estén en un parque nacional',
  )
})

test('"no matter where" looks for the same in all of the world, in each language', () => {
  for (const [before, query, whole] of [
    ['glaciers in Norway', 'and worldwide?', 'glaciers'],
    ['glaciers in Norway', 'no matter where', 'glaciers'],
    ['how many glaciers are there in Norway?', 'and in the whole world?', 'how many glaciers are there?'],
    ['Gletscher in Norwegen', 'egal wo', 'Gletscher'],
    ['Gletscher in Norwegen', 'überall', 'Gletscher'],
    ['glaciers en Norvège', 'peu importe où', 'glaciers'],
    ['glaciares en Noruega', 'en todas partes', 'glaciares'],
    ['ghiacciai in Norvegia', 'ovunque', 'ghiacciai'],
  ] as const)
    assert.deepEqual(after(query, before).docs, after(whole).docs, query)
  assert.notEqual(after('worldwide?', 'is Sarek free?').understood.kind, 'find')
})

test('that they may cost takes back that they are free, and looks for none that cost, in each language', () => {
  for (const [before, query, whole] of [
    ['free gardens in Germany', 'they need not be free', 'gardens in Germany'],
    ['free gardens in Germany', 'paid ones are fine too', 'gardens in Germany'],
    ['free gardens in Germany', 'free or not, I don’t care', 'gardens in Germany'],
    ['kostenlose Gärten in Deutschland', 'es darf auch etwas kosten', 'Gärten in Deutschland'],
    ['kostenlose Gärten in Deutschland', 'sie müssen nicht kostenlos sein', 'Gärten in Deutschland'],
    ['jardins gratuits en Allemagne', 'ça peut être payant', 'jardins en Allemagne'],
    ['jardines gratuitos en Alemania', 'no tienen que ser gratis', 'jardines en Alemania'],
    ['jardines gratuitos en Alemania', 'los de pago también valen', 'jardines en Alemania'],
    ['giardini gratuiti in Germania', 'possono anche essere a pagamento', 'giardini in Germania'],
  ] as const)
    sameAs(query, before, whole)
  assert.equal(after('only paid ones', 'gardens in Germany').understood.access, 'paid')
  assert.equal(after('does it cost anything?', 'tell me about Sarek').understood.kind, 'about')
})

test('how it is elsewhere asks for the same there, and "rather near" is near', () => {
  for (const [before, query, whole] of [
    ['Seen in Norwegen', 'wie sieht es in Schweden aus?', 'Seen in Schweden'],
    ['Seen in Norwegen', 'und was gibt es in Schweden?', 'Seen in Schweden'],
    ['lagos en Noruega', '¿qué tal en Suecia?', 'lagos en Suecia'],
    ['laghi in Norvegia', 'e adesso in Svezia', 'laghi in Svezia'],
    ['lakes in Norway', 'and near Stockholm?', 'lakes near Stockholm'],
    ['lacs en Norvège', 'plutôt près de Stockholm', 'lacs près de Stockholm'],
    ['Seen in Norwegen', 'lieber in der Nähe von Stockholm', 'Seen in der Nähe von Stockholm'],
    ['islas gratis', 'menos los que están en Escandinavia', 'islas gratis, pero no en Escandinavia'],
  ] as const)
    sameAs(query, before, whole)
  assert.match(after('Wie ist es dort?', 'Erzähl mir von Sarek').answer, /Sarek/)
})

test('what was found is counted, and the second told of, however that is asked', () => {
  for (const [before, query] of [
    ['lakes in Norway', 'what is the total?'],
    ['Seen in Norwegen', 'wie viele hast du gefunden?'],
    ['lacs en Norvège', 'compte-les'],
    ['lagos en Noruega', 'cuéntalos'],
    ['laghi in Norvegia', 'quanti ne hai trovati?'],
  ] as const)
    assert.match(after(query, before).answer, /\b3\b/, query)
  for (const [before, query] of [
    ['lagos en Noruega', 'más sobre el segundo'],
    ['lacs en Norvège', 'plus d’informations sur le deuxième'],
    ['laghi in Norvegia', 'dimmi di più sul secondo'],
  ] as const) {
    const { docs, understood } = after(query, before)
    assert.equal(understood.kind, 'about', query)
    assert.deepEqual(docs, [after(before).docs[1]], query)
  }
})

test('the quietest that are free are no question of what the quietest costs', () => {
  assert.equal(after('los tres lagos más tranquilos que sean gratis').understood.access, 'free')
  assert.deepEqual(after('los lagos más al norte que no estén en un parque nacional').understood.notApplied, [])
})

test('"forget the toilets, just quiet" takes that wish back and keeps all else, in each language', () => {
  for (const [before, query, whole] of [
    ['closest quiet place with toilets to Munich', 'forget the toilets, just quiet', 'closest quiet place to Munich'],
    ['closest quiet place with toilets to Munich', 'drop the toilets, only quiet', 'closest quiet place to Munich'],
    ['the closest forest with a hut to Oslo', 'forget the hut, just a forest', 'the closest forest to Oslo'],
    ['lakes with a hut in Norway', 'lakes, not huts', 'lakes in Norway'],
    ['lakes with a hut in Norway', 'not the hut, lakes', 'lakes in Norway'],
    ['lakes with a hut in Norway', 'forget the hut, with camping', 'lakes in Norway where I can camp'],
    [
      'nächster ruhiger Ort mit Toilette bei München',
      'vergiss die Toilette, nur ruhig',
      'nächster ruhiger Ort bei München',
    ],
    ['nächster ruhiger Ort mit Toilette bei München', 'die Toilette ist egal', 'nächster ruhiger Ort bei München'],
    ['Seen mit Hütte in Norwegen', 'vergiss die Hütte, nur Seen', 'Seen in Norwegen'],
    [
      'l’endroit calme avec toilettes le plus proche de Munich',
      'oublie les toilettes, juste calme',
      'l’endroit calme le plus proche de Munich',
    ],
    [
      'el lugar tranquilo con baños más cercano a Múnich',
      'olvida los baños, solo tranquilo',
      'el lugar tranquilo más cercano a Múnich',
    ],
    [
      'el lugar tranquilo con baños más cercano a Múnich',
      'deja los baños, que sea tranquilo',
      'el lugar tranquilo más cercano a Múnich',
    ],
    [
      'il posto tranquillo con bagni più vicino a Trento',
      'lascia perdere i bagni, solo tranquillo',
      'il posto tranquillo più vicino a Trento',
    ],
  ] as const) {
    assert.deepEqual(after(query, before).docs, after(whole).docs, query)
    sameAs(query, before, whole)
  }
})

test('what is denied as another kind stays another kind', () => {
  sameAs('not huts, lakes', 'huts in Norway', 'lakes in Norway')
  sameAs('huts, not lakes', 'lakes in Norway', 'huts in Norway')
  sameAs('forget the lakes, forests', 'lakes in Norway', 'forests in Norway')
  assert.match(after('nur ruhiger', 'Seen in Norwegen').understood.kind, /find/)
})

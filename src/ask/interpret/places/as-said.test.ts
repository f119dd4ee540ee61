import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const answer = (query: string) => ask({ query }, context).answer

test('a region is said with the preposition and article that the question puts before it', () => {
  for (const [query, said] of [
    ['Ruhige Orte am Bodensee', 'am Bodensee“'],
    ['Ruhige Wälder im Bayerischen Wald', 'im Bayerischen Wald“'],
    ['ruhige Orte an der Donau', 'an der Donau:'],
    ['Ruhige Orte auf den Kanarischen Inseln', 'auf den Kanarischen Inseln:'],
    ['lieux calmes le long de la Loire', 'le long de la Loire »'],
    ['lieux calmes dans l’Auvergne', 'dans l’Auvergne »'],
    ['lagos tranquilos a orillas del Danubio', 'a orillas del Danubio:'],
    ['lugares tranquilos en los Picos de Europa', 'en los Picos de Europa»'],
    ['posti tranquilli nell’Appennino', 'nell’Appennino:'],
    ['posti tranquilli lungo il Po', 'lungo il Po»'],
    ['ruhige Orte an der Oder', 'an der Oder“'],
    ['ruhige Orte am Inn', 'am Inn:'],
    ['lugares tranquilos a lo largo del Rin', 'a lo largo del Rin:'],
    ['quiet places on the Danube', 'along the Danube:'],
    ['posti tranquilli sul lago di Garda', 'sul lago di Garda»'],
  ] as const)
    assert.ok(answer(query).includes(said), `${query}: ${answer(query)}`)
})

test('a region in lower case is named in the language of the question, with a capital', () => {
  for (const [query, said] of [
    ['ruhige seen im harz', 'im Harz“'],
    ['seen in deutschland, aber nicht in bayern', 'aber nicht in Bayern:'],
    ['plages calmes en corse', 'en Corse »'],
    ['bosques en españa pero no en cataluña', 'pero no en Cataluña:'],
    ['spiagge in sardegna o in corsica', 'in Sardegna o in Corsica»'],
  ] as const)
    assert.ok(answer(query).includes(said), `${query}: ${answer(query)}`)
})

test('a name in another case of German is the region or the spot, and is said in the nominative by itself', () => {
  assert.match(answer('Ruhige Wälder im Bayerischen Wald'), /km Luftlinie von Bayerischer Wald/)
  assert.match(answer('die stillsten Orte des Bodensees'), /von Bodensee/)
  assert.match(answer('die ruhigsten Orte des Schwarzwalds'), /von Schwarzwald/)
  assert.match(answer('Wie still ist es im Englischen Garten?'), /^Englischer Garten: /)
  assert.match(answer('Ruhige Orte im Schweizerischen Nationalpark'), /^Parc Naziunal Svizzer: Bewertung 4,2/)
})

test('parts of the world go by their names in each language', () => {
  const groups = [
    [
      'quiet places in West Africa',
      'in Westafrika',
      'en Afrique de l’Ouest',
      'en África occidental',
      'in Africa occidentale',
    ],
    [
      'quiet places in Southeast Asia',
      'in Südostasien',
      'en Asie du Sud-Est',
      'en el sudeste asiático',
      'nel sud-est asiatico',
    ],
    ['quiet places in Southern Europe', 'in Südeuropa', 'en Europe du Sud', 'en el sur de Europa', 'in Europa del Sud'],
    [
      'quiet places in Eastern Europe',
      'in Osteuropa',
      'en Europe de l’Est',
      'en Europa del Este',
      'in Europa orientale',
    ],
    ['quiet places in Central Asia', 'in Zentralasien', 'en Asie centrale', 'en Asia central', 'in Asia centrale'],
    [
      'quiet places in Southern Africa',
      'im südlichen Afrika',
      'en Afrique australe',
      'en África del Sur',
      'in Africa australe',
    ],
    ['quiet places in the Middle East', 'im Nahen Osten', 'au Moyen-Orient', 'en Oriente Medio', 'in Medio Oriente'],
  ] as const
  for (const [english, de, fr, es, it] of groups) {
    const expected = ask({ query: english }, context).docs
    assert.ok(expected.length > 0, english)
    for (const query of [
      `ruhige Orte ${de}`,
      `lieux calmes ${fr}`,
      `lugares tranquilos ${es}`,
      `posti tranquilli ${it}`,
    ]) {
      const { docs, understood } = ask({ query }, context)
      assert.deepEqual([docs, understood.notApplied], [expected, []], query)
    }
  }
})

test('what is left out of a place reads as people say it', () => {
  for (const [query, said] of [
    [
      'Ruhige Orte nicht in Bayern in Deutschland',
      'Der Katalog hat 4 ruhige Orte in Deutschland, aber nicht in Bayern:',
    ],
    ['Wie viele ruhige Orte gibt es in Deutschland, aber nicht in Bayern?', 'in Deutschland, aber nicht in Bayern:'],
    ['Seen, aber nicht am Bodensee', 'Seen (nicht am Bodensee).'],
    ['lacs calmes en France mais pas en Bretagne', 'en France, mais pas en Bretagne :'],
    ['bosques en España pero no en Cataluña', 'en España, pero no en Cataluña:'],
    ['foreste in Italia ma non in Toscana', 'in Italia, ma non in Toscana:'],
  ] as const)
    assert.ok(answer(query).includes(said), `${query}: ${answer(query)}`)
})

test('the article of a town belongs to its name', () => {
  assert.match(answer('lugares tranquilos en la Massana'), /km de la Massana/)
  assert.match(answer('lugares tranquilos cerca de la Habana'), /de La Habana/)
})

test('an unknown place is said to be unknown, and its name is not sought in texts', () => {
  for (const [query, said] of [
    ['Coins tranquilles dans le Perche', /« Perche » n’est pas connu/],
    ['Ruhige Plätze im Wendland', /„Wendland“ ist hier nicht bekannt/],
  ] as const)
    assert.match(answer(query), said)
})

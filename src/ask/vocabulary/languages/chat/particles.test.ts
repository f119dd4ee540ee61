import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()

const answered = (query: string, prev: readonly string[] = []) => ask({ query, prev }, context)

test('particles, asides and short forms of chats change nothing of an answer and are not named', () => {
  for (const [said, plain, before = []] of [
    ['wheres the quietest forest in germany tbh', 'where is the quietest forest in germany'],
    ['im kinda looking for a quiet lake in finland', 'a quiet lake in finland'],
    ['where can i watch birds near madrid if poss', 'where can i watch birds near madrid, if possible'],
    ['can i take my dog there tho', 'can i take my dog there', ['hampstead heath']],
    ['which one of em is the furthest north', 'which one of them is the furthest north', ['quiet lakes in sweden']],
    ['and the loudest one, just out of curiosity', 'and the loudest one', ['lakes in italy']],
    ['wie viele inseln habt ihr eigentlich drin', 'wie viele inseln habt ihr'],
    ['welche kosten denn nix', 'welche kosten nichts', ['strände in portugal']],
    ['wie komm ich da jetzt hin', 'wie komme ich dorthin', ['ruhigster ort in norwegen']],
    ['und der lauteste, nur mal so interessehalber', 'und der lauteste', ['seen in italien']],
    ['darf da der hund mit rein', 'darf der hund da mit', ['hampstead heath']],
    ['et lequel est le plus au nord du coup', 'et lequel est le plus au nord', ['lacs calmes en suède']],
    ["le königssee c'est quand même calme", "le königssee c'est calme"],
    ['et avec un chien ça passe ?', 'et avec un chien ?', ['hampstead heath']],
    ['endroits calmes à moins de 50 bornes de lyon', 'endroits calmes à moins de 50 km de lyon'],
    ['des îles calmes en grèce pour un petit week-end', 'des îles calmes en grèce pour un week-end'],
    ['busco algo tranquilo cerca de paris la verdad', 'busco algo tranquilo cerca de paris'],
    ['hay una playa en portugal onde puedo nadar', 'hay una playa en portugal donde puedo nadar'],
    ['solo donde se pueda nadar claro', 'solo donde se pueda nadar', ['lagos en finlandia']],
    ['algo un poquito mas cerca', 'algo un poco más cerca', ['lugares tranquilos cerca de viena']],
    ['il bosco più silenzioso della germania in assoluto', 'il bosco più silenzioso della germania'],
    ['quali sono gratis poi', 'quali sono gratis', ['spiagge in portogallo']],
    ['un pochino più vicino', 'più vicino', ['posti tranquilli vicino a vienna']],
    ['mi fai vedere dei posti per guardare le stelle in spagna', 'posti per guardare le stelle in spagna'],
  ] as const) {
    const { answer, understood } = answered(said, before)
    assert.deepEqual(understood.notApplied, [], said)
    assert.equal(answer, answered(plain, before).answer, said)
  }
})

test('how much is said by degrees in chats, too', () => {
  for (const [said, shown] of [
    ['ein echt ruhiger see in schweden', 'sehr ruhig'],
    ['un lac hyper calme en suède', 'très calme'],
    ['un lago mega tranquilo en suecia', 'muy tranquilo'],
    ['un lago iper tranquillo in svezia', 'molto tranquillo'],
  ] as const)
    assert.ok(answered(said).answer.includes(shown), `${said}: ${answered(said).answer}`)
})

test('what may restrict is named wherever it stands beside particles', () => {
  for (const [said, word] of [
    ['im kinda looking for a small quiet lake in finland', 'small'],
    ['quiet lakes in finland with kids tho', 'kids'],
    ['ruhige seen in finnland, halt mit kindern', 'kindern'],
    ['un petit lac calme en finlande du coup', 'petit'],
    ['ruhige seen in finnland, halt leicht erreichbar', 'leicht erreichbar'],
    ['laghi tranquilli in finlandia dai, con i bambini', 'bambini'],
  ] as const)
    assert.ok(answered(said).understood.notApplied.join().includes(word), said)
  assert.equal(answered('baie in italia per registrare le onde').understood.notApplied.length, 1)
})

test('words of chats speak for no language that other words speak against', () => {
  for (const query of [
    'passes in Andorra',
    'ultra quiet lakes in Sweden',
    'mega quiet beaches in Greece',
    'POI in Norway',
  ])
    assert.equal(answered(query).understood.language, 'en', query)
})

test('almost no noise is very quiet, and said so, in each language', () => {
  for (const [query, said] of [
    ['national parks in chile with almost no noise', 'very quiet national parks'],
    ['nationalparks in chile wo es fast keinen lärm gibt', 'sehr ruhige Nationalparks'],
    ["parcs nationaux du chili où il n'y a presque pas de bruit", 'parcs nationaux très calmes'],
    ['parques nacionales de chile donde casi no haya ruido', 'parques nacionales muy tranquilos'],
    ["parchi nazionali in cile dove non c'è quasi rumore", 'parchi nazionali molto tranquilli'],
    ['parques nacionales tranquilísimos de chile', 'parques nacionales muy tranquilos'],
    ['parchi nazionali silenziosissimi in cile', 'parchi nazionali molto tranquilli'],
  ] as const) {
    const { answer, understood } = answered(query)
    assert.deepEqual([understood.notApplied, answer.includes(said)], [[], true], `${query}: ${answer.slice(0, 200)}`)
  }
  // A lake is almost dry by another word.
  assert.equal(answered('un lago casi seco en españa').understood.notApplied.join(), 'seco')
})

test('to sort by quiet is an order, in each language', () => {
  for (const [said, before, plain] of [
    ['sort them by how quiet they are pls', 'lakes in italy', 'sort them by rating'],
    ['sortier die mal nach ruhe', 'seen in italien', 'die ruhigsten zuerst'],
    ["trie-les par calme s'il te plait", 'lacs en italie', "les plus calmes d'abord"],
    ['ordenalos por tranquilidad', 'lagos de italia', 'los más tranquilos primero'],
    ['ordinali per silenzio', 'laghi in italia', 'i più tranquilli per primi'],
  ] as const)
    assert.equal(answered(said, [before]).answer, answered(plain, [before]).answer, said)
})

test('"less remote" is not known, in each language, and nothing remote is looked for', () => {
  for (const [query, before] of [
    ['lieber was weniger abgelegenes', 'wandern in spanien'],
    ['un truc moins isolé', 'randonnée en espagne'],
    ['algo menos apartado', 'senderismo en españa'],
    ['qualcosa di meno isolato', 'escursioni in spagna'],
  ] as const) {
    const { understood } = answered(query, [before])
    assert.deepEqual([understood.notApplied, understood.tags.includes('remote')], [[], false], query)
  }
})

test('how one drives belongs to how far it is, and running around to the dog', () => {
  for (const [query, before] of [
    ['how far is that driving', ['quiet places near amsterdam']],
    ['how far is knoydart from inverness driving', []],
    ['beaches in portugal where my dog can run around', []],
  ] as const)
    assert.deepEqual(answered(query, before).understood.notApplied, [], query)
  assert.ok(answered('a place to run in portugal').understood.notApplied.join().includes('run'))
})

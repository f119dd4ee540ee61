import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

const notApplied = (query: string) => ask({ query }, context).understood.notApplied

test('what somebody suffers from is told, and what they look for is answered', () => {
  for (const query of [
    'I have migraines and need a quiet place in Sweden',
    "I'm burnt out, quiet lakes in Finland?",
    'After a burnout I need quiet forests in Finland',
    'Ich habe starke Migräne und suche einen leisen Ort in Schweden',
    'Nach einem Burnout brauche ich Ruhe im Wald in Finnland',
    'Je suis migraineuse, il me faut un lieu sans bruit en Suède',
    'Après un burn-out, je cherche un lac calme en Finlande',
    'Tengo migrañas y busco un lugar tranquilo en Suecia',
    'Después de un burnout busco un bosque tranquilo en Finlandia',
    "Ho l'emicrania e cerco un posto silenzioso in Svezia",
    'Sono esaurita, un lago tranquillo in Finlandia?',
  ]) {
    const { understood, sources, answer } = ask({ query }, context)
    assert.deepEqual(understood.notApplied, [], `${query}: ${answer}`)
    assert.ok(sources.length > 0, `${query}: ${answer}`)
    assert.ok(
      understood.applied.some(({ as }) => as === 'told: who asks'),
      query,
    )
  }
})

test('a place that is to be good for it is asked for more than is recorded', () => {
  assert.ok(notApplied('quiet lakes good for migraines in Sweden').some(said => said.includes('migraines')))
  assert.ok(notApplied('ruhige Seen in Schweden, gut bei Migräne').some(said => said.includes('Migräne')))
  assert.ok(notApplied('lieux calmes en Suède pour les migraineux').some(said => said.includes('migraineux')))
})

test('an ailment is no place, whatever its words are beside others', () => {
  for (const [query, said] of [
    ['quiet places good for hay fever', 'hay fever'],
    ['stille Orte gut bei Heuschnupfen', 'Heuschnupfen'],
    ['endroits calmes bons pour le rhume des foins', 'rhume des foins'],
    ['sitios tranquilos buenos para la alergia al polen', 'alergia al polen'],
    ['posti tranquilli adatti al raffreddore da fieno', 'raffreddore da fieno'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.ok(
      understood.notApplied.some(word => word.includes(said)),
      `${query}: ${understood.notApplied.join()}`,
    )
    assert.deepEqual([understood.place, understood.minRating], [null, 3.4], query)
    assert.ok(answer.includes(said), query)
  }
  assert.match(
    ask({ query: 'Is Gesäuse good for hay fever?' }, context).answer,
    /^For Gesäuse, "hay fever" is not known/,
  )
  assert.match(
    ask({ query: 'Ist das Gesäuse gut bei Heuschnupfen?' }, context).answer,
    /^Zu „heuschnupfen“ ist bei Gesäuse nichts verzeichnet/,
  )
  assert.deepEqual(notApplied('I have hay fever, quiet lakes in Sweden?'), [])
  assert.deepEqual(notApplied('Ich habe Heuschnupfen, ruhige Seen in Schweden?'), [])
  assert.equal(ask({ query: 'ruhige Orte in Polen' }, context).understood.place?.name, 'Poland')
})

test('what else stands beside it stays', () => {
  const { understood } = ask({ query: 'I have migraines and a dog, quiet lakes in Sweden' }, context)
  assert.deepEqual(understood.tags, ['dogs', 'lake'])
  const yoga = notApplied('Ich habe Migräne, gibt es in Schweden ruhige Seen mit Yoga?')
  assert.ok(
    yoga.some(said => said.includes('Yoga')),
    yoga.join(),
  )
})

test('who hears badly is told, and hardness is no word of a text', () => {
  for (const query of ["I'm hard of hearing, quiet lakes in Norway", 'ich bin schwerhörig, ruhige Seen in Norwegen'])
    assert.deepEqual(notApplied(query), [], query)
  assert.deepEqual(ask({ query: 'with a hard-of-hearing kid, a park in Warsaw' }, context).understood.words, [])
  assert.deepEqual(notApplied('hard hikes in Norway'), ['hard'])
})

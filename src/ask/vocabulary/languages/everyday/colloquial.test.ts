import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const starter = await starterContext()

function reads(query: string) {
  const { understood } = ask({ query }, starter)
  assert.deepEqual(understood.notApplied, [], query)
  return understood
}

test('those without money want what is free', () => {
  for (const query of [
    'I am broke, where is it quiet?',
    'Zeig mir Orte für lau',
    'Ich will keinen Cent ausgeben, wo ist es still?',
    'ich bin pleite, stille Wälder?',
    'Où aller sans débourser un sou ?',
    'des forêts sans droit d’entrée',
    'je suis fauché, où trouver le silence ?',
    'bosques sin gastar un euro',
    'boschi senza spendere un euro',
  ])
    assert.equal(reads(query).access, 'free', query)
  for (const query of ['Quels lieux coûtent quelque chose ?', 'Welche Wälder kosten etwas?'])
    assert.equal(reads(query).access, 'paid', query)
})

test('paths without people are remote, and deserts are deserts', () => {
  for (const query of ['sentiers déserts en Écosse', 'lugares desiertos en Escocia', 'luoghi deserti in Scozia'])
    assert.deepEqual(reads(query).tags, ['remote'], query)
  for (const query of ['déserts en Namibie', 'desiertos de Namibia', 'deserti in Namibia'])
    assert.deepEqual(reads(query).tags, ['desert'], query)
})

test('a fire is wanted for what is roasted over it', () => {
  for (const query of ['Kann ich irgendwo Würstchen überm Feuer braten?', 'Stockbrot machen am See'])
    assert.equal(reads(query).fire, 'allowed', query)
})

test('"moins bien noté que" a number is below it, and "pile" exactly it', () => {
  assert.equal(reads('moins bien noté que 2').maxRating, 1.9)
  const { minRating, maxRating } = reads('lieux notés 3,6 pile')
  assert.deepEqual([minRating, maxRating], [3.6, 3.6])
})

test('"Übersee", "outre-mer" are no lake and no coast', () => {
  for (const query of ['ruhige Orte in Übersee', 'un coin calme outre-mer'])
    assert.deepEqual(ask({ query }, starter).understood.tags, [], query)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask, readQuestion } from '../../../ask.ts'

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

test('who sets out from a town wants places near it', () => {
  for (const query of [
    'Je pars de Lille, où aller au calme ?',
    'au départ de Lille, lieu calme',
    'Ich starte in Hamburg, wo ist es ruhig?',
    'Salgo de Sevilla, ¿dónde hay silencio?',
    'parto da Milano, dove c’è silenzio?',
  ])
    assert.doesNotMatch(ask({ query }, starter).answer, / (à Lille|in Hamburg|en Sevilla|a Milano) ?[»“«]/, query)
})

test('"où est-ce plus calme qu’à Port-Cros" looks for quieter places', () => {
  const { kind, place } = reads('Où est-ce plus calme qu’à Port-Cros mais toujours en France ?')
  assert.deepEqual([kind, place?.name], ['find', 'France'])
  assert.equal(ask({ query: 'où est-ce plus calme, Port-Cros ou la Vanoise ?' }, starter).understood.kind, 'compare')
})

test('who keeps silence wants a quiet place', () => {
  for (const query of ['Ein Kloster, in dem man schweigen kann', 'Un monastère où l’on garde le silence'])
    assert.deepEqual(reads(query).tags, ['monastery'], query)
})

test('no signal of a phone is named', () => {
  for (const query of [
    'stiller Ort ohne Handynetz in Norwegen',
    'Un endroit calme où mon téléphone ne capte pas, en Norvège',
  ]) {
    const { understood } = ask({ query }, starter)
    assert.match(understood.notApplied.join(' '), /Handynetz|capte/, query)
    assert.equal(understood.place?.name, 'Norway', query)
  }
})

test('what somebody hears at home or cannot sleep for is not wanted', () => {
  for (const query of [
    'Ich höre zu Hause ständig Flugzeuge, wo habe ich Ruhe?',
    'Zu Hause höre ich ständig Motorräder, wo ist es still?',
    'Ich kann bei Straßenlärm nicht schlafen',
    'J’entends des avions toute la journée chez moi, où aller ?',
    'je ne dors plus à cause des camions',
    'on n’arrive plus à dormir à cause des trains, où aller ?',
  ]) {
    const noises = readQuestion({ query }, starter).query.conditions.filter(({ on }) => on === 'noise')
    assert.deepEqual(
      noises.map(({ isNegated }) => isNegated),
      [true],
      query,
    )
  }
  assert.match(JSON.stringify(reads('Ich höre gern Vögel').applied), /bird watching/)
})

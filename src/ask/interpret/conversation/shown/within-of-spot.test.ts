import assert from 'node:assert/strict'
import test from 'node:test'
import { distanceKm } from '../../../../geo/distance.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const SPOTS = ['Sarek', 'Wicken Fen', 'Hainich', 'Rondane']

/** What is looked for behind a spot, within N kilometres of it. */
const TURNS = [
  'anything quieter within N km?',
  'anything noisier within N km?',
  'anything cheaper within N km?',
  'a forest within N km?',
  'and a free lake within N km?',
  'is there a campsite within N km?',
  'what else is there within N km?',
  'gibt es etwas Ruhigeres im Umkreis von N km?',
  'gibt es etwas Lauteres im Umkreis von N km?',
  'und ein Wald im Umkreis von N km?',
  'et plus calme à moins de N km ?',
  'et une forêt à moins de N km ?',
  '¿y algo más tranquilo a menos de N km?',
  '¿y un bosque a menos de N km?',
  'e qualcosa di più tranquillo entro N km?',
  'e una foresta entro N km?',
]

test('a distance behind a spot is kept or named as not applied, whatever is looked for', () => {
  const dropped = SPOTS.flatMap(spot =>
    TURNS.flatMap(turn => {
      const query = turn.replace('N', '130')
      const { understood, docs } = ask({ query, prev: [`how quiet is ${spot}?`] }, context)
      const isKept = understood.withinKm === 130 || understood.notApplied.some(words => words.includes('130'))
      return isKept ? [] : [`${spot}, ${query}: ${docs.length}`]
    }),
  )
  assert.deepEqual(dropped, [])
})

test('what else lies within a distance of one of a list is asked of that spot, and not of the list', () => {
  for (const [list, fact, query] of [
    ['quiet spots in Sweden', 'how high is the second?', 'what else within 200 km of it'],
    ['quiet spots in Sweden', 'is the second free?', 'is there anything else within 200 km?'],
    ['ruhige Orte in Schweden', 'wie hoch ist der zweite?', 'was gibt es sonst noch im Umkreis von 200 km davon?'],
    ['lieux calmes en Suède', 'le deuxième est-il gratuit ?', 'quoi d’autre à moins de 200 km ?'],
    ['lugares tranquilos en Suecia', '¿es gratis el segundo?', '¿qué más hay a menos de 200 km?'],
    ['lugares tranquilos en Suecia', '¿es gratis el segundo?', '¿qué otra cosa hay a menos de 200 km de allí?'],
    ['luoghi tranquilli in Svezia', 'il secondo è gratuito?', 'cos’altro c’è entro 200 km da lì?'],
  ] as const) {
    const [second = -1] = ask({ query: fact, prev: [list] }, context).docs
    const at = context.index.coordinates(second)
    const due = Array.from({ length: context.index.count }, (_, doc) => doc).filter(
      doc => doc !== second && distanceKm(context.index.coordinates(doc), at) <= 200,
    )
    const { docs, understood, answer } = ask({ query, prev: [list, fact] }, context)
    assert.deepEqual(new Set(docs), new Set(due), `${query}: ${answer}`)
    assert.deepEqual(understood.notApplied, [], query)
  }
  const near = ask({ query: 'another one within 300 km', prev: ['lakes near Oslo', 'is the first free?'] }, context)
  assert.match(near.answer, /lakes within 300 km of Oslo/)
})

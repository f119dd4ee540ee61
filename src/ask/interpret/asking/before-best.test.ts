import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('what stands before "at the quietest lake" is asked of it, in each language', () => {
  for (const [query, ...says] of [
    ['bus and toilet at Norway’s quietest lake?', /reached by bus is not known/, /has toilets is not known/],
    ['is there a hut at the quietest lake in Norway?', /Whether Femundsmarka has a hut is not known/],
    ['camping at Norway’s quietest lake?', /Yes, at Femundsmarka you can camp/],
    [
      'Bus und Toilette am ruhigsten See in Norwegen?',
      /\(mit dem Bus\), ist nicht bekannt/,
      /Toiletten gibt, ist nicht/,
    ],
    ['gibt es einen Bus zum ruhigsten See in Norwegen?', /\(mit dem Bus\), ist nicht bekannt/],
    ['toilettes au lac le plus calme de Norvège ?', /On ne sait pas s’il y a des toilettes à Femundsmarka/],
    ['y a-t-il un bus pour le lac le plus calme de Norvège ?', /Femundsmarka : on ne sait pas si l’on peut y aller/],
    ['¿refugio en el lago más tranquilo de Noruega?', /No se sabe si [^.]*Femundsmarka/],
    ['rifugio al lago più tranquillo della Norvegia?', /Non si sa se [^.]*Femundsmarka/],
  ] as const) {
    const { answer, sources, understood } = ask({ query }, context)
    for (const said of says) assert.match(answer, said, query)
    assert.equal(sources[0]?.title, 'Femundsmarka', query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a hut at the greatest height is the highest hut', () => {
  for (const query of [
    'refugio en Noruega a mayor altitud',
    'el refugio en Noruega a mayor altitud',
    'refuge en Norvège à la plus haute altitude',
    'rifugio in Norvegia a quota più alta',
  ]) {
    const { understood } = ask({ query }, context)
    assert.deepEqual([understood.tags, understood.notApplied], [['hut'], []], query)
  }
})

test('what the spot is to have, several that are sought, and what is near stay conditions', () => {
  for (const query of [
    'the quietest lake in Norway with a hut',
    'huts at the quietest lakes in Norway',
    'hut near the quietest lake in Norway?',
    'quietest place with a bus and toilet in Norway',
  ])
    assert.notEqual(ask({ query }, context).sources[0]?.title, 'Femundsmarka', query)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('which animals live in a region is not known, which is said once, beside what is quiet there', () => {
  for (const [query, said] of [
    [
      'Gibt es Wölfe in den Pyrenäen?',
      /^Welche Tiere an einem Ort leben, ist hier nicht bekannt: [^.]*\. Der Katalog hat 5 Orte/,
    ],
    [
      'y a-t-il des ours dans les Pyrénées ?',
      /^Les animaux qui vivent en un lieu ne sont pas connus ici : [^.]*\. Le catalogue compte 5 lieux/,
    ],
    [
      '¿Hay serpientes en los Pirineos?',
      /^Aquí no se sabe qué animales viven en un lugar: [^.]*\. El catálogo tiene 5 lugares/,
    ],
    ['ci sono lupi nei Pirenei?', /^Qui non si sa quali animali vivano in un luogo: [^.]*\. Il catalogo ha 5 luoghi/],
    ['Gibt es Bären im Sarek?', /^Welche Tiere an einem Ort leben, ist hier nicht bekannt/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('places without an animal are not sought: that is named', () => {
  for (const [query, named] of [
    ['Orte in Finnland ohne Zecken', 'ohne Zecken'],
    ['lieux en Roumanie sans ours', 'sans ours'],
    ['lugares en España sin osos', 'sin osos'],
    ['posti in Italia senza orsi', 'senza orsi'],
  ] as const)
    assert.deepEqual(ask({ query }, context).understood.notApplied, [named], query)
})

test('what the description of a spot says of an animal is quoted, in each language', () => {
  for (const [query, said] of [
    ['Are there bears at Kočevski Rog?', /^The description .* bears and sunken villages\.$/],
    ['Gibt es Bären in Kočevski Rog?', /^Die Beschreibung .* bears and sunken villages\.$/],
    ['Y a-t-il des ours à Kočevski Rog ?', /^La description .* bears and sunken villages\.$/],
    ['¿Hay osos en Kočevski Rog?', /^La descripción .* bears and sunken villages\.$/],
    ['Ci sono orsi a Kočevski Rog?', /^La descrizione .* bears and sunken villages\.$/],
    ['Gibt es Wölfe in Kočevski Rog?', /^Welche Tiere an einem Ort leben, ist hier nicht bekannt/],
    ['¿Hay águilas en Kočevski Rog?', /^Aquí no se sabe qué animales viven/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanName, isKindName, namesIn, stemOf, words } from './names.ts'

test('the code of a mountain is its name', () => {
  assert.equal(cleanName('K2'), 'K2')
})

test('heights, numbers and codes are no names', () => {
  for (const text of [
    '1.500m',
    '118;117',
    '2942',
    'P12',
    '1234 m',
    'Cota 1234',
    'Pt. 1234',
    '1.500 м',
    'отм. 512',
    '  ',
    '-',
    'a',
  ]) {
    assert.deepEqual(namesIn(text), [], text)
  }
})

test('a name loses the height behind it, and a list gives its first name', () => {
  const cases: [string, string][] = [
    ['Mirador Riu Runer (1.500m)', 'Mirador Riu Runer'],
    ['Pica Romana 1727 m', 'Pica Romana'],
    ['Mirador  Camp Ramonet', 'Mirador Camp Ramonet'],
    ['117;Estany Negre;Étang Noir', 'Estany Negre'],
    ['Garselli-Turm 1', 'Garselli-Turm 1'],
    ['Loch 2000 Acres', 'Loch 2000 Acres'],
  ]
  for (const [text, name] of cases) assert.equal(cleanName(text), name)
})

test('names that only say what a thing is are told from names', () => {
  const kinds = [
    'Font',
    'Viewpoint',
    'wild camp',
    'Mirador 1',
    'Àrea de pícnic',
    'Jardí botànic',
    'Badesee',
    'Point de vue',
    'Aire de pique-nique',
    "Table d'orientation",
    'Grill-Platz',
    'Bird-Hide',
    'sunset viewpoint',
    'free camping',
    'underwater cave',
    'Parque de Merendas',
    '植物园',
    'Auwald',
  ]
  for (const name of kinds) assert.ok(isKindName(name), name)
  const names = [
    'Font de la Navina',
    'Parc Central',
    'Sunrise Point Park',
    'Vaduz',
    'Snaefell',
    'Bosc Negre',
    "Refugi de l'Illa",
    'The Mount',
    'West View Park',
    'Big Bend',
    'Pic Alt de Juclar',
  ]
  for (const name of names) assert.ok(!isKindName(name), name)
})

test('namesakes have one stem', () => {
  const views = words('mirador viewpoint aussichtsturm')
  assert.equal(stemOf('Mirador del Roc dels Senders', views), stemOf('Roc de Senders', views))
  assert.equal(stemOf('Aussichtsturm Gaflei', views), stemOf('Gaflei Aussichtsturm', views))
  assert.notEqual(stemOf('Mirador', views), stemOf('Viewpoint', views))
  assert.notEqual(stemOf('Estany Primer', views), stemOf('Estany Segon', views))
})

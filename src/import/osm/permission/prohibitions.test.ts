import assert from 'node:assert/strict'
import { test } from 'node:test'
import { forbidsEntry } from './prohibitions.ts'

const FORBIDDEN = [
  'Entry prohibited',
  'Access forbidden',
  'No access',
  'No entry.',
  'Closed to the public',
  'A reserve for seabirds. Landing is strictly forbidden!',
  'No unauthorised landing',
  'Landing on the island is prohibited between March and July.',
  'No landing or entry is permitted',
  'It is forbidden to enter the reserve.',
  'No access for the public',
  'No entry to the public, no dogs',
  'No entry for people and dogs',
  'Access by permit only',
  'Not open to the public.',
  'Private property',
  'Do not enter',
  'Betreten verboten',
  'Das Betreten des Gebietes ist strengstens untersagt.',
  'Kein Zutritt für Unbefugte',
  'Für die Öffentlichkeit nicht zugänglich',
  'Accès interdit',
  "Île protégée, débarquement strictement interdit. Défense d'entrer",
  'Fermé au public',
  'Prohibido el paso',
  'Acceso prohibido',
  'Cerrado al público',
  'Divieto di accesso',
  "Vietato l'accesso",
  "L'accesso è severamente vietato",
  'Verboden toegang',
  'Toegang verboden',
  'Tillträde förbjudet 1 april–31 juli',
  'Landstigning förbjuden',
  'Adgang forbudt',
  'Ferdsel forbudt i hekketiden',
  'Ilandstigning er forbudt',
]

const NOT_FORBIDDEN = [
  'No entry fee.',
  'No entrance charge',
  'No dogs. Entry free.',
  'No entry by car.',
  'No access for motor vehicles',
  'There is no road access; boat landing only.',
  'Landing is not easy.',
  'Landing is not possible in a swell',
  'No access from the south',
  'Camping is prohibited, entry is free',
  'Dogs are not allowed to enter',
  'Entering requires no permit',
  'Not closed to the public',
  'Das Betreten der Eisfläche ist verboten',
  'Kein Zugang mit dem Auto',
  'Zutritt mit Hunden verboten',
  'Freier Zugang, Feuer verboten',
  'Accès interdit aux chiens',
  'Accès libre, camping interdit',
  'Prohibido el paso de vehículos',
  "Vietato l'accesso ai cani",
  'Honden verboden, toegang vrij',
  'A wood with access to the lake, where fishing is forbidden',
  'Open to the public',
]

test('a text forbids entry where one of its clauses says so of people', () => {
  assert.deepEqual(
    FORBIDDEN.filter(text => !forbidsEntry(text)),
    [],
  )
  assert.deepEqual(NOT_FORBIDDEN.filter(forbidsEntry), [])
})

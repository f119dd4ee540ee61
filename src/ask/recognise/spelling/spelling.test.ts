import assert from 'node:assert/strict'
import test from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { spelledOut } from './spelling.ts'

const { gazetteer } = await starterContext()

/** Texts as typed, and as they are spelled out. */
const SPELLED: readonly (readonly [string, string])[] = [
  ['stille Waelder in Oesterreich', 'stille Wälder in Österreich'],
  ['Huetten ohne Strassenlaerm fuer Moewen', 'Hütten ohne Strassenlärm für Moewen'],
  ['ich moechte wissen, wo ueberall man nichts hoert', 'ich möchte wissen, wo überall man nichts hört'],
  ['I don t want lakes that aren t free', "I don't want lakes that aren't free"],
  ['we d like a hut, i m tired, what s near it', "we'd like a hut, i'm tired, what's near it"],
  ['im tired and wed like a hut', "im tired and we'd like a hut"],
  ['le parc le plus calme dAllemagne', "le parc le plus calme d'Allemagne"],
  ['lendroit le plus bruyant ditalie', "l'endroit le plus bruyant d'italie"],
  ['Sarek est-il plus calme quAbisko ?', "Sarek est-il plus calme qu'Abisko ?"],
  [
    'une tente au bord dun lac quon peut voir sil vous plait',
    "une tente au bord d'un lac qu'on peut voir s'il vous plait",
  ],
  ['Quanto costa lingresso a Wicken Fen?', "Quanto costa l'ingresso a Wicken Fen?"],
  ['en Europe de lEst où il ny a pas de monde', "en Europe de l'Est où il n'y a pas de monde"],
  ['hot springs in the rockies', 'hot springs in the Rockies'],
  ['je cherche du silence dans le massif central', 'je cherche du silence dans le Massif Central'],
  ['parks excluding london in the uk', 'parks excluding London in the uk'],
  ['is munich in bavaria', 'is Munich in Bavaria'],
  ['lugares tranquilos cerca de quito', 'lugares tranquilos cerca de Quito'],
  ['I want to hear nothing around munich', 'I want to hear nothing around Munich'],
  ['the quietest park in the usa is it free can i camp', 'the quietest park in the usa, is it free, can i camp'],
  ['how many lakes in norway how many in sweden', 'how many lakes in norway, how many in sweden'],
  ['Orte im Fuerstentum', 'Orte im Fürstentum'],
  ['il posto più rumoroso dellisola', "il posto più rumoroso dell'isola"],
  ["c'è silenzio sullEtna?", "c'è silenzio sull'Etna?"],
]

/** Texts that stay as they are typed. */
const LEFT = [
  'neue Quellen an der Steuer, genau am Feuer, aktuelle Poesie',
  'Venezuela, Quebec, Phoenix, Suez, Israel, Michael, blue canoe',
  'quitest baech in europe',
  'son más tranquilos los lagos o los bosques',
  'which quelle, quelles plages, quel lac, Thouet',
  'número de lagos por continente, lugares en el ecuador, sitios cerca de canoas',
  'a silent valley in the hills, nice bath in reading',
  'tell me is it free, a park where can i camp?',
  'a lake where can i camp and is it free',
  'can you tell me how many lakes',
  'In how many places can I snorkel?',
  'apart from Tyresta where near Stockholm is it quiet',
  'hay fuego bueno, puede que nueve lagos',
  'Lake Tahoe and Joensuu',
  'plan d m s t, vitamin d like this',
  'lakes in Danu, sauna near Tarn',
  'des lacs du Danemark, dans le Lot',
  'il lago di Como, alla cascata',
  'What is Mt Tasman like? The S t is a sign',
]

test('letters, apostrophes and capitals that were left out are put in', () => {
  for (const [typed, meant] of SPELLED) assert.equal(spelledOut(typed, gazetteer), meant)
})

test('words that are known as they stand are left', () => {
  for (const text of LEFT) assert.equal(spelledOut(text, gazetteer), text)
})

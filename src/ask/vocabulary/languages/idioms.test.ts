import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { Budget } from '../../budget.ts'
import type { Foreign } from './languages.ts'
import { limited } from '../../recognise/lookups.ts'
import { scan } from '../../recognise/scan.ts'

const { gazetteer } = await starterContext()

/** A question as it is read, in English. */
function read(language: Foreign, text: string): string {
  return scan(
    text,
    limited(gazetteer, () => false, new Budget()),
    language,
  )
    .map(({ said }) => said)
    .filter(said => !/^(the|a|i|,|\.)$/i.test(said))
    .join(' ')
}

test('noises that people do not stand or want to hear are ruled out, wherever the verb stands', () => {
  for (const [language, text, english] of [
    ['de', 'wandern, ohne dass man ständig Autos hört', 'hiking without hearing cars'],
    ['de', 'zelten, ohne die Autobahn zu hören', 'camping without hearing motorway'],
    ['de', 'Ich halte Fluglärm nicht mehr aus', 'without aircraft noise'],
    ['de', 'mein Hund hat Angst vor Zügen', 'dogs has without trains'],
    ['de', 'Seen, die nicht von Fluglärm beeinträchtigt sind', 'lake not affected by aircraft noise are'],
    ['fr', 'camper sans entendre de voitures', 'camping without hearing cars'],
    ['fr', 'je ne supporte plus le bruit de la route', 'without road noise'],
    ['es', 'acampar sin oír los coches', 'camping without hearing cars'],
    ['es', 'mi perra se asusta con los trenes', 'dogs without trains'],
    ['it', 'posti lontano dagli aerei', 'place away from planes'],
    ['it', 'non ne posso più del traffico', 'without traffic'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('what a list is to leave out is left out, whichever verb says so', () => {
  for (const [language, text, english] of [
    ['de', 'lass die in Asien weg', 'except Asia'],
    ['fr', 'enlève ceux d’Asie', 'except Asia'],
    ['es', 'quita los de Asia', 'except Asia'],
    ['it', 'togli quelli in Asia', 'except Asia'],
    ['es', 'un lago en España pero que no esté en Cataluña', 'lake in Spain but not in Cataluña'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('a small one of a thing is that thing, and only of things', () => {
  for (const [language, text, english] of [
    ['es', 'una playita y un bosquecito', 'beach and forest'],
    ['es', 'granito', 'granito'],
    ['it', 'un laghetto con calette e un boschetto', 'lake with bay and forest'],
    ['de', 'ein Bächlein und ein Seelein', 'river and lake'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('a month is a time and no place, and who goes somewhere takes no ferry', () => {
  for (const [language, text, english] of [
    ['de', 'wir fahren im August durch Norwegen', 'we in august Norway'],
    ['de', 'mit der Fähre', 'by ferry'],
    ['fr', 'en août en Norvège', 'in august in Norway'],
    ['es', 'en agosto por Noruega', 'in august near Norway'],
    ['it', 'ad agosto in Norvegia', 'in august in Norway'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('a part of a country is that part, with capitals or without', () => {
  for (const [language, text, english] of [
    ['de', 'Seen im Norden von Deutschland', 'lake in northern Germany'],
    ['fr', "lacs dans le nord de l'allemagne", 'lake in northern Germany'],
    ['es', 'lugares en el norte de alemania', 'place in northern Germany'],
    ['it', 'posti nel nord della germania', 'place in northern Germany'],
    ['it', 'posti ad andorra la vella', 'place at andorra la vella'],
    ['de', 'Seen im Norden von Bayreuth', 'lake in im Norden von of Bayreuth'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('what is typed short is read as if it were written out', () => {
  for (const [language, text, english] of [
    ['es', 'un mirador al q se llegue en coche', 'viewpoint to what reachable by car'],
    ['de', 'wo kann i auf am Bankerl sitzen', 'where can i in at bench'],
    ['fr', 'ya t-il des cascades', 'are there any waterfall'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('where bottles are filled there is drinking water, and by the water there is not', () => {
  for (const [language, text, english] of [
    ['it', 'dove riempire la borraccia', 'drinking water'],
    ['es', 'fuente de agua', 'drinking water'],
    ['fr', 'un point d’eau', 'drinking water'],
    ['de', 'Flaschen auffüllen', 'drinking water'],
    ['de', 'ein Ort am Wasser', 'place water'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('an hour is one hour, however it is written', () => {
  for (const [language, text, english] of [
    ['de', 'von Innsbruck aus in einer Stunde erreichbar', 'from Innsbruck within 1 hours'],
    ['fr', "à une heure et demie d'Innsbruck", 'within 1,5 hours of Innsbruck'],
    ['es', 'a una hora de Innsbruck', 'within 1 hours of Innsbruck'],
    ['it', "a mezz'ora da Innsbruck", 'at 0,5 hours from Innsbruck'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('what is compared is compared, and what is alike is likened, wherever German has its verb', () => {
  for (const [text, english] of [
    ['Wo ist es ruhiger, in Norwegen oder in Schweden', 'which is quieter in Norway or in Sweden'],
    ['was ist lauter, Sarek oder Abisko', 'which is louder in Sarek or in Abisko'],
    ['Orte, die ähnlich sind wie Sarek', 'place places like Sarek'],
  ] as const)
    assert.equal(read('de', text), english, text)
})

test('dawn is no department, sources of noise no springs, and she walks in no Andes', () => {
  for (const [language, text, english] of [
    ['fr', 'une forêt pour le chœur de l’aube', 'forest at dawn'],
    ['es', '¿Qué fuentes de ruido hay?', 'why ?'],
    ['es', 'mi madre anda con bastón', 'friends easy'],
    ['de', 'ist Sarek im Winter zugänglich', 'is Sarek opening hours'],
    ['it', 'quanto è alto Sarek', 'how high is Sarek'],
    ['fr', 'Sarek, c’est noté combien', 'Sarek how quiet is'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('a dog is a dog by its breed, its sex and its age, and Labrador a part of Canada', () => {
  for (const [language, text, english] of [
    ['de', 'ein See für unseren Schäferhund', 'lake dogs'],
    ['de', 'darf mein Mops mit', 'allowed dogs with'],
    ['fr', 'une forêt pour nos caniches', 'forest dogs'],
    ['es', 'un parque para mi galgo', 'park dogs'],
    ['it', 'un lago per il mio cucciolo', 'lake dogs'],
    ['it', 'con il nostro labrador', 'with dogs'],
    ['fr', 'une forêt au Labrador', 'forest in Labrador'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('a few steps are a walk, and no passes', () => {
  for (const [language, text, english] of [
    ['it', 'faccio quattro passi nel bosco', 'hiking forest'],
    ['it', 'i passi più alti', 'mountain pass highest'],
    ['de', 'sich die Beine vertreten am See', 'hiking at lake'],
    ['fr', 'flâner au bord d’un lac', 'hiking lake'],
    ['es', 'darme una vuelta por un bosque', 'hiking near forest'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('bounds of a rating are read short, behind the number, and upwards', () => {
  for (const [language, text, english] of [
    ['de', 'Moore mit min. 3,5 Sternen', 'wetland with at least 3,5 stars'],
    ['de', 'Note maximal 2', 'rated at most 2'],
    ['fr', 'plages de note minimale 3', 'beach of rated at least 3'],
    ['fr', 'plages notées 3 mini', 'beach rated at least 3'],
    ['es', 'playas con puntuación máxima de 2', 'beach with rated at most 2'],
    ['es', 'playas de 3 pa arriba', 'beach rated at least 3'],
    ['it', 'isole dal 3,5 in poi', 'island rated at least 3,5'],
    ['it', 'isole, voto minimo: 3', 'island rated at least 3'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('less noise and more silence compare, and something quiet is a quiet place', () => {
  for (const [language, text, english] of [
    ['de', 'wo ist weniger Krach', 'where is quieter'],
    ['fr', 'plus de silence', 'quieter'],
    ['it', 'dove c’è più quiete', 'where can i quieter'],
    ['de', 'irgendwas Stilles in Polen', 'quiet place in Poland'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('sheltered from a noise is out of its reach, and a plus sign makes a superlative', () => {
  for (const [language, text, english] of [
    ['fr', 'une plage à l’abri du bruit des trains', 'beach out of earshot of trains'],
    ['fr', 'un étang à l’abri du bruit', 'lake quiet'],
    ['es', 'una cala al abrigo del ruido', 'bay quiet'],
    ['it', 'un prato al riparo dal rumore delle macchine', 'grassland out of earshot of cars'],
    ['de', 'lärmgeschützte Hütte', 'quiet hut'],
    ['fr', 'les forêts les + bruyantes', 'forest noisiest'],
    ['es', 'la playa + silenciosa', 'beach quietest'],
    ['it', 'la valle + tranquilla', 'valley quietest'],
    ['es', 'cuevas ordenadas por silencio', 'cave best first'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('words of one verb or wish that stand apart are read as one', () => {
  for (const [language, text, english] of [
    ['de', 'Berge in Polen mit wenig Lärm', 'mountain in Poland with quiet'],
    ['de', 'Wälder mit kaum Lärm', 'forest with quiet'],
    ['fr', 'montagnes avec peu de bruit', 'mountain with quiet'],
    ['it', 'montagne con poco rumore', 'mountain with quiet'],
    ['fr', 'faire un feu de camp', 'fire'],
    ['fr', 'dormir sous tente', 'camping'],
  ] as const)
    assert.equal(read(language, text), english, text)
})

test('"font" and "fait" before a figure are a verb in French, and "Horn" is no form of "hört" in German', () => {
  assert.doesNotMatch(read('fr', 'Combien de lieux font moins de 35 dB'), /font/)
  assert.match(read('de', 'das Horn'), /Horn/)
  assert.match(read('de', 'wir wandern'), /hiking/)
})

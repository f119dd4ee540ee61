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
    .filter(said => !/^(the|a|i|is|not|,|\.|\?)$/i.test(said))
    .join(' ')
}

function reads(cases: readonly (readonly [Foreign, string, string])[]): void {
  for (const [language, text, english] of cases) assert.equal(read(language, text), english, text)
}

test('what costs nothing is said in many ways, and the face of a mountain is none of them', () => {
  reads([
    ['es', 'bosques sin soltar un duro', 'forest free'],
    ['es', 'cascadas que no cuesten nada', 'waterfall free'],
    ['es', 'donde no cobren entrada', 'free'],
    ['it', 'cascate che non costano niente', 'waterfall free'],
    ['it', 'boschi senza spendere un euro', 'forest free'],
    ['fr', 'forêts sans débourser un centime', 'forest free'],
    ['de', 'Seen für lau', 'lake free'],
    ['es', 'por la cara norte', 'near mountain face'],
  ])
})

test('fires, bathing and walking go by their everyday names', () => {
  reads([
    ['es', 'encender una hoguera', 'fire'],
    ['es', 'hacer lumbre', 'fire'],
    ['it', 'fare un fuocherello', 'fire'],
    ['es', 'darse un chapuzón', 'swim'],
    ['it', 'un tuffo', 'swim'],
    ['es', 'patear monte', 'hiking'],
    ['it', 'scarpinare', 'hiking'],
    ['es', 'rutas a pie', 'hiking'],
    ['es', 'al que se llegue a pie', 'to what reachable on foot'],
    ['es', 'andar en bici', 'cycling'],
    ['es', 'andar', 'hiking'],
    ['es', 'remar en kayak', 'canoeing'],
    ['it', 'ci sono i bagni', 'are there any toilets'],
    ['it', 'bagno al lago', 'swim'],
  ])
})

test('a night under the stars is one outdoors, and stars that are seen are watched', () => {
  reads([
    ['es', 'dormir bajo las estrellas', 'camping'],
    ['it', 'dormire sotto le stelle', 'camping'],
    ['it', "passare la notte all'addiaccio", 'camping'],
    ['de', 'unter freiem Himmel schlafen', 'camping'],
    ['es', 'donde se ven bien las estrellas', 'where is stargazing'],
    ['it', 'si vedono bene le stelle', 'stargazing'],
  ])
})

test('where silence reigns it is quiet, and far from the noise of one thing only that is not heard', () => {
  reads([
    ['es', 'donde reina el silencio', 'quiet'],
    ['it', 'dove regna la pace', 'quiet'],
    ['fr', 'où règne le silence', 'quiet'],
    ['de', 'wo Stille herrscht', 'quiet'],
    ['es', 'lejos del mundanal ruido', 'quiet'],
    ['it', 'dove non vola una mosca', 'quiet'],
    ['fr', "où l'on entend une mouche voler", 'quiet'],
    ['de', 'wo man eine Stecknadel fallen hört', 'quiet'],
    ['es', 'lejos del ruido', 'quiet'],
    ['es', 'lejos del ruido de los aviones', 'out of earshot of planes'],
    ['it', 'lontano dal rumore degli aerei', 'out of earshot of planes'],
    ['fr', 'loin du bruit des avions', 'out of earshot of planes'],
    ['de', 'weit weg vom Lärm der Flugzeuge', 'out of earshot of planes'],
    ['it', 'un bosco a Mosca', 'forest at Moscow'],
    ['it', 'laghi del Pacifico', 'lake Pacific'],
    ['it', 'un lago pacifico', 'lake quiet'],
  ])
})

test('what is fairly quiet need not be very quiet, and the open air opens at no hour', () => {
  reads([
    ['es', 'lugares bastante tranquilos', 'place quiet'],
    ['es', 'lugares muy tranquilos', 'place very quiet'],
    ['it', 'luoghi abbastanza tranquilli', 'place quiet'],
    ['it', "terme all'aperto", 'hot spring'],
    ['it', 'è aperto', 'opening hours'],
    ['es', 'que no haya molinos de viento a la vista', 'wind turbines'],
    ['es', 'con vistas al lago', 'with viewpoint to lake'],
  ])
})

test('the first of those that have something is no comparison with it', () => {
  reads([
    ['es', 'el lago más tranquilo que admita perros', 'lake quietest what allowed dogs'],
    ['es', 'el bosque más tranquilo que tenga cascada', 'forest quietest with waterfall'],
    ['es', 'el sitio más al sur que tengas', 'place southernmost'],
    ['es', 'más al sur que Oslo', 'further south than Oslo'],
    ['es', '¿hay algo más tranquilo que Ordesa?', 'are there any something quieter than Ordesa'],
    ['it', 'il bosco più tranquillo che abbia una cascata', 'forest quietest what has waterfall'],
  ])
})

test('a distance around and the outskirts of a city are near it', () => {
  reads([
    ['es', 'a 50 kilómetros a la redonda de Ginebra', 'within 50 km of Geneva'],
    ['fr', 'à 50 km à la ronde de Genève', 'within 50 km of Geneva'],
    ['es', 'un bosque a las afueras de Berlín', 'forest near Berlin'],
    ['it', 'un bosco appena fuori Roma', 'forest near Rome'],
    ['fr', 'une forêt aux portes de Berlin', 'forest near Berlin'],
    ['de', 'ein Wald am Rand von Berlin', 'forest near Berlin'],
    ['de', 'am Rand des Waldes', 'at Rand forest'],
  ])
})

test('an order that is said from one end to the other begins at the first of them', () => {
  reads([
    ['es', 'de más a menos ruidoso', 'from noisiest to quietest'],
    ['es', 'del más tranquilo al más ruidoso', 'from quietest to noisiest'],
    ['it', 'dal più al meno silenzioso', 'from quietest to noisiest'],
    ['fr', 'du plus bruyant au plus calme', 'from noisiest to quietest'],
    ['de', 'von laut nach leise', 'from noisiest to quietest'],
    ['it', 'quello più in alto', 'higher'],
    ['it', 'quello che sta più in alto', 'higher'],
    ['es', 'el que está más alto', 'higher'],
  ])
})

test('how much silence there is asks for the rating, and silence that is compared keeps no spot out', () => {
  reads([
    ['es', 'cuánto silencio hay', 'how quiet'],
    ['it', "quanto silenzio c'è", 'how quiet'],
    ['es', 'en cuanto a silencio', 'by rating'],
    ['it', 'in termini di silenzio', 'by rating'],
    ['fr', 'en termes de silence', 'by rating'],
    ['de', 'in Sachen Stille', 'by rating'],
    ['it', 'isole senza accesso a pagamento', 'island without entrance fee'],
    ['es', 'sin ruido de motores', 'no engine noise'],
    ['es', 'lanchas a motor', 'motor boats'],
    ['es', 'en JSON', 'json'],
  ])
})

test('what is told with a figure alone is a rating, and what one is fed up with is unwanted', () => {
  reads([
    ['es', 'bosques que superan el 4', 'forest above 4'],
    ['it', 'qualcosa sotto il 2', 'place under 2'],
    ['es', 'estoy hasta el gorro de las motos', 'without motorbikes'],
    ['it', 'ne ho le scatole piene delle moto', 'without motorbikes'],
    ['es', 'un gorro', 'gorro'],
    ['it', 'una scatola', 'scatola'],
  ])
})

test('a frozen lake is no glacier, a coral reef no hill and a tiny island not near', () => {
  reads([
    ['it', 'un lago ghiacciato', 'lake frozen'],
    ['it', 'un ghiacciaio', 'glacier'],
    ['es', 'lagos congelados', 'lake congelados'],
    ['it', 'barriere coralline', 'coral reef'],
    ['it', 'colline', 'mountain'],
    ['es', 'una isla chiquita', 'island small'],
    ['es', 'soledad absoluta', 'remote'],
  ])
})

test('how a place is not reached is no way to it, and how much a lake measures no height', () => {
  reads([
    ['es', 'una cala sin acceso en coche', 'bay car free'],
    ['fr', 'une baie sans accès en voiture', 'bay car free'],
    ['es', 'no quiero ir en barco', 'by boat'],
    ['es', 'ir en barco', 'boating'],
    ['it', 'non voglio prendere il traghetto', 'by boat'],
    ['it', 'quale è più vicino a Roma', 'which closer to Rome'],
    ['es', 'cuánto mide el lago de Braies', 'how big lago de Braies'],
    ['es', 'cuánto mide el Aneto', 'how high Aneto'],
  ])
})

test('nature that is heard alone is perfect silence, and a boat that one need not take no way there', () => {
  reads([
    ['es', 'donde solo se oye la naturaleza', 'where is pristine'],
    ['it', 'dove si sente solo la natura', 'where is pristine'],
    ['es', 'me interesa solo la naturaleza', 'interesa only the place'],
    ['es', 'un lugar al que no haya que ir en barco', 'place to by boat'],
    ['es', 'sin oír un motor', 'without hearing engine noise'],
    ['es', 'lanchas motoras', 'motor boats'],
    ['it', 'secondo i vostri voti', 'by rating'],
    ['it', 'il secondo bosco', 'second forest'],
    ['it', 'non deve essere una spiaggia', 'beach'],
  ])
})

test('further north and farther ask for others, and an order by distance is of a place', () => {
  reads([
    ['es', 'y más al norte', 'further north'],
    ['es', 'el lago más al norte', 'lake northernmost'],
    ['it', 'e più a nord', 'further north'],
    ['es', 'algo más lejos', 'farther'],
    ['es', 'ordénalos por distancia a Berlín', 'order by distance to Berlin'],
    ['it', 'in ordine di distanza da Roma', 'order by distance to Rome'],
    ['fr', 'triés par distance de Lyon', 'order by distance to Lyon'],
    ['de', 'nach Entfernung von Berlin', 'order by distance to Berlin'],
    ['es', 'a qué distancia de Berlín', 'how far from Berlin'],
    ['es', '¿las dos cosas?', 'both'],
    ['es', 'las dos más tranquilas', 'two quietest'],
  ])
})

test('not having to walk is no spot without hiking, and an unusual place not an isolated one', () => {
  reads([
    ['es', 'una cascada sin andar', 'waterfall not too much walking'],
    ['it', 'una cascata senza camminare', 'waterfall not too much walking'],
    ['fr', 'une cascade sans marcher', 'waterfall not too much walking'],
    ['de', 'ein See, ohne zu laufen', 'lake not too much walking'],
    ['fr', 'un lac sans randonnée', 'lake without hiking'],
    ['it', 'mete insolite', 'place hidden'],
    ['it', 'mete isolate', 'place remote'],
    ['it', 'un capanno', 'bird hide'],
    ['it', 'una capanna', 'hut'],
    ['es', '¿cuál tiene más actividades?', 'which has more activities'],
  ])
})

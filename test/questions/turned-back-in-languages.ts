// What goes back to something that was said before, as people say it; lists in the order en, de, fr, es, it.

/** Asks for the quietest place of Japan, and how to get there. */
export const WAY_IN_JAPAN = [
  ['whats the quietest place in Japan?', 'how do i get there'],
  ['wo ist es in Japan am ruhigsten?', 'wie komme ich da hin?'],
  ['quel est le lieu le plus calme du Japon ?', 'comment y aller ?'],
  ['¿cuál es el lugar más tranquilo de Japón?', '¿es gratis?'],
  ['qual è il posto più tranquillo del Giappone?', 'come ci arrivo?'],
] as const
export const ANOTHER_WITH_BUS = [
  ['another one, with a bus', 'another one with a bus please', 'and another that I can reach by bus?'],
  ['ein anderer Ort, mit Bus', 'ein anderer, mit dem Bus'],
  ['un autre, avec un bus', 'un autre, accessible en bus'],
  ['otro, con autobús', 'otro al que se llegue en autobús'],
  ["un altro, con l'autobus"],
] as const

/** A fact of the second forest that was listed, and then another. */
export const FOREST_FREE = [
  'is the second free?',
  'ist der zweite kostenlos?',
  'la deuxième est gratuite ?',
  '¿el segundo es gratis?',
  'la seconda è gratis?',
] as const
export const ANOTHER_WITH_LAKE = [
  ['another one, with a lake'],
  ['ein anderer, mit einem See'],
  ['une autre, avec un lac'],
  ['otro, con un lago'],
  ["un'altra, con un lago"],
] as const

/** Leaves out one of the forests. */
export const NOT_HAINICH = [
  ['no, not Hainich, something else', 'not Hainich, another one', 'another one, not Hainich', 'anything but Hainich'],
  ['nein, nicht Hainich, was anderes', 'nicht Hainich, ein anderer', 'bitte etwas anderes als Hainich'],
  ['non, pas Hainich, autre chose', 'pas Hainich, une autre'],
  ['no, Hainich no, otra cosa', 'Hainich no, otro'],
  ["no, non Hainich, qualcos'altro", "non Hainich, un'altra"],
] as const

/** Asks how many of them have what none has, and then of the last. */
export const NO_GLACIER = [
  'how many of them have a glacier?',
  'wie viele davon haben einen Gletscher?',
  'combien sont payantes ?',
  '¿cuántos de ellos tienen un glaciar?',
  'quante di queste hanno un ghiacciaio?',
] as const
export const LAST_SHOWN = [
  ['the last one you showed, is it free?', 'is the last one free?'],
  ['der letzte, den du gezeigt hast, ist der kostenlos?', 'kostet der letzte etwas?'],
  ['la dernière que tu as montrée est gratuite ?', 'la dernière est gratuite ?'],
  ['el último que mostraste, ¿es gratis?', '¿el último es gratis?'],
  ["l'ultima che hai mostrato è gratis?", "l'ultima è gratis?"],
] as const

/** How far the first lake of Sweden is from Oslo; no, from Stockholm. */
export const SWEDEN_FROM_OSLO = [
  ['lakes in Sweden', 'how far is the first from Oslo?'],
  ['Seen in Schweden', 'wie weit ist der erste von Oslo?'],
  ['lacs en Suède', 'le premier est à quelle distance d’Oslo ?'],
  ['lagos en Suecia', '¿a qué distancia está el primero de Oslo?'],
  ['laghi in Svezia', 'quanto dista il primo da Oslo?'],
] as const
export const FROM_STOCKHOLM = [
  ['no, I meant from Stockholm', 'no, from Stockholm', 'sorry, from Stockholm I mean'],
  ['nein, ich meinte von Stockholm', 'nein, von Stockholm aus', 'nein, von Stockholm'],
  ['non, je voulais dire de Stockholm', 'non, de Stockholm'],
  ['no, quería decir de Estocolmo', 'no, de Estocolmo'],
  ['no, volevo dire da Stoccolma', 'no, da Stoccolma'],
] as const

/** Beaches; by the sea, and it need not be one, or is not to be one. */
export const BEACHES = [
  'beaches on the Isle of Man',
  'Strände auf der Isle of Man',
  "plages sur l'île de Man",
  'playas en la Isla de Man',
  "spiagge sull'Isola di Man",
] as const
export const SEA_NO_BEACH = [
  [
    "by the sea, it doesn't have to be a beach",
    'it need not be a beach but by the sea',
    'something by the sea, doesnt have to be a beach',
  ],
  ['es muss kein Strand sein, aber am Meer', 'am Meer, es muss nicht unbedingt ein Strand sein'],
  ['pas forcément une plage, mais au bord de la mer', 'au bord de la mer, pas forcément une plage'],
  ['no tiene que ser una playa, pero junto al mar', 'junto al mar, no hace falta que sea una playa'],
  ['non deve per forza essere una spiaggia, ma sul mare'],
] as const
export const COAST = [
  'places by the sea on the Isle of Man',
  'Orte am Meer auf der Isle of Man',
  "lieux au bord de la mer sur l'île de Man",
  'lugares junto al mar en la Isla de Man',
  "posti sul mare sull'Isola di Man",
] as const
export const NOT_BEACH = [
  ['but not a beach', 'it must not be a beach'],
  ['aber kein Strand'],
  ['mais pas une plage'],
  ['pero no una playa'],
  ['ma non una spiaggia'],
] as const

/** Something quiet near Vaduz, something higher, and a fact. */
export const NEAR_VADUZ = [
  'a quiet place near Vaduz',
  'ein ruhiger Ort bei Vaduz',
  'un endroit calme près de Vaduz',
  'un lugar tranquilo cerca de Vaduz',
  'un posto silenzioso vicino a Vaduz',
] as const
export const HIGHER = [
  'another one, higher up',
  'ein anderer, höher gelegen',
  'un autre plus haut',
  'otro más alto',
  'un altro più in alto',
] as const
export const BENCHES = [
  ['are there benches?', 'does it have benches?'],
  ['gibt es Bänke?'],
  ['il y a des bancs ?'],
  ['¿hay bancos?'],
  ['ci sono panchine?'],
] as const
export const BENCHES_OF_LIST = [
  ['which of them have benches?'],
  ['welche davon haben Bänke?'],
  ['lesquels ont des bancs ?'],
  ['¿cuáles tienen bancos?'],
  ['quali hanno panchine?'],
] as const

/** Which of some is the highest, where no height is known, and a fact of that one. */
export const WHICH_HIGHEST = [
  ['places to grill in liechtenstein where fire is allowed', 'which is the highest'],
  ['Orte in Liechtenstein, wo Feuer erlaubt ist', 'welcher liegt am höchsten?'],
  ['lieux pour griller au Liechtenstein', 'lequel est le plus haut ?'],
  ['sitios para barbacoa en Liechtenstein', '¿cuál es el más alto?'],
  ['posti per grigliare in Liechtenstein', 'qual è il più alto?'],
] as const
export const OF_NONE = [
  ['Is there drinking water at that one?', 'is it free?', 'does it have toilets', 'how do I get to that one?'],
  ['ist er kostenlos?'],
  ["il y a de l'eau potable à celui-là ?"],
  ['¿ese tiene agua potable?'],
  ['quello ha acqua potabile?'],
] as const
export const SINGLED_OUT = [/singled out/, /keiner bestimmt/, /désigné/, /no se señaló/, /indicato/] as const

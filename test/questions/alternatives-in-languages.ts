// What one says of a search after other turns: others, not that one, quieter, which of them, how many of them; in five
// languages: English, German, French, Spanish, Italian. {x}: the second that was shown, {t}: a town; [m|f|n] by the kind's gender.
// A table is as long as what it holds.

/** Wordings in each language. */
export type Wordings = readonly [
  en: readonly string[],
  de: readonly string[],
  fr: readonly string[],
  es: readonly string[],
  it: readonly string[],
]

/** Turns between the search and what is asked of it, and of which of the spots shown they speak, from 0 on; of the last: -1. */
export const BETWEEN: Readonly<Record<string, { of: readonly number[]; turns: readonly Wordings[] }>> = {
  nothing: { of: [], turns: [] },
  thanks: {
    of: [],
    turns: [[['thanks!', 'ok, thank you'], ['danke!', 'okay, danke dir'], ['merci !'], ['¡gracias!'], ['grazie!']]],
  },
  second: {
    of: [1],
    turns: [
      [
        ['is the second one free?', 'the second one, does it cost anything?'],
        ['[ist der|ist die|ist das] zweite kostenlos?', 'kostet [der|die|das] zweite Eintritt?'],
        [
          '[le deuxième, il|la deuxième, elle] est [gratuit|gratuite] ?',
          'est-ce que [le deuxième|la deuxième] est [payant|payante] ?',
        ],
        ['¿[el segundo|la segunda] es gratis?', '¿se paga en [el segundo|la segunda]?'],
        ['[il secondo|la seconda] è gratis?', '[il secondo|la seconda] è a pagamento?'],
      ],
    ],
  },
  secondThenFire: {
    of: [1],
    turns: [
      [
        ['how quiet is the second one?'],
        ['wie ruhig ist [der|die|das] zweite?'],
        ['[le deuxième, c’est|la deuxième, c’est] calme ?'],
        ['¿cómo de [tranquilo es el segundo|tranquila es la segunda]?'],
        ['quanto è [tranquillo il secondo|tranquilla la seconda]?'],
      ],
      [
        ['and can I make a fire there?', 'are fires allowed there?'],
        ['und darf man dort Feuer machen?'],
        ['et on peut y faire du feu ?', 'le feu y est autorisé ?'],
        ['¿y se puede hacer fuego allí?'],
        ['e si può accendere un fuoco lì?'],
      ],
    ],
  },
  secondThenWhy: {
    of: [1],
    turns: [
      [
        ['tell me about the second one', 'what about the second one?'],
        ['was ist mit [dem|der|dem] zweiten?'],
        ['et [le deuxième|la deuxième] ?'],
        ['¿y [el segundo|la segunda]?'],
        ['e [il secondo|la seconda]?'],
      ],
      [['why?', 'why is it so quiet?'], ['warum?', 'wieso?'], ['pourquoi ?'], ['¿por qué?'], ['perché?']],
    ],
  },
  last: {
    of: [-1],
    turns: [[['the last one - is it free?', 'are dogs allowed at the last one?'], [], [], [], []]],
  },
  compared: {
    of: [0, 1],
    turns: [
      [
        ['which of those is quieter, the first or the second?', 'is the first quieter than the second?'],
        ['[welcher|welche|welches] ist ruhiger, [der erste oder der|die erste oder die|das erste oder das] zweite?'],
        ['[lequel|laquelle] est plus calme, [le premier ou le|la première ou la] deuxième ?'],
        ['¿cuál es más [tranquilo, el primero o el segundo|tranquila, la primera o la segunda]?'],
        ['quale è più [tranquillo, il primo o il secondo|tranquilla, la prima o la seconda]?'],
      ],
    ],
  },
  named: {
    of: [1],
    turns: [
      [
        ['is {x} free?', 'does {x} cost anything?'],
        ['ist {x} kostenlos?', 'kostet {x} Eintritt?'],
        ['{x}, c’est gratuit ?', 'est-ce que {x} est payant ?'],
        ['¿{x} es gratis?', '¿hay que pagar en {x}?'],
        ['{x} è gratis?', 'si paga a {x}?'],
      ],
    ],
  },
  far: {
    of: [1],
    turns: [
      [
        ['how far is the second one from {t}?'],
        ['wie weit ist [der|die|das] zweite von {t} entfernt?'],
        ['à quelle distance de {t} est [le deuxième|la deuxième] ?'],
        ['¿a qué distancia de {t} está [el segundo|la segunda]?'],
        ['quanto dista [il secondo|la seconda] da {t}?'],
      ],
    ],
  },
}

/** Asks for others than those that were shown. */
export const OTHERS: Wordings = [
  [
    'something else, not those',
    'another one',
    'show me others',
    'others?',
    'what else is there?',
    'any other ones?',
    'something different please',
    'and other ones?',
    'not those, something else',
  ],
  [
    'was anderes, nicht die',
    'was anderes',
    'noch [einer|eine|eins]?',
    'andere?',
    'zeig mir andere',
    'gibt es noch andere?',
    'was gibt es sonst noch?',
    'etwas anderes bitte',
    'nicht die, andere',
  ],
  [
    'autre chose, pas ceux-là',
    '[un autre|une autre]',
    'd’autres ?',
    'montre-moi d’autres',
    'il y en a d’autres ?',
    'autre chose',
    'quoi d’autre ?',
    'pas [ceux-là, d’autres|celles-là, d’autres]',
  ],
  [
    'otra cosa, no [esos|esas]',
    '[otro|otra]',
    '¿[otros|otras]?',
    'enséñame [otros|otras]',
    '¿hay [otros|otras]?',
    'algo distinto',
    '¿qué más hay?',
    '[esos no, otros|esas no, otras]',
  ],
  [
    'qualcos’altro, non [quelli|quelle]',
    '[un altro|un’altra]',
    '[altri|altre]?',
    'mostrami [altri|altre]',
    'ce ne sono [altri|altre]?',
    'qualcosa di diverso',
    'che altro c’è?',
    '[non quelli, altri|non quelle, altre]',
  ],
]

/** Asks for others than the one that was spoken of. */
export const NOT_THAT_ONE: Wordings = [
  ['not that one', 'no, not that one', 'anything but that one', 'something else, not that one', 'not that one, please'],
  [
    '[den|die|das] nicht',
    'nein, [den|die|das] nicht',
    'nicht [den|die|das]',
    'nicht [dieser|diese|dieses]',
    'alles außer [dem|der|dem]',
  ],
  [
    'pas [celui-là|celle-là]',
    'non, pas [celui-là|celle-là]',
    'pas [celui-ci|celle-ci]',
    'tout sauf [celui-là|celle-là]',
  ],
  ['[ese|esa] no', 'no, [ese|esa] no', '[ese no, otro|esa no, otra]', 'no [ese|esa]', 'cualquiera menos [ese|esa]'],
  [
    'non [quello|quella]',
    '[quello|quella] no',
    'no, [quello|quella] no',
    '[quello no, un altro|quella no, un’altra]',
    'tutti tranne [quello|quella]',
  ],
]

/** Asks for what is more than the one that was spoken of. */
export const MORE: Readonly<Record<'quieter' | 'louder' | 'higher' | 'lower' | 'cheaper', Wordings>> = {
  quieter: [
    [
      'something quieter',
      'anything quieter?',
      'a quieter one',
      'is there a quieter one?',
      'quieter please',
      'another one, quieter',
      'do you have anything quieter?',
      'I would like something quieter',
      'and something quieter?',
    ],
    [
      'etwas Ruhigeres',
      'was Ruhigeres?',
      '[einen ruhigeren|eine ruhigere|ein ruhigeres]',
      'gibt es [einen ruhigeren|eine ruhigere|ein ruhigeres]?',
      'ruhiger bitte',
      'noch ruhiger',
      '[einen anderen, ruhigeren|eine andere, ruhigere|ein anderes, ruhigeres]',
      'geht es auch ruhiger?',
      'und etwas Ruhigeres?',
    ],
    [
      'quelque chose de plus calme',
      '[un plus calme|une plus calme]',
      'plus calme ?',
      '[un autre, plus calme|une autre, plus calme]',
      'il y en a [un plus calme|une plus calme] ?',
      'plus calme, s’il te plaît',
      'et quelque chose de plus tranquille ?',
    ],
    [
      'algo más tranquilo',
      '[uno más tranquilo|una más tranquila]',
      '¿más [tranquilo|tranquila]?',
      '[otro más tranquilo|otra más tranquila]',
      '¿hay [alguno más tranquilo|alguna más tranquila]?',
      'más silencioso, por favor',
      '¿y algo más tranquilo?',
    ],
    [
      'qualcosa di più tranquillo',
      '[uno più tranquillo|una più tranquilla]',
      'più [tranquillo|tranquilla]?',
      '[un altro, più tranquillo|un’altra, più tranquilla]',
      'ce n’è [uno più tranquillo|una più tranquilla]?',
      'più silenzioso, per favore',
      'e qualcosa di più tranquillo?',
    ],
  ],
  louder: [
    [
      'something louder',
      'a louder one',
      'a noisier one',
      'something less quiet',
      'is there a louder one?',
      'anything noisier?',
    ],
    [
      'etwas Lauteres',
      '[einen lauteren|eine lautere|ein lauteres]',
      'lauter bitte',
      'etwas weniger Ruhiges',
      'gibt es [einen lauteren|eine lautere|ein lauteres]?',
    ],
    [
      'quelque chose de plus bruyant',
      '[un plus bruyant|une plus bruyante]',
      'quelque chose de moins calme',
      '[un autre, plus bruyant|une autre, plus bruyante]',
    ],
    [
      'algo más ruidoso',
      '[uno más ruidoso|una más ruidosa]',
      'algo menos tranquilo',
      '[otro más ruidoso|otra más ruidosa]',
    ],
    [
      'qualcosa di più rumoroso',
      '[uno più rumoroso|una più rumorosa]',
      'qualcosa di meno tranquillo',
      '[un altro, più rumoroso|un’altra, più rumorosa]',
    ],
  ],
  higher: [
    ['something higher', 'a higher one', 'another one, higher up', 'is there a higher one?', 'higher up please'],
    [
      'etwas Höheres',
      '[einen höheren|eine höhere|ein höheres]',
      'etwas höher gelegen',
      'gibt es [einen höher gelegenen|eine höher gelegene|ein höher gelegenes]?',
      'höher bitte',
    ],
    [
      'quelque chose de plus haut',
      '[un plus haut|une plus haute]',
      '[un autre, plus haut|une autre, plus haute]',
      'plus haut ?',
      'plus en altitude',
    ],
    ['algo más alto', '[uno más alto|una más alta]', '[otro más alto|otra más alta]', '¿más arriba?', 'a más altura'],
    [
      'qualcosa di più alto',
      '[uno più alto|una più alta]',
      '[un altro, più alto|un’altra, più alta]',
      'più in alto?',
      'più in quota',
    ],
  ],
  lower: [
    ['something lower', 'a lower one', 'another one, lower down', 'is there a lower one?'],
    [
      'etwas Tieferes',
      '[einen tiefer gelegenen|eine tiefer gelegene|ein tiefer gelegenes]',
      'weiter unten',
      'etwas tiefer gelegen',
    ],
    ['quelque chose de plus bas', '[un plus bas|une plus basse]', '[un autre, plus bas|une autre, plus basse]'],
    ['algo más bajo', '[uno más bajo|una más baja]', '[otro más bajo|otra más baja]'],
    ['qualcosa di più basso', '[uno più basso|una più bassa]', '[un altro, più basso|un’altra, più bassa]'],
  ],
  cheaper: [
    ['something cheaper', 'a cheaper one', 'is there a cheaper one?', 'anything cheaper?'],
    [
      'etwas Billigeres',
      'was Günstigeres',
      '[einen günstigeren|eine günstigere|ein günstigeres]',
      'gibt es etwas Günstigeres?',
    ],
    [
      'quelque chose de moins cher',
      '[un moins cher|une moins chère]',
      'moins cher ?',
      '[un autre, moins cher|une autre, moins chère]',
    ],
    [
      'algo más barato',
      '[uno más barato|una más barata]',
      '¿más [barato|barata]?',
      '[otro más barato|otra más barata]',
    ],
    [
      'qualcosa di più economico',
      '[uno più economico|una più economica]',
      'qualcosa di meno caro',
      '[un altro, più economico|un’altra, più economica]',
    ],
  ],
}

/** Asks which of those that were shown is first. */
export const WHICH: Readonly<Record<'quietest' | 'loudest' | 'highest' | 'nearest' | 'cheapest', Wordings>> = {
  quietest: [
    ['which of them is the quietest?', 'which of these is quietest?', 'and which one of those is the quietest?'],
    [
      '[welcher|welche|welches] davon ist [der|die|das] ruhigste?',
      'was davon ist am ruhigsten?',
      '[welcher|welche|welches] von denen ist am ruhigsten?',
    ],
    [
      '[lequel est le plus calme|laquelle est la plus calme] ?',
      '[lequel d’entre eux est le plus calme|laquelle d’entre elles est la plus calme] ?',
    ],
    [
      '¿cuál de [ellos es el más silencioso|ellas es la más silenciosa]?',
      '¿cuál es [el más tranquilo|la más tranquila] de [ellos|ellas]?',
    ],
    [
      'quale di questi è [il più silenzioso|la più silenziosa]?',
      'qual è [il più tranquillo|la più tranquilla] di [questi|queste]?',
    ],
  ],
  loudest: [
    ['which of them is the loudest?', 'which of these is the noisiest?'],
    ['[welcher|welche|welches] davon ist [der|die|das] lauteste?', 'was davon ist am lautesten?'],
    ['[lequel d’entre eux est le plus bruyant|laquelle d’entre elles est la plus bruyante] ?'],
    ['¿cuál de [ellos es el más ruidoso|ellas es la más ruidosa]?'],
    ['quale di [questi è il più rumoroso|queste è la più rumorosa]?'],
  ],
  highest: [
    ['which of them is the highest?', 'which of these lies highest?'],
    ['[welcher|welche|welches] davon liegt am höchsten?'],
    ['[lequel d’entre eux est le plus haut|laquelle d’entre elles est la plus haute] ?'],
    ['¿cuál de [ellos es el más alto|ellas es la más alta]?'],
    ['quale di [questi è il più alto|queste è la più alta]?'],
  ],
  nearest: [
    ['which of them is closest to {t}?', 'which of those is nearest to {t}?'],
    ['[welcher|welche|welches] davon ist am nächsten an {t}?', 'was davon liegt am nächsten bei {t}?'],
    ['[lequel d’entre eux est le plus proche|laquelle d’entre elles est la plus proche] de {t} ?'],
    ['¿cuál de [ellos|ellas] está más cerca de {t}?'],
    ['quale di [questi|queste] è più vicino a {t}?'],
  ],
  cheapest: [
    ['which of them is the cheapest?', 'the cheapest one'],
    ['[welcher|welche|welches] davon ist am günstigsten?', '[der|die|das] billigste'],
    [
      '[lequel d’entre eux est le moins cher|laquelle d’entre elles est la moins chère] ?',
      '[le moins cher|la moins chère]',
    ],
    ['¿cuál de [ellos es el más barato|ellas es la más barata]?', '[el más barato|la más barata]'],
    ['quale di [questi è il più economico|queste è la più economica]?', '[il meno caro|la meno cara]'],
  ],
}

/** Asks how many of what was found are so. */
export const HOW_MANY: Readonly<Record<'free' | 'fire' | 'bench', Wordings>> = {
  free: [
    ['how many of them are free?', 'how many of those cost nothing?'],
    ['wie viele davon sind kostenlos?', 'wie viele von denen kosten nichts?'],
    ['combien d’entre [eux|elles] sont [gratuits|gratuites] ?', 'combien sont [gratuits|gratuites] ?'],
    ['¿cuántos de ellos son gratis?', '¿[cuántos|cuántas] son gratis?'],
    ['[quanti|quante] di [questi|queste] sono [gratuiti|gratuite]?', '[quanti|quante] sono gratis?'],
  ],
  fire: [
    ['how many of them allow fires?', 'at how many of them can I make a fire?'],
    ['bei wie vielen davon darf man Feuer machen?', 'wie viele davon erlauben Feuer?'],
    ['dans combien d’entre [eux|elles] le feu est-il autorisé ?'],
    ['¿en [cuántos de ellos|cuántas de ellas] se puede hacer fuego?'],
    ['in [quanti di questi|quante di queste] si può accendere un fuoco?'],
  ],
  bench: [
    ['how many of them have a bench?', 'how many of those have benches?'],
    ['wie viele davon haben eine Bank?', 'bei wie vielen davon gibt es eine Bank?'],
    ['combien d’entre [eux|elles] ont un banc ?', 'combien ont un banc ?'],
    ['¿[cuántos|cuántas] de ellos tienen un banco?', '¿[cuántos|cuántas] tienen banco?'],
    ['[quanti|quante] di [questi|queste] hanno una panchina?', '[quanti|quante] hanno una panchina?'],
  ],
}

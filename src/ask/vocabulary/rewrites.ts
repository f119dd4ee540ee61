import { deniedWishesIn } from './languages/wishes/denied-wishes.ts'
import { wishSentencesIn } from './languages/wishes/wish-sentences.ts'
import { whatIsSpecialIn } from './languages/everyday/what-is-special.ts'
import { noiseToldIn } from './noises/noise-told.ts'
import { whichIsQuieterIn } from './texts/which-is-quieter.ts'
import { CHAT_REWRITES } from './languages/chat/particles.ts'
import { joiningIn } from './languages/chat/joining.ts'
import { askedOtherwiseIn } from './texts/asked-otherwise.ts'
import { andAroundIn } from './languages/lists/and-around.ts'
import { toOtherEndIn } from './languages/lists/to-other-end.ts'
import { leftOutIn } from './languages/lists/left-out.ts'
import type { Rewrite } from './languages/language-table.ts'
import { measuredIn } from './languages/measured/measured.ts'

/** What English says in short or with words apart, as it is read, in this order. */
export const REWRITES: readonly Rewrite[] = [
  ...measuredIn('en'),
  ...CHAT_REWRITES,
  { said: /\bw\/o\b/gi, as: 'without' },
  { said: /\bw\//gi, as: 'with ' },
  { said: /_/g, as: ' ' },
  // "NORWAY STOP HUT STOP": a telegram, which parts its sentences so.
  {
    said: / STOP(?<!\p{Ll}.*)(?<!\b(?:A|THE|NEAREST|(?<!BY )(?:BUS|TRAM|TRAIN|METRO)) STOP)(?= .*\bSTOP\b|\W*$)(?!.*\p{Ll})/gu,
    as: ',',
  },
  // "Dog-free beaches" are without dogs; "for kids free" is not without kids.
  {
    said: /(?<!\b(?:for|with) (?=\w+ free\b))\b(dogs?|pets?|child|kids?|crowds?|people|tourists?|mosquito|midge|snow|drone|cat)[- ]free\b/gi,
    as: 'without $1',
  },
  // "Lake -forest" leaves forests out, as search engines read it; "lake - forest" and "-quiet ones-" only part.
  { said: /(?<=[\p{L}\p{N}"]\s)[-−](?=\p{Ll}{3,}(?:\s|$)(?!.*\p{L}-(?:\s|$)))/gu, as: 'not ' },
  // "Without a car park" is not without a car.
  {
    said: /\b(without|no|with|lacking|not)((?: having)?(?: an?| any| the| its own)?) car[- ]?park(?:s|ing)?(?: lots?| areas?)?(?![\p{L}-])/giu,
    as: '$1$2 parking lot',
  },
  // "Furthest away from any road noise" has the least of it.
  {
    said: /\b(?:farthest|furthest)(?: away)? from(?: any| all| the)?(?= (?:\p{L}+ )?noise\b)/giu,
    as: 'with the least',
  },
  // "Mt Kenya", "mt. kenya", and not "500 mt from" it.
  { said: /(?<![\p{L}\p{N}]|\d\s)([Mm])t\.? (?=\p{L}{3})/gu, as: '$1ount ' },
  // `paid:false`, `dogs=no`; "country=NO" is Norway.
  { said: /\b(?!country|lang)([a-z]{3,})\s*[:=]\s*(?:false|no)\b(?!\s+\p{L})/gu, as: 'not $1' },
  // "How do I get to X without flying?".
  {
    said: /\bwithout (?:having to )?(?:fly(?:ing)?|a flight|taking (?:a|the) (?:plane|flight)|getting on a plane)\b/giu,
    as: 'not by plane',
  },
  // "Is Sarek quieter than every spot in Norway?": those that are as quiet tell it.
  {
    said: /^\s*is (?!there\b|any\b|it\b)([^?.!,]{2,60}?) (?:quieter|more (?:quiet|peaceful|silent)) than (?:every|any|all)(?: of)?(?: the)?(?: other)? ((?:spot|place|lake|forest|park|island|beach|mountain|valley|waterfall)s?) (in|on|of) ([^?.!]{2,60})/giu,
    as: '$2 $3 $4 as quiet as $1',
  },
  // "Central or South America": both are of it.
  {
    said: /\b(central|north|south|east|west|northern|southern|eastern|western) (or|and) (central|north|south|east|west|northern|southern|eastern|western) (america|africa|asia|europe)\b/gi,
    as: '$1 $4 $2 $3 $4',
  },
  { said: /\b(min|max)(Rating|Results)\b/g, as: '$1 $2' },
  ...leftOutIn('en'),
  ...andAroundIn('en'),
  ...toOtherEndIn('en'),
  ...whatIsSpecialIn('en'),
  ...noiseToldIn('en'),
  ...joiningIn('en'),
  ...askedOtherwiseIn('en'),
  ...whichIsQuieterIn('en'),
  ...deniedWishesIn('en'),
  ...wishSentencesIn('en'),
]

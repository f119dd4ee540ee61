// A table with a row per meaning and all the phrases for it: long for that reason alone.
import { alternatives } from '../../text/alternatives.ts'
import { FEATURE_PHRASES } from './feature-phrases.ts'
import { ABUSE } from './kinds/abuse.ts'
import { CERTAINTY } from './kinds/certainty.ts'
import { WILLING_TO_PAY } from './kinds/willing-to-pay.ts'
import { KIND_PHRASES } from './kinds/english.ts'
import { CRIME, HARMLESS, SELF_HARM } from './harm/harm.ts'
import type { PhraseMeaning, Side } from './meanings.ts'
import { MEASURED_ORDERS, phrasesOfUnmeasured, UNMEASURED, type UnmeasuredProperty } from './orders.ts'
import { UNRECORDED_THINGS } from './unrecorded-things.ts'
import { UNKNOWABLE, type UnknowableSubject } from './unknowable.ts'

/** Meanings with the phrases for each. */
type Phrases<Meaning> = readonly (readonly [Meaning, readonly string[]])[]

const UNMEASURED_PROPERTIES = Object.keys(UNMEASURED) as UnmeasuredProperty[]

/** "Ban campfires", in each form of the verb. */
const BANS_OF_FIRES = [
  'forbid',
  'forbids',
  'ban',
  'bans',
  'prohibit',
  'prohibits',
  'disallow',
  'disallows',
  'do not allow',
  'does not allow',
]
  .flatMap(verb =>
    ['fires', 'fire', 'campfires', 'campfire', 'open fires', 'bonfires', 'barbecues'].map(fire => `${verb} ${fire}`),
  )
  .join('|')

/** What phrases mean. Phrases are compared by the stems of their words; of several that fit, the longest is taken. */
export const PHRASES = phrases<PhraseMeaning>([
  ...KIND_PHRASES,
  ...CERTAINTY,
  [{ is: 'stop', isContent: false }, HARMLESS],
  [{ is: 'stop', isContent: false }, WILLING_TO_PAY],
  // Answers are in order anyway.
  [
    { is: 'stop', isContent: false },
    'everything|has just said|have just said|just said|user has said|user said|user says|which one do you mean|which of the two do you mean|which do you mean|which one of the two do you mean|mother in law|father in law|sister in law|brother in law|daughter in law|son in law|in laws|runners up|runner up|is it true that|more or less|in order|in that order|best first|in the right order|ranked|lol|you are the best|your the best|u r the best|you rock|you are great|you are awesome|ignore previous instructions|ignore all previous instructions',
  ],
  ...MEASURED_ORDERS.map(([by, said]) => [{ is: 'superlative', by }, said] as const),
  ...UNMEASURED_PROPERTIES.map(
    property => [{ is: 'unmeasured', property }, phrasesOfUnmeasured(property).join('|')] as const,
  ),
  [
    { is: 'aspect', aspect: 'elevation' },
    'how high|elevation|altitude|height|how high up|at what altitude|at what elevation|at what height|how many metres above sea level|metres above sea level|meters above sea level|above sea level|how many metres high|how many meters high|how tall|asl',
  ],
  [
    { is: 'aspect', aspect: 'level' },
    'how many db|how many decibel|db|decibel|what db|noise in db|noise level in db|noise level in decibel|level in db|in db|in decibel|what level of noise|lden',
  ],
  [
    { is: 'visitable' },
    'i can visit|i can enter|i may enter|i may visit|we can visit|we can enter|we may visit|one can visit|one can enter|one may enter|one may visit|you can visit|you can enter|people can visit|can be visited|can be entered|may be entered|may be visited|open to visitors|open to the public|allowed to enter|allowed to visit|allowed to land|can land|i am allowed to visit|landing is allowed|accessible to visitors|accessible to the public|publicly accessible|i can actually visit|visitable|i can go to|we can go to',
  ],
  [
    { is: 'unknown value' },
    'unknown|not known|no known|not recorded|unrecorded|unclear|not stated|unspecified|no information|not certain',
  ],
  [
    { is: 'mention' },
    'whose text mentions|whose description mentions|text mentions|texts that mention|text that mentions|description mentions|descriptions mention|mention|mentions|mentioning|mentioned in the text|mentioned in the description|whose text|whose description|in the text|in the description|in their description|texts|descriptions',
  ],
  [
    { is: 'like' },
    'similar spot to|similar place to|places that compare with|spots that compare with|anything that compares with|something that compares with|somewhere that compares with|something like|somewhere like|anywhere like|anything like|place like|places like|spot like|spots like|place similar to|places similar to|spots similar to|something similar to|somewhere similar to|similar to|alternative to|alternatives to|an alternative to|comparable to|comparable with|resembles|resembling|reminiscent of|in the style of|akin to|something similar|somewhere similar|anything similar|similar|similar one|similar ones|similar spots|similar places|like that one|like this one',
  ],
  [
    { is: 'share' },
    'how large a part of|how big a part of|how great a part of|how large a portion of|what share|share|share of|percentage|percent|per cent|what percent|what percentage|how many percent|how many per cent|proportion|what proportion|fraction|what fraction|what part of|how much of|what portion|portion of|how large a share|how big a share',
  ],
  [
    { is: 'average', how: 'mean' },
    'average|on average|in the average|averaged|avg|mean rating|mean silence rating|mean noise level|mean score|mean level|mean elevation|mean altitude|average rating|average silence rating|average score|avg rating|avg rating of|average rating of|average silence rating of|mean rating of',
  ],
  [{ is: 'average', how: 'median' }, 'median|median rating|median silence rating'],
  [
    { is: 'extreme', end: 'most' },
    'most|most common|most frequent|commonest|most often|greatest number of|highest number of|largest number of|biggest number of|most numerous|most widespread',
  ],
  [
    { is: 'extreme', end: 'least' },
    'fewest|least|smallest number of|lowest number of|least common|least frequent|least frequent|rarest|least often',
  ],
  [{ is: 'group', by: 'country' }, 'country|countries|nation|nations'],
  [
    { is: 'group', by: 'continent' },
    'continent|continents|part of the world|parts of the world|world region|world regions',
  ],
  [{ is: 'comparative', to: 'higher' }, 'higher|higher up|more elevated|higher lying|taller|at a higher altitude'],
  [
    { is: 'comparative', to: 'lower' },
    'lower|lower down|not so high|not as high|not that high|lower lying|less high|at a lower altitude|further down',
  ],
  [{ is: 'comparative', to: 'north' }, 'further north|farther north|more northern|more northerly'],
  [{ is: 'comparative', to: 'south' }, 'further south|farther south|more southern|more southerly'],
  [{ is: 'comparative', to: 'east' }, 'further east|farther east|more eastern|more easterly'],
  [{ is: 'comparative', to: 'west' }, 'further west|farther west|more western|more westerly'],
  [{ is: 'harm', to: 'self' }, SELF_HARM],
  [{ is: 'harm', to: 'others' }, CRIME],
  ...Object.entries(UNKNOWABLE).map(
    ([subject, { said }]) => [{ is: 'off topic', subject: subject as UnknowableSubject }, said] as const,
  ),
  [{ is: 'stop', isContent: true }, [...ABUSE, ...UNRECORDED_THINGS].join('|')],
  ...Object.entries(FEATURE_PHRASES).map(([feature, said]) => [{ is: 'feature', feature }, said] as const),
  [
    { is: 'generic' },
    'gem|gems|alternative|alternatives|place|spot|location|sanctuary|area|site|somewhere|some place|someplace|anywhere|anything|nature|outdoors|retreat|getaway|destination|hideaway|countryside|trip|excursion|outing|something|escape|hideout|one|ones|option|corner|landscape|nature spot|natural area|natural place|suggestion|recommendation|idea|oasis|haven|refuge from noise|where to go|surprise me|entry|entries|result|quiet zone|greenery|great outdoors|attraction|sight|sights|nature attraction',
  ],
  [
    { is: 'access', access: 'free' },
    'nothing that costs anything|nothing that costs money|nothing which costs anything|nothing i have to pay for|nothing we have to pay for|nothing to pay for|that costs nothing|costing nothing|without spending a cent|refuse to pay|refusing to pay|not buy a ticket|not have to buy a ticket|not buying a ticket|without buying a ticket|without a ticket|without spending a penny|without spending anything|without spending any money|without spending money|without paying a cent|without paying a penny|without paying anything|no permit fee|no permit fees|without a permit fee|free|cheapest|least expensive|free access|free entry|free of charge|for free|no fee|no entrance fee|no entry fee|no admission fee|without fee|without a fee|without paying|without entrance fee|without an entrance fee|costs nothing|cost nothing|gratis|no charge|without charge|no cost|free admission|free entrance|entry free|entrance free|admission free|no ticket|no admission|at no cost|without a ticket|without tickets|free to enter|free to visit|cheap|not expensive|nothing expensive|not too expensive|nothing too expensive|not pricey|nothing pricey|not costly|nothing costly|budget|zero cost|for nothing|do not have to pay|not have to pay|not need to pay|need not pay|not have to pay for|need not pay for|not need to pay for|no need to pay|not cost anything|not cost|not cost money|not charge|no tickets|freely accessible|inexpensive|pay nothing|charge nothing|nothing to pay|not want to pay|not wanna pay|not pay|complimentary|free of fees|do not charge|do not charge fee|do not charge fees|do not charge entrance fee|do not charge entry fee|do not charge admission|do not charge entrance|do not charge entry|do not charge visitors|does not charge fee|does not charge entrance fee|does not charge admission|not spend money|not spend any money|without spending money|free access|do not want to pay|do not wanna pay|do not wish to pay|would rather not pay|rather not pay|not willing to pay|not happy to pay|not prepared to pay|not ready to pay|zero entrance fee|zero entry fee|zero admission fee|zero entrance fees|zero entry fees|zero admission|zero fee|zero fees|zero charge|nil charge|not pay a penny|not pay a cent|not pay anything|without paying a dime|not cost a penny|not cost a cent|not cost a dime|not cost me anything|not cost us anything|not cost me a penny|not cost us a penny|on the house|on a shoestring|on a shoestring budget|shoestring budget|tight budget|am skint|are skint|penniless|i am broke|i m broke|we are broke|no money|have no money|without money',
  ],
  [
    { is: 'access', access: 'paid' },
    'paid|pay to get in|buy a ticket|buy a ticket to get in|need a ticket|need to buy a ticket|have to buy a ticket|cost something|costs something|have to pay to get in|need to pay to get in|must pay to get in|entrance fee|entry fee|admission fee|ticketed|with a fee|fee|paid access|paid entry|paid entrance|pay to enter|charge entry|charge admission|charge a fee|cost money|have to pay|need to pay|must pay|do i pay for|do we pay for|do you pay for|i pay for|costs money|not free|not for free|ticket required|admission charge|paying|entrance charge|tickets|charge money|charge for entry|charge for entrance|charge for admission|charge for access|charge visitors|charge you|take a fee|take an entrance fee|ask for a fee|ask a fee|are not free|is not free',
  ],
  [
    { is: 'fire', fire: 'allowed' },
    'fire|campfire|camp fire|bonfire|open fire|make a fire|make fire|light a fire|light fire|build a fire|have a fire|start a fire|barbecue|bbq|grill|barbeque|grilling|cook over a fire|sit by a fire|burn wood|roast marshmallows|marshmallows|fire permitted|lighting fires|have a campfire|make a campfire|light a campfire|roast sausages|have a barbecue|have a bbq|light a barbecue|light a bbq|light a grill|light the barbecue|light the grill|campfire cooking|do a fire|open flame|fire rule|fire rules|have fire rules|has fire rules|fire status|firestatus|fire policy|fire regulation|fire regulations|toast marshmallows|toasting marshmallows|grill sausages|grilling sausages|fry sausages|cook sausages|cook over an open flame|cook over an open fire|cook over open fire|cook on an open fire|cook on a fire|cook over a campfire|cook on a campfire|smores|make smores|campfires|braai|burn logs',
  ],
  [
    { is: 'fire', fire: 'prohibited' },
    `${BANS_OF_FIRES}|forbids fires|forbids fire|forbid fires|forbidding fires|bans fires|banning fires|prohibits fires|prohibit fires|fire ban|fire free|ban on fires|ban fires|campfire ban|no fire zone|no fire zones|no fires zone|no fire area|no fire areas`,
  ],
  [
    { is: 'transport', modes: ['bus', 'train', 'tram', 'metro', 'ferry'], shown: 'by public transport' },
    'public transport|car has broken down|car is broken|car broke down|sold our car|sold my car|never learned to drive|never learnt to drive|people who do not drive|for people who do not drive|people without a car|driving licence not|not got a driving licence|not got a driving license|no longer drive|stopped driving|gave up driving|not got a car|have got no car|has no car|has got no car|does not have a car|did not drive|not driving|without having to drive|no driving licence|no driving license|public transportation|public transit|transit|by public transport|by public transit|bus or train|train or bus|without a car|without car|no car|have no car|do not have a car|not have a car|without driving|car free|not drive|do not drive|i do not own a car|reachable without a car|mass transit|no car needed|not need a car|not require a car|no need for a car|no need of a car|without needing a car|car not needed|car not required|car is not needed|car is not required|carless|car less|can not drive|without a vehicle|without own transport|without my own car|no 4x4 needed|no 4x4 required|no 4x4 necessary|without a 4x4|without 4x4|without any 4x4|without needing a 4x4|without needing 4x4|no need for a 4x4|no need for 4x4|not need a 4x4|not need 4x4|not require a 4x4|not require 4x4|4x4 not needed|4x4 not required|4x4 is not needed|no 4x4|no four wheel drive needed|no four wheel drive required|no four wheel drive necessary|without a four wheel drive|without four wheel drive|without any four wheel drive|without needing a four wheel drive|without needing four wheel drive|no need for a four wheel drive|no need for four wheel drive|not need a four wheel drive|not need four wheel drive|not require a four wheel drive|not require four wheel drive|four wheel drive not needed|four wheel drive not required|four wheel drive is not needed|no four wheel drive|no 4wd needed|no 4wd required|no 4wd necessary|without a 4wd|without 4wd|without any 4wd|without needing a 4wd|without needing 4wd|no need for a 4wd|no need for 4wd|not need a 4wd|not need 4wd|not require a 4wd|not require 4wd|4wd not needed|4wd not required|4wd is not needed|no 4wd|do not drive any more|do not drive anymore',
  ],
  [
    { is: 'transport', modes: ['bus'], shown: 'by bus' },
    'bus|by bus|travel by bus|travelling by bus|traveling by bus|bus stop|coach|buses|bus connection|bus ride|bus line|hop on a bus|hop on the bus|jump on a bus|jump on the bus|catch a bus|catch the bus|take a bus|take the bus',
  ],
  [
    { is: 'transport', modes: ['train'], shown: 'by train' },
    'train|by train|travel by train|travelling by train|traveling by train|only travel by train|near a station|near the station|close to a station|close to the station|next to a station|not far from a station|not far from the station|walk from a station|walk from the station|within walking distance of a station|within walking distance of the station|railway|railway line|train line|by rail|train station|railway station|rail|train connection|train ride|s bahn|hop on a train|hop on the train|jump on a train|jump on the train|catch a train|catch the train|take a train|take the train',
  ],
  [
    { is: 'transport', modes: ['tram'], shown: 'by tram' },
    'tram|by tram|streetcar|trolley|tram stop|tram line|streetcar stop|trolley stop',
  ],
  [
    { is: 'transport', modes: ['metro'], shown: 'by metro' },
    'metro|by metro|mrt|mtr|by mrt|mrt station|mrt stop|subway|underground|by subway|u bahn|tube|metro station|subway station|underground station|tube station|metro stop',
  ],
  [{ is: 'transport', modes: ['ferry'], shown: 'by ferry' }, 'ferry|by ferry|ferries'],
  [
    { is: 'transport', modes: ['boat'], shown: 'by boat or ferry' },
    'by boat|boat|by ship|boat access|by expedition ship|expedition ship|by cruise ship|by a ship|by expedition cruise|expedition cruise|on a cruise ship|on an expedition ship|on board a ship|by sailing ship|by supply ship|supply ship|by mail boat|mail boat',
  ],
  [
    { is: 'transport', modes: ['plane'], shown: 'by plane or helicopter' },
    'by plane|plane|helicopter|by helicopter|by heli|airplane|aeroplane|by air|seaplane|floatplane|bush plane|only fly into|only fly to|only fly in to|fly in only|only by air',
  ],
  [
    { is: 'transport', modes: ['foot'], shown: 'on foot' },
    'on foot|by foot|on foot only|going on foot|go on foot|get on foot|can walk to|walk to',
  ],
  [
    { is: 'transport', modes: ['car'], shown: 'by car' },
    'by car|car access|vehicle access|drive to|drive up to|road access|with a car|with my car|by taxi|taxi|4x4|by 4x4|with a 4x4|four wheel drive|by four wheel drive|4wd|by 4wd',
  ],
  [
    { is: 'quality', quality: 'pristine' },
    'only natural sounds|only nature sounds|just natural sounds|just nature sounds|natural sounds only|nature sounds only|only the sounds of nature|only sounds of nature|just the sounds of nature|nothing but nature|nothing but natural sounds|nothing but the sounds of nature|no man made noise|without man made noise|no man made sounds|without man made sounds|no human noise|without human noise|no human sounds|without human sounds|no artificial noise|dead silence|deathly silence|deathly quiet|pristine|total silence|complete silence|perfect silence|utter silence|absolute silence|dead quiet|dead silent|totally silent|completely silent|completely quiet|totally quiet|absolutely silent|absolutely quiet|perfectly quiet|perfectly silent|utterly quiet|utterly silent|pure silence|pin drop silence|pin drop quiet|pindrop silence',
  ],
  [
    { is: 'quality', quality: 'quiet' },
    'quiet|noise stresses me|noise stresses me out|noise stresses us|noise stresses us out|quietly|no background noise|without background noise|little noise|very little noise|hardly any noise|quiet rated|nowhere quiet|nowhere peaceful|nowhere calm|nowhere silent|nowhere tranquil|silent|calm|peaceful|tranquil|serene|silence|peace|quietness|tranquility|tranquillity|serenity|stillness|calmness|hushed|still|undisturbed|peace and quiet|noise free|noiseless|no noise|without noise|free of noise|away from noise|away from the noise|soundless|low noise|restful|relaxing|soothing|not noisy|not loud|not too noisy|not too loud|hear nothing|without any noise|not disturbed|quite place|quite spot|zen|relax|unwind|meditate|meditation|contemplation|switch off|escape the noise|escape noise|hear myself think|far from noise|avoid noise|hear a pin drop|escape the city noise|not hear anything|not hear anything at all|not hear a thing|not hear a sound|not want to hear anything|do not want to hear anything|do not want to hear a thing|quietish|quiet ish|calmish|peacefulish|away from the hustle and bustle|away from hustle and bustle|away from all the hustle and bustle|escape the hustle and bustle|far from the hustle and bustle|out of the hustle and bustle|no hustle and bustle|without hustle and bustle|hear my heartbeat|hear your heartbeat|hear my own heartbeat|hear your own heartbeat|chill out|chill|chilled|decompress',
  ],
  [{ is: 'quality', quality: 'noisy' }, 'noisy|loud'],
  [
    { is: 'any rating' },
    'no matter how loud|no matter how noisy|however loud|however noisy|regardless of noise|regardless of the noise|regardless of rating|regardless of the rating|regardless of how loud|regardless of how noisy|noisy or not|loud or not|quiet or not|including noisy ones|including the noisy ones|including loud ones|including noisy places|including noisy spots|include noisy ones|include the noisy ones|include noisy places|include noisy spots|noisy ones too|loud ones too|noisy ones as well|noisy places too|noisy spots too|noisy places as well|also noisy ones|also noisy places|also noisy spots|also the noisy ones|also show noisy ones|also show noisy places|also show the noisy ones|noisy ones included|noisy places included|noise does not matter|noise not matter|not matter how loud|not matter how noisy|whatever the noise|whatever the rating|even noisy ones|even if noisy|even if loud|even if it is loud|even if it is noisy|even the noisy ones|irrespective of noise|do not care about noise|not care about noise|do not mind noise|do not mind the noise|not mind noise|not mind the noise|quiet or noisy|quiet or loud|loud or quiet|noisy or quiet|noise is no problem|noise is fine',
  ],
  [
    { is: 'intensifier' },
    'very|really|super|extremely|ultra|incredibly|truly|especially|particularly|so|deeply|amazingly|seriously|extra|remarkably',
  ],
  [
    { is: 'superlative', by: 'rating' },
    'quietest|most quietest|most calmest|quietest of all|most quiet|calmest|most silent|silentest|most peaceful|most tranquil|most serene|stillest|least noisy|least loud|best|top|top rated|best rated|highest rated|highest rating|number one|most pristine|highest silence rating|most undisturbed|highest ranked|highest score|most calm|peacefulest|best silence rating|best rating|most relaxing|greatest silence|best place|best spot|least disturbed|max rating|maximum rating|least noise|zero noise|zero decibels|0 decibels|most silence|most quiet|most peace|most tranquility|most quietness|most calm|noisiest last|loudest last|worst last|noisiest at the end|loudest at the end|noisiest at the bottom|ending with the noisiest|ending with the loudest',
  ],
  [
    { is: 'superlative', by: 'rating', isOfPoints: true },
    'quietest point|quietest points|calmest point|calmest points|stillest point|most quiet point|most silent point|most peaceful point|least noisy point|quietest reachable point|quietest reachable points|quietest point on the map|quietest points on the map|quietest place on the map',
  ],
  [
    { is: 'superlative', by: 'noise' },
    'noisiest|loudest|most racket|most noise|most din|biggest racket|most deafening|least quiet|least silent|worst|lowest rated|lowest rating|worst rated|least peaceful|most noisy|least calm|lowest silence rating|worst rating|lowest score|least tranquil|most noise|minimum rating|quietest last|the quietest last|calmest last|best last|quietest at the end|quietest at the bottom|worst first|ending with the quietest|comes last|come last|ranks last|rank last|comes last for quiet|last for quiet|last for silence|last place',
  ],
  [{ is: 'superlative', by: 'distance' }, 'closest|nearest|shortest distance|least far|most nearby'],
  [
    { is: 'comparative', to: 'quieter' },
    'quieter|rated higher|ranked higher|more quiet|more silence|more peace|more calm|calmer|more silent|more peaceful|less noisy|more tranquil|less loud|better rated|higher rated|more calm|better|more serene|less noise|silenter|higher rating',
  ],
  [
    { is: 'comparative', to: 'louder' },
    'louder|rated lower|ranked lower|noisier|less quiet|less peaceful|more noisy|less silent|lower rated|worse',
  ],
  [{ is: 'comparative', to: 'closer' }, 'closer|nearer|less far|closer by|not so far|not as far|not that far'],
  [{ is: 'comparative', to: 'cheaper' }, 'cheaper|less expensive|more affordable'],
  [{ is: 'comparative', to: 'farther' }, 'farther|further|further away|farther away|more distant'],
  [
    { is: 'negation' },
    'out of earshot of|beyond earshot of|out of hearing of|out of earshot from|away from the sound of|far from the sound of|without hearing|not|no|without|except|excluding|exclude|leave out|leaving out|omit|omitting|avoid|avoiding|other than|but not|non|not want|do not want|except for|apart from|rather than|not any|never|instead of|free from|free of|anything but|anywhere but|everywhere but|anyplace but|anywhere but not|anything but not|no need for|not need|minus|outside|nor|lacking|lack|ex|skip|not looking for|not interested in|hate|dislike|not like|cannot stand|without any|neither|not a fan of|beyond|with the exception of|excepting|not counting|not including|leaving aside|everything but|everything except|all but|all except|besides those|besides the ones|besides the|nothing|none|no longer|drop|remove|never mind|nowhere|leave out|leaving out|save for|forget the|forget about|not necessarily|no rule|no rules|no law|no laws|no regulation|no regulations|no sign|no signs|keep me away from|stay away from|get away from|not care for|barring',
  ],
  [
    { is: 'forbidden' },
    'against the rules|against the law|not heard|not audible|inaudible|cannot be heard|not be heard|unheard|not hearable|prohibited|banned|forbidden|illegal|disallowed|off limits|not allowed|not permitted|not welcome|not possible|are not allowed|is not allowed|not listed|not mentioned|not tagged|not marked|not offered|not available|not there|not present|not on offer|unavailable|not needed|not required|not wanted|not necessary|unwanted|excluded|not included|left out|not needed please|no thanks|no thank you',
  ],
  [
    { is: 'loudest source' },
    'loudest source|main source|primary source|loudest noise source|loudest source of noise|loudest noise|main noise source|main source of noise|main noise|dominant source|dominant noise|dominant noise source|biggest source of noise|biggest noise source|most of the noise|strongest source|strongest noise source|noisiest source',
  ],
  [
    { is: 'allowed' },
    'allowed|permitted|possible|legal|welcome|ok|okay|doable|feasible|allow|permit|available|authorised|authorized|offer',
  ],
  [
    { is: 'relation', relation: 'in' },
    'in|inside|within|across|throughout|on|at|of|inside of|located in|around in|all over|in and around|situated in|lies in|lie in|for|over in|down in|up in',
  ],
  [
    { is: 'relation', relation: 'near' },
    'near|nearby|and in the area|and in the vicinity|and in the region|in the area|in the vicinity|close to|around|next to|by|not far from|in the vicinity of|near to|beside|close by|in the area of|in the neighbourhood of|in the neighborhood of|in the surroundings of|vicinity of|round|along|just outside|on the outskirts of|in the outskirts of|at the outskirts of|outskirts of|outside of|close|in reach of|within reach of|within easy reach of|easy reach of|surrounding|a short way from|not too far from|in the region of|in the vicinity|neighbouring|adjacent to|not far away from|close from|nr|arround|somewhere around|somewhere near|not far off|not far|not too far|not far away|not too far away',
  ],
  [
    { is: 'relation', relation: 'from' },
    'from|away from|far from|far away from|well away from|far off from|a long way from|a long way away from|starting from|off',
  ],
  [{ is: 'relation', relation: 'to' }, 'to|towards|toward|and to'],
  [
    { is: 'relation', relation: 'between' },
    'between|in between|halfway between|half way between|midway between|on the way from|on the way between|en route from',
  ],
  [
    { is: 'walking distance' },
    'not more than a short walk from|no more than a short walk from|at most a short walk from|within walking distance|walking distance|walkable|within walking distance of|walking distance of|walking distance from|walkable from|within walking distance from|in walking distance|in walking distance of|a walk from|a short walk from|short walk from|within a walk',
  ],
  [
    { is: 'here' },
    'near me|around me|close to me|my location|where i am|around here|near here|from here|here|near my location|my place|near us|closest to me|my home|near my home|my area|in my area|close by me|my current location|near my house|my city|my town|from me|my position|from where i am|from my location|from my place',
  ],
  [
    { is: 'ask', ask: 'count' },
    'how many|how many are left|how many remain|how many of them are left|tally|tally of|number of|count|the number of|total number of|total number|how much places|count of|amount of|how many are there|what is the total|what s the total|whats the total|count them|count those|how many did you find|how many have you found|in total|count up|how many of|quantity of|how mny|hw many|howmany',
  ],
  [
    { is: 'ask', ask: 'why' },
    'what is loudest there|what can be heard|what is heard|what is audible|what can one hear|which noises|what sounds|why|how come|explain|reason|what makes|where does the noise come from|noise source|sources of noise|what causes|cause|what noise|what disturbs|what is disturbing|what ruins|what is ruining|what spoils|what is spoiling|what breaks|what is breaking|what destroys|what is destroying|what wrecks|what is wrecking|what is the noise|what do you hear|what do i hear|what will i hear|what would i hear|what does one hear|what can i hear|what can you hear|source of noise|explanation|where does noise come from|what makes noise|what is making noise|what is so noisy|what sound|which noise|what is loud|where is the noise coming from|where is the noise|where does the noise|where do the noises|where is all the noise|how did you rate|how did you come up with|justify|what is responsible|what is behind|what accounts for|what affects|what influences|what led to|where do the sounds come from|what determines|how is the rating of|how was|on what basis|y is|what spoils|what ruins|what destroys|what breaks|what kills|what disturbs|what contributes|what lowers|what drives|what kind of noise|what noises|where does the rating',
  ],
  [
    { is: 'ask', ask: 'compare' },
    'equally|compare|versus|vs|difference between|comparison|than|compared to|compared with|compare to|compare with|compares with|compares to|compared|against|in comparison|contrast|difference|as quiet as|as noisy as|as silent as|as loud as|as peaceful as|rated the same as|rated equal to|rated equally to|with the same rating as|the same rating as|same rating as',
  ],
  [
    { is: 'ask', ask: 'tell' },
    'give me the lowdown on|the lowdown on|lowdown on|tell me about|tell me more|tell me more about|tell me something about|tell me everything about|describe|info|information|details|more about|facts about|know about|information on|learn about|info on|info about|details on|details about|what is|what are|who is|tell me|what can you tell me about|what do you know about|describe to me|give me info on|overview of|summary of|summarize|summarise|introduce|something about|facts on|anything about|read about|what sort of place|what kind of place|what type of place|profile of|description of|description|brief me on|fill me in on',
  ],
  [
    { is: 'ask', ask: 'help' },
    'help|hiya|heya|howdy|yo|example|examples|what can you do|what can i ask|what can i ask you|how does this work|hi|hello|hey|what do you know|who are you|what are you|how do i use this|what questions|what kind of questions|example question|instructions|usage|good morning|good evening|good day|what can you help with|how can you help|how can you help me|what do you do|what is this|what is this service|what is this site|help me please|how do i use you|what should i ask|your purpose|what can you tell me|greetings|thanks|thank you|what can you answer|how to use|what is sanctuary directory|what else can you do|what kinds of questions|are you a robot|are you a bot|are you human|are you an ai|what is this about|capabilities|what are you able to do|what can this do|how do you work|how does it work|what topics|good afternoon',
  ],
  [
    { is: 'ask', ask: 'rating help' },
    'does the rating include|does the silence rating include|what does the rating include|what sources does the rating use|what sources does the silence rating use|which sources does the rating use|what goes into the rating|what is the rating based on|is the rating based on|which noises count|what noises count|which noises are counted|what noises are counted|does the rating count|does the rating consider|does the rating account for|what does the rating mean|how is the rating computed|how is the rating calculated|rating scale|how do you rate|how are ratings calculated|how are ratings computed|how are ratings made|what is a silence rating|what is the silence rating|what does silence rating mean|what does the silence rating mean|what do the ratings mean|what do ratings mean|how is silence measured|how do you measure silence|how are spots rated|how are places rated|how is the silence rating calculated|how is the silence rating computed|how is silence rating calculated|how does the rating work|how do ratings work|how do the ratings work|how is quietness measured|how is the silence rating worked out|how do you calculate the rating|how do you calculate the silence rating|meaning of the rating|what do the numbers mean|what does a rating of|what is the rating scale|how do you know how quiet|how are the ratings calculated|how are the ratings computed|how is silence rated|how do you compute the rating|how do you measure quietness|explain the rating|explain the silence rating|explain the ratings|explain the rating scale|what is silence rating|explain silence rating|measure decibels|measure decibel|measure the decibels|measure the noise|do you measure|does anyone measure|does anybody measure|does someone measure|where do the ratings come from|where does the rating come from|where do you get the ratings|who rates|who makes the ratings|rating method',
  ],
  [
    { is: 'ask', ask: 'exists' },
    'any chance of|is there any chance of|chance of|any hope of|is there|are there|do you have|do you know|is there any|are there any|do you know any|got any|have you got|any|do any|does any|are any|is any|do you know of|have you heard of|have any|does there exist|do there exist|got a|got some',
  ],
  [
    { is: 'ask', ask: 'where' },
    'where can i|where could i|where can we|where can one|where can you|where do i|where to|where should i|where might i|where may i|where would i|where am i|where could we|where are we|where should we|where do you',
  ],
  [
    { is: 'aspect', aspect: 'access' },
    'cost|price|ticket|admission|entrance|pay|charge|expensive|how much|how much is entry|how much is the entry|how much is entrance|how much is the entrance|how much is admission|how much is the admission|how much is the ticket|how much is a ticket|how much are tickets|how much are the tickets|how much is the fee|how much is the entry fee|how much is the entrance fee|what is the fee|money|access|access status|access conditions|entry conditions|entrance conditions|admission conditions|conditions of entry|conditions of access|conditions for entry|conditions of admission|entry requirements|access requirements|conditions for visiting|accessstatus|how much does it cost|how much is it|what does it cost|how much do i have to pay|how much do we have to pay|how much do you have to pay|how much does one have to pay|how much do i pay|how much do you pay|how much does one pay|how much must i pay|how high is the entry fee|how high is the entrance fee|how high is the fee|how high are the fees|how high are the entry fees|how high are the entrance fees|how high is the price|how high is admission|what is the entrance fee|what is the entry fee|what is the admission fee|what is the entrance price|what are the entrance fees|what are the entry fees|what is the price|what is the cost|cost anything|cost something|cost to visit|cost to enter|entry|accessible|euro|dollars',
  ],
  [
    { is: 'aspect', aspect: 'transport' },
    'publictransport|how do i get from|how can i get from|how to get from|how do we get from|how can we get from|how do you get from|get to|get there|how do i get to|how do i get there|how to get to|how can i get to|how do you get to|how can i get there|how do we get to|how does one get to|reach|reachable|how to reach|how can i reach|how do i reach|travel to|transport|transportation|directions|directions to|way to|arrive|getting there|getting to|route to|journey to|how would i get to|go there|how do i go to|how to go to|how can i go to|best way to|how to travel|how do people get to|how do i travel to|how do i arrive|how do you reach|how is it reached|what is the way|transport to|connection|get out to|how do i come to|how to come to|how to find my way|drive there',
  ],
  [
    { is: 'aspect', aspect: 'rating' },
    'noise rating|noise floor|what is the noise floor|ambient noise level|background noise level|what is the noise rating|what is the noise level|how quiet|how silent|how noisy|how loud|how peaceful|how calm|how tranquil|noise level|noise|score|sound level|how many stars|how well rated|how is it rated|how highly rated|how is rated|how good|what rating|which rating|what silence rating|how undisturbed|how pristine|how serene|what is the rating of|how do you rate',
  ],
  [{ is: 'aspect', aspect: 'id' }, 'id|ids|identifier|identifiers|spot id'],
  [
    { is: 'aspect', aspect: 'location' },
    'where is|where are|where exactly is|where exactly are|where|coordinates|which country|what country|in which country|in what country|latitude|longitude|position|situated|located|map|lat long|gps|where exactly|where does|where do i find|where can i find it|whereabouts|geographic position|lies|lie|latlong|lat lon|lat long|lat / long|lat / lon|lat / lng|gps coordinates|on a map|on the map|what part of the world|exact location|location of|which part of|how do i find|country of',
  ],
  [
    { is: 'aspect', aspect: 'activities' },
    'what can i do at|what can i do in|what can i do there|what can you do at|what can you do in|what can you do there|what can we do at|what can we do in|activities|things to do|what to do|more to do|do there|what is there to do|what can one do|what could i do|what should i do|activity|what do people do|what can be done|thing to do|stuff to do|what can we do|what can i do|what could we do|which activities',
  ],
  [
    { is: 'aspect', aspect: 'scenery' },
    'scenery|terrain|what does it look like|look like|what kind of landscape|landscape type|scenery type|kind of nature|type of nature|type of landscape|what kind of nature|what kind of scenery',
  ],
  [
    { is: 'aspect', aspect: 'distance' },
    'how many km separate|how many kilometres separate|how many kilometers separate|how many miles separate|how far|distance|how far away|how far is|how many km|how many kilometers|how many kilometres|how many miles|how distant|how close|how near|distance between',
  ],
  [
    { is: 'aspect', aspect: 'direction' },
    'in which direction|in what direction|which direction|what direction|in which compass direction|on which side|on what side|which way is|which way does|which way do|what is the direction|what is the bearing',
  ],
  [
    { is: 'aspect', aspect: 'comments' },
    'comment|review|how many comments|how many reviews|number of comments|comments count|number of reviews|feedback',
  ],
  [
    { is: 'aspect', aspect: 'tags' },
    'tags|filters|facets|what is there at|what is there in|what do i find at|what will i find at|what does one find at|facilities|amenities|features|what does it have|what is at|what facilities|infrastructure|facility|amenity',
  ],
  [
    { is: 'rating word' },
    'rated|silencerating|silencerate|grade|graded|rating|rate|silence rating|rating of|with a rating of|with rating|score|scored|scoring|star|stars|points|quietness rating|out of 5|out of five|silence score|silence level|level|ranked|silence rate|ratings|rating is',
  ],
  [
    { is: 'pronoun', of: 'place' },
    'there|over there|in that area|in that place|in this area|near there|around there|in that country|in that region|same area|same place|in the same area|in the same place|in the same country|same country|same region|from there|thereabouts',
  ],
  [
    { is: 'pronoun', of: 'spot' },
    'it|this one|that one|this place|that place|this spot|that spot|its|the first one|the first|the top one|that lake|this lake|that park|this park|that forest|this forest|the latter',
  ],
  [
    { is: 'pronoun', of: 'spots' },
    'them|they|those|these|of them|of those|of these|their|all of them|which of them|which of those|which of these|each of them|both',
  ],
  [
    { is: 'follow', as: 'instead' },
    'the other way round|the other way around|vice versa|conversely|what about|never mind ,|never mind .|nevermind|scratch that|on second thought|on second thoughts|i meant|sorry i meant|how about|and what about|and how about|what of|or rather|make that|make it|change that to|instead|same for|same but|the same , but|same , but|the same thing but|the same thing , but|the same thing for|same thing but|the same for|the same but|now for|now in|and in|and for',
  ],
  [
    { is: 'follow', as: 'and' },
    'and with|and also|also|but with|but|only|just|nothing but|nothing except|nothing other than|with|preferably|ideally|additionally|and where|and which|but only|only the|any with|any that|which ones|which one|restricted to|limit to|filter by|narrow down to|narrow it to|narrow them to|show only|and if',
  ],
  [
    { is: 'follow', as: 'more' },
    'more|other|others|any others|any more|what else|next|anything else|something else|another|another one|other ones|show more|show me more|more please|different ones|some more|a few more|any other|others please|else|next ones|more results|more options|more of them|keep going|continue|go on|give me more',
  ],
  [
    { is: 'off topic', subject: null },
    'power outlet|power outlets|power socket|power sockets|power supply|mains power|mains electricity|electric hookup|train times|bus times|timetable|time table|schedule|departure|how big|how large|how deep|how old|how long|how wide|how hot|how cold|how warm|how crowded|how busy|how dangerous|how safe|how steep|how fast|how heavy|how do i become|how to make|how to cook|how to build|how to fix|opening hours|opening times|opening time|closing time|when does|when is|when did|when was|best time|time to visit|when to visit|when to go|what time|how many people|how many visitors|phone signal|mobile reception|cell reception|mobile signal|mobile coverage|mobile network|cell signal|cell coverage|cell service|phone coverage|phone reception|phone network|network coverage|signal coverage|mobile phone|reception|who owns|who is|who are|who was|who were|who won|who invented|who wrote|who painted|who composed|who directed|who designed|how do you say|what year|going to rain|meaning of life|drone|drones|depth|the size of|what size|who built|who discovered|origin of the name|why is the sky|crowded|mosquito|entry requirements|visa|safe|dangerous|wifi signal|is open|open on|open today|open now',
  ],
  [
    { is: 'stop', isContent: false },
    'am standing|am sitting at|am parked|in the background|in case it rains|in case of rain|in case of bad weather|just in case|work for us|works for us|work for me|works for me|heard|audible|be heard|can be heard|within earshot|earshot|out of earshot|a few|a little|a bit|not only|not just|no idea|no clue|not sure|no doubt|no worries|no problem|do not lie|do not lie to me|not lie to me|be honest|tell me the truth|on your scale|on the silence scale|on your rating scale|on a scale of 1 to 5|on a scale from 1 to 5|the truth please|no lies|no lying|do not fool me|why not|not to mention|if not|whether or not|not yet|as soon as possible',
  ],
  [
    { is: 'stop', isContent: true },
    'overseas|sound|sounds|wind|winds|so far north|so far south|so far east|so far west|too far north|too far south|too far east|too far west|as far north|as far south',
  ],
  [
    { is: 'optional' },
    'or not|optional|not matter|not important|no matter|either way|not essential|not a must|not a requirement|makes no difference|all the same',
  ],
  [{ is: 'or' }, 'or|and or|either|but also|as well as also'],
  [{ is: 'and' }, 'and|as well as|plus|together with|along with|&|both'],
  [
    { is: 'time' },
    'in summer|in winter|in spring|in autumn|in the summer|in the winter|in the spring|in the autumn|in the fall|at night|by night|during the night|at dawn|at sunrise|at sunset|today|tomorrow|tonight|this weekend|next weekend|on weekends|at the weekend|weekend|in the morning|in the evening|in january|in february|in march|in april|in may|in june|in july|in august|in september|in october|in november|in december|on sundays|sundays|on saturdays|saturdays|on mondays|on weekdays|weekdays|mondays|fridays|on fridays|on saturday|on sunday|next week|this week|next month|this summer|this winter|right now|currently|at present|at the moment|at this moment|at this very moment|presently|nowadays|these days|as of now|year round|all year|during winter|during summer|during the day|now|this afternoon|this evening|this morning|summer|winter|autumn|for a weekend|for the weekend|christmas|easter|in the afternoon|on monday|on friday|yesterday|last year|this year|next year|next summer|sunset|sunrise|night|evening|morning|afternoon|at dusk|at twilight|at midnight|at noon|at midday|before dawn|before sunrise|after sunset|after dark|at first light|in the early morning|early in the morning|in the late evening|on tuesday|on wednesday|on thursday|on tuesdays|on wednesdays|on thursdays|tuesdays|wednesdays|thursdays|during the week',
  ],
])

/** Comparisons with a rating: the words before or after its number. */
export const COMPARATORS = phrases<Side>([
  [
    'least',
    'at least|> =|≥|nothing below|nothing under|nothing lower than|nothing less than|none below|none under|none lower than|minimum|min|no less than|not less than|not below|not under|minimum of|min of|from|starting at|upwards of|at minimum|minimum rating of|no lower than|not lower than|not worse than',
  ],
  [
    'above',
    'over|above|>|more than|higher than|greater than|better than|quieter than|calmer than|more silent than|more peaceful than|less noisy than|further than|farther than|further away than|farther away than|more distant than|exceeding|exceed|exceeds|larger than|beyond|upward of|bigger than',
  ],
  [
    'most',
    'at most|< =|≤|maximum|max|no more than|not more than|not above|not over|nothing above|nothing over|nothing higher than|none above|none over|none higher than|never above|never over|up to|maximum of|not higher than|not better than|no higher than|not further than|no further than|not farther than|no farther than|not further away than|a maximum of|at the most',
  ],
  [
    'below',
    'under|below|<|less than|lower than|worse than|closer than|nearer than|noisier than|louder than|less quiet than|less peaceful than|more noisy than|fewer than|smaller than',
  ],
  ['exactly', 'exactly|precisely|equal to|of exactly|=|= ='],
])

/** The same behind a number: "4 or better". */
export const COMPARATORS_AFTER = phrases<Side>([
  [
    'least',
    'or better|or more|or higher|or above|and up|and above|or up|and higher|and better|plus|or over|and over|upwards|or greater|at least|minimum|min|and more|or bigger',
  ],
  [
    'most',
    'or less|or lower|or below|and below|or worse|or under|and under|and lower|at most|maximum|max|or fewer|and less',
  ],
  ['exactly', 'no more and no less|no more no less|neither more nor less|on the dot'],
])

function phrases<Meaning>(rows: readonly (readonly [Meaning, string])[]): Phrases<Meaning> {
  return rows.map(([meaning, said]) => [meaning, alternatives(said)])
}

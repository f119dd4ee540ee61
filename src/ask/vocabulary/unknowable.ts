// What people ask about places and no catalogue of them holds: reported as not known, with where one would ask.

import { ENGLISH_EFFORT } from './languages/everyday/effort.ts'

/** A subject that is not known here. `what` comes before "is not known here". */
export type Unknowable = { what: string; ask: string; said: string }

export const UNKNOWABLE = {
  safety: {
    what: 'How safe a place is,',
    ask: "ask the area's administration or the local mountain or sea rescue",
    said: 'safe|unsafe|safely|safety|dangerous|danger|dangers|dangerously|risky|risk|risks|hazard|hazards|hazardous|how safe|how dangerous|avalanche|avalanches|rockfall|crime rate|rip current|currents|bear attack|bear attacks|shark attack|shark attacks|landmines|landmine|secure|steep drops|steep drop|sheer drops|sheer drop|drop offs|exposed|how exposed|cliff edge|cliff edges|vertigo|bears around|wolves around|snakes around|bears there|wolves there|snakes there|grizzlies|venomous snakes|crocodiles|ticks|dangerous animals|dangerous animal|dangerous wildlife|avalanche risk|avalanche danger|avalanche warning|rip currents|quicksand|crevasses|will i die|would i die|could i die|might i die|will we die|could we die|might we die|will you die|can you die|can people die|do people die|does anyone die|did anyone die|has anyone died|has anybody died|has anyone ever died|have people died|anyone died|people died|how many people died|how many people have died|likely to die|chance of dying|chances of dying|get killed|gets killed|got killed|been killed|get hurt|get injured|get lost|getting lost|will i survive|would i survive|could i survive|will we survive|can you survive|deadly|lethal|fatalities|fatal accidents|drown there|drown in|drown at|could drown|can drown|might drown|risk of drowning|flash flood|flash floods|struck by lightning|hit by lightning|lightning strikes|fall off|fall over the edge|falling off|falling rocks',
  },
  animals: {
    what: 'Which animals live at a place',
    ask: "ask the area's administration",
    said: 'animal species|species of animals|kinds of animals',
  },
  water: {
    what: 'Whether water is fit to drink',
    ask: "ask the area's administration, and treat water from nature before drinking",
    said: 'drinkable|undrinkable|fit to drink|safe to drink|ok to drink|okay to drink|drink the water|drink from the|drink from|water quality|is the water clean|clean water|bacteria|contaminated|polluted water|water polluted|bathing water quality',
  },
  law: {
    what: 'What the law and permits allow',
    ask: "ask the area's administration or the municipality",
    said: 'legal|legally|illegal|illegally|law|laws|permit|permits|permission|permissions|licence|license|licences|licenses|fishing licence|fishing license|regulation|regulations|fined|fines|right to roam|trespass|trespassing|private property|private land|do i need a permit|need a permit|permit required|without a permit|motor boats|motor boats allowed|permit free|no permit needed|no permit required|no permit necessary|motorboats|motorboat|motor boat|powerboats|powerboat|jet skis|jet ski|snowmobile|snowmobiles|drones|drone|drones allowed|fly a drone|fly my drone|fly our drone|fly drones|flying a drone|flying drones|fly the drone|use a drone|use my drone|set off fireworks|setting off fireworks|light fireworks|shoot fireworks|let off fireworks|set off firecrackers|let off firecrackers|light firecrackers|licensed',
  },
  need: {
    what: 'Whether one must do something at a place',
    ask: "ask the area's administration",
    said: 'what must be done',
  },
  weather: {
    what: 'The weather',
    ask: 'ask the weather service of the country',
    said: 'weather|is it cold|is it freezing|is it hot|does it get cold|does it get hot|will it be cold|will it be hot|get cold|get hot|fog|foggy|misty|morning mist|sunshine|sunny|cloudy|thunderstorm|thunderstorms|forecast|temperature|temperatures|will it rain|rain tomorrow|going to rain|is it raining|snowing|is it snowing|wind speed|how windy|humidity|weather forecast|how cold|how hot|how warm|snow depth|ice thickness|water temperature',
  },
  crowds: {
    what: 'How many people are at a place',
    ask: "ask the area's administration",
    said: 'how crowded|how busy|is it crowded|is it busy|is it always crowded|is it always busy|does it get crowded|does it get busy|gets crowded|gets busy|get very busy|get very crowded|many people there|lots of people there|many visitors|many tourists there',
  },
  sun: {
    what: 'When the sun rises and sets',
    ask: 'look at a calendar of the sun',
    said: 'when does the sun set|when does the sun rise|what time does the sun set|what time does the sun rise|what time is sunset|what time is sunrise|when is sunset|when is sunrise|sunset time|sunrise time|time of sunset|time of sunrise|when does it get dark|what time does it get dark|when does it get light',
  },
  opening: {
    what: 'When a place is open',
    ask: "look at the place's own website",
    said: 'opening hours|opening times|opening time|closing time|closing times|is open|are open|open on|open today|open now|open tomorrow|when does it open|when does it close|hours of operation|closed on|closed today|closed now|closed in winter|open in winter|open all year|open at night|opening',
  },
  effort: {
    what: 'How steep or hard the way is,',
    ask: 'look at a hiking map',
    said: 'how steep|too steep|steep path|steep paths|steep trail|steep trails|steep climb|steep climbs|steep climbing|steep ascent|steep ascents|steep hill|steep hills|steep slope|steep slopes|steep steps|not a climb|no climb|no climbs|without a climb|without climbs|not a big climb|not a long climb|not a hard climb|climb up|climbs up|much climbing|too much climbing|a lot of climbing|lots of climbing|big climb|big climbs|hard climb|hard climbs|long climb|long climbs|easy climb|tough climb|much uphill|too much uphill|uphill|uphills|strenuous|too strenuous|how strenuous|how difficult is the walk|how difficult is the hike|how hard is the walk|how hard is the hike|how hard is the climb|how easy is the walk|how easy is the path|how easy is the hike',
  },
  route: {
    what: 'Whether a way leads from one place to another',
    ask: 'look at a hiking map',
    said: 'can i walk from|can we walk from|can you walk from|can one walk from|can i hike from|can we hike from|can you hike from|could i walk from|is it possible to walk from|is it possible to hike from|can i cycle from|can we cycle from|can i bike from|is there a path from|is there a trail from|is there a footpath from|is there a hiking trail from|is there a way on foot from',
  },
  walking: {
    what: 'How far one must walk',
    ask: 'look at a hiking map',
    said: ENGLISH_EFFORT.join('|'),
  },
  booking: {
    what: 'What can be booked, and whether one must,',
    ask: "look at the place's own website",
    said: 'need to book|have to book|must book|must i book|book ahead|book in advance|booking required|booking needed|booking necessary|need a booking|reservation|reservations|need a reservation|reservation required|reservations required|reserve a place|reserve ahead|reserve in advance|reserve a bed|bookable|be booked|advance booking|free beds|beds free|beds are free|beds left|beds available|how many beds|free bunks|any beds|vacancy|vacancies|fully booked|booked out|book a bed|book a place|book a bunk|any bunks|book me a bunk|book me a bed|book me a room|book me a place|book us a bunk|book us a bed|book us a room|book us a place|book me in|book us in',
  },
  prices: {
    what: 'What a place costs',
    ask: "look at the place's own website",
    said: 'how many euros|how many dollars|how many pounds|how expensive|ticket price|ticket prices|entrance price|price list|discount|discounts|senior discount|student discount',
  },
  services: {
    what: 'What parking, camping or another service costs',
    ask: "look at the place's own website",
    said: 'parking fee|parking fees|camping fee|camping fees|campsite fee|campsite fees',
  },
  fares: {
    what: 'What a journey costs and when it leaves',
    ask: 'ask the railway, bus or ferry company',
    said: 'price of the ticket',
  },
  history: {
    what: 'Who came to a place first, and when,',
    ask: 'look it up in an encyclopaedia',
    said: 'who was the first|who was the first person|who was the first person to|who was the first to|who was the first woman|who was the first man|who were the first|who were the first people|who were the first people to|who first|who discovered|who explored|who named it|first ascent|first climbed|first person to|first people to|first human to|named after whom|who is it named after|when was it discovered|when was it first climbed',
  },
  journey: {
    what: 'How to get from one town to another',
    ask: 'ask a route planner',
    said: 'directions between towns',
  },
  duration: {
    what: 'How long a way takes',
    ask: 'look at a map or ask a route planner',
    said: 'how long does it take|how long does it take to walk|how long is the walk|how long is the hike|how long to walk|how long is it on foot|walking time|hiking time|how long to get to|how long to get there|time to walk|how many hours to walk|how many hours of walking|how long is the way',
  },
  stations: {
    what: 'How far the nearest station is,',
    ask: 'look at a map',
    said: 'distance to the nearest station',
  },
  stops: {
    what: 'How far the nearest stop is,',
    ask: 'look at a map',
    said: 'distance to the nearest stop',
  },
  photos: {
    what: 'What a place looks like in pictures',
    ask: "look at the place's own website",
    said: 'live picture',
  },
  scale: {
    what: 'How quiet a place is on another scale than from 1 to 5',
    ask: 'ask for ratings from 1 (noisy) to 5 (pristine)',
    said: 'rating in percent|rating in per cent',
  },
  people: {
    what: 'Who works, lives or owns land there',
    ask: "ask the area's administration",
    said: 'who owns|owner|owners|landowner|who runs|who manages|phone number|telephone number|email address|warden|wardens|ranger on duty|name of the ranger|who lives|lives there|does anyone live|does anybody live|does someone live|does somebody live|do people live|do any people live|people living|anyone living|anybody living|inhabited|is inhabited|home address|where does he live|where does she live|ex girlfriend|ex boyfriend|ex wife|ex husband',
  },
} as const satisfies Record<string, Unknowable>
export type UnknowableSubject = keyof typeof UNKNOWABLE

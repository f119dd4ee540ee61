// What people ask whether it counts in a rating, and what the method makes of it: SR-1.1, as docs/silence.md has it.
import { EVENTS, HOUSES, PERIOD_RULES } from '../../../silence/parameters.ts'

/** What is asked about the method; `asked` is a regular expression of whole words, folded. */
type MethodRow = { asked: string; told: string }

export const METHOD_SUBJECTS = {
  wind: {
    asked: '(wind(?! (turbines?|farms?|parks?))|winds|windy|breezes?|gusts?|weather|rain|raining|snow|storms?|thunder)',
    told: 'Wind and weather are not counted: a computed rating is of noise made by people, over a whole year.',
  },
  nature: {
    asked:
      '(surf|waves|the sea|ocean|waterfalls?|streams?|brooks?|rivers?|running water|birds?|birdsong|bird song|frogs|crickets|cicadas|insects|cows|cowbells|sheep|natural (sounds?|noises?)|nature sounds?|sounds? of nature|wildlife|animals?)',
    told: 'Natural sounds such as surf, waterfalls and birds are not counted: they never lower a rating.',
  },
  forest: {
    asked: '(trees?|forests?|woods|woodlands?|vegetation|hedges?|bushes|foliage|leaves|plants)',
    told: 'Trees take nothing away in the model: noise is computed over soft ground, as if no forest stood in between.',
  },
  terrain: {
    asked:
      '(hills?|ridges?|mountains?|terrain|topography|valleys?|relief|landscape|cliffs?|slopes?|elevation|cuttings?)',
    told: 'Ridges count only where the operator imported heights of the ground and asked for screening by terrain; else nothing in the landscape is in the way of noise.',
  },
  walls: {
    asked: '((noise |sound )?(barriers?|walls?|screens?|fences?|embankments?|berms?))',
    told: 'Walls, cuttings and embankments are not seen by the model.',
  },
  houses: {
    asked: '(buildings?|houses?)',
    told: `Where houses stand around both road and receiver, they take away up to ${HOUSES.mostDb} dB.`,
  },
  tunnels: { asked: '(tunnels?)', told: 'Tunnels are not heard; galleries, open to the valley, are.' },
  aircraft: {
    asked:
      '(planes?|aircrafts?|aeroplanes?|airplanes?|jets?|flights?|flight paths?|overflights?|helicopters?|air traffic|airports?|airfields?)',
    told: 'Aircraft are counted around airports and airfields, by their longest runway; what flies over far from one is not known.',
  },
  traffic: {
    asked: '(traffic|cars?|roads?|motorways?|highways?|motorbikes?|motorcycles?|trucks?|lorries|speed limits?)',
    told: 'Roads are counted by the traffic that the map tells of, else by what is usual for their class, and by their speed limit.',
  },
  rail: {
    asked: '(trains?|railways?|rail|trams?)',
    told: 'Railways are counted by their class and number of tracks.',
  },
  works: {
    asked: '(factory|factories|industry|industrial|quarry|quarries|works|wind turbines?|wind farms?|turbines?)',
    told: 'Works, quarries and yards are counted by their area, and wind turbines by their power and height.',
  },
  events: {
    asked:
      '(raceways?|race ?tracks?|motocross|shooting( ranges?)?|gunfire|gunshots?|marinas?|ski ?lifts?|chairlifts?|events?|(tt|motor|car|bike|motorbike|motorcycle) races?|races?|(motor )?racing|rally|rallies|grand prix|motor ?sports?|festivals?|concerts?)',
    told: `${eventsTold()} Other events are not counted.`,
  },
  people: {
    asked:
      '(people|crowds?|visitors?|tourists?|hikers|kids|children|voices|talking|footfall|dogs?|barking|towns?|villages?|settlements?)',
    told: 'Towns and villages are counted by how many people live in them; who visits a spot, and with what noise, is not known.',
  },
  machines: {
    asked:
      '(drones?|tractors?|chainsaws?|lawn ?mowers?|leaf ?blowers?|church bells|bells|music|boats?|ships?|ferries|jet ?skis?|construction|building sites?|farm machinery|fireworks)',
    told: 'Boats, drones, tractors, bells, music and building sites are not counted: the map does not tell of their noise.',
  },
  hours: {
    asked: '(nights?|night ?time|day ?time|evenings?|time of day|hours?|rush hour|weekends?|sundays?|weekdays?)',
    told: `The level is one of a whole year, over day, evening and night: evenings count ${PERIOD_RULES.evening.penaltyDb} dB more and nights ${PERIOD_RULES.night.penaltyDb} dB more.`,
  },
  seasons: {
    asked: '(seasons?|seasonal|winter|summer|spring|autumn|holidays?)',
    told: 'Seasons are not told apart: the level is one of a whole year.',
  },
  votes: {
    asked: '(votes?|reviews?|user ratings?|comments|opinions?|feedback)',
    told: 'Votes and comments never mix in.',
  },
} as const satisfies Record<string, MethodRow>
export type MethodSubject = keyof typeof METHOD_SUBJECTS

function eventsTold(): string {
  const { raceway, marina, 'ski-lift': lift } = EVENTS
  return `Raceways, motocross tracks and shooting ranges within ${raceway.radius / 1000} km keep a rating at ${raceway.cap} at most; marinas within ${marina.radius} m at ${marina.cap}, and ski lifts and cable cars within ${lift.radius} m at ${lift.cap}.`
}

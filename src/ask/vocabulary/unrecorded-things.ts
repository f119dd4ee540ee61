// Things of several words of which one alone means something else: a ski lift is no skiing, a forest fire no campfire.
import { alternatives } from '../../text/alternatives.ts'

/** The English phrases of things that no spot is recorded with, and that can be asked for. */
export const THINGS_ASKED: readonly string[] = [
  'ski lift|ski lifts|ski resort|ski resorts|ski area|ski areas|ski slope|ski slopes|ski run|ski runs|chair lift|cable car|cable cars',
  'on fire|in flames|forest fire|forest fires|wild fire|wildfire|wildfires|fire station|fire brigade|fire escape|fire extinguisher|fireworks|firefly|fireflies',
  'theme park|theme parks|amusement park|amusement parks|water park|water parks|skate park|trailer park|bike park|adventure park|safari park|dog park|dog parks|wind park',
  'beach bar|beach bars|beach club|beach clubs|beach volleyball|beach party|fish market|fish restaurant|fish and chips|fish farm|boat ramp|boat show|boat noise|motor boats|motor boat|cruise ship|cruise ships',
  'forest road|forest roads|logging road|logging roads|mountain railway|mountain road|mountain roads|coast road|bus tour|bus tours|tour bus|tour buses|tour groups|bus loads',
  'swimming pool|swimming pools|wave pool|rock concert|rock concerts|rock music|rock festival|rock band|camp school|holiday camp|summer camp|lake house|tree house|bird flu|star hotel|walking stick|walking sticks|walking poles|dog show|dog sled|dog sledding|garden party|beer garden|beer gardens|garden centre',
  'pollen|coral reef|coral reefs|coral|corals',
  'north face|south face|east face|west face|mountain face|mountain faces',
  'northern lights|southern lights|polar lights|aurora borealis|aurora australis',
  'playground|playgrounds|play area|play areas|sauna|saunas|golf course|golf courses|tennis court|tennis courts|mini golf|climbing hall|bowling alley',
].flatMap(alternatives)

/** How one walks or leads a dog, which no spot is recorded with either. */
const MANNERS: readonly string[] = [
  'dog in the water|dogs in the water|dog into the water|dogs into the water|dog swim|dogs swim|dog swimming|dogs swimming|off lead|off the lead|off leash|off the leash|on a lead|on the lead|on lead|on leash|on a leash|on the leash|leash|leashed|leash free|run free|run freely|run loose|run off lead|not walk so well|not walk well|not walk very well|not walk that well|not walk far|not walk very far|not walk so far|not walk much|not walk long|trouble walking|difficulty walking|walk slowly|walks slowly|bad at walking|not good at walking|walk with sticks|walks with sticks|walk with a stick|walks with a stick|walk with a cane|walks with a cane|walk with poles|with sticks|with a stick',
].flatMap(alternatives)

/** Where in a country, or in which state, which no spot is recorded with. */
const PARTS: readonly string[] = alternatives('inland|further inland|interior|frozen|frozen over')

export const UNRECORDED_THINGS: readonly string[] = [...THINGS_ASKED, ...MANNERS, ...PARTS]

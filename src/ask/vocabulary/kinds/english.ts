// Ways to ask for another kind of answer than a list: what a rating means, a share, a figure a group, a fact of its own.
import type { PhraseMeaning } from '../meanings.ts'
import { alternatives } from '../../../text/alternatives.ts'
import { SERVICE_PHRASES } from './service-topics.ts'

/** These come before the other tables: of a phrase in two rows the first is taken. */
export const KIND_PHRASES: readonly (readonly [PhraseMeaning, string])[] = [
  [
    { is: 'negation' },
    'except those with|except the ones with|except ones with|except for those with|apart from those with|other than those with|excluding those with|but not those with|but not the ones with|except those that have|except the ones that have',
  ],
  // "… and which regions do you cover": "and which" alone goes on with what was asked before.
  [
    { is: 'ask', ask: 'help' },
    Object.values(SERVICE_PHRASES)
      .flatMap(alternatives)
      .flatMap(said => (/^(which|what|how) /.test(said) ? [said, `and ${said}`] : [said]))
      .join('|'),
  ],
  [
    { is: 'ask', ask: 'rating help' },
    'who decides the rating|who decides the ratings|who decides on the rating|who decides how quiet a place is|who decides how quiet it is|who decides how quiet places are|who sets the rating|who sets the ratings|who gives the rating|who gives the ratings|who assigns the rating|who assigns the ratings|who determines the rating|who does the rating|how do you work out|how do you work out the|how is the score worked out|how is the rating worked out|how is the score calculated|how is the score computed|how are scores calculated|how are the scores calculated|how do you calculate the score|how do you calculate the scores|how do you calculate ratings|how do you calculate the ratings|how do you calculate silence|how do you come up with the rating|how do you come up with the ratings|how do you come up with the score|how do you arrive at the rating|how do you decide the rating|how do you decide how quiet a place is|how do you decide how quiet|how do you score silence|how do you score quietness|how do you rate places|how do you rate silence|what is the rating based on|what are the ratings based on|what is the score based on|what are the scores based on|what goes into the rating|what goes into the score|rating methodology|scoring method|what does the score mean|what do the scores mean|what do the stars mean|what does the scale mean|explain the score|explain the scale|explain the scores',
  ],
  [
    { is: 'off topic', subject: null },
    'what should i bring|what should we bring|what to bring|what do i need to bring|what do i have to bring|what should i pack|what should we pack|what to pack|what should i wear|what to wear|what gear do i need|what gear|what equipment do i need|what equipment|packing list|what should i take with me|what should i take',
  ],
  [
    { is: 'loudest source' },
    'which source dominates|what source dominates|what dominates|dominating source|dominating noise|which noise dominates|which source is dominant|source dominates',
  ],
  [
    { is: 'share' },
    'share of the total|share of all|as a share of the total|as a share of all|in relation to the total|relative to the total|out of the total|percentage of the total|percentage of all|percent of the total|percent of all|what % of|% of|what %',
  ],
  [
    { is: 'average', how: 'median' },
    'median rating of|median of the rating|median of the ratings|median score|median silence',
  ],
  [
    { is: 'average', how: 'mean' },
    'arithmetic mean|mean of the ratings|average of the ratings|mean silence|average silence|average quietness|typical rating|average noise|mean noise|average noise level',
  ],
  [
    { is: 'aspect', aspect: 'website' },
    'website|web site|websites|web page|webpage|homepage|home page|official site|official website|official web site|official page|internet address|web address|url',
  ],
  [
    { is: 'aspect', aspect: 'location' },
    'the coordinates|and coordinates|gps position|gps data|gps location|lat and lon|lat and long',
  ],
  [
    { is: 'aspect', aspect: 'size' },
    'how big|how big is|how large|how large is|surface area|surface|area of|the area of|area in hectares|how many hectares|hectares|how many acres|the size of|what size|what size is|square kilometres|square kilometers',
  ],
  [
    { is: 'aspect', aspect: 'distance' },
    'how far apart|how far apart are|how far away from|how many km apart|how many kilometres apart|how many km between|how many km from|as the crow flies|what is the distance',
  ],
  [
    { is: 'off topic', subject: 'fares' },
    'train ticket|train tickets|bus ticket|bus tickets|ferry ticket|ferry tickets|plane ticket|plane tickets|flight ticket|flight tickets|cheap flights|flight price|flight prices|bus fare|bus fares|train fare|train fares|ferry fare|air fare|air fares|fare|fares|train times|bus times|ferry times|bus timetable|train timetable|ferry timetable|timetable|timetables|time table|bus schedule|train schedule|ferry schedule|departure time|departure times|last bus|first bus|next bus|last train|first train|next train|last ferry|first ferry|next ferry|last tram',
  ],
  [
    { is: 'off topic', subject: 'photos' },
    'photo of|photos of|a photo of|picture of|pictures of|a picture of|image of|images of|see photos|see pictures|show me photos|show me pictures|webcam|webcams|webcam of|live cam|live webcam',
  ],
  [
    { is: 'off topic', subject: 'booking' },
    'to book|book ahead|book in advance|have to book|need to book|must book|book a|booking|bookings|booking required|reservations|a reservation|make a reservation|reservation required|reservation needed|free beds|beds free|beds available|available beds|vacancy|vacancies|fully booked',
  ],
  [
    { is: 'aspect', aspect: 'beds' },
    'how many people can sleep|how many people can sleep at|how many people can sleep in|how many can sleep|how many beds|number of beds|how many sleeping places|how many people fit|how many people fit in|how many does it sleep|how many people does it sleep|how many people do they sleep|how many people can it sleep|how many people can stay|how many people can stay overnight|how many bunks|sleeping capacity',
  ],
  [
    { is: 'feature', feature: 'parking' },
    'can i park|can we park|can you park|can one park|could i park|where to park|park my car|park the car|park our car|park a car|park up|car park|car parks|leave the car|leave my car|leave our car',
  ],
  [
    { is: 'stop', isContent: false },
    'are covered|do you cover|covered by the catalogue|in total|altogether|all in all',
  ],
  [
    { is: 'range' },
    'range of ratings|rating range|range of the ratings|range of silence ratings|range of heights|height range|elevation range|range of elevations|minimum and maximum|maximum and minimum|min and max|max and min|min max|min / max|lowest and highest rating|highest and lowest rating|lowest and highest ratings|lowest and highest score|highest and lowest score|best and worst rating|worst and best rating|spread of ratings|spread of the ratings|how much do the ratings vary|how much do ratings vary',
  ],
  [
    { is: 'stop', isContent: true },
    'editorial|editorially|editor|editors|computed|calculated|modelled|modeled|simulated|measured|measurement|measurements|estimated|estimate|estimates|an estimate|microphone|microphones|mic|mics|sound meter|sound meters|sound level meter|decibel meter|sensor|sensors',
  ],
]

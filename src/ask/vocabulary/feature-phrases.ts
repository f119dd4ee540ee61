import type { FeatureKey } from './features.ts'

/** What people say for each feature, in any inflection: phrases are compared by the stems of their words. */
export const FEATURE_PHRASES: Readonly<Record<FeatureKey, string>> = {
  forest:
    'forrest|forrests|forest|wood|woods|woodland|trees|wooded|forested|grove|under trees|plantation|plantations|conifer plantation|tree plantation|copse|spinney|thicket|forest bathing|shinrin yoku',
  rainforest: 'rainforest|rain forest|jungle|tropical forest|cloud forest',
  taiga: 'taiga|boreal forest',
  lake: 'lake|lakes|pond|tarn|loch|lough|lagoon|reservoir|lakeside|lake shore|lakeshore',
  river: 'river|stream|creek|brook|riverside|riverbank|river bank',
  waterfall: 'waterfall|water fall|falls|cascade|cataract',
  water: 'water|waterside|by the water|near water|close to water|waterfront',
  coast:
    'smell the sea|smell of the sea|coast|coastal|sea|seaside|ocean|shore|seashore|by the sea|coastline|near the sea',
  beach: 'lie on the sand|lie in the sand|somewhere to lie on the sand|beach|sandy beach|sandy shore|strand',
  mountain: 'mountain|mountainous|alpine|hills|mountain range|highland|massif|mtn',
  peak: 'peak|summit|mountain top|mountaintop|hilltop',
  saddle: 'mountain pass|saddle',
  ridge: 'ridge|ridgeline|crest',
  valley: 'valley|dale|glen|vale',
  canyon: 'canyon|gorge|ravine|gulch|gorges',
  cliff: 'cliff|bluff|crag|precipice',
  cape: 'cape|headland|promontory',
  bay: 'bay|cove|inlet',
  fjord: 'fjord|fiord',
  island: 'island|isle|islet|on an island|on island',
  wetland: 'wetland|marsh|bog|swamp|fen|mire|peatland|moss bog|peat bog|marshland|mangrove',
  heath: 'heath|moor|moorland|heathland|heather',
  grassland: 'grassland|meadow|prairie|steppe|pasture|grassy plain',
  savanna: 'savanna|savannah',
  tundra: 'tundra',
  desert: 'desert|arid|drylands',
  dune: 'dune|sand dune|sandhill',
  cave: 'cave|cavern|grotto',
  arch: 'arch|natural arch|rock arch',
  rock: 'rock|rocky|boulder|stone|rock formation',
  glacier: 'glacier|icefield|ice field|ice cap|icecap|glacial',
  volcano: 'volcano|volcanoes|volcanic|crater|caldera|lava',
  'hot-spring': 'hot spring|thermal spring|thermal bath|thermal baths|onsen|hotspring|hot pool|thermal pool|geothermal',
  spring: 'springs|water spring|a spring|fresh spring',
  'national-park': 'national park|nationalpark|natl park|nat park',
  'nature-reserve': 'nature reserve|nature preserve|natural reserve|wildlife reserve|game reserve|reserve|reserves',
  'protected-area': 'protected area|conservation area|protected|protected place|protected land',
  wilderness:
    'wilderness|somewhere wild|something wild|anywhere wild|wild place|wild places|wild spot|wild spots|truly wild place|wilderness area|wild land|untouched nature|backcountry',
  'biosphere-reserve': 'biosphere reserve|biosphere|unesco biosphere',
  'world-heritage':
    'world heritage|world heritage site|unesco|unesco site|unesco world heritage|unesco world heritage site|heritage site',
  park: 'park|public park|green space',
  urban:
    'urban|in cities|in a city|inside cities|in towns and cities|in cities and towns|urban green|urban greens|in a town|in town|in the middle of town|inner city|city green',
  garden: 'garden|botanical garden|botanic garden',
  viewpoint:
    'viewpoint|view point|view|lookout|look out|overlook|panorama|vista|scenic view|nice view|good view|great view|scenic viewpoint|belvedere',
  monastery: 'monastery|monks|nuns|hermitage|convent|abbey',
  'quiet-park':
    'tagged quiet park|tagged as quiet park|tag quiet park|the tag quiet park|quiet park tag|certified quiet|quiet parks international|certified quiet place|urban quiet park',
  'dark-sky':
    'dark sky|darksky|dark sky park|dark sky reserve|dark sky place|little light pollution|low light pollution|no light pollution|without light pollution|without any light pollution|no artificial light|no artificial lights|without artificial light|without artificial lights|zero light pollution|free of light pollution|free from light pollution|minimal light pollution|least light pollution|hardly any light pollution|almost no light pollution|very little light pollution|not much light pollution|light pollution free|lack of light pollution|away from light pollution|far from light pollution|far away from light pollution|away from all light pollution|out of light pollution|darkest sky|darkest skies|darkest night sky|dark night sky|dark night skies|very dark sky|very dark skies|dark nights|total darkness|complete darkness|true darkness|real darkness|absolute darkness|deep darkness|pitch dark|pitch black|really dark at night|truly dark sky|truly dark skies|starpark|dark skies',
  camping:
    'camping|camp|campsite|camp site|campground|camping ground|tent|pitch a tent|put up a tent|sleep in a tent|stay overnight|sleep there|spend the night|camp overnight|sleep outdoors|pitch tent|overnight|tents|bivouac|sleep under the stars|sleep out|sleep outside|kip outdoors|kip outside|kip under the stars|bed down outdoors|bed down outside',
  hut: 'hut|cabin|mountain hut|alpine hut|refuge|refugio|bothy|sleep in a hut|hut to sleep in|cabin to sleep in|bothy to sleep in|stay in a hut|wilderness hut|hut to overnight|hut to overnight in|hut for the night|overnight in a hut|spend the night in a hut|hut to spend the night in|stay overnight in a hut|hut to stay overnight',
  shelter: 'shelter|rain shelter|shelter from rain|roof|lean to',
  picnic:
    'picnic basket|a picnic basket|picnic blanket|picnic|picnicking|have a picnic|picnic table|picnic site|picnic area|picnic spot|picnic place|picnics|eat outside|eat lunch|eat outdoors|have lunch',
  firepit:
    'firepit|fire pit|fireplace|fire place|fire ring|fire bowl|barbecue spot|barbecue spots|barbecue place|barbecue places|barbecue area|barbecue areas|barbecue site|barbecue sites|barbecue pit|barbecue pits|bbq spot|bbq spots|bbq place|bbq places|bbq area|bbq areas|bbq site|bbq sites|bbq pit|bbq pits|barbeque spot|barbeque spots|barbeque place|barbeque places|barbeque area|barbeque areas|barbeque site|barbeque sites|barbeque pit|barbeque pits|grill spot|grill spots|grill place|grill places|grill area|grill areas|grill site|grill sites|grill pit|grill pits|grilling spot|grilling spots|grilling place|grilling places|grilling area|grilling areas|grilling site|grilling sites|grilling pit|grilling pits',
  toilets:
    'somewhere to pee|place to pee|have a pee|go for a pee|have to pee|need to pee|take a leak|toilet|toilets|restroom|rest room|wc|bathroom|loo|washroom|lavatory',
  'drinking-water':
    'fill my water bottle|fill my bottle|fill our water bottles|fill our bottles|fill up my bottle|fill up my water bottle|refill my bottle|refill my water bottle|refill our bottles|refill water bottles|fill water bottles|top up my water bottle|drinking water|potable water|water tap|drinkable water|tap water|water to drink',
  bench: 'bench|somewhere to sit down|somewhere to sit|seating|place to sit down|place to sit',
  parking:
    'room to park|space to park|places to park|parking|car park|parking lot|park my car|park the car|park a car|parking space|carpark',
  'bird-hide': 'bird hide|hide|bird blind|bird tower|birding hide|observation tower',
  wheelchair:
    'wheelchair|wheelchair access|wheelchair accessible|wheel chair|disabled|disabled access|step free|barrier free|accessible for wheelchairs|accessible by wheelchair|wheelchair friendly|stroller|stroller friendly|pram|pram friendly|buggy friendly|pushchair friendly|push a pram|buggy|rollator|mobility scooter|walking frame|pushchair|push chair|baby carriage|baby buggy|wheelchair user|limited mobility|reduced mobility|restricted mobility|impaired mobility|mobility impaired|mobility impairment|mobility issues|mobility problems|mobility aid|mobility aids|poor mobility|usable with a wheelchair|suitable for wheelchairs|uses a walker|use a walker|using a walker|zimmer frame|uses crutches|use crutches|on crutches|with crutches|my chair|power chair|powered chair|electric wheelchair|powered wheelchair|motorised wheelchair|motorized wheelchair|manual wheelchair|powerchair|electric chair|disabled parking',
  dogs: 'dog|dogs|dog owner|dog owners|dog friendly|dogs allowed|pet|pet friendly|puppy|my dog|bring my dog|take my dog|walk my dog|walk the dog|pets|dog walking|hund|bring a dog|take a dog|guide dog|assistance dog|service dog|take the dog|bring the dog|bring dogs|take dogs|bring our dog|spaniel|cocker spaniel|retriever|golden retriever|poodle|terrier|beagle|dachshund|husky|collie|border collie|german shepherd|greyhound|corgi|chihuahua|doggo|doggos|pooch|hound|bulldog|rottweiler|whippet|my labrador|a labrador|our labrador|the labrador|two labradors|our labradors|my labradors|labradors|four legged friend|four legged friends|4 legged friend|furry friend|furry friends',
  stargazing:
    'telescope|my telescope|bring my telescope|bringing my telescope|bring a telescope|stargazing|star gazing|stargaze|stars|watch stars|watch the stars|see stars|see the stars|milky way|astronomy|night sky|night skies|look at the stars|starry|starry sky|see the milky way|starlight|astrophotography|astro photography|astrophotographer|astronomer|shooting stars|meteor shower|meteor showers|perseids|photograph the stars|photograph the milky way|photograph the night sky',
  'bird-watching':
    'bird watching|birdwatching|birding|bird|birds|watch birds|birders|see birds|ornithology|bird life|birdsong|bird song|birdlife|birdwatch|observe birds|look at birds|watching birds|twitching|twitcher|birdwatcher|birder|birding hotspot|birding hotspots|birdwatching hotspot|birdwatching hotspots',
  wildlife:
    'wildlife|animal|animals|wildlife watching|wild animal|watch wildlife|watch animals|see animals|see wildlife|fauna|safari|spot animals|wildlife viewing|see wild animals',
  hiking:
    'go on a hike|go on hikes|go for hikes|go for a walk in nature|stretch our legs|stretch my legs|stretch our legs on a hike|hiking|hike|walk|walking|trek|trekking|trail|hiker|stroll|ramble|nordic walking|go for a walk|take a walk|go for a hike|go hiking|go walking|hiking trail|walker|wander|footpath|path|hikes|backpacking|rambling|go for a stroll|take a hike|tramping|hillwalking|hill walking|hill walker|hillwalker|fell walking|fellwalking|bushwalking|bush walking|bushwalk|thru hiking|saunter|amble|leg stretching walk',
  swimming:
    'swimsuit|swimsuits|swimming trunks|bathing suit|bathing suits|swimming costume|can jump into the water|jump into the water|jumping into the water|splash in the water|splash about in the water|splash around in the water|get into the water|swim|swimming|swimmable|bathe|bathing|take a dip|go swimming|go for a swim|take a swim|a dip|swimmer|skinny dip|have a swim|wild swimming|skinny dipping|take a plunge|take the plunge|a plunge|can jump into|jump into the water|jump in the water|jump in the lake|splash about|splash around|cold water swimming|open water swimming|go for a dip|get in the water|go in the water',
  cycling:
    'bike tour|bike tours|bicycle tour|cycling tour|cycling tours|cycling|cycle|bike|biking|bicycle|mountain bike|mountain biking|ride a bike|ride my bike|cyclist|go cycling|mtb|bike ride',
  climbing:
    'climbing routes|climbing route|climbing crag|climbing crags|climbing|climb|rock climbing|bouldering|climber|mountaineering|go climbing|rock climb',
  canoeing: 'canoe|canoeing|kayak|kayaking|paddle|paddling|canoeist|go kayaking|go canoeing|rafting',
  boating: 'boating|rowing|sail|sailing|boat trip|boat tour|rent a boat|rowing boat|go boating|boat ride|rowboat',
  fishing:
    'catch some fish|catch fish|catch a fish|catching fish|fishermen|fisherman|fishing|fish|angling|go fishing|angler|fly fishing',
  skiing:
    'ski trails|ski trail|cross country trails|cross country tracks|ski tracks|skiing|ski|cross country skiing|ski touring|go skiing|skier|cross country ski|nordic skiing',
  snorkelling:
    'snorkelling|snorkeling|snorkel|go snorkelling|diving|dive|scuba|scuba dive|scuba diving|go diving|go scuba diving',
  'no-access':
    'landing is forbidden|landing forbidden|landing is prohibited|landing prohibited|entry is forbidden|entry forbidden|entry is prohibited|entry prohibited|no access|no entry|no landing|may not enter|not allowed to enter|may not visit|not allowed to visit|not allowed to land|closed to visitors|closed to the public|off limits to visitors|inaccessible|cannot be entered|can not enter|can not visit|can not be visited|not enter|forbidden to enter|entering is forbidden|access forbidden|access is forbidden|access prohibited|access is prohibited|prohibited to enter|not accessible|not open to visitors|not open to the public|may not be entered|not be entered',
  remote:
    'remote|secluded|isolated|off the beaten track|off the beaten path|far from civilization|far from civilisation|middle of nowhere|in the middle of nowhere|away from roads|far from roads|away from it all|off grid|lonely|far from everything|far from any road|solitary|far away from people|out of the way|where nobody goes|where no one goes|where nobody ever goes|where no one ever goes|where hardly anybody goes|where hardly anyone goes|where few people go|where nobody is|where no one is|not a soul|not a soul around|no one around|nobody around|nobody else around|no one else around|can be alone|to be alone|be truly alone|be completely alone|be all alone|be by myself|be by ourselves|all to myself|all to ourselves|to myself|to ourselves',
}

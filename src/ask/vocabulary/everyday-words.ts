/**
 * Words with which people tell of themselves: family, body, work, belongings, feelings. Each is spelled right, so none is
 * corrected to a name or to a word of the vocabulary: "my grandma snores" names neither Val Grande nor the Snares.
 */
export const EVERYDAY_WORDS: readonly string[] = `
gran grandma grandmas grandpa grandpas granny grandad granddad grandson granddaughter grandchild grandchildren grandkids
grandparent grandparents mummy daddy auntie aunt uncle nephew cousin cousins sibling siblings toddler toddlers infant
infants newborn newborns teen teens teenager teenagers tween twins fiance fiancee hubby wifey spouse inlaws stepson
stepdaughter stepdad stepmum widow widower pensioner pensioners retiree retirees oap preschooler preschoolers pupil
pupils schoolkids schoolchildren roommate flatmate coworker coworkers
loon loons curlew curlews lapwing lapwings bittern bitterns grebe grebes nightjar nightjars warbler warblers capercaillie capercaillies ptarmigan
ptarmigans lynx marmot marmots ibex chamois cicada cicadas wolverine wolverines caribou heron herons kingfisher kingfishers woodpecker woodpeckers
nightingale nightingales cuckoo cuckoos geese swan swans newt newts salamander salamanders dragonfly dragonflies horsefly horseflies leech leeches
sandfly sandflies
spoilt unspoilt marred blighted plagued pram prams buggy buggies stroller strollers pushchair pushchairs rollator rollators crutch crutches zimmer walker
walkers cane canes scooter scooters camper campers campervan campervans motorhome motorhomes caravan caravans rv
sauna saunas vanlife vanlifer vanlifers backpack backpacks backpacker backpackers rucksack sleeping bag hammock hammocks
snore snores snoring snored sneeze sneezes sneezing cough coughs coughing yawn sweat sweaty wheeze
asthma asthmatic allergy allergies allergic pollen arthritis arthritic autism autistic adhd tinnitus hyperacusis migraine
migraines insomnia insomniac epilepsy dementia alzheimer ptsd anxiety anxious depressed depression burnout burned
overstimulated overwhelmed exhausted exhausting frazzled stressful sensory neurodivergent deaf blind blindfolded
pregnant pregnancy disabled disability disabilities handicapped amputee knee knees hip hips ankle ankles wrist
shoulder shoulders elbow surgery recovering rehab chemo cancer broke broken sprained sore limping
hiker hikers rambler ramblers jogger joggers angler anglers birder birders twitcher twitchers recordist recordists
photographer photographers painter painters novelist novelists poet composer composers journalist journalists
nurse nurses teacher teachers farmer farmers trucker truckers lorry postman plumber builder builders accountant
freelancer nomad nomads influencer influencers student students intern interns researcher researchers scientist
soundscape soundscapes microphone microphones mic mics recorder recorders recordings tripod dawn chorus thesis
dissertation homework assignment birthday anniversary honeymoon retirement vacation vacations holidays sabbatical
layover stopover roadtrip staycation weekend weekends getaways bachelor bachelorette reunion wedding funeral
puppy puppies doggo doggos chihuahua labrador retriever poodle terrier spaniel beagle dachshund husky collie mutt
kitten kittens hamster parrot pony ponies
neighbour neighbours neighbor neighbors landlord construction jackhammer leafblower leaf blower lawnmower drilling
screaming shouting yelling barking honking chatter chattering gossip gossiping karaoke techno speakers
snacks sandwich sandwiches thermos picnicbasket sunscreen umbrella raincoat wellies sandals flipflops sneakers
pyjamas slippers blanket blankets pillow pillows mattress kindle laptop headphones earplugs
cranky grumpy moody giggles grinning sulking bonkers knackered gutted chuffed skint hungover tipsy
garland garlands flint flints papaya papayas basil sage palatine weir weirs ruin ruins stile stiles ramp ramps uptown downtown nixa heaving rammed
fifty sixty seventy eighty ninety twenties thirties forties fifties sixties seventies eighties nineties teens septuagenarian
octogenarian dunno ain gotcha yikes ugh meh lmao rofl omg wtf smh tbh imo imho asap fyi btw idk iirc ffs pronto stat
`
  .trim()
  .split(/\s+/)

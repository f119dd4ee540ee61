/**
 * Ordinary English words that lie within a typo of a word of ours and are not mistyped: "bark" is no park. Kept to what
 * people write in questions.
 */
export const ORDINARY_WORDS: readonly string[] = `
bark dark mark lark pork part parks perk pack park's dart carp cart yard hard
bake cake fake lace late lame like made make mare sake take wake lakes laces rake leak
bread break brown crook brooke book look cook
beach peach teach reach leach bench bleach breach
cover caves gave have save wave pave rave came cape cafe care case cane cove
hall hell hill hull full fall falls fill fell call ball tall wall pall mall
food foot wood word world would mood good hood wool
free tree three flee fee feet feel feed seed weed
fire fine five file fired hire tire wire dire firm
bird birth bard third birds
boat boot boar coat goat beat bot bolt
trail trial train rail tail mail frail grail
island inland ireland
rock lock sock dock rack rocks clock
quite quit quilt quote quiet
silent client
coast roast toast cost coat cast
valley alley volley
river rivet liver giver driver diver
forest forget forgot florist
sand band hand land stand sandy lands grand brand
spring string sprint sprig
bridge fridge ridge
peak weak speak beak pear peal peat pearl
sport spot spots sort short shot slot port spit spat
stars start stare stars stair scars starts
light night right sight fight might eight height tight weight
north south east west eastern western northern southern northeast northwest southeast southwest central
bear bears beer deer dear gear hear year tear wear near rear fear beard
seal seals meal deal heal real teal
horse house mouse moose goose loose noise nurse course house houses
ice nice rice dice mice price
wolf golf gulf wolves
sun son run fun gun
wind kind mind find bind wine window
moon noon soon mood
snow show slow know grow now
tower towel power lower flower shower town
village villages villa
castle cattle
church
rain brain grain gain main pain
dry day ray way bay pay say may
sleep steep sheep sleepy sheet
bus bush but buy busy
toilet violet
private
public
summit submit
swamp stamp swamps
desert dessert
canal
hike hire mike bike pike like
shell shelf
sound round ground pound mound found bound hound
mist most mint list fist
wild mild child wide
pine pink pint pipe fine line mine nine vine wine
oak oat soak
blue glue clue
great treat greet
stone alone store shone phone
flora floral
horses
hot hat hit hut hunt but cut nut put shut
old gold cold hold told bold sold fold
map cap gap lap nap tap
tea sea pea seat
water waiter later
cross across
horse-riding
sitting
fruit
mushroom mushrooms
salt malt halt
guide guided
unicorn unicorns dragon dragons penguin penguins elephant elephants lion lions tiger tigers whale whales dolphin dolphins shark sharks otter otters eagle eagles owl owls puffin puffins moose elk reindeer fox foxes rabbit rabbits gorilla gorillas monkey monkeys crocodile crocodiles turtle turtles flamingo flamingos bison penguins orchid orchids flower flowers palm palms pine pines birch beech spruce oak oaks cactus lemur lemurs jaguar jaguars condor condors parrots parrot whale
yoga reading read writing work working running run runner sunbathe surf surfing horse ride riding
car-free carpet cars care
coal goal
crane cranes
sunrise sunset
`
  .trim()
  .split(/\s+/)

/**
 * Ordinary English words that are one typo away from a word of the vocabulary: "bark" is never corrected to "park".
 * Limited to words of questions.
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
van holiday temple vineyard crystal coin man union manage delta boo enterprise opportunity pop dig mesa independence liberty hope paradise eagle victoria bath reading nice split mobile buffalo phoenix orange corona
abort aborting accessor acquired acquiring acts additional adoption advice affect affected alive allocated allocation
alter altogether amending amounts appending apple ares arrow awaiting back backing bags bail banner bare barn base
bash batch bats became becomes becoming bees behaving bell berry bill binding bindings bitter black blame blank
blocking boots boss bother bounds bower boxed bright buffering building builds bunk burnt callable caller canaries
canceling candy card cares caret carriage carrying cases casing casts catch catching cats cautious center chain
chaining chance changed changes changing charger chose clarified clause clauses clear clearing clicking clone cloning
clouds cloudy colleague collection commands commence compiled concept concluding concrete cone consent consents
consumer contacting content contents contexts contract contrary contribute contributed contributor contributors
convert converting converts cope copy core cores cork correction correctly costly couldn counters court creating crop
crops crow cure damp dangling deaf death decryption dedication deem deletion deletions deliver delivered depending
derive derives descriptor designation dest detached detection determine determined died dies directly directors dirt
discovery distinct ditch donation door dots drain draining drawn driven drivers dropping drops dying ease easier
effects emitting emulation enclosing encoding ensuring entirety entities equitable exceeded exceeding excessive
exchange exclusion execution executions exit exiting exits expected exporting exposing extensive fact factor fail
failing fails farm faster feast feeding feeds fetching fields files fills filtered filters fixes fixtures flake
floating flood flushing font fork forked forks form forth frame freed frog gate given gloves gone graceful gracefully
granting grass gravel growing hack hacking hail handling handy harden hare harsh hatch haze head heading headings
healing health heap heard heirs held hesitate historical hitting hole honey hook hooks host hosted hosts idle imply
impossible improper inaccessible incoming incomplete indented influence inner inserted inspected instance intended
intent intentional interact interacting intercept intercepted internal interpret intro joint keeps kick kite knew knob
known laid lamp lane lang launch layer lead leading leaf leaking learning learns leaves legs lens lieu lightning
limiting lines link linked listen listened lite load loader loads logic logs loop lose losing loss lost maint maintain
marker market mask master matter mattress means meant measures meat mere message messages midge milk mill miss mode
model models motor mount move moved moves muddy mutation mutually nearly necessarily nest newer niece node notable
notation note observed observer obsolete obtaining offending omission omitting opens opinions original origins
outgoing oven overload overlong overt packing packs padding paddler pager pair palace parity parsing pasta patch
patching patents paths pause peer pending pertain ping plate play plug plumbing poet poets pointers policies poll
pools poppy portable portions ports post praying presence preserved preserves press prevents preview previews
previously pricey print printing prints profiler profiling promises prone pronouns proof properly property prove
publicly puddle purposes push pushed puts race rainy rare rats raven react readable reads ready receives recent
recording recreate recursion redacted redefinition reed reeds refer refers refine reflected refuse rejected rejection
rejections relating relation releasing rely remember remove renaming rendering reopening repeated replaces replacing
replay replaying require requirement requires requiring research reset resides resource resources responds restarting
restrict restricts retention retrying reusable revision rewriting rider rope rotation rough routed router routes
routing rower rude rush safer said sale sample sampling sane saved saves saving saying says scaled scanning scare scared scares
scope scoped scoping sections seem selection self semantic send sending sent sets setting settings share shipping
ships shooting shortcut shown shutting side signals simpler simplify sing sizes skating skill slack sleeping slight
slots slower slows smart smell snowy socks soft sole sour sourced spaces speaking specified specifier speed spent
spice splitting spoon spurious stable stack stacks staging stale stands stat stateful states stating stats statuses
stem stemming steps stewards stopping stops stored stores storing stork stormy stove straight stray strings strip
stronger stuck subset suite summaries surprise swap switched switches switching tables tabs tagger taken talk talking
tame tape tarp tend tern test tests text texts theme thick thin thirsty thorough thought threw through throughput
throwing thus tick tide tides tidy tied tile tiles timer timers toad toll took tool topic tort trace tracking tracks
transaction transform transmit transmits trap treating triaging trick tried tries trim truck tune turn unable
unauthorized unavailable unnecessary unneeded unreachable unrestricted unstable unusable upcoming updating users
vacation valuable value vary verb verified vice violated void wait waiting waits waivable warn wasted watchdog
whatsoever wheat whenever white wider width wins wish words worker wren writable writer yarn yield zeros
mother father grandmother grandfather brother sister tropics tropical birdsong
`
  .trim()
  .split(/\s+/)

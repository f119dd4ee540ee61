// Reviewed tables of phrasings that ask for harm; compared by stems, with articles and pronouns left out inside.

/** Phrasings of somebody who thinks of killing or hurting themselves. */
export const SELF_HARM = `
suicide|suicidal|commit suicide|kill myself|killing myself|kill ourselves|end my life|ending my life|end my own life|take my life|take my own life|taking my own life
|end it all|ending it all|hurt myself|hurting myself|harm myself|harming myself|self harm|self harming|cut myself|cutting myself|hang myself|hanging myself|drown myself
|drowning myself|shoot myself|poison myself|starve myself to death|freeze to death|jump off a cliff|jump off a bridge|jump to my death|throw myself off|throw myself from
|i want to die|want to die|wanting to die|wish to die|wish i was dead|wish i were dead|better off dead|rather be dead|not want to live|do not want to live|not want to be alive
|no longer want to live|no reason to live|nothing to live for|tired of living|tired of life|die alone|die in peace|die peacefully|place to die|spot to die|somewhere to die|where to die
|where can i die|nice place to die|good place to die|never wake up|not be found alive|jump off and end|jump and end|jump and die|jump off and die|jump from and die|and end it|to end it|just end it|end it now|end it here|end it there|end it tonight|end it today|end everything|end my pain|end my suffering|end the pain|cliff to jump off|bridge to jump off|cliff to jump from|bridge to jump from|tower to jump off|jump to death|fall to my death|leap to my death|throw myself into|overdose|last day alive|euthanasia|not want to exist|unalive myself
`

/** Phrasings of somebody who asks how to do or hide a wrong. */
export const CRIME = `
hide a body|hide a corpse|hide a dead body|hide bodies|bury a body|bury a corpse|burying a body|dump a body|dump a corpse|dispose of a body|dispose of a corpse|get rid of a body|get rid of a corpse
|dump waste|dump rubbish|dump trash|dump garbage|dump tyres|dump tires|dump oil|dump chemicals|dump asbestos|dump an old fridge|dump a fridge|dump a car|dump old tyres|dump old tires|dumping waste|dumping rubbish
|dump my waste|dump my rubbish|fly tip|fly tipping|dispose of waste|dispose of chemicals|dispose of asbestos|get rid of waste|get rid of rubbish|get rid of asbestos|bury waste|burn rubbish|burn waste|burn tyres|burn tires|burn trash
|hide from the police|hide from police|hide from the cops|hiding from the police|hiding from police|hide from the law|hide from justice|escape the police|escape from the police|escape from prison|avoid the police|run from the police|police will not find|police cannot find|police can not find
|evade arrest|evade the police|kill someone|kill somebody|kill him|kill her|kill them|kill my wife|kill my husband|kill my neighbour|kill people|kill a person|murder someone|murder him|murder her|murder my|commit murder|get away with murder|rape someone|kidnap|kidnapping|stalk someone|stalking someone
|nobody hears you scream|nobody can hear you scream|no one hears you scream|no one can hear you scream|no one will hear screams|nobody will hear screams|hear the screams|bury someone|bury my wife|bury my husband
|grow weed|grow cannabis|grow marijuana|cook meth|meth lab|drug lab|deal drugs|sell drugs|buy drugs|poaching|poach deer|poach animals|build a bomb|test a bomb|detonate a bomb|steal from|steal a|shoplift|hide drugs|bury drugs|hide stolen|bury stolen|hide a gun|hide weapons|start a wildfire|start a forest fire|arson|set fire to a forest|set a forest on fire
|poison someone|poison somebody|poison my|poison a dog|poison dogs|poison a cat|poison the water|poison a lake|poison a river|poison birds|poison animals|poison bait|abandon my dog|abandon a dog|abandon my cat|abandon a cat|abandon puppies|abandon kittens|abandon a pet|abandon my pet|get rid of my dog|get rid of my cat|drown kittens|drown puppies|torture
|rob someone|rob somebody|rob people|rob hikers|rob tourists|rob a bank|mug someone|mug people|break into|burgle|ambush someone|ambush people|follow a woman|follow women|spy on people|spy on women|spy on my|spy on a woman|watch women undress|film people secretly|secretly film|lure someone|lure a child|lure children|smuggle|smuggling|human trafficking|hide stolen goods|hide the evidence|hide evidence|destroy evidence|get rid of evidence|bury evidence|hold someone captive|keep someone captive|hold a hostage
`

/** Harmless phrases that hold one of the above. */
export const HARMLESS = `
break into song|break into a run|break into a sweat|break into small|smugglers path|smuggling history|smuggling route|smuggling cave|smuggling past|old smuggling|historic smuggling|used for smuggling|torture my legs|poison my mood|steal a glance|steal a moment|steal a kiss|
to die for|i would kill for|would kill for|could kill for|kill for a|place to die for|places to die for|spot to die for|views to die for|view to die for|kill time|dying to see|dying for|sunset to die for|to end it with|and end it with|to end it at|and end it at|and end it in|to end it in|to end it near|and end it near|to end it on|and end it on|cliff to jump off into|cliff to jump from into|bridge to jump off into|bridge to jump from into|cliff to jump off with|bridge to jump off with
`

// Reviewed signs of somebody who means to let themselves fall, or takes leave: a table of regular expressions as in
// `despair.ts`, each of whole words of one clause, folded. Not "walk off the path", "a cliff walk", "jump in the lake".

/** Before a verb of falling: who does not want to fall looks for a safe way. */
const NOT_MEANT =
  '(?<!(not|dont|never|without|avoid|cant|cannot|nobody|afraid|fear|scared|risk|nicht|ohne|sans|pas|sin|no|senza|non) ([a-z]+ ){0,3})'

const EDGES_EN = '(cliffs?|bridges?|edge|ledge|precipice|crag|roof|rooftop|tower|skyscraper|overpass|viaduct)'
const EDGES_DE = '\\w*(klippen?|brucken?|felskante|kante|abgrund|dach|turm|hochhaus|viadukt|felswand)'
const EDGES_FR = '(falaises?|ponts?|precipice|corniche|toit|tour|viaduc|rebord)'
const EDGES_ES = '(acantilados?|puentes?|precipicio|cornisa|tejado|torre|viaducto|barranco)'
const EDGES_IT = '(scoglier[ae]|ponti?|precipizio|dirupo|strapiombo|tetto|torre|viadotto|burrone|falesia)'

/** What people jump off without harm. */
const HARMLESS_EN =
  '((the|a|an|my|our|some|one|this|that|at) )?(\\w+ )?(bus|train|tram|boat|ferry|ship|pier|jetty|dock|raft|swing|work|grid|bikes?|horse|car|plane|rocks?|stones?|logs?|stop|station|here|there|point|chairlift|lift)'

export const FALLING = {
  /** Off an edge. */
  edge: [
    `${NOT_MEANT}((jump|jumping|leap|leaping) (right |straight )?(off|over|from)|(walk|walking|step|stepping|go|going|drive|driving|run|running|fall|falling) (right |straight |myself )?off) (of )?((a|the|this|that|one|some|of|any|nearest|closest|next|high|highest|tall|tallest|steep|good|quiet|lonely) ){0,4}${EDGES_EN}`,
    `${NOT_MEANT}(von|vom|uber) ((einer|einem|der|dem|die|den|diesem|dieser|hohen|hoher|nachsten|steilen) ){0,3}${EDGES_DE} (zu )?(springen|spring|springe|sturzen|sturze|fallen)`,
    `${NOT_MEANT}(sauter|me jeter|tomber|marcher) (du|d|de|des|depuis) ((une?|la|le|l|cette|ce|haute?) ){0,3}${EDGES_FR}`,
    `${NOT_MEANT}(saltar|tirarme|lanzarme|caer|arrojarme) (de|del|desde|por) ((una?|la|el|este|esta|alto|alta) ){0,3}${EDGES_ES}`,
    `${NOT_MEANT}(saltare|buttarmi|gettarmi|lanciarmi|cadere) (giu )?(da|dal|dalla|dall) ((una?|alt[ao]|quest[ao]) ){0,3}${EDGES_IT}`,
  ],
  /** "I want to jump off Preikestolen". */
  leap: [
    `${NOT_MEANT}(i|to|wanna|gonna|just|can|could|will) (jump|leap) (down )?(off|from) (?!${HARMLESS_EN}(?!\\w))\\w+`,
    `(ich|mich) ((?!nicht)\\w+ ){0,4}${NOT_MEANT}(von|vom) ((?!(stein|ort|fels|ast|boot|steg|zug|rad|pferd|insel)(?!\\w))\\w+ ){1,4}(springen|spring|springe|sturzen|sturze)`,
    `${NOT_MEANT}(je veux|je vais|je voudrais|envie de|pour|puisse|peux) (sauter|me jeter) (du|depuis|de) (?!(ile|rocher|pierre|branche|joie|train|bateau|bus|plongeoir|ponton)(?!\\w))\\w+`,
    `${NOT_MEANT}(quiero|voy a|puedo|pueda|para) (saltar|tirarme|lanzarme) (desde|del|de) (?!(isla|roca|piedra|rama|alegria|tren|barco|autobus|trampolin|muelle|un pueblo)(?!\\w))\\w+`,
    `${NOT_MEANT}(voglio|vorrei|posso|possa|per) (saltare|buttarmi|gettarmi) (giu )?(da|dal|dalla|dall) (?!(isola|un isola|roccia|un sasso|sasso|gioia|treno|barca|pontile|molo|trampolino)(?!\\w))\\w+`,
  ],
  /** "Walk off Preikestolen": for hikers the way down; beside leave it is not. */
  off: [
    '(walk|walking|step|stepping|go|going) off (?!((the|a|my|some|any) )?(\\w+ )?(path|paths|trail|trails|track|tracks|road|roads|map|route|piste|grid|lunch|dinner|meal|calories))',
    'runtergehen|hinuntergehen|in die tiefe',
    'dans le vide',
    'al vacio',
    'nel vuoto',
  ],
  /** No wish to go on being here. */
  leave: [
    '(do not|dont|not|no longer|never) (want|wanting|wish|wants) to (be here|be around|be alive|exist|live|wake up|be in this world|be on this earth)|(want|wish) to (be dead|not be here|not exist)|no longer want to be',
    '(will|mag|mochte) (hier |einfach |auch )?nicht (mehr )?(hier|da|auf der welt|am leben|aufwachen|leben|existieren)|nicht mehr (hier |da )sein (will|mochte|mag)',
    'ne veux plus (etre (la|ici)|vivre|exister|me reveiller)|plus envie d ?(etre la|etre ici|e vivre|exister)',
    'no quiero (estar mas aqui|estar aqui|estar mas|vivir|existir|despertar|seguir aqui)|ya no quiero (estar|seguir|vivir|existir)',
    'non voglio piu (essere qui|esserci|stare qui|vivere|esistere|svegliarmi)',
  ],
  /** No way back. */
  return: [
    '(and|to|i|will|ill|just) never (come|coming|go|going|be coming) (back|home)(?! (to|over|for)(?!\\w))|(and|to) never return(?! to(?!\\w))|not (coming|come) back(?! (to|over|for)(?!\\w))',
    '(nie|nicht) (mehr |wieder )?(zuruckkommen|zuruckkehren|zuruckkomme|heimkommen|wiederkommen|nach hause)',
    '(ne (jamais|plus)|sans) (revenir|rentrer|retour)',
    '(no|nunca|jamas) (volver|regresar|vuelvo)( nunca| jamas| mas)?',
    '(non|mai) (piu )?(tornare|ritornare|torno)( piu| indietro)*',
  ],
  /** To end everything. */
  finish: [
    'end(ing)? (things|it all|everything|all of it|all this|my pain|the pain|my story)(?! (with|between|on|about|in style)(?!\\w))',
    '(allem|dem ganzen|dem allen) ein ende|alles (zu )?beenden|ein ende (machen|setzen|bereiten)|schluss (zu )?machen(?! mit (dem (?!leben)|der|meine|meiner|meinem)(?!\\w))',
    'en finir(?! avec (le|les|la (?!vie)|ce|ces|cette)(?!\\w))|mettre fin a (tout|mes jours|ma vie)|tout finir',
    'acabar con todo(?! (el|lo)(?!\\w))|terminar con (todo|mi vida)|poner(le)? fin a (todo|mi vida)',
    'farla finita(?! con (il|lo|la (?!vita)|i|gli|le)(?!\\w))|porre fine a (tutto|la mia vita)|finire tutto',
  ],
  die: [
    '(?<!before (you |we )?)(and|can|could|would|i|i will|ill|want to|wanna|gonna|just|place to|cliff to|bridge to|lake to|(?<!(fish|salmon|whales|elephants|animals|birds|trees) (\\w+ )?)to) die(?! (for|happy|off|out)(?!\\w))',
    '(?<!(zum|vor dem|beim) )sterben(?! schon)',
    '(?<!(a|avant de|belle a|beau a) )mourir',
    '(?<!(antes de|para) )morir(me)?(?! de (risa|amor|hambre|envidia)(?!\\w))',
    '(?<!(prima di|da) )morire(?! (dal|di) (ridere|sonno|fame|invidia)(?!\\w))',
  ],
  water: [
    'lakes?|sea|river|ocean|water|waterfalls?',
    'see|meer|fluss|wasser|wasserfall',
    'lac|mer|riviere|eau',
    'lago|mar|rio|agua',
    'lago|mare|fiume|acqua',
  ],
  /** Into water, and not out of it. */
  into: [
    '(walk|walking|swim|swimming|wade|wading|go|going) (out |straight )?(into|out to) (the |a |that )?(sea|lake|ocean|water|river|waves)|(sea|lake|ocean|water|river|waves) (to|i can|where i can) (walk|swim|wade|go) into',
    '(ins|in das|in den|in die) (wasser|meer|see|fluss) (zu )?(gehen|gehe|laufen)',
    '(marcher|entrer|avancer) dans (la mer|le lac|l eau|la riviere)',
    '(entrar|adentrarme|meterme|caminar) (en|hacia) (el|la) (mar|lago|agua|rio)',
    '(entrare|camminare) (nel|in|nell) (mare|lago|acqua|fiume)',
  ],
} as const satisfies Record<string, readonly string[]>

/** A clause that tells despair with nothing beside it: the whole of it, folded. */
export const SPENT: readonly string[] = [
  '(and |but )?i (just |really |simply )?(can not|cant|cannot) (go on|carry on|keep going)( any ?more| any ?longer| like this| this way| living| with (life|living|it all|this life))*( and( .*)?)?',
  '(and |but )?i (just |really )?(do not|dont) want to (be here|be around|be alive|exist|go on)( any ?more| any ?longer)?( and( .*)?)?|i no longer want to (be here|exist|go on)( and( .*)?)?',
  'ich (will|mag|mochte) (einfach |hier )?nicht mehr (hier |da |am leben )?(sein|leben|existieren)?( und( .*)?)?|ich kann (einfach )?nicht mehr (weitermachen|weiterleben)( und( .*)?)?',
  'je ne veux plus (etre (la|ici)|exister|continuer)( et( .*)?)?|je (ne )?peux plus continuer( et( .*)?)?',
  '(ya )?no (quiero|puedo) (estar aqui|estar mas aqui|estar mas|seguir|seguir aqui|seguir viviendo|seguir asi)( mas)?( y( .*)?)?',
  'non (voglio|posso|riesco a) (piu )?(essere qui|esserci|stare qui|andare avanti|continuare a vivere)( piu)?( e( .*)?)?',
]

/** What somebody who is tired, or tired of a place, looks for. */
export const RESPITE: readonly string[] = [
  'need|quiet|quieter|quietest|silence|silent|calm|peace|peaceful|rest|relax|break|pause|nearest|closest|near|somewhere|elsewhere|another|other|hut|shelter|bus|train|taxi|bench|knees?|legs?|ankle|feet|tired|city|town|hotel|campsite|crowd|crowds|tourists|job|office',
  'brauche|ruhig|ruhige|ruhigen|ruhiger|ruhigste|ruhe|stille|pause|rast|nachste|nachsten|naher|nahe|woanders|anderer|andere|anderen|hutte|bus|bahn|taxi|bank|knie|beine|fusse|mude|stadt|hotel|touristen',
  'besoin|calme|calmes|silence|tranquille|repos|pause|proche|pres|ailleurs|autre|refuge|bus|train|taxi|banc|genou|jambes|fatigue|ville|hotel|touristes',
  'necesito|tranquilo|tranquila|tranquilos|silencio|calma|paz|descanso|descansar|cerca|cercano|otro|otra|refugio|autobus|tren|banco|rodilla|piernas|ciudad|hotel|turistas',
  'bisogno|tranquillo|tranquilla|tranquilli|silenzio|calma|pace|riposo|pausa|vicino|altro|altra|altrove|rifugio|autobus|treno|panchina|ginocchio|gambe|citta|albergo|turisti',
]

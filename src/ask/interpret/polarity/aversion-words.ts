import { marksOf } from './marks.ts'

/** What stands before what somebody cannot bear. */
export const HATES = marksOf({
  en: 'scared of|afraid of|frightened of|frightened by|terrified of|terrified by|spooked by|fear of|sick of|fed up with|tired of|had enough of|allergic to|sensitive to|oversensitive to|intolerant of|stressed by|stressed out by|driven mad by|driven crazy by|worried about|worry about|i worry about|concerned about|triggered by|loathe|detest|despise|cannot bear|can t bear|cant bear|can not bear|can t take|cannot take|can t handle|cannot handle|can t cope with|cannot cope with|can t deal with|cannot deal with|can t abide|cannot abide|can t tolerate|cannot tolerate|cannot stand|can t stand|cant stand|hate|hates|despises|loathes|reactive to|a break from|get away from|escape from|no fan of|panics at|panic at|freaks out at|jumps at|gets worse with|get worse with|got worse with|is worse with|are worse with|worsens with|worsen with|flares up with|gets worse from|is made worse by|gets worse because of|is triggered by',
  de: 'angst vor|die nase voll von|die schnauze voll von|genug von|hasse|hassen|hasst|verabscheue|verabscheuen|allergisch gegen|allergisch auf|empfindlich gegen|leide unter|leidet unter|leiden unter|fürchtet sich vor|fürchte mich vor|erschrickt vor|flucht vor|fliehen vor|weg von|wird schlimmer bei|wird schlimmer durch|wird schlimmer mit|werden schlimmer bei|werden schlimmer durch',
  fr: 'déteste|détestons|détestent|détester|hais|ne supporte pas|ne supporte plus|ne supportons pas|ne supportons plus|supporte pas|supporte plus|supporte mal|horreur de|horreur du|horreur des|marre de|marre du|marre des|ras le bol de|ras le bol du|ras le bol des|peur de|peur du|peur des|fuir|crains|craint|craignons|allergique à|allergique aux|allergique au|sensible à|sensible au|sensible aux|gêné par|gênée par|dérangé par|dérangée par|m inquiète pour|empire avec|empirent avec|s aggrave avec|s aggravent avec',
  es: 'odio|odiamos|odia|detesto|detestamos|no soporto|no soportamos|no soporta|no aguanto|no aguantamos|no aguanta|no tolero|no tolera|harto de|harta de|hartos de|hartas de|cansado de|cansada de|miedo a|miedo de|miedo al|se asusta con|se asustan con|se asusta de|se asusta|me preocupan|me preocupa|nos preocupan|nos preocupa|me molestan|me molesta|nos molestan|nos molesta|me agobian|me agobia|me estresan|me estresa|me dan miedo|me da miedo|le dan miedo|le da miedo|le asustan|le asusta|huir de|huir del|alergia a|alérgico a|alérgica a|sensible a|sensible al|empeora con|empeoran con|se agrava con',
  it: 'odio|odiamo|odia|detesto|detestiamo|non sopporto|non sopporto più|non sopportiamo|non sopporta|non tollero|non tollera|stufo di|stufa di|stufi di|stanco di|stanca di|paura di|paura dei|paura del|paura delle|si spaventa con|si spaventa per|mi danno fastidio|mi dà fastidio|mi da fastidio|mi disturbano|mi disturba|mi preoccupano|mi preoccupa|ci danno fastidio|ci disturbano|fuggire da|fuggire dal|fuggire dai|scappare da|scappare dal|allergico a|allergica a|sensibile a|sensibile al|sensibile ai|peggiora con|peggiorano con|si aggrava con',
})

/** What stands behind it: what it does to somebody. */
export const HURTS = marksOf({
  en: 'drive me mad|drives me mad|drive me crazy|drives me crazy|drive me nuts|drives me nuts|drives us mad|drive us mad|scare me|scares me|scare us|scare him|scares him|scare her|scares her|frightens me|frighten me|frightens her|frightens him|get on my nerves|gets on my nerves|bother me|bothers me|bother us|bothers us|annoy me|annoys me|annoy us|annoys us|disturb me|disturbs me|stress me|stresses me|stress me out|stresses me out|upset me|upsets me|upset him|upsets him|upset her|upsets her|trigger me|triggers me|make me anxious|makes me anxious|make me ill|makes me ill|make me sick|makes me sick|give me a headache|gives me a headache|give me headaches|gives me headaches|make it worse|makes it worse|make things worse|makes things worse|make my tinnitus worse|makes my tinnitus worse|makes tinnitus worse|worsens my tinnitus|is a nightmare for me|are a nightmare for me|is torture|is unbearable|are unbearable',
  de: 'nervt mich|nerven mich|nervt uns|nerven uns|nervt|nerven|stört mich|stören mich|stört uns|stören uns|macht mich wahnsinnig|machen mich wahnsinnig|macht mich verrückt|machen mich verrückt|macht mich krank|machen mich krank|macht mir angst|machen mir angst|macht ihm angst|machen ihm angst|macht ihr angst|machen ihr angst|geht mir auf die nerven|gehen mir auf die nerven|geht mir auf den geist|gehen mir auf den geist|stresst mich|stressen mich|macht es schlimmer|macht alles schlimmer|macht es nur schlimmer|macht meinen tinnitus schlimmer|verschlimmert meinen tinnitus|verschlimmert alles|ertrage ich nicht|ertrage ich nicht mehr|halte ich nicht aus|halte ich nicht mehr aus|kann ich nicht leiden|kann ich nicht ausstehen|hasse ich|tut mir nicht gut',
  fr: 'm énerve|m énervent|me dérange|me dérangent|nous dérange|nous dérangent|m agace|m agacent|me stresse|me stressent|me rend fou|me rend folle|me rendent fou|me rendent folle|me fait peur|me font peur|lui fait peur|lui font peur|aggrave les choses|aggrave mes acouphènes|aggravent mes acouphènes|me fait du mal|me rend malade',
  es: 'me pone fatal|me ponen fatal|me pone mal|me ponen mal|me pone enfermo|me pone de los nervios|me ponen de los nervios|me molesta|me molestan|nos molesta|nos molestan|me agobia|me agobian|me da miedo|me dan miedo|le asusta|le asustan|me saca de quicio|me sacan de quicio|me sienta mal|me sientan mal|me sienta fatal|me empeora|lo empeora|empeora las cosas|empeora mi tinnitus|empeora mis acúfenos|me estresa|me estresan',
  it: 'mi dà fastidio|mi da fastidio|mi danno fastidio|mi disturba|mi disturbano|ci disturba|ci disturbano|mi innervosisce|mi innervosiscono|mi fa paura|mi fanno paura|gli fa paura|gli fanno paura|mi fa impazzire|mi fanno impazzire|mi manda in bestia|mi peggiora le cose|mi peggiorano le cose|peggiora le cose|peggiora il mio acufene|mi peggiora|mi fa stare male|mi fanno stare male|mi stressa|mi stressano',
})

const NONE = { en: '', de: '', fr: '', es: '', it: '' }

/** "Ich halte … nicht mehr aus", "kann … nicht leiden": a verb and its other end. */
export const BEARING = {
  verb: marksOf({
    ...NONE,
    de: 'halte|halten|hält|ertrage|ertragen|erträgt|kann|können|mag|mögen|vertrage|vertragen|verträgt',
  }),
  end: marksOf({
    ...NONE,
    de: 'nicht mehr aus|nicht aus|nicht mehr ausstehen|nicht ausstehen|nicht leiden|nicht mehr leiden|nicht mehr ertragen|nicht ertragen|nicht mehr hören|nicht mehr|nicht gut',
  }),
}

// Who asks, for whom, and how they live, in English, German, French, Spanish and Italian: none of it restricts what is sought.
import { fold } from '../../../text/fold.ts'

/** Adults of the family, and friends. */
const CLOSE = folded(`
husband wife partner spouse fiance fiancee girlfriend boyfriend friend friends mate buddy colleague colleagues mother father mum mom
dad parents aunt uncle brother sister cousin neighbour neighbor
mann ehemann frau ehefrau partnerin lebensgefährte lebensgefährtin verlobter verlobte freund freundin freunde kollege kollegin bekannter
bekannte bekannten mutter vater mama papa eltern tante onkel bruder schwester nachbar nachbarin
mari femme épouse époux compagnon compagne conjoint conjointe ami amie amis copain copine collègue mère père maman
parents oncle frère soeur voisin voisine
marido mujer esposa esposo pareja novio novia amigo amiga amigos compañero compañera madre padre mamá papá padres tía tío
hermano hermana vecino vecina
marito moglie compagno compagna fidanzato fidanzata amico amica amici collega genitori zia zio fratello sorella vicino vicina`)

/** Who comes along with somebody: what suits a grandmother is another question. */
export const COMPANIONS: ReadonlySet<string> = new Set([
  ...CLOSE,
  ...folded(`
mates buddies grandmother grandfather grandma grandpa granny gran nan grandad grandparents in-laws
freunden kollegen oma opa großmutter großvater großeltern schwiegereltern schwiegermutter kumpel kumpels
amies copines copains collègues grand-mère grand-père grands-parents mamie papi beaux-parents potes
amigas colegas abuela abuelo abuelos abuelita suegra suegro suegros amiche colleghi nonna nonno nonni suocera suocero suoceri`),
])

/** Adults that are asked for; of children it is named that what suits them is not recorded. */
export const ADULTS: ReadonlySet<string> = new Set([
  ...CLOSE,
  ...folded(`
user users client clients customer customers guest guests visitor reader listener
nutzer nutzerin nutzern kunde kundin kunden gast gäste
utilisateur utilisatrice cliente invité usuario usuaria invitado utente ospite`),
])

/** What they are together, or have been: "we are a retired couple". */
export const COMPANY = folded(`
couple pair group groups gruppe groupe grupo gruppo pensioner pensioners retiree retirees seniors oldies ehepaar paar rentner rentnerin rentnerpaar pensionisten senioren
retraité retraitée retraités retraitées seniors matrimonio pareja jubilado jubilada jubilados jubiladas pensionista pensionistas coppia
pensionato pensionata pensionati anziani coniugi sposi`)

/** What they work as or like to do; what one needs a kind of place for, as a climber does, is asked for. */
export const OCCUPATIONS = folded(`
photographer photographers recordist recordists engineer painter painters writer writers author authors poet poets musician musicians composer
artist artists journalist journalists teacher teachers nurse nurses doctor doctors student students pensioner biologist biologists ecologist
fotograf fotografin fotografen naturfotograf naturfotografin tonmeister tonmeisterin tontechniker toningenieur maler malerin schriftsteller
schriftstellerin autor autorin musiker musikerin komponist künstler künstlerin journalist journalistin lehrer lehrerin krankenschwester pfleger
arzt ärztin student studentin biologe biologin
photographe photographes institutrice instituteur ingénieur peintre écrivain écrivaine auteur autrice musicien musicienne compositeur artiste journaliste professeur
enseignant enseignante infirmier infirmière médecin étudiant étudiante biologiste
fotógrafo fotógrafa fotógrafos sonidista sonidistas pintor pintora escritor escritora autora músico música compositor artista periodista
profesor profesora maestra enfermero enfermera médico médica estudiante biólogo bióloga
fotografo fotografa fotografi fonico fonica pittore pittrice scrittore scrittrice autore autrice musicista compositore giornalista insegnante
maestro infermiere infermiera medico studente studentessa biologo biologa`)

/** How old or fit for work they are, and of what their work is. */
export const AGED = folded(`
sound nature landscape wildlife field freelance amateur professional
retired elderly old older aging ageing married middle-aged young younger ältere älteres älterer älteren alte altes junges junge rüstiges
verheiratet verheiratetes pensioniert mayor mayores joven casados âgé âgée âgés âgées jeune vieux marié mariés anziano anziana anziani giovane`)

/** What they do: they wish, tell, live somewhere, have or use something, which is then told itself. */
export const DEEDS = folded(`
is are was am has have had wants want needs need likes like loves love would wish wishes seeks seek searches asks ask asked says say said
tells told mentioned mentions lives live uses use relies rely depends depend prefers prefer enjoys enjoy hopes hope plans plan visits visit
travels travelling traveling travel looks looking gets stays staying dreams can does do did hate hates interested
ist sind war hat haben hatte sucht suchen will wollen möchte möchten mag mögen braucht brauchen wünscht wünschen sagt sagte fragt fragte
wohnt wohnen lebt leben nutzt nutzen nutze benutze benutzt benutzen liebt lieben plant reist reisen sitzt hätte würde kann bevorzugt interessiert bat
est sont a ont était cherche cherchent veut veulent voudrait voudraient aimerait aimeraient souhaite souhaitent désire désirent demande
dit préfère aime aiment habite habitent vit vivent utilise utilisons déplace déplacent voyage prévoit peut recherche
es son está están tiene tienen busca buscan quiere quieren quisiera querría desea desean necesita necesitan pide pregunta dice dijo prefiere
vive viven usa usan utiliza utilizan viaja viajan va van uso usamos utilizo puede puedan pueda gustaría planea
è sono ha hanno cerca cercano vuole vogliono vorrebbe vorrebbero desidera desiderano chiede dice preferisce ama vive vivono abita abitano usa
usano utilizza uso usiamo utilizzo muove viaggia può possa piacerebbe avrebbe`)

/** What counts years of a life: "78 anni". */
export const YEARS = folded('years year yrs yo jahre jahren jahr ans años anni')

/** Who is that old, or has that many years. */
export const OF_SELF = folded(`
i we he she both am are is we're i'm
ich wir er sie beide bin sind ist
j je nous il elle ai avons a ont avez
yo nosotros tengo tenemos tiene tienen cumplo cumplí
io noi ho abbiamo ha hanno`)

/** Tens of years in words. */
export const TENS = folded(`
thirty forty fifty sixty seventy eighty ninety dreißig vierzig fünfzig sechzig siebzig achtzig neunzig trente quarante cinquante soixante
treinta cuarenta cincuenta sesenta setenta ochenta noventa trenta quaranta cinquanta sessanta settanta ottanta novanta`)

function folded(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(fold))
}

import { listOf } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** Verbs of wishing, liking, bringing along and coming, which say that something is wished for, and not what. */
const WISHING: Readonly<Record<Foreign, string>> = {
  de: `
vorschlagen vorschlägst vorschlagt vorschlügest reise reisen nehme nehmen bringe bringen mache machen machst hinkomme hinkommt hinkommen hinfährt hinfahren
hinfahre hinbringt hinbringen hineinkommt hineinkommen reinkommt geeignet geeignete geeigneten beobachte leidenschaftlicher leidenschaftliche begeisterter begeisterte wichtig ausgestattet`,
  fr: `
devrait devraient devez devons doivent dois adore adorons adorent aimons aime aiment accompagne accompagnent emmène emmenons vient venons viens viennent apporte
apportons indispensable indispensables passionné passionnée passionnés allonger puisse puissent puissions conviennent convienne adapté adaptée adaptés adaptées
dépendons dépends desservi desservie desservis desservies restent rouler trouver pouvoir important importante importants essentiel essentielle essentiels équipé équipée équipés équipées rêve rêvons prendra prendrai prendrons`,
  es: `
así podamos podáis puedan pueda poderse debería deberían deben debe deberíamos encanta encantan encantaría adoro llevamos llevo lleve lleven viene vienen vengo venir venga
ir vaya vayan sentarme sentarnos tumbarme tumbarnos tumbarse aficionado aficionada aficionados dependo dependemos imprescindible imprescindibles indispensable
bienvenido bienvenida bienvenidos importante importantes esencial esenciales equipado equipada equipados equipadas soñamos sueño`,
  it: `
dovrebbe dovrebbero esserci essere devono deve adoro adoriamo amiamo amo piacciono portiamo viene vengono veniamo vengo venire andarci andare recarci sedermi sederci
sdraiarmi sdraiarci indispensabile indispensabili appassionato appassionata appassionati prendere dipendo dipendiamo servito servita serviti servite benvenuto benvenuta
benvenuti muovo muoviamo restano trovarsi importante importanti essenziale essenziali attrezzato attrezzata attrezzati attrezzate sogniamo sogno viaggiamo prenderemo`,
}

/** Words of a language that wish for what stands beside them. */
export function wishWordsIn(language: Foreign): readonly string[] {
  return listOf(WISHING[language])
}

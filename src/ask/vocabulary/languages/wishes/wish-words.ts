import { listOf } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** Verbs of wishing, liking, bringing along and coming, which say that something is wished for, and not what. */
const WISHING: Readonly<Record<Foreign, string>> = {
  de: `
vorschlagen vorschlägst vorschlagt vorschlügest reise reisen nehme nehmen bringe bringen mache machen machst hinkomme hinkommt hinkommen hinfährt hinfahren
hinfahre hinbringt hinbringen hineinkommt hineinkommen reinkommt geeignet geeignete geeigneten beobachte leidenschaftlicher leidenschaftliche begeisterter begeisterte wichtig`,
  fr: `
devrait devraient devez devons doivent dois adore adorons adorent aimons aime aiment accompagne accompagnent emmène emmenons vient venons viens viennent apporte
apportons indispensable indispensables passionné passionnée passionnés puisse puissent puissions conviennent convienne adapté adaptée adaptés adaptées
dépendons dépends restent trouver pouvoir important importante importants essentiel essentielle essentiels rêve rêvons prendra prendrai prendrons`,
  es: `
así podamos podáis puedan pueda poderse debería deberían deben debe deberíamos encanta encantan encantaría adoro llevamos llevo lleve lleven viene vienen vengo venir venga
ir vaya vayan aficionado aficionada aficionados dependo dependemos imprescindible imprescindibles indispensable
bienvenido bienvenida bienvenidos importante importantes esencial esenciales soñamos sueño`,
  it: `
dovrebbe dovrebbero esserci essere devono deve adoro adoriamo amiamo amo piacciono portiamo viene vengono veniamo vengo venire andarci andare recarci
indispensabile indispensabili appassionato appassionata appassionati prendere dipendo dipendiamo benvenuto benvenuta
benvenuti muovo muoviamo restano trovarsi importante importanti essenziale essenziali sogniamo sogno viaggiamo prenderemo`,
}

/** Words of a language that wish for what stands beside them. */
export function wishWordsIn(language: Foreign): readonly string[] {
  return listOf(WISHING[language])
}

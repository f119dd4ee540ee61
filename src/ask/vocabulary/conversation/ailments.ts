// What makes people look for quiet, in English, German, French, Spanish and Italian: it is told, and restricts nothing.
import { fold } from '../../../text/fold.ts'

/** What one has or comes out of: "I have migraines", "nach einem Burnout". */
export const AILMENTS = folded(`
migraine migraines burnout burn-out tinnitus stress headache headaches hyperacusis misophonia insomnia ptsd adhd exhaustion overload
migräne migräneanfälle kopfschmerzen kopfweh ohrensausen schlafstörungen erschöpfung reizüberflutung hyperakusis misophonie ads adhs
migraines maux acouphène acouphènes insomnie insomnies épuisement surmenage hyperacousie
migraña migrañas jaqueca jaquecas acúfenos tinnitus estrés insomnio agotamiento dolores
emicrania emicranie acufene acufeni stress insonnia esaurimento mal cefalea`)

/** What one is by it: "je suis migraineuse", "I'm burnt out". */
export const AILING = folded(`
burnt burned exhausted stressed overworked overwhelmed autistic hypersensitive sensitive neurodivergent
ausgebrannt erschöpft gestresst überarbeitet überreizt hochsensibel autistisch lärmempfindlich geräuschempfindlich autist autistin
migraineux migraineuse épuisé épuisée stressé stressée surmené surmenée hypersensible autiste insomniaque
agotado agotada quemado quemada estresado estresada migrañoso migrañosa autista hipersensible insomne
esaurito esaurita stressato stressata sfinito sfinita emicranico emicranica autistico autistica ipersensibile insonne`)

function folded(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(fold))
}

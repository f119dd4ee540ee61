// What makes people look for quiet, in English, German, French, Spanish and Italian: it is told, and restricts nothing.
import { fold } from '../../../text/fold.ts'

/** What one has or comes out of: "I have migraines", "nach einem Burnout". */
export const AILMENTS = folded(`
migraine migraines burnout burn-out tinnitus stress headache headaches hyperacusis misophonia insomnia ptsd adhd exhaustion overload
hayfever allergies allergy asthma copd rheumatism
migräne migräneanfälle kopfschmerzen kopfweh ohrensausen schlafstörungen erschöpfung reizüberflutung hyperakusis misophonie ads adhs
heuschnupfen pollenallergie allergie allergien hausstauballergie asthma rheuma bluthochdruck
migraines maux acouphène acouphènes insomnie insomnies épuisement surmenage hyperacousie allergie allergies asthme rhumatismes
migraña migrañas jaqueca jaquecas acúfenos tinnitus estrés insomnio agotamiento dolores alergia alergias asma reuma
emicrania emicranie acufene acufeni stress insonnia esaurimento mal cefalea allergia allergie asma reumatismi`)

/** Ailments of several words, none of which says it by itself: "hay" is no meadow, "polen" no Poland, "hard" no effort. */
export const AILMENTS_OF_WORDS =
  '(?:hard of hearing|hearing (?:loss|impaired|impairment)|bad hearing|duro de oido|durs? d oreille|duro d orecchi|hay fever|pollen allerg(?:y|ies)|high blood pressure|rhume des foins|allergies? (?:au|aux) pollens?|fiebre del heno|alergias? al? polen|rinitis alergica|raffreddore da fieno|febbre da fieno|allergi[ae] (?:al|ai) pollin[ei])'

/** What one is by it: "je suis migraineuse", "I'm burnt out". */
export const AILING = folded(`
burnt burned exhausted stressed overworked overwhelmed autistic hypersensitive sensitive neurodivergent deaf
ausgebrannt erschöpft gestresst überarbeitet überreizt hochsensibel autistisch lärmempfindlich geräuschempfindlich autist autistin schwerhörig schwerhörige schwerhöriger schwerhöriges gehörlos taub
migraineux migraineuse épuisé épuisée stressé stressée surmené surmenée hypersensible autiste insomniaque malentendant malentendante sourd sourde
agotado agotada quemado quemada estresado estresada migrañoso migrañosa autista hipersensible insomne hipoacúsico hipoacúsica sordo sorda
esaurito esaurita stressato stressata sfinito sfinita emicranico emicranica autistico autistica ipersensibile insonne ipoudente ipoacusico ipoacusica`)

function folded(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(fold))
}

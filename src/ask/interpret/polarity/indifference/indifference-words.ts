import { marksOf } from '../marks.ts'

/** How a negation is said that takes a condition back and rules nothing out. */
export const NOT_NECESSARILY = 'not necessarily'

/** What stands before what somebody does not mind. */
export const MINDS_NOT_BEFORE = marksOf({
  en: 'not mind|not mind the|not mind any|do not mind|do not mind the|don t mind|don t mind the|dont mind|not care about|do not care about|don t care about|not bothered by|am not bothered by|not bothered about|nothing against|have nothing against|no problem with|have no problem with|not mind if there are|do not mind if there are|don t mind if there are',
  de: 'nichts gegen|habe nichts gegen|hab nichts gegen|haben nichts gegen|kein problem mit|habe kein problem mit|hab kein problem mit|haben kein problem mit|komme klar mit|kommen klar mit|egal sind mir|egal ist mir|mir egal sind',
  fr: 'peu importe|peu importent|peu m importe|peu m importent|rien contre|je n ai rien contre|pas de problème avec|me fiche de|me fiche du|me fiche des|me moque de|me moque du|me moque des|ça ne me dérange pas qu il y ait|ne me dérange pas qu il y ait',
  es: 'no me molestan|no me molesta|no nos molestan|no nos molesta|no me importan|no me importa|no nos importan|no nos importa|me dan igual|me da igual|nos dan igual|nos da igual|nada contra|nada en contra de|no tengo nada contra|no tengo problema con|no me importa que haya|no me molesta que haya',
  it: 'non mi disturbano|non mi disturba|non ci disturbano|non ci disturba|non mi danno fastidio|non mi dà fastidio|non mi da fastidio|non ci danno fastidio|non ci dà fastidio|non ho niente contro|niente contro|nulla contro|non mi importa se ci sono|non mi importa di|non mi importa dei|non mi importa del|non m importa di|nessun problema con',
})

/** What stands behind it. */
export const MINDS_NOT_BEHIND = marksOf({
  en: 'not bother me|not bother us|do not bother me|do not bother us|does not bother me|does not bother us|don t bother me|don t bother us|doesn t bother me|doesn t bother us|dont bother me|doesnt bother me|not disturb me|not disturb us|not annoy me|not scare me|not matter to me|not matter to us',
  de: 'stört mich nicht|stören mich nicht|stört uns nicht|stören uns nicht|stören mich gar nicht|stört mich gar nicht|stören mich überhaupt nicht|stört mich überhaupt nicht|nervt mich nicht|nerven mich nicht|macht mir nichts aus|machen mir nichts aus|macht uns nichts aus|machen uns nichts aus|macht mir nichts|machen mir nichts|ist mir egal|sind mir egal|ist uns egal|sind uns egal|sind egal|ist egal|ist nicht wichtig|sind nicht wichtig|wäre mir egal|wären mir egal|sind kein problem für mich|sind kein problem für uns|ist kein problem für mich',
  fr: 'ne me dérange pas|ne me dérangent pas|ne nous dérange pas|ne nous dérangent pas|me dérange pas|me dérangent pas|nous dérangent pas|ne me gêne pas|ne me gênent pas|ne nous gêne pas|ne nous gênent pas|me gêne pas|me gênent pas|m est égal|m est égale|me sont égaux|me sont égales|n est pas important|n est pas importante|ne sont pas importants|ne sont pas importantes',
  es: 'no me molestan|no me molesta|no nos molestan|no nos molesta|no me importan|no me importa|no nos importan|no nos importa|me dan igual|me da igual|nos dan igual|nos da igual|no es importante|no son importantes|me es igual',
  it: 'non mi disturbano|non mi disturba|non ci disturbano|non ci disturba|non mi danno fastidio|non mi dà fastidio|non mi da fastidio|non ci danno fastidio|non ci dà fastidio|non ci da fastidio|non è importante|non sono importanti|mi è indifferente|mi sono indifferenti|per me è uguale',
})

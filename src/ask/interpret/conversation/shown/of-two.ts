// Which of two is asked for, and how far apart they are, as each language says it.

/** "Which of the two", before what is asked of both. */
const OF_TWO =
  /^(and |und |et |y |e )?(which( one)? of (the|these|those) (two|three)|which of both|welche[rsn]? (von |der |dieser )(den |diesen )?(beiden|zwei|drei)|(lequel|laquelle|lesquel(le)?s) (des|de ces|de ces) (deux|trois)|cuál(es)? de (los|las|estos|estas|esos|esas) (dos|tres)|qual[ei] (dei|delle|tra i|fra i|tra le|di questi|di queste) (due|tre))( |$)/i

export function isOfTwo(typed: string): boolean {
  return OF_TWO.test(typed)
}

/** "Which is the quietest of them all", of several lists. */
const OF_ALL =
  /(^| )(of (them |these |those )?all|of all (of them|these|those)|von (ihnen |diesen |denen )?allen|aller genannten|de (todos|todas)( ellos| ellas)?|de (tous|toutes)|di tutt[ie]|tra tutt[ie]) ?[?.!]*$/i

export function isOfAll(typed: string): boolean {
  return OF_ALL.test(typed)
}

/** "What is the difference between the two?", which is asked of both. */
const DIFFERENCE =
  /^(and |und |et |y |e )?((what( is|['’]s)? (the )?|so )?difference between (the two|them|both|these two|those two)|(and )?how do (the two|they|both) compare|(was ist |worin liegt |wie groß ist )?(der |denn der )?unterschied zwischen (den |diesen |allen )?(beiden|zweien|ihnen)|(quelle (est la )?|la )?différence (y a-t-il |y a t il )?entre (les deux|ces deux|eux|elles)|(qué |cuál es la )?diferencia (hay )?entre (los|las|estos|estas|esos|esas)? ?(dos|ellos|ellas|ambos|ambas)|(che |qual è la )?differenza (c['’ ]*è )?(tra|fra) (i due|le due|loro|di loro|entrambi|questi due))$/i

export function isDifferenceOfTwo(typed: string): boolean {
  return DIFFERENCE.test(typed)
}

const EACH_OTHER =
  /(^| )(from each other|voneinander|l['’]une? de l['’]autre|(el )?un[oa] del? (la )?otr[oa]|entre sí|l['’]un[oa] dall['’]altr[oa])( |$)/i
/** "The distance between the two". */
const BETWEEN_TWO =
  /(^| )((distance|how far|far is it|km|kilomet(er|re)s|miles) ((is it|are there) )?between (the two|them|both|these|those)|(abstand|entfernung|weit ist es) zwischen (den |diesen |allen )?(beiden|zweien|ihnen|denen)|distance (y a-t-il )?entre (les deux|eux|elles|ces deux)|distancia (hay )?entre (los dos|las dos|ambos|ambas|ellos|ellas)|distanza (c['’]è )?tra (i due|le due|loro|di loro|entrambi))( |$)/i

export function isApart(typed: string): boolean {
  return /\bapart\b(?! from)/i.test(typed) || EACH_OTHER.test(typed) || BETWEEN_TWO.test(typed)
}

/** "From one to the other", of which it is asked how far that is: words of one span each stand once. */
export const ONE_TO_OTHER =
  /(^| )((from )?(the )?one (of them )?to the other( one)?|(vo[nm] )?(dem |der )?eine[nmr] (zum|zur|zu dem) ander(e[nr]|n)|(de )?l un(e)? à l autre|d un(e)? à l autre|(qué distancia hay |distancia )?(de |del )?un[oa] (al|a la|a) otr[oa]|(dall |dal |da )?un[oa] all altr[oa])( |$)/i

// What frames a question in German, French, Spanish and Italian: who asks, where they live, and idioms of nature.
import type { Foreign } from '../languages.ts'
import { type Row, rowsOf } from '../language-table.ts'

const SAID: Readonly<Record<Foreign, string>> = {
  de: `
the = im auftrag|im auftrag von|im namen von|stellvertretend
near = wohnt in|lebt in|wohnt bei|ist wohnhaft in|stammt aus|wohnt gerade in
without a car = habe kein auto|haben kein auto|hat kein auto|besitze kein auto|besitzen kein auto|kein eigenes auto|fahre kein auto|fahren kein auto|fährt kein auto|fahre nicht auto|fahre nicht mehr auto|fährt nicht mehr auto
are = werden wir sein|wir werden|ich bin jetzt|bin jetzt|wir sind jetzt|ich bin gerade
next week = nächste woche|kommende woche|nächster woche|kommender woche
alternative = alternative|alternativen
place = im grünen|ins grüne|was grünes|etwas grünes|viel grün|fleckchen grün|stück grün|stückchen grün|grünes fleckchen|grüne oase|grüne oasen|grünfläche|grünflächen|freier natur|der freien natur|in freier natur|in der freien natur
remote = im nirgendwo|mitten im nirgendwo|wo sich fuchs und hase gute nacht sagen|in der pampa
green = grün|grüne|grüner|grünes|grünen`,
  fr: `
the = pour le compte de|pour le compte d|au nom de|au nom d|de la part de
near = habite à|habitent à|habite en|vit à|vivent à|réside à|habite|habitent
without a car = n a pas de voiture|n ai pas de voiture|n avons pas de voiture|n ont pas de voiture|pas de voiture à moi|je n ai plus de voiture|ne conduis pas|ne conduis plus|ne conduit pas|ne conduit plus|ne conduisons pas|ne conduisons plus
are = je suis maintenant|nous sommes maintenant|maintenant je suis|serons|serai|sera|serez
next week = la semaine prochaine|semaine prochaine
alternative = alternative|alternatives
place = en pleine nature|dans la nature|coin de verdure|coins de verdure|écrin de verdure|îlot de verdure|un peu de verdure|havre de verdure|dans la verdure|au vert|se mettre au vert|espace vert|espaces verts|verdure
green = vert|verte|verts|vertes`,
  es: `
the = en nombre de|por encargo de|de parte de
near = vive en|viven en|reside en|residen en|vive cerca de
without a car = no tengo coche|no tenemos coche|no tiene coche|no tienen coche|no tengo carro|no tenemos carro|no tengo auto|no conduzco|ya no conduzco|no conducimos|no conduce|ya no conduce|no manejo
are = estoy ahora|ahora estoy|estamos ahora|ahora estamos|estaremos|estaré|estará|estarán
next week = la semana que viene|semana que viene|la próxima semana|próxima semana
alternative = alternativa|alternativas
place = en plena naturaleza|rincón de verdor|espacio verde|espacios verdes|zona verde|zonas verdes|un poco de verde|pulmón verde
green = verde|verdes`,
  it: `
the = per conto di|a nome di|da parte di
near = abita a|abitano a|vive a|vivono a|risiede a|abita in|vive in
without a car = non ho la macchina|non abbiamo la macchina|non ha la macchina|non hanno la macchina|non ho l auto|non abbiamo l auto|non ha l auto|non ho auto|non abbiamo auto|non ho una macchina|non guido|non guido più|non guida|non guida più|non guidiamo
are = adesso sono a|ora sono a|adesso siamo a|ora siamo a|saremo|sarò|sarà|saranno
next week = la settimana prossima|settimana prossima|la prossima settimana|prossima settimana
alternative = alternativa|alternative
place = nel verde|in mezzo al verde|immerso nel verde|immersa nel verde|immersi nel verde|immerse nel verde|angolo di verde|angoli di verde|un po di verde|oasi di verde|area verde|aree verdi|spazio verde|spazi verdi|a contatto con la natura
green = verde|verdi`,
}

/** Rows of a language for what frames a question. */
export function framesIn(language: Foreign): readonly Row[] {
  return rowsOf(SAID[language])
}

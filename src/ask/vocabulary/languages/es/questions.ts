import { listOf, rowsOf } from '../language-table.ts'

/** Ways of asking and of pointing back, in Spanish. */
export const QUESTIONS = rowsOf(`
how many are there = cuántos hay de esos|cuántas hay de esas|cuántos has encontrado|cuántas has encontrado|cuéntalos|cuéntalas|cuántos son|cuántas son|cuántos hay en total|cuántas hay en total
instead = en su lugar|en cambio|en vez de eso|en lugar de eso
which is quieter = cuál es más tranquilo|cuál es más tranquila|cuál es más silencioso|cuál es más silenciosa|cuál es menos ruidoso|cuál es menos ruidosa|cuál de los dos es más tranquilo|cuál de los dos es más silencioso|cuál de las dos es más tranquila|cuál de ellos es más tranquilo|qué es más tranquilo|qué es más silencioso|qué es menos ruidoso|dónde se está más tranquilo|dónde es más tranquilo|cuál está más tranquilo
something nearby = qué hay cerca|qué hay por la zona|qué hay en los alrededores|qué hay por los alrededores|qué hay al lado|qué hay alrededor|y qué hay alrededor|qué más hay cerca|qué otra cosa hay cerca
everywhere = en todas partes|por todas partes|en todos lados|en cualquier sitio|en cualquier lugar
the = para ir|para ir con|para ir a
is it true that = es verdad que|es cierto que|es correcto que|verdad que|es verdad
i meant = quería decir|quise decir|me refería a|me refería al|me refiero a|me refiero al|quiero decir
result = resultado|resultados
what does the rating mean = qué quiere decir fiabilidad media|qué significa fiabilidad media|qué significa la fiabilidad|qué quiere decir fiabilidad
what do you hear = qué hace más ruido|qué es lo que más ruido hace|qué es lo que más se oye|qué se oye más|qué se puede oír|qué se puede escuchar|qué se escucha|qué se oye|qué oigo|qué oímos|qué ruidos se oyen|qué sonidos se oyen|qué ruido se oye|qué ruidos se escuchan|qué sonidos se escuchan|qué voy a oír|qué ruidos hay|qué ruido hay|qué sonidos hay
why = fuentes de ruido|qué fuentes de ruido|qué fuentes de ruido hay|qué fuentes de ruido hay cerca|cuáles son las fuentes de ruido|a qué se debe la puntuación|a qué se debe la nota|a qué se debe la mala nota|a qué se debe la valoración|a qué se debe el ruido|de qué depende la puntuación|de qué depende la nota|a qué se debe
how do i get from = cómo ir de|cómo ir desde|cómo voy de|cómo voy desde|cómo llegar de|cómo llegar desde|cómo llego desde|cómo se va de|cómo se llega desde
reach = se accede|accede|acceder|accedo|accedemos|se alcanza|alcanzar|alcanzo|se puede acceder|puedo acceder|llego|llegamos|se llega|trasladarse|trasladarme|trasladarnos|desplazarse|desplazarme|dirigirse|dirigirme|me dirijo|me desplazo|nos desplazamos|desplazo|viajo|se viaja
place = alternativa|alternativas|lugar|lugares|sitio|sitios|rincón|rincones|zona|zonas|naturaleza|algún sitio|algún lugar|destino|destinos|=espacio|=espacios|escapada|excursión|paraje|parajes|paisaje|paisajes|algo|oasis|lugarcito|área|áreas|entorno|entornos|ir de excursión|irme de excursión|irnos de excursión|hacer una excursión|irse de excursión|salir de excursión
how many = cuántos|cuántas|cuánto|número de|cantidad de|número total de|el número total de|cuál es el número de
runners up = subcampeones|finalistas
why = por qué|porqué|de dónde viene|de dónde proviene|por qué razón|de dónde viene el ruido|qué hace ruido|qué ruido|fuente del ruido|explica|razón
compare = compara|comparar|comparación|comparado con|en comparación con|diferencia entre|diferencia|frente a|frente al|versus|vs|contra|respecto a|comparada con|comparados con|compárame|compáranos|compáreme|me comparas|puedes comparar|compara entre
the same for = lo mismo|lo mismo pero|igual pero|la misma búsqueda pero|lo mismo para|igual para|la misma búsqueda para
tell me = puedes decirme|puede decirme|podrías decirme|podría decirme|me puedes decir|me puede decir|me podría decir|dime|dígame|sabes|sabe usted|sabes si
how quiet are they = cómo de tranquilos son|cómo de tranquilas son|cómo de silenciosos son|cómo de silenciosas son|qué tan tranquilos son|qué tan tranquilas son|qué tan silenciosos son
tell me about = háblame de|hábleme de|háblame sobre|cuéntame sobre|cuéntame de|cuéntame algo de|cuéntame algo sobre|qué sabes de|qué sabes sobre|qué es|describe|descríbeme|información sobre|información de|info sobre|datos sobre|dime algo sobre|dime algo de|descripción de|háblame del|detalles de|cuéntame más sobre|qué sabes del|qué sabes de la|qué sabes acerca de|qué se sabe de|qué me puedes decir de|qué puedes decirme de|qué puedes contarme de|dime lo que sabes de|cuéntame algo del|cuéntame algo de la|cuéntame todo sobre|cuéntame del|cuéntame de la|cuéntanos algo de|más sobre|más información sobre|más datos sobre|más detalles sobre
do you have an api = tenéis una api|tienen una api|tienes una api|hay una api|hay api|puedo descargar los datos|se pueden descargar los datos|dónde puedo descargar los datos|los datos son abiertos|son abiertos los datos|datos abiertos|hace falta una clave
which regions do you cover = qué regiones cubrís|qué regiones cubren|qué regiones cubre|qué regiones están cubiertas|qué regiones están importadas|qué países cubrís|qué países cubren|qué países están cubiertos|qué países hay en el catálogo|qué zonas cubrís|qué zonas cubren|qué países tenéis|qué países tienen ustedes|en qué países tenéis sitios|qué países hay en la lista|qué países tenéis en la lista
when was the data last updated = cuándo se actualizaron los datos|cuándo se actualizaron los datos por última vez|de cuándo son los datos|cuándo se actualizó el catálogo|están actualizados los datos|última actualización|qué antigüedad tienen los datos|cuándo se actualizó esto|cuándo se actualizó|cuándo se ha actualizado|cuándo fue la última actualización|cuándo lo actualizasteis
is there a map = hay un mapa|hay algún mapa|tienen un mapa|tienes un mapa|tenéis un mapa|muéstrame el mapa|muéstrame un mapa|enséñame el mapa|mapa de todos los lugares|un mapa de todos los lugares|dónde está el mapa|hay un mapa de ruido|hay un mapa del silencio|todos los lugares en un mapa
who runs this site = quién lleva este sitio|quién está detrás de este sitio|quién está detrás|quién gestiona este sitio|quién hizo este sitio|quién ha hecho esto|quién te creó
what should i bring = qué debo llevar|qué hay que llevar|qué llevar|qué tengo que llevar|qué necesito llevar|qué equipo necesito
what can you do = qué puedes hacer|qué sabes hacer|ayuda|ayúdame|cómo funciona|cómo funciona esto|quién eres|hola|buenos días|buenas tardes|buenas noches|qué puedo preguntar|ejemplos|gracias|muchas gracias|qué haces
what does the rating mean = cómo se calcula la puntuación de silencio|cómo se calcula la puntuación|cómo se calcula la nota|qué significa la puntuación|qué significa la nota|cómo se mide el silencio|cómo medís el silencio|cómo se calcula el silencio|escala de puntuación|cómo se puntúa|cómo se valora el silencio|cómo se calculan las notas|cómo se calcula|qué significa la puntuación de silencio|medís|miden los decibelios|mide alguien|alguien mide|se miden|de dónde salen las notas|de dónde sale la nota|de dónde sacáis|de dónde sacan|qué significa una nota de|qué significa una puntuación de|qué quiere decir la nota|qué quiere decir la puntuación|qué quiere decir una nota de|qué es la nota de silencio|qué es la puntuación de silencio|qué es una nota de|cómo calculáis|cómo calculan|cómo la calculáis|cómo se obtiene la nota
are there any = hay|hay algún|hay alguna|hay algunos|existe|existe algún|existe alguna|existen|tienes|tenéis|conoces|conocéis|tienen|sabes de|habrá
where can i = dónde viven|dónde vive el|dónde vive la|dónde puedo|dónde se puede|dónde podemos|dónde hay|adónde ir|dónde ir|dónde encontrar|dónde podría|dónde encuentro|dónde ver|dónde se pueden|adónde|dónde hacer|adónde vamos|adónde voy|adónde ir|adónde puedo ir|a dónde ir|a dónde voy|a dónde vamos|a dónde puedo ir|dónde vamos|dónde ir|adónde podemos ir|dónde podemos ir|dónde puedo ir|dónde me relajo|dónde relajarme
how deep = qué profundidad|profundidad
when is = cuándo es|cuándo está|cuándo|en qué época|qué época|qué mes|en qué mes|mejor época|mejor momento|la mejor época|cuál es la mejor época|la mejor temporada|el mejor mes|mejor época para|la mejor época para|cuál es la mejor época para|la mejor época para ir|cuál es la mejor época para ir
which country = a qué país pertenece|a qué país pertenecen|qué país|en qué país|qué países
where is = dónde está|dónde queda|dónde se encuentra|dónde están|coordenadas|ubicación de|dónde se ubica|dónde se sitúa|dónde
offer = ofrecen|ofrece
how much does it cost = cuesta algo|cuesta dinero|cuesta algo entrar|es caro|vale algo|cuánto cuesta|cuánto vale|qué precio tiene|precio|coste|costo|cuesta|entrada|precio de entrada|cuánto cuesta la entrada|tarifa|caro|cuánto cuesta la entrada a|billete|cuánto es|cuánto cuestan|cuánto valen|cuestan|cuánto hay que pagar|cuánto se paga|cuánto tengo que pagar|cuánto tenemos que pagar|cuál es el precio de la entrada|cuál es el precio de entrada|precio de la entrada|cuál es el precio
access status = condiciones de entrada|condiciones de acceso|requisitos de entrada|requisitos de acceso|condiciones para entrar
access = acceso|accesible|accesibles
how do i get to = cómo hago para llegar a|cómo hago para llegar al|cómo hago para ir a|cómo voy al|cómo vamos a|cómo puedo ir a|cómo se puede ir a|cómo llego hasta|cómo llegar hasta|cómo llego a|cómo se llega a|cómo llegar a|cómo puedo llegar a|cómo ir a|cómo se va a|cómo voy a|cómo llegar al|cómo se llega al|cómo llego al|cómo llegar|cómo se llega|cómo llego|ruta hacia
how do i get there = cómo se llega|y cómo se llega|cómo llego|cómo llegar allí|cómo llego allí|cómo se llega allí|cómo llego hasta allí|cómo se va allí|cómo se va|cómo llegamos|cómo voy|cómo se sube|cómo subo|cómo subimos|cómo se sube hasta allí|cómo se llega arriba|cómo se baja
reachable = se llega|a las que se llega|a los que se llega|a la que se llega|al que se llega|se puede llegar|llegar|accesible en|accesibles en|accesible por|ir|se llegue|llegue|se pueda llegar|se pueda ir|se alcanzan|se alcance|se alcancen
how quiet is = qué tan silencioso es|qué tan tranquilo es|cómo de tranquilo es|cómo de silencioso es|cuál es la nota de|qué nota tiene|qué puntuación tiene|cuál es la puntuación de|qué tan tranquila es|qué tan silenciosa es|qué tan|cómo de|cómo es de tranquilo|qué nota le dais|cuánto puntúa|cuánto silencio hay|cuánta tranquilidad hay|cuánto silencio
how loud is = cuánto ruido hacen|cuánto ruido meten|qué ruido hacen|qué tan ruidoso es|cómo de ruidoso es|cuánto ruido hay en|qué nivel de ruido hay en|cuánto ruido hay|cuánto ruido|cuánto ruido se oye|cuánto ruido hace|qué ruido hay|qué tan ruidoso|cómo es de ruidoso|cómo de ruidosos son|cómo de ruidosas son|qué tan ruidosos son|qué tan ruidosas son|cuán ruidosos son|cuán ruidosas son
noise level = valor de ruido|nivel de ruido|decibelios|nivel sonoro|decibelio
noise = ruido|ruidos|jaleo|bullicio|alboroto|barullo|follón|mucho jaleo|mucho bullicio|mucho ruido
what can i do there = qué se puede hacer allí|qué puedo hacer allí|qué hay que hacer allí|qué hacer allí
activities = actividades|actividad|qué se puede hacer|qué puedo hacer|qué hacer|qué podemos hacer|cosas que hacer
scenery = tipo de paisaje|cómo es el paisaje
how far from = a qué distancia está de|a qué distancia queda de|a cuánto está de|a cuánto queda de|cuánto dista de|queda lejos de|está lejos de|a qué distancia de|qué distancia hay de|a cuántos kilómetros de
how far = a qué distancia|a qué distancia está|distancia|qué distancia hay|a cuántos kilómetros|a cuántos km|cómo de lejos|está lejos|qué tan lejos|a cuánto está|a cuánto queda|a cuánto están|a qué distancia queda|qué distancia separa|cómo de lejos está|está muy lejos|queda lejos
comment = comentarios|comentario|opiniones|reseñas
facilities = instalaciones|equipamiento|infraestructura|qué hay en|qué tiene
on site = sobre el terreno|en el mismo sitio|en el mismo lugar
there = allí arriba|ahí arriba|allá arriba|allí|allá|ahí|en ese lugar|en la misma zona|en el mismo país
the first one = al primero|del primero|a la primera|de la primera|con el primero
compare it = compáralo|compárala|comparalo|comparala|compárelo|compárela|compararlo|compararla|compara eso|compara esto|lo comparas|la comparas
compare them = compáralos|compáralas|comparalos|comparalas|compárelos|compararlos|compararlas
the next one = el siguiente|la siguiente
it = este lugar|ese lugar|este sitio|ese sitio|este|ese|el primero|la primera|este lago|ese lago|ese parque|lo
which of them = cuál de ellos|cuál de ellas|cuáles de ellos|de ellos|de ellas|de estos|de esos|estos|esos|ellos
what about = qué tal|y qué tal|qué hay de|y si|mejor en
something quieter than = algo más tranquilo que|algo más silencioso que|algo menos ruidoso que|algún sitio más tranquilo que|algún lugar más tranquilo que
something quieter = algo más tranquilo|algo más silencioso|algo menos ruidoso
another higher = otro más alto|otra más alta|otros más altos|otras más altas
another lower = otro más bajo|otra más baja|otros más bajos|otras más bajas
another quieter = otro más tranquilo|otra más tranquila|otros más tranquilos|otras más tranquilas|otro más silencioso|otra más silenciosa|otro más calmado
another closer = otro más cercano|otra más cercana|otro más cerca|otra más cerca|otros más cercanos|otro más próximo
another farther = otro más lejano|otra más lejana|otro más lejos|otra más lejos
another cheaper = otro más barato|otra más barata
another bigger = otro más grande|otra más grande
another smaller = otro más pequeño|otra más pequeña
another = dónde si no|dónde más|otro|otra|otros|otras|otro más|alguno más|más resultados|y otro|muéstrame más|algo más|qué más|qué más hay|otra cosa|qué otra cosa|qué otra cosa hay|siguiente|uno más|otra opción|enséñame más|enséñame otros|dame más|más sitios|muéstrame otros|muéstrame otras|enséñame otras|las demás|los demás
or not = o no|da igual|no importa|opcional|es igual
not needed = no necesario|no hace falta|innecesario|no es necesario
i = yo
we = nosotros
find = busca|buscar|busco|encuentra|encontrar|buscamos|buscando|encuéntrame|creo que quiero|creo que busco|pienso que quiero|me encantaría ver|nos encantaría ver|me encantaría encontrar|me encantaría visitar|me encantaría conocer|me encantaría
give me = muéstrame|muestra|dame|enséñame|lista|recomiéndame|recomienda|sugiéreme|dime|proponme|quiero ver|recomendadme|recomiéndanos|recomendaciones de|proponednos|enseñadme|mostradme|podría mostrarme|podrías mostrarme|puede mostrarme|puedes mostrarme|me podría mostrar|me puedes mostrar|sería tan amable de decirme|sería tan amable de indicarme|sería tan amable de mostrarme|serías tan amable de decirme|podría decirme|podrías decirme|podría indicarme|podrías indicarme|puede decirme|puedes decirme|tendría la amabilidad de decirme|tendría la amabilidad de indicarme|podría recomendarme|podrías recomendarme|puede recomendarme|puedes recomendarme
need = necesito|necesitamos|me hace falta|hace falta|haga falta|hagan falta
specific = más|menos
please = no me mientas|no me mienta|no mientas|sin mentir|sin mentirme|sé sincero|sea sincero|dime la verdad|dígame la verdad|la verdad por favor|no me engañes|sinceramente|honestamente|más o menos|por favor|porfa|x favor|xfa|por fa|gracias de antemano|muchas gracias de antemano|gracias por adelantado|muchas gracias por adelantado|gracias anticipadas|gracias por anticipado|mil gracias de antemano|de antemano gracias|de antemano muchas gracias|gracias por su ayuda|gracias por tu ayuda|gracias por vuestra ayuda|de verdad|en serio|de verdad de la buena
is = es|está
are = se consideran|considerados|consideradas|considerado|considerada|son|están
can = puedo|puede|pueden|podemos|puedes|podría|poder
has = tiene|tienen|tenga
what = qué
which = cuál|cuáles
how = cómo
quietest one = el más tranquilo de todos
countries = países|los países
is it better = va mejor|irá mejor|está mejor|es mejor en invierno|mejora
which is closer to = cuál está más cerca de|cuál está más cerca del|cuál queda más cerca de|cuál queda más cerca del|cuál de los dos está más cerca de|cuál de los dos está más cerca del|qué está más cerca de|qué está más cerca del|qué queda más cerca de|qué queda más cerca del
can be visited = visitable|visitables
both = las dos cosas|ambas cosas|las dos cosas a la vez
which has more activities = cuál tiene más actividades|qué lugar tiene más actividades|dónde hay más actividades|cuál ofrece más actividades
`)

/** Words of Spanish that can restrict nothing. */
export const FILLER = listOf(`
sinceramente
recomendar recomendarme recomendarnos recomiendas recomiendan recomendáis sugerir sugerirme sugieres aconsejar aconsejas aconsejáis proponer propones
llevar traer observar avistar decirme el la los las un uno una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro que quien quienes cuyo donde como si sí ya pues
tendría tendrá habría habrá sería me te se nos os le les lo esta estas este ese esa esas esto eso aquel aquella aquellos él ella ellos ellas usted ustedes vosotros
soy eres somos sois era eran ser estar estoy estamos siendo sido fue sea sean he has ha hemos han había haber haya
quiero quiere queremos quieren quisiera quisiéramos querría me gustaría gustaría gusta gustan deseo desearía debo debe tengo tenemos tener prefiero preferiría
para a ante bajo contra durante según tras mediante porque pues aunque mientras entonces también además aún todavía casi muy tan tanto algo algún alguna algunos algunas
bonito bonita bonitos bonitas bueno buena buenos buenas buen lindo linda hermoso hermosa hermosos precioso preciosa agradable agradables estupendo genial maravilloso ideal perfecto perfecta encantador
ir voy vamos van viajar viaje visitar visita ver veo ve pasar quedar quedarme estar disfrutar conocer descubrir explorar hacer hago hace haga
hola gracias saber sabe decir dice pregunta respuesta consejo consejos sugerencia sugerencias opción opciones catálogo directorio lista tipo clase todo toda todos todas cada mismo misma
aproximadamente unos unas cerca favor señor señora llamado llamada situado situada situados ubicado ubicada encuentra encuentran tipo cual técnico
cuya cuyos cuyas cuyo asimismo incluso absolutamente seguramente probablemente quizás quizá tal vez idealmente eh mira ojalá entrar ir
enumera devuelve identifica habría tanta tanto dentro respecto
apto apta aptos aptas adecuado adecuada
viajamos escapo escapar escaparme escaparnos escapamos queda quedan preferencia preferiblemente posible
ordenadas ordenados ordenado clasificados propones proponéis
bastante bastantes esté estén pueda puedan lleva llevan ganas deje alguno alguna nombres llevas llévame llévanos ponme ponnos quedas quedarías eliges elegirías escoges escogerías prefieres preferirías
años
vuestros vuestras vuestra dejan
perdón perdona perdone disculpa disculpe ups ok okay
idea ideas recomendación recomendaciones
suficientemente
urgentemente
`)

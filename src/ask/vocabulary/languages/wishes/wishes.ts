// What people wish for, as whole phrases of German, French, Spanish and Italian.
import type { Foreign } from '../languages.ts'
import { type Row, rowsOf } from '../language-table.ts'

const SAID: Readonly<Record<Foreign, string>> = {
  de: `
public transport = auto ist kaputt|auto verkauft|auto kaputt|nie fahren gelernt|nie autofahren gelernt|nie auto fahren gelernt
free of charge = keinen eintritt leisten|zahle ich nichts|zahlen wir nichts|keinen eintritt verlangt|ohne ticket
in summer = nächsten sommer|nächster sommer|kommenden sommer
in winter = nächsten winter|nächster winter|kommenden winter
in autumn = nächsten herbst|kommenden herbst
in spring = nächsten frühling|kommenden frühling|nächstes frühjahr
the = haben ein auto|habe ein auto|wir haben ein auto|ich habe ein auto|hat ein auto|ein auto haben wir|ein auto ist vorhanden|wir sind mobil|es darf ruhig etwas kosten|es darf auch etwas kosten|es darf etwas kosten|darf ruhig etwas kosten|darf auch etwas kosten|darf etwas kosten|darf ruhig was kosten
charging stations = elektroauto laden|elektroauto aufladen|e auto laden|e auto aufladen|auto laden|auto aufladen
boating = boot mieten|ein boot mieten|boot leihen|ein boot leihen|boot ausleihen
high confidence = bewertung sollte zuverlässig sein|bewertung muss zuverlässig sein|bewertung soll zuverlässig sein|bewertung sollte verlässlich sein|auf die bewertung verlassen|auf die bewertung verlassen können|auf die bewertung verlassen kann
hiking = wanderung machen|eine wanderung machen|wanderungen machen
pollen = pollen
quiet = lärm stresst mich|lärm stresst uns|krach stresst mich|lärm entkommen|dem lärm zu entkommen|dem lärm entkommen|lärm zu entkommen
without road noise = fern vom verkehrslärm|weg vom verkehrslärm|weg vom autolärm|fern vom autolärm|fern vom straßenlärm|weg vom straßenlärm|ertrage keinen verkehrslärm|ertragen keinen verkehrslärm
free of charge = für die man nichts bezahlt|für die man nichts zahlt|wo man nichts bezahlt|wo man nichts zahlt|eintritt zahlen wollen wir nicht|eintritt will ich nicht zahlen|nichts bezahlen|nichts zahlen
not free = für die man zahlen muss|für die man bezahlen muss|für die man bezahlt|eintrittskarte kaufen|eintrittskarte kaufen muss|ticket kaufen|ticket kaufen muss|eintrittskarte lösen
campfire = über dem feuer|über offenem feuer|über offenem feuer kochen|auf offenem feuer kochen|am feuer kochen|über dem feuer grillen|am lagerfeuer sitzen
camping = im zelt zu schlafen|im zelt schlafen|im zelt übernachten|zelt schlafen
swimming = in das wasser zu springen|in das wasser springen|wasser zu springen|abkühlen|ins wasser springen|wasser springen|planschen|plantschen|bademöglichkeit|reinspringen|hineinspringen|schwimme für mein leben gern|ins wasser hüpfen
cycling = fahrradtour|fahrradtouren|radtour|radtouren|mountainbiken
fishing = angler|anglern|fische fangen|fisch fangen|fische zu fangen
climbing = kletterrouten|kletterroute|kletterer|kletterern
skiing = loipe|loipen|langlaufloipe|langlaufloipen|ski laufen|skilaufen
stargazing = teleskop|teleskope|fernrohr
picnic = picknickkorb|picknickdecke
drinking water = wasserflasche auffüllen|wasserflaschen auffüllen|flasche auffüllen|flaschen auffüllen|wasserflasche füllen|flasche füllen|wasservorrat auffüllen
train connection = zuganbindung|bahnanbindung|bahnanschluss|zuganschluss|zugverbindung
bus connection = busanbindung|busanschluss|busverbindung
without a car = leute ohne auto|menschen ohne auto|leute ohne führerschein
on foot = laufen kann|hinlaufen|hinlaufen kann|zu denen man laufen kann
road noise = autolärm
in the mountains = oben in den bergen|hoch oben in den bergen`,
  fr: `
public transport = voiture est en panne|vendu notre voiture|vendu ma voiture|vendu la voiture|jamais appris à conduire
fire ban = interdiction de faire du feu|interdiction de feu|interdiction d allumer un feu|interdiction de faire un feu
swimming = maillot de bain|maillots de bain
allowed = tolèrent|tolère
free of charge = refuse de payer|refusons de payer|on ne demande pas d argent
quiet = le bruit me stresse|bruit me stresse|le bruit nous stresse
boating = promenade en barque|promenades en barque|tour en barque|promenade en bateau
the = veux m asseoir|veut s asseoir|voulons nous asseoir|aimerais m asseoir|aimerait s asseoir|n y suis jamais allé|suis jamais allé|suis jamais allée|n y sommes jamais allés|avons une voiture|ai une voiture|nous avons une voiture|j ai une voiture|on a une voiture|avons notre voiture|pouvons|peu importe si c est gratuit|me conseillez vous|me conseillez|nous conseillez vous
charging stations = recharger ma voiture électrique|recharger notre voiture électrique|recharger la voiture|recharger ma voiture|borne de recharge|bornes de recharge
boating = louer un bateau|louer une barque|location de bateau
high confidence = note doit être fiable|note doive être fiable|note devrait être fiable|me fier à la note|nous fier à la note|fier à la note|compter sur la note
pollen = pollen|pollens|rhume des foins
barbecue = griller des saucisses|faire griller des saucisses
allowed = ai le droit de|ai le droit d|avons le droit de|avons le droit d|a le droit de|a le droit d
campfire = autour d un feu de camp|asseoir autour d un feu de camp
free of charge = on ne paie rien|on ne paye rien|ne rien payer|rien payer|pas un sou|coûteront pas un sou|coûte pas un sou|rien coûter|pas envie de payer|pas envie de payer un billet
not free = pour lesquels il faut payer|pour lesquelles il faut payer|acheter un billet|acheter un ticket|il faut acheter un billet|il faut acheter un ticket
campfire = allumer de feu|asseoir autour d un feu|asseoir autour du feu|autour d un feu|cuisiner au feu de bois|cuisiner sur le feu|cuisiner au feu
camping = monter notre tente|monter ma tente|monter la tente|monter sa tente|y monter notre tente
swimming = barboter|piquer une tête|plonger dans l eau|sauter dans l eau
cycling = balade à vélo|balades à vélo|sortie à vélo|tour à vélo|cyclistes|cycliste
fishing = attraper des poissons|attraper du poisson|attraper un poisson|pêcheur|pêcheurs
climbing = grimpeurs|grimpeur|voies d escalade|voie d escalade
skiing = pistes de ski|piste de ski
stargazing = télescope|lunette astronomique
bird watching = ornithologue amateur|ornithologues amateurs
picnic = panier pique nique|panier de pique nique
toilets = w c|wc|lieux d aisance
drinking water = eau à boire|de l eau à boire
parking = laisser ma voiture|laisser la voiture|laisser notre voiture|laisser sa voiture|endroit pour laisser la voiture
by train = par le rail
without a car = gens sans voiture|personnes sans voiture|gens sans permis
on foot = en marchant
high confidence = évaluation fiable|une évaluation fiable`,
  es: `
public transport = estropeado el coche|vendido el coche|vendido mi coche|nunca aprendí a conducir|coche está averiado
fire ban = prohibición de hacer fuego|prohibición de fuego|prohibición de encender fuego
swimming = bañador|bañadores|traje de baño
free of charge = niego a pagar|negamos a pagar
quiet = el ruido me estresa|ruido me estresa|el ruido nos estresa|escapar del ruido|huir del ruido
the = tenemos coche|tengo coche|tenemos un coche|tengo un coche|tenemos carro|quiero ir|queremos ir|me gustaría ir|nos gustaría ir|quisiera ir|quisiéramos ir|se pueda ir|se puede ir|podamos ir|así que
charging stations = cargar mi coche eléctrico|cargar el coche eléctrico|recargar mi coche eléctrico|cargar mi coche|cargar el coche
boating = alquilar un barco|alquilar una barca|alquilar barca|alquilar un bote
high confidence = puntuación debe ser fiable|puntuación debería ser fiable|nota debe ser fiable|nota debería ser fiable|fiarme de la nota|fiarme de la puntuación|fiarnos de la nota|fiarnos de la puntuación|confiar en la nota|confiar en la puntuación
hiking = para ir de excursión|ir de excursión|excursión a pie|excursiones a pie|ir de caminata
fishing = ir de pesca
pollen = alérgico al polen|alérgica al polen|alérgicos al polen|al polen
free of charge = que no me cuesten ni un euro|que no cuesten ni un euro|que no me cueste ni un euro
by boat = nos gustaría ir en barco|me gustaría ir en barco|queremos ir en barco|quiero ir en barco
public transport = no tengo carné de conducir|no tenemos carné de conducir|sin carné de conducir|no tengo carnet de conducir
free of charge = no me cuesten ni un euro|no cuesten ni un euro|no me cueste ni un euro|no quiero gastar dinero|no quiero gastar nada|no queremos gastar dinero|no debería costar nada|no debe costar nada
not free = comprar entrada|comprar una entrada|comprar billete|hay que comprar entrada|cuesten algo|cuestan algo
campfire = cocinar al fuego|cocinar en el fuego|cocinar con fuego
camping = montar mi tienda|montar la tienda|montar una tienda|montar nuestra tienda
swimming = meternos en el agua|meterme en el agua|meterse en el agua|chapotear|saltar al agua|zona de baño
cycling = hacer una ruta en bici|hacer una ruta en bicicleta|ciclistas|ciclista|ruta en bici|ruta en bicicleta|rutas en bici|rutas en bicicleta|paseo en bici|bicicleta de montaña|bici de montaña
fishing = pescadores|pescador
climbing = escaladores|escalador|vías de escalada|vía de escalada
skiing = pistas de esquí|pista de esquí
canoeing = paseo en canoa|paseos en canoa|hacer kayak|ruta en canoa
stargazing = telescopio
picnic = cesta de picnic|la cesta de picnic|cesta del picnic
toilets = váter|váteres|retrete|retretes
drinking water = llenar mi botella de agua|llenar la botella de agua|llenar mi botella|llenar la botella|llenar la cantimplora|rellenar mi botella|rellenar la botella|rellenar la cantimplora|agua para beber
parking = dejar el coche|dejar mi coche
train connection = conexión de tren|conexión ferroviaria
bus connection = conexión de autobús|conexión de bus
without a car = gente sin coche|personas sin coche|carné de conducir
in the mountains = arriba en las montañas|arriba en la montaña
high confidence = valoración fiable|una valoración fiable|puntuación sea segura|puntuación sea fiable`,
  it: `
not allowed = non sono permessi|non sono permesse|non sono consentiti|non sono consentite
public transport = macchina è rotta|venduto la macchina|venduto la nostra macchina|non ho mai imparato a guidare|non abbiamo mai imparato a guidare|auto è rotta
swimming = costume da bagno|costumi da bagno
free of charge = rifiuto di pagare|rifiutiamo di pagare|non chiedono soldi
quiet = il rumore mi stressa|rumore mi stressa|il rumore ci stressa
the = abbiamo la macchina|ho la macchina|abbiamo un auto|ho un auto|abbiamo l auto|ho l auto|non ci dispiace pagare|non mi dispiace pagare|non ci importa pagare|non mi importa pagare|siamo disposti a pagare|sono disposto a pagare
charging stations = ricaricare la mia auto elettrica|ricaricare l auto elettrica|ricaricare la nostra auto elettrica|ricaricare l auto|colonnina di ricarica|colonnine di ricarica
boating = noleggiare una barca|affittare una barca
high confidence = voto deve essere affidabile|voto dovrebbe essere affidabile|fidare del voto|fidarmi del voto|fidarci del voto|potermi fidare del voto|poterci fidare del voto|contare sul voto
pollen = polline|pollini|allergia al polline
free of charge = che non mi costino un euro|che non costino un euro|che non mi costi un euro
campfire = dove ci si può sedere intorno a un falò|ci si può sedere intorno a un falò
free of charge = non mi costino un euro|non costino un euro|non mi costi un euro|non voglio spendere soldi|non voglio spendere|non vogliamo spendere soldi|non deve costare niente|non deve costare nulla
not free = comprare un biglietto|comprare il biglietto|serve comprare un biglietto|costano qualcosa|costi qualcosa
campfire = cucinare sul fuoco|sedere intorno a un falò|sedersi intorno a un falò|stare intorno al falò|intorno a un falò|intorno al falò|attorno a un falò
camping = montare la mia tenda|montare la tenda|montare la nostra tenda
swimming = entrare in acqua|sguazzare nell acqua|sguazzare|tuffarsi in acqua|balneazione
fishing = prendere qualche pesce|prendere un pesce|prendere pesci
climbing = arrampicatori|arrampicatore|vie di arrampicata|via di arrampicata
skiing = piste da sci|pista da sci
canoeing = giro in canoa|gita in canoa
hiking = fare escursioni|fare un escursione|un escursione
stargazing = telescopio|il mio telescopio|porto il mio telescopio
bird watching = birdwatcher|appassionato di uccelli
picnic = cestino da picnic|il cestino da picnic|cestino del picnic
toilets = servizi
drinking water = acqua da bere|riempire la mia borraccia|riempire la borraccia|riempire la mia bottiglia|riempire la bottiglia
on foot = camminando
high confidence = valutazione affidabile|una valutazione affidabile
surrounded by = circondati da|circondato da|circondata da|circondate da`,
}

/** Rows of a language for wishes in whole phrases. */
export function wishesIn(language: Foreign): readonly Row[] {
  return rowsOf(SAID[language])
}

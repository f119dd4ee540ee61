import { rowsOf } from '../language-table.ts'

/** Landscapes, sights, what is found at a spot and what it lets one do, in Italian. */
export const THINGS = rowsOf(`
wildlife = animali vivono|animali ci vivono|animali che vivono|animali selvatici vivono
drinking water = fontana di acqua potabile|fontane di acqua potabile|fontana d acqua potabile|fontane d acqua potabile|fontanella di acqua potabile|fontanelle di acqua potabile|fontanelle|fonte d acqua|fonti d acqua|punto acqua|punto d acqua|fontanella|dove riempire la borraccia|riempire la borraccia|riempire le borracce|fontana|fontane
forest = sotto gli alberi|tra gli alberi|fra gli alberi|foresta|foreste|bosco|boschi|boschetto|pineta|faggeta|alberi|boscoso|nel bosco|bagno nella foresta
rainforest = foresta pluviale|foresta tropicale|giungla|foreste pluviali
taiga = taiga|foresta boreale
mountain lake = lago di montagna|laghi di montagna|laghetto di montagna|laghetti di montagna|lago alpino|laghi alpini|laghetto alpino|laghetti alpini
lake = lago|laghi|laghetto|laghetti|stagno|stagni|laguna|lagune|invaso|bacino|riva del lago|in riva al lago|estany|estanys|llac|llacs
river = fiume|fiumi|torrente|torrenti|ruscello|ruscelli|riva del fiume|corso d acqua
waterfall = cascata|cascate
water = acqua|vicino all acqua|sull acqua
coast = costa|coste|mare|sul mare|litorale|oceano|riva al mare|in riva al mare|costiero|vicino al mare|vista mare|affacciato sul mare
beach = spiaggia|spiagge
mountain = montagna|montagne|monti|monte|montuoso|collina|colline|massiccio|alpino|in montagna
peak = vetta|vette|cima|cime|picco|picchi|sommità|pizzo|pic
mountain pass = passo di montagna|valico|passo|valichi|passi|sella|colle|forcella
ridge = cresta|creste|crinale
valley = valle|valli|vallata|val
canyon = canyon|gola|gole|forra|burrone
cliff = scogliera|scogliere|falesia|rupe
cape = capo|promontorio
bay = baia|baie|cala|cale|insenatura
fjord = fiordo|fiordi
island = isola|isole|isolotto|su un isola
wetland = zona umida|zone umide|palude|paludi|torbiera|torbiere|acquitrino|mangrovie|paludoso
heath = brughiera|brughiere|landa
grassland = prateria|praterie|prato|prati|steppa|pascolo|pascoli
savanna = savana|savane
tundra = tundra
desert = deserto|deserti|desertico
dune = duna|dune
cave = grotta|grotte|caverna|caverne
arch = arco naturale|archi naturali
rock = roccia|rocce|roccioso|formazione rocciosa
glacier = ghiacciaio|ghiacciai
volcano = vulcano|vulcani|vulcanico|cratere
hot spring = onsen|bagno termale|bagni termali|sorgente termale|sorgenti termali|acque termali|terme|terme naturali|terme libere|pozze termali|vasche termali|sorgenti calde
springs = sorgente|sorgenti|fonte|fonti
national park = parco nazionale|parchi nazionali
nature reserve = riserva naturale|riserve naturali|riserva|oasi naturale|oasi wwf
protected area = area protetta|aree protette|zona protetta|protetto
wilderness = natura selvaggia|natura incontaminata|area selvaggia
biosphere reserve = riserva della biosfera|riserva di biosfera
world heritage = patrimonio mondiale|patrimonio dell umanità|unesco|patrimonio unesco
urban = urbano|urbana|urbani|urbane
park = parco|parchi|area verde|giardini pubblici
city park = parco urbano|parchi urbani|parco cittadino|parchi cittadini|parco comunale|parchi comunali
garden = giardino|giardini|orto botanico
viewpoint = punto panoramico|punti panoramici|belvedere|panorama|vista|bella vista|vista panoramica
monastery = monaci|monache|monastero|monasteri|abbazia|convento|eremo
dark sky = cielo buio|cieli bui|senza inquinamento luminoso|inquinamento luminoso|poco inquinamento luminoso|cielo scuro|notte buia|notti buie|buio pesto|cielo nero|senza alcun inquinamento luminoso|senza nessun inquinamento luminoso|zero inquinamento luminoso|con zero inquinamento luminoso|nessun inquinamento luminoso|niente inquinamento luminoso|pochissimo inquinamento luminoso|basso inquinamento luminoso|lontano dall inquinamento luminoso|privo di inquinamento luminoso|privi di inquinamento luminoso|libero da inquinamento luminoso|meno inquinamento luminoso|minor inquinamento luminoso|senza luce artificiale|senza luci artificiali|cieli scuri|cielo molto buio|cieli molto bui
camping = campeggio|campeggiare|campeggi|tenda|piantare la tenda|piantare una tenda|montare la tenda|bivacco|bivaccare|pernottare|passare la notte|dormire all aperto|campeggio libero|dormire in tenda|accamparsi|dormire|passare la notte|pernottare|dormire sotto le stelle|campeggiare sotto le stelle|passare la notte sotto le stelle|dormire all addiaccio|passare la notte all addiaccio|all addiaccio|dormire a cielo aperto|passare la notte all aperto|una notte sotto le stelle
hut = rifugio|rifugi|capanna|capanne|baita|baite|malga|rifugio alpino|rifugio di montagna|rifugi di montagna
shelter = riparo|tettoia|bivacco|bivacchi
picnic = picnic|pic nic|area picnic|area pic nic|fare un picnic|tavolo da picnic|fare picnic|scampagnata|aree picnic
fire pit = braciere|focolare|punto fuoco|area barbecue|aree barbecue|posto barbecue|posti barbecue|posti con barbecue|posto con barbecue|area per grigliate|aree per grigliate
toilets = bagno|bagni|toilette|servizi igienici|wc|gabinetti|i bagni|bagni pubblici|bagno pubblico|dei bagni|un bagno pubblico|andare in bagno
drinking water = acqua potabile|fontanella
bench = panchina|panchine|posto per sedersi|posti per sedersi|posti a sedere|posto a sedere|dove sedersi|sedersi da qualche parte|sedermi da qualche parte|sederci da qualche parte|dove sedermi|dove sederci|dove potersi sedere|dove ci si può sedere|dove ci si possa sedere|dove posso sedermi|dove possiamo sederci
parking = parcheggio|parcheggi|parcheggiare|posto auto|parcheggio auto|parcheggi auto|parcheggio per auto|parcheggio per le auto|parcheggio per la macchina|parcheggio macchine
bird hide = capanno di osservazione|osservatorio per uccelli|capanno per birdwatching|capanno per uccelli|capanni di osservazione|capanno per osservare gli uccelli|torretta di osservazione|osservatorio ornitologico|osservatorio faunistico|=capanno|=capanni
wheelchair = sedia a rotelle|sedia a rotelle elettrica|carrozzina elettrica|sedie a rotelle|in sedia a rotelle|accessibile in sedia a rotelle|accessibili in sedia a rotelle|carrozzina|in carrozzina|disabili|disabile|accessibile ai disabili|accessibili ai disabili|senza barriere architettoniche|barriere architettoniche|senza barriere|passeggino|con il passeggino|con passeggino|in passeggino|per passeggino|per passeggini|passeggini|accessibile in carrozzina|mobilità ridotta|senza gradini|deambulatore|accesso per sedia a rotelle|con accesso per sedia a rotelle|accesso in sedia a rotelle|carrozzina elettrica|accessibili in carrozzina|persone con disabilità|persone con disabilità motoria|persone con disabilità motorie|disabilità motoria|disabilità motorie|disabilità|persone disabili|carrozzella|in carrozzella|accessibile in carrozzella|accessibili in carrozzella|con la carrozzella|persone con mobilità ridotta|persone a mobilità ridotta
dogs = cane|cani|con il mio cane|con il cane|animali domestici|ammessi i cani|cani ammessi|fido|con fido
stargazing = stelle|guardare le stelle|osservare le stelle|vedere le stelle|via lattea|vedere la via lattea|cielo stellato|cielo notturno|astronomia|osservazione delle stelle|si vedono le stelle|si vedono bene le stelle|si vedano le stelle|si vedano bene le stelle|vedere bene le stelle|si vede la via lattea|contemplare le stelle
bird watching = birdwatching|osservare gli uccelli|osservazione degli uccelli|uccelli|uccello|guardare gli uccelli|ornitologia|canto degli uccelli|vedere uccelli
wildlife = fauna|animali|animali selvatici|osservare animali|fauna selvatica|vedere animali|osservare gli animali|safari|vedere animali selvatici|osservare animali selvatici|vedere animali selvaggi|animali selvaggi|animali in libertà|vedere la fauna
hiking = escursioni|escursione|escursionismo|camminare|camminata|camminate|passeggiare|passeggiata|passeggiate|sentiero|sentieri|trekking|fare trekking|fare escursioni|fare una passeggiata|=due passi|=quattro passi|=fare due passi|=fare quattro passi|=far due passi|=a fare due passi|fare un giro a piedi|sgranchirmi le gambe|sgranchirsi le gambe|percorsi a piedi|escursionista|camminata nordica|nordic walking|scarpinare|scarpinata|scarpinate|gita a piedi|gite a piedi|itinerari a piedi|giri a piedi
swim = nuotare|nuoto|fare il bagno|bagnarsi|balneazione|fare una nuotata|nuotata|fare un bagno|tuffarsi|bagno al lago|farci il bagno|balneabile|balneabili|bagno consentito|adatto al nuoto|adatti al nuoto|dove si fa il bagno|tuffare|tuffarmi|tuffarci|un tuffo|fare un tuffo|farsi un tuffo|farmi un tuffo|farci un tuffo|sguazzare|sguazzata|fare una sguazzata|=bagno al lago
cycling = bicicletta|bici|ciclismo|in bicicletta|mountain bike|pedalare|andare in bici|pista ciclabile|andare in bicicletta|giro in bici|giro in bicicletta|fare un giro in bici|pedalata|percorsi in bici|piste ciclabili|itinerari in bici
climbing = arrampicare|arrampicata|arrampicarsi|alpinismo|scalare
canoeing = canoa|kayak|andare in canoa|andare in kayak|remare in canoa|remare in kayak|pagaiare|pagaiare in canoa|pagaiare in kayak
boating = barca|gita in barca|vela|remare|navigare|giro in barca
fishing = pescare|pesca|pescatore
skiing = sciare|sci|sci di fondo|sci alpinismo|scialpinismo|sci nordico
snorkelling = snorkeling|immersioni|fare snorkeling|fare immersioni
remote = remoto|remota|remoti|remote|isolato|isolata|isolati|isolate|appartato|appartata|lontano da tutto|sperduto|sperduta|fuori dal mondo|in mezzo al nulla|solitario|solitaria|lontano dalla civiltà|fuori dai sentieri battuti|=deserta|=deserte|nemmeno un anima|neanche un anima|senza anima viva|anima viva|dove non c è nessuno|dove non ci sia nessuno|dove non va nessuno|in capo al mondo|capo al mondo|ai confini del mondo|in culo al mondo|stare da solo|stare da sola|stare da soli|essere solo|essere soli|tutto per me|tutto per noi|tutta per me|tutta per noi|dimenticato da dio|dimenticata da dio|dimenticato da dio e dagli uomini|a casa del diavolo|solitudine|solitudine assoluta|in solitudine|solitudine totale
`)

import { listOf, rowsOf } from '../language-table.ts'

/** Ways of asking and of pointing back, in Italian. */
export const QUESTIONS = rowsOf(`
how many are there = quanti ne hai trovati|quante ne hai trovate|contali|contale|quanti sono|quante sono
something nearby = cosa c è nelle vicinanze|che c è nelle vicinanze|cosa c è nei dintorni|cosa c è vicino|che cosa c è nelle vicinanze|cosa c è intorno|che c è intorno|cosa c è attorno|cosa c è nei paraggi|che c è nei paraggi|cos altro c è vicino
everywhere = ovunque|dappertutto|da ogni parte
is it true that = è vero che|vero che|è corretto che|è vero|è giusto che
i meant = intendevo|volevo dire|intendevo dire|voglio dire|mi riferivo a|mi riferivo al|parlavo di|parlavo del
result = risultato|risultati
what does the rating mean = cosa vuol dire affidabilità media|cosa significa affidabilità media|cosa significa l affidabilità|cosa vuol dire affidabilità
what do you hear = cosa fa più rumore|che cosa fa più rumore|cosa si sente di più|che cosa si sente di più|cosa si può sentire|che cosa si può sentire|che cosa si sente|cosa si sente|cosa si ode|cosa sento|che rumori si sentono|quali rumori si sentono|cosa si può udire|che rumore si sente|quale rumore si sente|quali suoni si sentono|che suoni si sentono|che si sente|cosa ci si sente|che cosa ci si sente|che ci si sente|quali rumori ci sono|che rumori ci sono|che rumore c è
why = fonti di rumore|quali fonti di rumore|quali sono le fonti di rumore|quali fonti di rumore ci sono|sorgenti di rumore|da cosa dipende il voto|da cosa dipende il punteggio|da che cosa dipende il voto|da che cosa dipende il punteggio|a cosa è dovuto il voto|a cosa è dovuto il punteggio|a cosa si deve il voto|a cosa si deve il punteggio|da cosa dipende il rumore|a cosa è dovuto
how do i get from = come andare da|come arrivare da|come si va da|come si arriva da|come vado da|come arrivo da
which is quieter = cosa è più tranquillo|che cosa è più tranquillo|cos è più tranquillo|qual è più tranquillo|qual è più silenzioso|cosa è più silenzioso|cosa è meno rumoroso|quale è più tranquillo
reach = si accede|accedere|accede|accedo|accediamo|accedervi|ci si reca|si reca|recarsi|recarmi|recarci|mi reco|ci rechiamo|giungere|giungo|si giunge|si perviene|raggiungo|raggiungiamo|si raggiungono|raggiungono|raggiunge|arrivo|arriviamo
place = alternativa|alternative|posto|posti|luogo|luoghi|angolo|angoli|zona|zone|natura|meta|mete|località|spazio|spazi|gita|posticino|da qualche parte|paesaggio|paesaggi|qualcosa|oasi|sito|siti|area|aree|destinazione|destinazioni|ambiente|ambienti naturali|attrazione
how many = quanti ne restano|quante ne restano|quanti ne rimangono|quante ne rimangono|quanti restano|quante restano|quanti|quante|numero di|quanti sono|quante sono|numero totale di|numero totale dei|numero totale delle|numero complessivo di|qual è il numero di
runners up = secondi classificati
why = perché|perche|per quale motivo|come mai|da dove viene il rumore|cosa fa rumore|quale rumore|fonte del rumore|spiega|motivo
compare = confronta|confrontare|confronto|rispetto a|rispetto al|rispetto alla|in confronto a|differenza tra|differenza|contro|versus|vs|a confronto con|confrontami|confrontaci|confrontate|confrontatemi|mi confronti|paragona|paragonami|paragonate|puoi confrontare
the same for = lo stesso|lo stesso ma|la stessa cosa|la stessa cosa ma|lo stesso però|uguale ma|la stessa ricerca ma|lo stesso per|la stessa cosa per|uguale per|idem per|il stesso|il stesso per|il stesso ma|il stesso però|il stesso anche per
tell me = mi sapreste dire|mi sapresti dire|sapreste dirmi|sapresti dirmi|mi saprebbe dire|saprebbe dirmi|puoi dirmi|può dirmi|potresti dirmi|potrebbe dirmi|mi puoi dire|mi può dire|mi sai dire|mi sa dire|dimmi|mi dica|sai se|sa se|lei sa
how quiet are they = =quanto sono silenziose|=quanto sono silenziosi|=quanto sono tranquille|=quanto sono tranquilli|=quanto sono calme|=quanto sono calmi
tell me about = parlami di|mi parli di|parlami del|parlami della|dimmi qualcosa su|dimmi di più su|cosa sai di|che cosa sai di|cos è|che cos è|descrivi|descrivimi|informazioni su|info su|informazioni sul|raccontami di|raccontami qualcosa su|dettagli su|dimmi qualcosa di|cosa è|cosa sai del|cosa sai della|cosa sai dello|cosa sai dell|cosa sai dei|cosa sai delle|cosa sai su|cosa sai sul|cosa sai sulla|che cosa sai del|che cosa sai della|che cosa sai dello|che cosa sai dell|che cosa sai dei|che cosa sai delle|che cosa sai su|parlami dell|parlami dello|parlami dei|parlami delle|cosa si sa di|cosa si sa del|cosa si sa della|cosa si sa dell|cosa puoi dirmi di|cosa puoi dirmi del|cosa puoi dirmi della|raccontami del|raccontami della|raccontami dell|raccontami qualcosa di|raccontami qualcosa del|raccontami qualcosa della|raccontami qualcosa dell|raccontami qualcosa dei|raccontami qualcosa sul|raccontami qualcosa sulla|raccontami di più su|raccontami tutto su|raccontami tutto di|dimmi di più sul|dimmi di più sulla|dimmi di più del|di più su|di più sul|più informazioni su|più informazioni sul|altro sul
do you have an api = avete un api|hai un api|c è un api|esiste un api|posso scaricare i dati|si possono scaricare i dati|dove posso scaricare i dati|i dati sono aperti|dati aperti|serve una chiave
which regions do you cover = quali regioni coprite|quali regioni sono coperte|quali regioni sono importate|quali paesi coprite|quali paesi sono coperti|quali paesi ci sono nel catalogo|quali zone coprite|che paesi avete|quali paesi avete|quali paesi ci sono|in quali paesi avete posti|quali nazioni avete|che nazioni avete
when was the data last updated = quando sono stati aggiornati i dati|di quando sono i dati|quando è stato aggiornato il catalogo|i dati sono aggiornati|ultimo aggiornamento|quanto sono vecchi i dati|quanto sono recenti i dati|quando è stato aggiornato|quando è stato aggiornato il sito|quando avete aggiornato|quando è l ultimo aggiornamento
is there a map = c è una mappa|avete una mappa|hai una mappa|mostrami la mappa|mostrami una mappa|fammi vedere la mappa|mappa di tutti i luoghi|una mappa di tutti i luoghi|dov è la mappa|c è una mappa del rumore|c è una mappa del silenzio|tutti i luoghi su una mappa
who runs this site = chi gestisce questo sito|chi c è dietro questo sito|chi c è dietro|chi ha fatto questo sito|chi ti ha creato
what should i bring = cosa devo portare|cosa bisogna portare|cosa portare|che cosa devo portare|cosa mi serve|che attrezzatura serve
what can you do = cosa sai fare|cosa puoi fare|che cosa sai fare|aiuto|aiutami|come funziona|chi sei|ciao|buongiorno|buonasera|salve|cosa posso chiedere|esempi|grazie|grazie mille|cosa fai
what does the rating mean = come viene calcolato il punteggio di silenzio|come viene calcolato il punteggio|come si calcola il punteggio|cosa significa il voto|cosa significa il punteggio|come si misura il silenzio|come viene misurato il silenzio|come misurate il silenzio|come viene calcolato il voto|scala dei voti|come viene valutato il silenzio|come si calcola il voto|come viene calcolato|come funziona il punteggio|misurate|misura qualcuno|qualcuno misura|si misura|si misurano|da dove vengono i voti|da dove viene il voto|come arrivate al voto|cosa vuol dire il voto|cosa vuol dire un voto|cosa vuol dire un voto di|cosa significa un voto|cosa significa un voto di|che vuol dire voto|che significa il voto|che significa un voto di|cos è il voto di silenzio|cos è il voto|cosa è il voto|come calcolate il voto|come calcolate|come lo calcolate|come si ottiene il voto
are there any = c è|ce n è|ce n è qualcuno|ce n è qualcuna|ce n è uno|ce n è una|ce ne sono|c è qualcuno|c è qualcuna|ci sono|esiste|esistono|avete|hai|conosci|conoscete|ci sarebbe|c è qualche|ci sono dei|ci sono delle|conoscete per caso|conosci per caso|per caso conosci|per caso conoscete|avete per caso|sapete per caso di
where can i = dove vivono|dove vive il|dove vive la|dove posso|dove si può|dove possiamo|dove si possono|dove ci sono|dove c è|dove andare|dove trovare|dove trovo|dove potrei|dove vedere|dove si trovano dei|dove guardare|dove vado|dove andare|dove andiamo|dove posso andare|dove possiamo andare|dove si va|dove potrei andare|dove mi consigli di andare|dove mi rilasso|dove rilassarmi|dove rilassarsi
how deep = quanto è profondo|quanto è profonda|profondità
when is = quando è|quando|in che periodo|in quale stagione|quale mese|in che mese|periodo migliore|momento migliore|stagione migliore|il periodo migliore|la stagione migliore|qual è il periodo migliore|il momento migliore|il mese migliore|qual è la stagione migliore
which country = a quale paese appartiene|a che paese appartiene|a quale paese appartengono|quale paese|in quale paese|in che paese|che paese|quali paesi
where is = dov è|dove si trova|dove è|dove sono|coordinate|posizione di|dove si trovano|dove
offer = offrono|offre
how much does it cost = costa qualcosa|costa qualcosa l ingresso|è caro|costa soldi|quanto costa|quanto costa l ingresso|prezzo|costo|costa|ingresso|biglietto|prezzo d ingresso|tariffa|caro|quanto si paga|entrata|quanto costa l ingresso a|quanto viene|quanto costano|costano|quanto bisogna pagare|quanto devo pagare|quanto dobbiamo pagare|quanto si deve pagare|qual è il prezzo d ingresso|qual è il prezzo|qual è il prezzo dell ingresso|quanto vengono
access status = condizioni di ingresso|condizioni d ingresso|condizioni di accesso|condizioni d accesso|condizioni di entrata|requisiti di ingresso|modalità di accesso|modalità di ingresso
access = accesso|accessibile|accessibili
how do i get to = come arrivo alla|come arrivo alle|come arrivo ai|come arrivo in|come si arriva alla|come si arriva alle|come si arriva ai|come si arriva in|come si arriva nel|come arrivare alla|come arrivare alle|come arrivare al|come arrivare in|come faccio ad arrivare a|come faccio ad arrivare al|come faccio ad andare a|come ci arrivo a|come vado a|come vado al|come arrivo a|come si arriva a|come arrivare a|come posso arrivare a|come si arriva al|come si raggiunge|come raggiungere|come andare a|come si va a|come arrivo al|come ci si arriva a|come arrivare|come si arriva|come si arriva ad
how do i get there = come ci si arriva|come ci arrivo|come arrivarci|come si arriva lì|come raggiungerlo|come ci si va|come arrivo|come ci vado|come si arriva|ci si può andare|ci si può arrivare|ci posso andare|ci possiamo andare|si può andarci|posso andarci|possiamo andarci|come si sale|come ci si sale|come salgo|come saliamo|come si arriva su|come ci si arriva su|come posso arrivarci|come possiamo arrivarci|come si fa ad arrivarci|come faccio ad arrivarci|come li raggiungo|come le raggiungo|come raggiungerli|come raggiungerle
reachable = raggiungibile|raggiungibili|si arriva|si raggiunge|arrivare|raggiungere|accessibile in treno|si arrivi|arrivi|si arriva|si possa arrivare|si raggiunga
how quiet is = quanto è silenzioso|quanto è tranquillo|quanto è silenziosa|quanto è tranquilla|che voto ha|qual è il voto di|qual è il punteggio di|che punteggio ha|quanto è|com è messo a rumore|come è messo a rumore|com è messa a rumore|come siamo messi a rumore|come siamo messi a silenzio|com è messo a silenzio|quanto silenzio c è|quanta tranquillità c è|quanto silenzio
how loud is = quanto rumore fanno|che rumore fanno|quanto è rumoroso|quanto è rumorosa|quanto rumore c è a|quanto rumore c è|quanto rumore|quanto rumore fa|quanto rumore si sente|che rumore c è|quanto sono rumorosi|quanto sono rumorose|quanto sono forti
noise level = valore di rumore|livello di rumore|decibel|livello sonoro|rumorosità
noise = rumore|rumori|chiasso|baccano|frastuono|tanto casino|troppo casino|molto casino|c è casino|che casino|tanto chiasso|tanto baccano|tanto rumore|molto rumore
what can i do there = cosa si può fare lì|cosa posso fare lì|cosa c è da fare lì|che cosa si può fare lì|cosa ci si può fare|che ci si può fare|che cosa ci si può fare|cosa ci posso fare
activities = attività|cosa si può fare|cosa posso fare|cosa fare|cosa c è da fare|che cosa si può fare|cose da fare|cosa possiamo fare
scenery = tipo di paesaggio|com è il paesaggio
how far from = quanto dista da|quanto dista dal|quanto dista dalla|quanto è lontano da|quanto è lontana da|quanto è distante da|a che distanza è da|a che distanza si trova da|è lontano da|è lontana da
how far = quanto dista|distanza|quanto è lontano|quanto è distante|a quanti chilometri|a quanti km|a che distanza|quanto distano|quanto manca|a quanti km è|a quanti chilometri è|è lontano
comment = commenti|commento|recensioni
facilities = strutture|attrezzature|infrastrutture|cosa c è a|servizi|che cosa c è a
on site = in loco|sul posto|sul luogo|sul sito
there = lì|là|ci|in quella zona|nella stessa zona|nello stesso paese
the first one = al primo|del primo|dal primo|alla prima|della prima|dalla prima|col primo
compare it with = paragonalo a|paragonalo al|paragonalo alla|paragonala a|paragonala al|paragonala alla|confrontalo a|confrontalo al|confrontalo alla|confrontala a|confrontala al|confrontala alla
compare it = confrontalo|confrontala|paragonalo|paragonala|confrontarlo|confrontarla|paragonarlo|paragonarla|lo confronti|la confronti
compare them = confrontali|confrontale|paragonali|paragonale|confrontarli|confrontarle|confrontateli
the next one = quello dopo|quella dopo|il successivo|la successiva|quello seguente|quella seguente
it = questo posto|quel posto|questo luogo|quello|questo|il primo|la prima|quel lago|questo lago|quel parco|lo
which of them = quale di questi|quale di loro|quali di questi|di questi|di quelli|questi|quelli|di loro
what about = e per|invece|che ne dici di|e se|che mi dici di|e invece
another = altrimenti|dove altrimenti|dove sennò|un altro|un altra|altri|altre|altro|ancora uno|ancora|altri risultati|qualcos altro|che altro|che altro c è|cos altro|cos altro c è|che cos altro c è|mostrami altri|mostrane altri|uno in più|mostramene altre|fammene vedere altri|fammene vedere altre|altre ancora|altri ancora|dammene altri|gli altri|le altre
or not = o no|oppure no|non importa|facoltativo|è uguale
not needed = non necessario|non serve|inutile|non è necessario
i = io
we = noi
find = trova|trovare|cerco|cerca|cercare|cerchiamo|trovami|sto cercando|stiamo cercando|sto cercando|sono alla ricerca di|siamo alla ricerca di|alla ricerca di|aiutami a trovare|aiutateci a trovare|aiutatemi a trovare|mi aiuti a trovare|credo di volere|penso di volere|credo di cercare
give me = mostrami|mostra|dammi|fammi vedere|elenca|consigliami|suggeriscimi|dimmi|proponimi|elencami|consigliateci|consigliatemi|suggeritemi|mi consigli|mi consigliate|mi suggerisci|mostrateci|potrebbe mostrarmi|potresti mostrarmi|può mostrarmi|puoi mostrarmi|potete mostrarmi|potreste mostrarmi|potrebbe indicarmi|potresti indicarmi|può indicarmi|puoi indicarmi|sarebbe così gentile da indicarmi|sarebbe così gentile da dirmi|sarebbe così gentile da mostrarmi|saresti così gentile da dirmi|saresti così gentile da indicarmi|potrebbe dirmi|potresti dirmi|può dirmi|puoi dirmi|potrebbe consigliarmi|potresti consigliarmi|può consigliarmi|puoi consigliarmi
need = ho bisogno di|bisogno|mi serve|ci serve|serve|abbiamo bisogno di|mi servono
specific = più|meno
please = non mentirmi|non mentire|non mi mentire|senza mentire|sii sincero|sia sincero|dimmi la verità|mi dica la verità|non prendermi in giro|sinceramente|onestamente|più o meno|per favore|per piacere|per cortesia|x favore|per fav|x piacere|grazie in anticipo|grazie mille in anticipo|grazie anticipatamente|grazie fin da ora|grazie già da ora|vi ringrazio in anticipo|ti ringrazio in anticipo|la ringrazio in anticipo|ringrazio in anticipo|in anticipo grazie|grazie per l aiuto|davvero|sul serio|per davvero
is = è
are = considerati|considerate|ritenuti|ritenute|sono
can = posso|può|possono|possiamo|puoi|potrei|potrebbe|potere
has = ha|hanno|abbia
what = cosa|che cosa|che
which = quale|quali|qual|qual è|quale è
how = come
countries = =paesi|nazioni|i paesi|le nazioni
is it better = va meglio|andrà meglio|è meglio d inverno|migliora
which is closer to = quale è più vicino a|quale è più vicino al|quale è più vicino alla|quale è più vicino all|quale è più vicino ad|quale è più vicina a|quale è più vicina al|quale è più vicina alla|quale è più vicina all|quale è più vicina ad|qual è più vicino a|qual è più vicino al|qual è più vicino alla|qual è più vicino all|qual è più vicino ad|qual è più vicina a|qual è più vicina al|qual è più vicina alla|qual è più vicina all|qual è più vicina ad|quale sta più vicino a|quale sta più vicino al|quale sta più vicino alla|quale sta più vicino all|quale sta più vicino ad|quale sta più vicina a|quale sta più vicina al|quale sta più vicina alla|quale sta più vicina all|quale sta più vicina ad|quale si trova più vicino a|quale si trova più vicino al|quale si trova più vicino alla|quale si trova più vicino all|quale si trova più vicino ad|quale si trova più vicina a|quale si trova più vicina al|quale si trova più vicina alla|quale si trova più vicina all|quale si trova più vicina ad|chi è più vicino a|chi è più vicino al|chi è più vicino alla|chi è più vicino all|chi è più vicino ad|chi è più vicina a|chi è più vicina al|chi è più vicina alla|chi è più vicina all|chi è più vicina ad|quale tra i due è più vicino a|quale tra i due è più vicino al|quale tra i due è più vicino alla|quale tra i due è più vicino all|quale tra i due è più vicino ad|quale tra i due è più vicina a|quale tra i due è più vicina al|quale tra i due è più vicina alla|quale tra i due è più vicina all|quale tra i due è più vicina ad|quale dei due è più vicino a|quale dei due è più vicino al|quale dei due è più vicino alla|quale dei due è più vicino all|quale dei due è più vicino ad|quale dei due è più vicina a|quale dei due è più vicina al|quale dei due è più vicina alla|quale dei due è più vicina all|quale dei due è più vicina ad
can be visited = visitabile|visitabili
both = tutte e due le cose|entrambe le cose
which has more activities = chi ha più attività|quale ha più attività|quale offre più attività|dove ci sono più attività
`)

/** Words of Italian that can restrict nothing. */
export const FILLER = listOf(`
sapreste sapresti sinceramente
dai dammi datemi consigliare consigliarmi consigliarci consigliate suggerire suggerirmi suggerisci proporre proponi
portare portarci portarmi quello quella quelli quelle osservare avvistare dirmi dimmi il lo la i gli le l un uno una mio mia miei mie tuo tua suo sua suoi nostro nostra nostri vostro loro chi cui dove se sì si mi ti vi ne
io tu lui lei voi essi esse me te sé ce c quel quella quei quegli quelle questa queste ciò codesto
sei siamo siete era erano essere stare sto sta stiamo stanno stato stata fosse sia siano ho abbiamo avere aveva avrei
vorrei vogliamo voglio vuole vorremmo volere mi piacerebbe piacerebbe piace piacciono desidero devo deve dobbiamo dovrei preferisco preferirei
per a durante dopo prima perciò quindi allora anche inoltre ancora già quasi molto tanto così qualche alcuni alcune dei delle degli
bello bella belli belle bel bei bellissimo bellissima bellissimi buono buona buoni buon carino carina gradevole piacevole stupendo stupenda meraviglioso meravigliosa splendido ideale perfetto perfetta incantevole suggestivo
andare vado va andiamo vanno viaggiare viaggio visitare visita vedere vedo vede passare restare rimanere godere godermi conoscere scoprire esplorare fare faccio fa
ciao grazie sapere sa dire dice domanda risposta consiglio consigli suggerimento suggerimenti opzione opzioni catalogo elenco lista tipo genere tutto tutta tutti tutte ogni stesso stessa
circa all incirca favore signore signora chiamato chiamata situato situata situati trova trovano quest un' sarebbe magari qualsiasi proprio pure adatto adatta adatti adatte coi
perfino soprattutto assolutamente davvero sicuramente probabilmente forse idealmente ecco dunque ehm beh mah riguardo affinché fantastico entrare
restituisci identifica potresti alcuno ciascuno ognuno secondo
tengo tieni tenere giriamo scappo scappiamo scappare possibilmente preferibilmente preferenza portami sai sapete
n conviene gita comunque lassù
ordinate ordinati ordinato proponi proponete insieme
abbastanza piuttosto alquanto porta portano nomi dammene dammelo credo crederci considerato considerata voglia possa possano scegli sceglieresti preferisci preferiresti
anni
vostri vostre vostra  fanno
scusa scusi scusami scusate ops ok okay
idea idee raccomandazione raccomandazioni
messi messe
`)

import { listOf, rowsOf } from '../language-table.ts'

/** Ways of asking and of pointing back, in French. */
export const QUESTIONS = rowsOf(`
instead = à la place
something nearby = qu y a t il à proximité|qu est ce qu il y a à proximité|qu y a t il près|qu est ce qu il y a près|il y a quoi à proximité|il y a quoi près
everywhere = partout
is it true that = est il vrai que|est il vrai qu|est ce vrai que|est ce vrai qu|c est vrai que|c est vrai qu|il est vrai que|est ce que c est vrai que
i meant = je voulais dire|je veux dire|je parlais de|je parlais du|je pensais à|je pensais au|je voulais parler de|je voulais parler du
result = résultat|résultats
what does the rating mean = que veut dire fiabilité moyenne|que signifie fiabilité moyenne|que veut dire fiabilité faible|que signifie la fiabilité|que veut dire fiabilité
what do you hear = quel bruit y a t il|qu est ce qui fait le plus de bruit|qu est ce qui s entend le plus|qu est ce qu on entend|qu est ce qu on y entend|qu est ce que j entends|qu est ce que l on entend|que peut on entendre|que peut on y entendre|que puis je entendre|qu entendons nous|qu y entend on|quels bruits entend on|quels sons entend on|quel son entend on|qu entend on|on entend quoi|on y entend quoi|vous y entendez quoi|tu y entends quoi|qu est ce qui s entend|quels bruits y entend on|quel bruit entend on|quels bruits on entend|quels bruits peut on entendre|quels bruits y a t il|quels sons y a t il
why = sources de bruit|quelles sources de bruit|quelles sont les sources de bruit|quelles sources de bruit y a t il|à quoi est due la note|à quoi est dû le bruit|à quoi tient la note|à quoi est due|à quoi est dû|d où vient la note
how do i get from = comment aller de|comment aller d|comment aller depuis|comment se rendre de|comment se rendre depuis|comment va t on de|comment je vais de|comment rejoindre depuis
why = que l on entend|ce qu on entend|ce que l on entend
how = par quel moyen|par quels moyens|de quelle manière|de quelle façon
reach = se rendre|me rendre|nous rendre|te rendre|vous rendre|se rend on|se rend|me rends je|je me rends|on se rend|nous rendons nous|vous rendez vous|rend on|rends je|accède t on|accède|accéder|accèdes|accédons|accédez|y accède|rejoint on|rejoint|rejoins|rejoignons|rejoindre|rejoins je|atteint on|atteint|atteins|atteindre|arrive t on|arrive t il|arrive je|arrivons nous|y arrive t on|parvient on|parvient|parviens|parvenir|gagne t on|va t on|vais je|allons nous|vient on|s y rendre|s y rend|y aller|y va|y vais|faire pour aller|faire pour y aller
place = alternative|alternatives|endroit|lieu|lieux|coin|site|sites|zone|nature|espace|espaces|espace naturel|espaces naturels|coins|quelque part|destination|havre|havre de paix|balades nature|excursion|sortie|paysage|paysages|quelque chose|région calme|oasis|lieu de repos|attraction|lieu naturel
how many are there = combien y en a t il|il en reste combien|combien en reste t il|combien il en reste|il reste combien|combien y en a|il y en a combien|y en a t il combien|combien il y en a|combien est ce qu il y en a|il y en a combien en tout|combien sont ils|combien en avez vous trouvé|combien en as tu trouvé|compte les|comptez les|ça en fait combien|cela en fait combien
how many = combien de|combien d|combien|nombre de|nombre d|le nombre d|le nombre de|quel est le nombre de|quel est le nombre d|quel nombre de|quel nombre d
runners up = dauphins
why = pourquoi|pour quelle raison|d où vient le bruit|qu est ce qui fait du bruit|quel bruit|source du bruit|explique|explication
compare = compare|comparer|comparaison|comparé à|par rapport à|différence entre|différence|face à|face au|face aux|versus|vs|contre|comparée à|comparés à
compare it with = compare le avec|compare le avec le|compare le avec la|compare le à|compare le au|compare le à la|compare la avec|compare la avec le|compare la avec la|compare la à|compare la au|compare la à la|compare ça avec|compare ça avec le|compare ça avec la|compare ça à|compare ça au|compare ça à la|compare cela avec|compare cela avec le|compare cela avec la|compare cela à|compare cela au|compare cela à la|comparez le avec|comparez le avec le|comparez le avec la|comparez le à|comparez le au|comparez le à la|comparez la avec|comparez la avec le|comparez la avec la|comparez la à|comparez la au|comparez la à la|comparez ça avec|comparez ça avec le|comparez ça avec la|comparez ça à|comparez ça au|comparez ça à la|comparez cela avec|comparez cela avec le|comparez cela avec la|comparez cela à|comparez cela au|comparez cela à la|comparons le avec|comparons le avec le|comparons le avec la|comparons le à|comparons le au|comparons le à la|comparons la avec|comparons la avec le|comparons la avec la|comparons la à|comparons la au|comparons la à la|comparons ça avec|comparons ça avec le|comparons ça avec la|comparons ça à|comparons ça au|comparons ça à la|comparons cela avec|comparons cela avec le|comparons cela avec la|comparons cela à|comparons cela au|comparons cela à la
compare them with = compare les avec|compare les avec le|compare les avec la|compare les à|compare les au|compare les à la|comparez les avec|comparez les avec le|comparez les avec la|comparez les à|comparez les au|comparez les à la|comparons les avec|comparons les avec le|comparons les avec la|comparons les à|comparons les au|comparons les à la
the same for = la même chose|pareil|la même chose mais|pareil mais|idem mais|la même recherche mais
tell me = peux tu me dire|pouvez vous me dire|pourriez vous me dire|pourrais tu me dire|tu peux me dire|vous pouvez me dire|dis moi|dites moi|sais tu|savez vous
how quiet are they = à quel point sont ils calmes|à quel point sont elles calmes|à quel point sont ils tranquilles|à quel point sont elles tranquilles|à quel point sont ils silencieux
tell me about = parle moi de|parlez moi de|parle moi d|parlez moi d|dis m en plus sur|que sais tu de|que savez vous de|que sais tu sur|décris|décris moi|infos sur|informations sur|renseignements sur|des infos sur|qu est ce que|c est quoi|présente moi|raconte moi|description de|détails sur|parle moi du|que peux tu me dire sur|que sais tu du|que sais tu de la|que sais tu des|que sais tu d|que savez vous d|que savez vous du|que savez vous sur|que sait on de|que sait on du|que peux tu me dire de|dis moi tout sur|dis moi ce que tu sais de|plus d informations sur|plus d infos sur|davantage sur|en savoir plus sur
do you have an api = avez vous une api|as tu une api|y a t il une api|puis je télécharger les données|peut on télécharger les données|où télécharger les données|les données sont elles ouvertes|les données sont elles libres|données ouvertes|faut il une clé
which regions do you cover = quelles régions couvrez vous|quelles régions sont couvertes|quelles régions sont importées|quels pays couvrez vous|quels pays sont couverts|quels pays sont dans le catalogue|quelles zones couvrez vous|que couvrez vous|quels pays avez vous|quels pays y a t il|quels pays as tu
when was the data last updated = quand les données ont elles été mises à jour|de quand datent les données|quand le catalogue a t il été mis à jour|les données sont elles à jour|quel âge ont les données|dernière mise à jour
is there a map = y a t il une carte|avez vous une carte|vous avez une carte|montre moi la carte|montrez moi la carte|montre moi une carte|carte de tous les lieux|une carte de tous les lieux|où est la carte|y a t il une carte du bruit|y a t il une carte du silence|tous les lieux sur une carte
who runs this site = qui gère ce site|qui est derrière ce site|qui est derrière ce service|qui tient ce site|qui a fait ce site|qui t a créé|qui a créé ce site
what should i bring = que dois je emporter|que faut il emporter|quoi emporter|que faut il apporter|que dois je porter|quel équipement faut il
what can you do = que sais tu faire|que peux tu faire|que pouvez vous faire|aide|aidez moi|comment ça marche|comment ça fonctionne|qui es tu|bonjour|salut|bonsoir|coucou|que puis je demander|exemples|merci|merci beaucoup|qu est ce que tu sais faire|que savez vous faire|à quoi sers tu
what does the rating mean = comment est calculée la note de silence|comment est calculée la note|que signifie la note|comment sont calculées les notes|comment est mesuré le silence|que veut dire la note|comment mesurez vous le silence|échelle de notation|comment le silence est il mesuré|comment notez vous|comment est évalué le silence|que signifie la note de silence|comment calculez vous la note|comment fonctionne la note|comment est noté le silence|mesurez vous|est ce que vous mesurez|est ce que quelqu un mesure|quelqu un mesure t il|mesure t on|d où viennent les notes|d où vient la note|comment obtenez vous|c quoi la note de silence|c est quoi la note de silence|c est quoi la note|c est quoi une note|c est quoi une note de|c est quoi au juste une note de|qu est ce qu une note de|que vaut une note de|que signifie une note de|que veut dire une note de|qu est ce que la note de silence|comment vous la calculez|comment vous calculez|comment vous les calculez|comment vous notez|comment est elle calculée|comment calcule t on la note
are there any = y en a t il|y en a t il un|y en a t il une|il y en a|y a t il|est ce qu il y a|il y a t il|existe t il|existe t il un|as tu|avez vous|connais tu|connaissez vous|y a t il un|y a t il une|y a t il un seul|y a t il une seule|y a t il des|il y a|ya t il|existe t elle|ya til|y a til|yatil|il existe|ça existe|tu connais|vous connaissez|connaîtrais tu|connaîtriez vous|connaissez vous par hasard|tu connais pas|auriez vous
where can i = où vivent|où vit le|où vit la|où puis je|où peut on|où pouvons nous|où est ce que je peux|où est ce qu on peut|où aller|où trouver|où y a t il|où pourrais je|où faire|où voir|où observer les|où est ce qu il y a|où ai je le droit de|où allons nous|où pouvons nous aller|où puis je aller|où dois je aller|où est ce que je vais|où partir|où se balader|où aller avec|où me conseillez vous d aller|où aller pour|où me poser|où se poser|où nous poser|où poser|où s installer
how deep = quelle profondeur|quelle est la profondeur|profondeur
when is = quand est|quand|à quel moment|en quelle saison|quelle saison|quel mois|meilleure saison|meilleur moment|meilleure période|la meilleure saison|la meilleure période|quelle est la meilleure période|quelle est la meilleure saison|le meilleur moment|quel est le meilleur moment
which country = à quel pays appartient|à quel pays appartiennent|quel pays|dans quel pays|quels pays
where is = où est|où se trouve|où se situe|où sont|où est situé|coordonnées|où est ce|où se trouvent|localisation de|où
offer = proposent|propose|offrent|offre
how much does it cost = ça coûte quelque chose|cela coûte quelque chose|coûte quelque chose|est ce que ça coûte quelque chose|est ce que c est cher|c est cher|est ce cher|est ce que ça coûte|combien coûte|combien ça coûte|quel est le prix|prix|tarif|coût|coûte|entrée|prix d entrée|l entrée|cher|billet|combien coûte l entrée|quel prix|combien coûtent|combien coûtent ils|combien coûtent elles|coûtent|combien faut il payer|combien doit on payer|combien dois je payer|combien paie t on|combien on paie|combien ça coûte d entrer|quel est le prix d entrée|quel est le prix de l entrée|quel est le tarif
access status = conditions d accès|conditions d entrée|conditions d admission|modalités d accès|modalités d entrée|règles d accès
access = accès|accessible
how do i get to = comment je vais à|comment je vais au|comment je fais pour aller à|comment je fais pour aller au|comment faire pour aller à|comment faire pour aller au|comment on fait pour aller à|comment aller à|comment aller au|comment aller en|comment aller aux|comment se rendre à|comment me rendre à|comment se rendre au|comment puis je aller à|comment accéder à|comment accéder au|comment rejoindre|comment arriver à|comment va t on à|itinéraire vers|comment aller jusqu à|comment on va à|comment aller|comment se rendre
how do i get there = comment y aller|comment on y va|comment s y rendre|comment y accéder|comment y va t on|comment j y vais|comment y vais je|comment j y arrive|comment y monter|comment y descendre|comment on y monte|comment monter là haut
reachable = accessible en|accessibles en|accessible par|accessibles par|joignable|atteindre|desservi par|desservies par|desservis par|on arrive|on accède|on puisse aller|on puisse arriver|on peut aller
how loud is = quel bruit font|quel bruit fait|combien de bruit font|combien de bruit fait|quel est le niveau de bruit de|quel est le niveau de bruit à|quel niveau de bruit|combien de bruit y a t il|combien de bruit|quel niveau de bruit y a t il|c est bruyant|est ce bruyant|c est comment niveau bruit|c est bruyant comment|niveau bruit|combien sont bruyants|combien sont bruyantes|à quel point sont bruyants|à quel point sont bruyantes
how quiet is = quel est le niveau de silence du|quel est le niveau de silence de|à quel point est ce calme|est ce calme|est ce que c est calme|quelle est la note de|quelle est la note du|quelle note a|à quel point est|comment est noté|est il calme|est elle calme|c est calme comment|c est noté combien|noté combien|combien est noté|c est quoi la note de|c est quoi la note du|à quel point sont calmes|à quel point sont tranquilles|à quel point sont silencieux
noise level = valeur de bruit|niveau sonore|niveau de bruit|décibel|décibels
noise = bruit|bruits|vacarme
what can i do there = que peut on y faire|on peut y faire|que faire là bas|qu est ce qu on peut y faire|que peut on faire là bas
activities = activités|activité|que peut on faire|que faire|que puis je faire|qu est ce qu on peut faire|quoi faire|choses à faire
scenery = type de paysage|à quoi ça ressemble
how far from = à quelle distance de|à quelle distance d|à quelle distance est ce de|à quelle distance est ce d|à quelle distance se trouve t il de|à quelle distance est il de|est ce loin de|est ce loin d|c est loin de|c est loin d|quelle distance de
how far = à quelle distance|distance|quelle distance|quelle est la distance|à combien de kilomètres|à combien de km|est ce loin|c est loin|est ce que c est loin|c est à combien|à combien est
comment = commentaires|commentaire|avis
what is there = qu y a t il|qu est ce qu il y a|il y a quoi|y a quoi|on trouve quoi
facilities = équipements|infrastructures|aménagements|services|que trouve t on à|qu y a t il à
on site = sur place|directement sur place|sur le site
there = là bas|là haut|y|là|dans ce coin|au même endroit|dans le même pays
the first one = au premier|du premier|à la première|de la première
the next one = celui d après|celle d après|le suivant|la suivante|celui qui suit|celle qui suit
how many beds = combien de places|combien de couchages|combien de lits|nombre de places|nombre de couchages
it = cet endroit|ce lieu|celui ci|celui là|celle ci|celle là|ce lac|ce parc|cette forêt|le premier|la première
which one = lequel|laquelle
which ones = lesquels|lesquelles
which of them = parmi eux|d entre eux|ceux ci|celles ci|eux|ceux là|parmi ceux ci|parmi elles|parmi celles ci|parmi ceux là|parmi celles là
what about = et pour|qu en est il de|et si|et plutôt|plutôt|et qu en est il de|et côté
another = sinon|où sinon|un autre|une autre|d autres|autre|autres|encore un|encore une|encore|plus de résultats|la suite|autre chose|quoi d autre|montre m en plus|d autres encore|un de plus
or not = ou pas|ou non|peu importe|pas important|facultatif
not needed = pas nécessaire|pas besoin|inutile
i = je|j|moi
we = nous|on
find = trouve|trouver|cherche|chercher|cherchons|recherche|recherchons|je cherche|nous cherchons|trouve moi|je crois que je veux|je crois que je cherche|je pense que je veux|je crois que je voudrais|je pense que je cherche|je crois vouloir
give me = montre moi|montre|montrez moi|donne moi|donnez moi|=donne|donnez|liste|propose moi|proposez moi|recommande moi|conseille moi|conseillez moi|suggère moi|affiche|indique moi|indiquez moi|proposez|propose|vous proposez quoi|tu proposes quoi|que proposez vous|que me proposez vous|que nous proposez vous|tu me conseilles quoi|que me conseilles tu|que me conseillez vous|pourriez vous m indiquer|pouvez vous m indiquer|peux tu m indiquer|pourrais tu m indiquer|pouvez vous me montrer|pourriez vous me montrer|peux tu me montrer|pourrais tu me montrer|tu peux me montrer|vous pouvez me montrer|auriez vous la gentillesse de me citer|auriez vous la gentillesse de me dire|auriez vous la gentillesse de m indiquer|auriez vous l amabilité de me citer|auriez vous l amabilité de m indiquer|auriez vous l amabilité de me dire|auriez vous la gentillesse de me montrer|pourriez vous me citer|pouvez vous me citer|peux tu me citer|cite moi|citez moi|pourriez vous me donner|pouvez vous me donner|peux tu me donner|pourriez vous me recommander|pouvez vous me recommander|pourriez vous me conseiller|pouvez vous me conseiller
need = besoin de|besoin d|besoin|il me faut|il nous faut
specific = plus|moins
please = ne me mens pas|ne mens pas|ne me mentez pas|sans mentir|sois honnête|soyez honnête|sois franc|dis moi la vérité|dites moi la vérité|honnêtement|franchement|plus ou moins|s il vous plaît|s il te plaît|svp|stp|merci d avance|d avance merci|merci beaucoup d avance|merci par avance|en vous remerciant d avance|en te remerciant d avance|merci pour votre aide|merci de votre aide|merci pour ton aide|je vous remercie d avance|je vous remercie
is = est|est ce que|est ce qu|est il|est elle|c est
are = considérés comme|considérées comme|considéré comme|considérée comme|considérés|considérées|sont|sont ils|sont elles
can = peux|peut|peuvent|pouvez|pourrait|pourrais|pouvoir|puis
has = a|ont|ait|aient|a t il|a t elle
what = quoi|qu est ce|que
which = quel|quelle|quels|quelles
how = comment
countries = =pays|les pays|des pays
which has more activities = lequel a le plus d activités|lequel propose le plus d activités
what disturbs = qu est ce qui gâche|qu est ce qui gâche le calme|qu est ce qui gâche le silence|qu est ce qui gêne|qu est ce qui dérange|ce qui gêne|ce qui dérange|qu est ce qui trouble le calme|qu est ce qui trouble le silence
higher than = plus haute que les|plus haut que les
the = du moment que|du moment qu|du moment que c est|pourvu que|pourvu qu|pourvu que ce soit|à condition que|à condition que ce soit
what is the name of = comment s appelle|comment s appellent
`)

/** Words of French that can restrict nothing. */
export const FILLER = listOf(`
sérieux sérieusement franchement
arriver arrive compte-t-elle compte-t-il compte-t-on truc trucs machin recensez recense recensés recensées répertoriez répertoriés répertoriées
recommander recommandes recommandez conseiller conseilles conseillez proposer proposes proposez suggérer suggères
celui celle ceux celles emmener amener apporter observer savez le la les l ceux celles un une mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces tu te toi vous me m se s il elle ils elles lui
qui qu dont lequel où ne n oui si d accord ok ça ceci cela tout tous toute toutes chaque même quelque quelques plusieurs
suis es sommes êtes étais était étaient été être sera seront serait soit ai as avons avez avait avoir aurait
veux veut voulons voulez voudrais voudrait voudrions vouloir aimerais aimerait aimerions aime aimer souhaite souhaiterais envie dois doit devrais faut faudrait
pour par chez lorsque pendant car donc alors puis ensuite comme ainsi aussi encore déjà très bien beau belle beaux belles bel joli jolie jolis jolies
bon bonne bons bonnes agréable agréables magnifique magnifiques superbe superbes super sympa sympas génial géniale merveilleux merveilleuse charmant charmante
écouter aller vais va allons allez vont venir passer rester visiter visite voyage voyager voir vois voit voyons profiter découvrir explorer faire fais fait faites
trouve trouvent situe situé située situés situées situer svp merci dire dis dites savoir sais demande question réponse conseil conseils
environ peu beaucoup assez trop tellement vraiment juste peut être idéal idéale idéalement parfait parfaite particulier particulière genre sorte type catalogue annuaire base données
êtes nommé appelé appelée monsieur madame cordialement vers t contre selon entre autres ci là-bas notamment dites
auquel duquel desquels auxquels desquelles auxquelles enfin néanmoins pourtant cependant toutefois surtout absolument certainement
probablement éventuellement presque quasi bref voilà voici euh bah hein ouais parmi concernant tant davantage puisque afin
tandis malheureusement heureusement chouette entrer entre fournis renvoie énumère détermine identifie pourriez auriez
ans partir pars partons partez préférence possible proposez propose indique indiquez cherché
monte
triées triés trié triée classées classés rangés ordonnés
réellement
laissent laisse
choisirais choisis choisir choisissez préfères préférerais recommanderais conseillerais
pardon désolé désolée excuse excusez oups
idée idées recommandation recommandations suggestion suggestions
jouable faisable envisageable
`)

import { listOf, rowsOf } from '../language-table.ts'

/** Ways of asking and of pointing back, in German. */
export const QUESTIONS = rowsOf(`
how many are there = wie viele hast du gefunden|wie viele haben sie gefunden|zähl sie|zähle sie|zähl mal|wie viele sind das|wie viele sind es
something nearby = was gibt es in der nähe|was gibt es dort in der nähe|was gibt es da in der nähe|was ist in der nähe|was liegt in der nähe|was gibt es in der umgebung|was ist in der umgebung
everywhere = überall
is it true that = ist es wahr dass|stimmt es dass|stimmt das dass|ist es richtig dass|trifft es zu dass|stimmt es
i meant = ich meinte|ich meine|ich hab gemeint|ich habe gemeint|gemeint war|gemeint ist|ich meinte eigentlich|ich wollte sagen
result = ergebnis|ergebnisse|ergebnissen|treffer|treffern
what does the rating mean = was bedeutet mittlere sicherheit|was heißt mittlere sicherheit|was bedeutet geringe sicherheit|was heißt geringe sicherheit|was bedeutet hohe sicherheit|was bedeutet die sicherheit
how do i get from = wie komme ich von|wie komm ich von|wie kommt man von|wie kommen wir von|wie reise ich von|wie reist man von|wie fahre ich von|wie fährt man von|anreise von
what do you hear = was kann man hören|was kann man dort hören|was ist zu hören|was hört man|was höre ich|was ist dort zu hören|welche geräusche hört man|welchen lärm hört man|was hören wir|was hört man dort|was hört man denn|was hört man so|was hört man alles|was kann ich hören|was werde ich hören|was gibt es zu hören|welche geräusche sind zu hören|welche geräusche höre ich|welche geräusche kann man hören|welcher lärm ist zu hören|welche geräusche|welche geräusche gibt es|welche geräusche gibt es dort|welchen lärm gibt es|welchen lärm gibt es dort|welchen lärm gibt es da
why = lärmquellen|welche lärmquellen|welche lärmquellen gibt es|geräuschquellen|welche geräuschquellen|woran liegt die bewertung|woran liegt die note|woran liegt es dass|woran liegt der lärm|woran liegt|wie kommt die bewertung|wie kommt die note|wie kommt die bewertung zustande
reach = gelangen|gelangt|gelange|gelangt man|gelange ich|erreiche ich|erreicht man|erreichen wir|kommen wir|komm ich|reist man|reise ich|reisen wir|fährt man|fahre ich|fahren wir|hinkomme|hinkommen
something quieter than = was ruhigeres als|etwas ruhigeres als|was leiseres als|etwas leiseres als|was stilleres als|etwas stilleres als|irgendwas ruhigeres als
quiet place = was ruhiges|was stilles|was leises|etwas ruhiges|etwas stilles|irgendwas ruhiges|irgendwas stilles|irgendwo ruhig|ein ruhiges fleckchen
nature = ins grüne|in das grüne|im grünen|in die natur|in der natur
place = alternative|alternativen|ort|orte|orten|platz|plätze|plätzen|plätzchen|stelle|stellen|fleck|fleckchen|gebiet|gebiete|gebieten|gegend|gegenden|natur|naturgebiet|naturgebiete|ausflug|ausflugsziel|ausflugsziele|rückzugsort|rückzugsorte|ecke|ecken|irgendwo|reiseziel|reiseziele|ziel|ziele|oase|landschaft|landschaften|naturort|naturorte|etwas|irgendwas|kraftort|örtchen|sehenswürdigkeit
how many = wie viele|wie viele bleiben übrig|wie viele bleiben|wieviele|anzahl|anzahl der|wie viel|zahl der
runners up = zweitplatzierte|zweitplatzierten|nächstplatzierte|nächstplatzierten
why = warum|wieso|weshalb|weswegen|aus welchem grund|woher kommt der lärm|was ist so laut|was macht lärm|was ist laut|welcher lärm|begründung|was stört
compare = vergleiche|vergleich|vergleichen|im vergleich zu|im vergleich|verglichen mit|unterschied zwischen|unterschied|gegenüber|versus|vs|im gegensatz zu|gegen
the same for = das gleiche|dasselbe|genau dasselbe|noch einmal das gleiche|nochmal das gleiche|das gleiche aber|dasselbe aber|das gleiche nur
tell me = kannst du mir sagen|können sie mir sagen|könntest du mir sagen|könnten sie mir sagen|weißt du|wissen sie|sag mir|sagen sie mir|sag mir bitte|kannst du mir verraten
tell me about = erzähl mir von|erzähl mir etwas über|erzähl mir was über|erzähle mir von|erzähle mir etwas über|erzähl von|was ist|was weißt du über|infos zu|info zu|informationen zu|informationen über|infos über|beschreibe|beschreib|beschreibung von|sag mir etwas über|was gibt es zu wissen über|mehr über|erzähl mir mehr über|erzähl über|wer oder was ist|details zu|beschreib mir|was wissen sie über|was weißt du von|was kannst du mir über|was kannst du über|was ist bekannt über|was wisst ihr über|mehr über|mehr zu|mehr zum|mehr zur
do you have an api = gibt es eine api|habt ihr eine api|haben sie eine api|gibt es eine schnittstelle|kann ich die daten herunterladen|kann man die daten herunterladen|wo kann ich die daten herunterladen|sind die daten offen|sind die daten frei|offene daten|brauche ich einen schlüssel|brauche ich einen api schlüssel
which regions do you cover = welche regionen deckt ihr ab|welche regionen decken sie ab|welche regionen gibt es|welche regionen sind importiert|welche regionen sind abgedeckt|welche länder deckt ihr ab|welche länder decken sie ab|welche länder sind abgedeckt|welche länder sind im katalog|welche gebiete deckt ihr ab|welche gebiete sind abgedeckt|was deckt ihr ab|welche länder habt ihr|welche länder gibt es|welche länder haben sie|welche länder sind drin
when was the data last updated = wann wurden die daten zuletzt aktualisiert|wann wurden die daten aktualisiert|wann wurde der katalog zuletzt aktualisiert|wie alt sind die daten|wie aktuell sind die daten|wie aktuell seid ihr|stand der daten|von wann sind die daten|letzte aktualisierung
is there a map = gibt es eine karte|habt ihr eine karte|haben sie eine karte|zeig mir eine karte|zeig mir die karte|zeige mir die karte|karte aller orte|karte mit allen orten|eine karte mit allen orten|wo ist die karte|gibt es eine lärmkarte|gibt es eine stillekarte|habt ihr eine lärmkarte|zeig die karte|alle orte auf einer karte
who runs this site = wer betreibt diese seite|wer betreibt das|wer steckt dahinter|wer steckt hinter dieser seite|wer hat das gemacht|wer hat dich gemacht|wer betreibt dieses verzeichnis
what should i bring = was soll ich mitnehmen|was sollen wir mitnehmen|was muss ich mitbringen|was soll ich mitbringen|was brauche ich an ausrüstung|was soll ich einpacken|was soll ich anziehen
what can you do = was kannst du|was kannst du alles|was können sie|was kann ich fragen|was kann man fragen|wie funktioniert das|hilfe|wer bist du|was bist du|hallo|guten tag|guten morgen|guten abend|moin|servus|grüß gott|grüezi|wie geht das|was machst du|beispiele|beispielfragen|danke|vielen dank|danke schön|wie benutze ich das
what does the rating mean = was bedeutet die bewertung|wie wird die stille bewertet|wie wird bewertet|wie wird die bewertung berechnet|wie wird die ruhe bewertet|wie wird stille gemessen|wie wird die stille gemessen|bewertungsskala|wie wird die ruhe gemessen|was bedeuten die bewertungen|wie funktioniert die bewertung|wie entsteht die bewertung|wie bewertet ihr|wie wird das berechnet|wie wird die stille berechnet|wie wird der wert berechnet|misst ihr|misst jemand|misst da jemand|wird gemessen|wird das gemessen|wird da gemessen|habt ihr gemessen|messt ihr|woher kommen die bewertungen|woher kommt die bewertung|woher habt ihr die bewertung|was bedeutet die note|was heißt die note|was heißt die bewertung|was bedeutet eine bewertung von|was bedeutet eine note von|was heißt eine bewertung von|was sagt die note aus|was sagt die bewertung aus|was ist der ruhewert|was ist die stillebewertung|wie berechnet ihr|wie berechnet ihr die bewertung|wie berechnet ihr das|wie kommt die bewertung zustande|wie kommen die bewertungen zustande|wie kommt ihr auf die bewertung
are there any = gibt es|gibts|gibt es einen|gibt es eine|gibt es ein|habt ihr|kennst du|kennt ihr|existiert|existieren|haben sie|kennen sie|gibt es irgendwelche|gibt es welche|gibt es da welche|gibt es dort welche|gibt es auch welche
where can i = wo leben|wo lebt der|wo lebt die|wo kann ich|wo kann man|wo können wir|wo darf ich|wo darf man|wo sollte ich|wohin|wo finde ich|wo findet man|wo gibt es|wo lässt sich|wo könnte ich|wo gibts|wo sieht man|wo sehe ich|wo ist es|wo wird es|wohin kann ich|wohin können wir|wohin geht man|wohin fahren|wohin gehen|wohin sollen wir|wohin mit|wo können|wo soll ich hin|wo soll ich
how deep = wie tief ist|wie tief
when is = wann ist|wann sind|wann|zu welcher zeit|zu welcher jahreszeit|in welchem monat|welcher monat|beste zeit|beste jahreszeit|beste reisezeit|die beste zeit|die beste jahreszeit|die beste reisezeit|wann ist die beste zeit|welche jahreszeit
which country = zu welchem land gehört|zu welchem land gehören|zu welchem staat gehört|welches land|in welchem land|welche länder
where is = wo ist|wo liegt|wo liegen|wo befindet sich|wo sind|wo genau|koordinaten|lage von|wo
offer = bieten|bietet|anbieten
how much does it cost = kostet das etwas|kostet das was|kostet es etwas|kostet es was|kostet das eintritt|kostet der eintritt etwas|kostet der zugang etwas|kostet das geld|was kostet|wie viel kostet|wieviel kostet|kosten|kostet|preis|eintritt|eintrittspreis|wie teuer|teuer|eintrittskosten|ticket|wie viel eintritt kosten|wie viel eintritt kostet|wieviel eintritt kosten|wieviel eintritt kostet|wie viel kosten|wie viel muss man zahlen|wie viel muss man bezahlen|wie viel muss ich zahlen|was muss man zahlen|was muss man bezahlen|was muss ich bezahlen|was muss man dort zahlen|was muss man da zahlen|was muss man dort bezahlen|was muss ich zahlen|was zahlt man|was zahlt man dort|was bezahlt man|was bezahlt man dort|wie hoch ist der eintritt|wie hoch ist der eintrittspreis|wie hoch sind die eintrittspreise
access status = eintrittsbedingungen|zugangsbedingungen|zutrittsbedingungen|bedingungen für den zutritt|bedingungen für den eintritt|zugangsregeln|eintrittsregeln
access = zugang|zugänglich|zutritt
how do i get to = wie gelange ich nach|wie gelange ich zu|wie gelange ich zum|wie gelange ich zur|wie gelangt man nach|wie gelangt man zum|wie gelangt man zur|wie komm ich nach|wie komm ich zu|wie komm ich zum|wie komm ich zur|wie komme ich am besten nach|wie komme ich am besten zum|wie komme ich am besten zu|wie komme ich am besten zur|wie ich nach|wie ich zum|wie ich zu|wie man nach|wie man zum|wie man zu|wie komme ich nach|wie komme ich zu|wie komme ich zum|wie komme ich zur|wie komme ich in|wie komme ich in den|wie komme ich an|wie kommt man nach|wie kommt man zu|wie kommt man zum|wie kommt man zur|wie kommt man in den|wie komme ich|wie kommt man|wie kommen wir|anfahrt|anfahrt zu|anfahrt nach|anreise|anreise nach|wie gelangt man|wie gelange ich|wie erreiche ich|wie erreicht man|weg nach|weg zu
how do i get there = wie komme ich dorthin|wie komme ich dahin|wie kommt man dorthin|wie kommt man dahin|wie kommt man hin|wie komme ich hin|wie kommen wir dorthin|wie kommen wir hin|wie komme ich da hin|wie kommt man da hin|wie komm ich hin|kann man da hin|kann man dort hin|kann ich da hin|kann ich dort hin|können wir da hin|können wir dort hin|könnte man da hin|könnte man dort hin|könnte ich da hin|könnte ich dort hin|könnten wir da hin|könnten wir dort hin|darf man da hin|darf man dort hin|darf ich da hin|darf ich dort hin|dürfen wir da hin|dürfen wir dort hin|kommt man da hin|kommt man dort hin|komme ich da hin|komme ich dort hin|kommen wir da hin|kommen wir dort hin
reachable = erreichbar|erreichen|zu erreichen|kommt man|komme ich|hinkommen|hinkommt|hinfahren kann|ankommt|erreicht|erreichen
how loud is = wie laut ist|wie laut ist es in|wie laut|wie viel lärm ist|wie viel lärm gibt es|wie viel lärm|wieviel lärm|wie viel krach
how quiet is = wie ruhig ist|wie leise ist|wie still ist|wie ruhig ist es in|wie ruhig|wie leise|wie still|wie ist die bewertung von|wie hoch ist die bewertung von|welche bewertung hat|wie ist bewertet|wie gut ist|wie hoch ist die bewertung
noise level = lärmbelastung|schallbelastung|geräuschbelastung|lärmwert|lärmwerte|lärmwerts|schallwert|dezibelwert|lärmpegel|geräuschpegel|lautstärke|schallpegel
noise = lärm|krach|geräusche
what can i do there = was kann man dort machen|was kann ich dort machen|was kann man dort tun|was kann man da machen|was macht man dort|was kann man dort unternehmen
activities = aktivitäten|unternehmungen|was kann man machen|was kann man tun|was kann ich machen|was kann ich tun|was kann man unternehmen|freizeitmöglichkeiten|was kann man
what to do = machen|tun|unternehmen
scenery = landschaftstyp|wie sieht es dort aus|wie sieht es aus
how far from = wie weit ist es von|wie weit von|entfernung von|wie weit entfernt von|wie weit ist von|wie weit weg ist es von|wie weit weg von|ist es weit von
how far = wie groß ist die entfernung|wie groß ist die distanz|wie groß ist der abstand|wie weit|entfernung|distanz|wie weit ist|wie weit ist es|abstand|wie weit weg ist|wie weit weg|ist es weit|wie weit entfernt ist|wie weit entfernt|wie viele kilometer sind es
comment = kommentare|kommentar|rezensionen
facilities = einrichtungen|ausstattung|infrastruktur|was gibt es in|was gibt es an|was gibt es dort
on site = vor ort|direkt vor ort|gleich vor ort
there = dort oben|da oben|dort unten|da unten|dort|dorthin|dort drin
the first one = dem ersten|den ersten|die erste|das erste|der ersten|vom ersten|zum ersten|beim ersten
compare it with = vergleich ihn mit|vergleich ihn mit dem|vergleich ihn mit der|vergleich es mit|vergleich es mit dem|vergleich es mit der|vergleich das mit|vergleich das mit dem|vergleich das mit der|vergleich dies mit|vergleich dies mit dem|vergleich dies mit der|vergleich den mit|vergleich den mit dem|vergleich den mit der|vergleich diesen mit|vergleich diesen mit dem|vergleich diesen mit der|vergleich dieses mit|vergleich dieses mit dem|vergleich dieses mit der|vergleiche ihn mit|vergleiche ihn mit dem|vergleiche ihn mit der|vergleiche es mit|vergleiche es mit dem|vergleiche es mit der|vergleiche das mit|vergleiche das mit dem|vergleiche das mit der|vergleiche dies mit|vergleiche dies mit dem|vergleiche dies mit der|vergleiche den mit|vergleiche den mit dem|vergleiche den mit der|vergleiche diesen mit|vergleiche diesen mit dem|vergleiche diesen mit der|vergleiche dieses mit|vergleiche dieses mit dem|vergleiche dieses mit der
compare them = vergleich sie|vergleiche sie|vergleichen sie sie
compare both = vergleich beide|vergleiche beide
two = beiden
the next one = der danach|das danach|die danach|der folgende|das folgende|das nächste auf der liste|der nächste auf der liste
closer = näheres|etwas näheres|was näheres
it = es|er|sie|ihn|dieser ort|diesem ort|der erste|dieser see|dessen
they = sie alle|ihnen
which of them = welcher davon|welche davon|welches davon|davon|von denen|von diesen|diese|jene
what about = wie wäre es mit|was ist mit|wie sieht es mit|und wie ist es mit|stattdessen|wie stehts mit|wie steht es mit|und was ist mit|lieber
another = noch einer|noch eine|noch ein|noch eins|noch einen|ein anderer|eine andere|ein anderes|einen anderen|andere|weitere|mehr|mehr davon|weiteres|noch mehr|noch welche|was noch|sonst noch|sonst|nächstes|zeig mehr|zeig mir mehr|weitere bitte
or not = oder nicht|egal|spielt keine rolle|nicht wichtig|muss nicht sein|optional
not needed = nicht nötig|nicht erforderlich|brauche ich nicht|unnötig
i = ich
we = wir
find = finde|such|suche|ich suche|wir suchen|suchen|gesucht
give me = zeig|zeige|zeig mir|zeige mir|gib mir|nenne|nenne mir|nenn mir|liste|empfiehl|empfehle|schlag mir vor|schlage mir vor|empfehlt mir|empfehlt uns|empfehlen sie mir|empfehlen sie uns|empfiehl mir|empfiehl uns|nenn uns|zeigt mir|zeigt uns|nennt mir|wären sie so freundlich mir|wären sie so nett mir|wärst du so lieb mir|wärst du so nett mir|seien sie so freundlich mir|kannst du mir|könntest du mir|können sie mir|könnten sie mir|könnt ihr mir|könntet ihr mir
need = brauche|brauchen|benötige|braucht|benötigt|benötigen
please = vor allem|vor allem anderen|in erster linie|lüg mich nicht an|lüge mich nicht an|lügen sie mich nicht an|nicht lügen|sei ehrlich|seien sie ehrlich|ganz ehrlich|ehrlich gesagt|ehrlich bitte|mehr oder weniger|bitte|danke im voraus|vielen dank im voraus|besten dank im voraus|herzlichen dank im voraus|danke schon mal|danke schonmal|schon mal danke|danke vorab|vielen dank schon mal|dank im voraus|ich glaube ich möchte|ich glaube ich will|ich glaube ich suche|ich denke ich möchte|ich denke ich suche|wenn du kannst|wenn sie können|wenn ihr könnt|wenn du so nett bist|wenn du so lieb bist|wenn sie so freundlich sind|falls du kannst|falls sie können|meine frau und ich|mein mann und ich|meine freundin und ich|mein freund und ich|meine familie und ich|so freundlich|so nett|so lieb|ich glaube|glaube ich|ich denke|denke ich
is = ist|ists
are = sind|gelten
can = kann|kannst|können|könnte|könnten|man darf
has = hat|haben|habe
what = was
which = welche|welcher|welches|welchen|welchem
how = wie
countries = länder|staaten|ländern
which has more activities = welcher hat mehr aktivitäten|was hat mehr aktivitäten|wo gibt es mehr aktivitäten
the difference = wie groß ist der unterschied|wie groß ist der unterschied zwischen
`)

/** Words of German that can restrict nothing. */
export const FILLER = listOf(`
echt ernsthaft ehrlich
klarkomme klarkommen klarkommt zurechtkomme zurechtkommen zurechtkommt mitbringen mitnehmen mitkommen mitkommt mitkann mitkönnen mitdarf mitdürfen mitmuss mitgenommen mitzunehmen mitzubringen mitführen beobachten weißt der die das den dem des ein eine einen einem einer eines des mein meine meinen meinem meiner unser unsere unserem unseren dein deine euer eure ihr ihre ihren ihrem
du mich mir uns dich dir euch sich man jemand alle alles jeder jede jedes jeden beide einige ein paar paar manche solche solch
bekommt bekommen bekam kriegt bin bist seid sein war wäre wären sei gewesen werde wird werden wurde würde würden worden
will wollen möchte möchten möchtest mag mögen soll sollen sollte sollten muss müssen müsste hätte hätten gern gerne am liebsten
zu dass ob wenn weil denn da damit dabei dazu daher darum deshalb während bevor nachdem seit für durch über gegen bis wegen trotz
auch noch schon mal doch eben halt einfach wohl vielleicht etwa ungefähr circa ca rund eigentlich gerade denn nun also sehr gut
gute guter gutes guten schöne schöner schönes schönen schön toll tolle toller tolles prima super nett nette netter nettes wunderbar
wunderschön wunderschöne wunderschöner herrlich herrliche liegt liegen lagen befindet befinden gelegen gelegene finden findet
erleben geben gibt habt kennen sehen sieht anschauen besuchen besuch fahren fahre gehen geht gehe fährt reisen komme kommen kommt bleiben sitzen genießen verbringen
ja nee nö okay ok gell hm naja sag sagen sagt weiß wissen frage fragen liste listen zeigen empfehlen empfehlung empfehlungen vorschlag vorschläge tipp tipps
diesen irgendwelche irgendwelchen irgendwelcher dieses dieser hier her hin katalog verzeichnis datenbank eintrag einträge irgendeine irgendein irgendeinen danke dankeschön grüße
mehrere viele viel wenig wenigen überhaupt insgesamt genannt namens genauer bestimmt bestimmte bestimmten welch sodass wobei wofür womit worauf wovon
dafür davor danach dahin daran draußen unterwegs freien freie naturnah plan plane planen geplant suchend freue hoffe
denen deren derer dessen sodann solchen solcher solches wessen ebenso jeweils ebenfalls zudem außerdem allerdings bitteschön hallo hey moin
servus selbst beispielsweise übrigens genau total recht ziemlich unbedingt natürlich bloß dennoch trotzdem hingegen zumindest
absolut wenigstens hinkommen irgendwie drüben nämlich schließlich sonst ferner gemäß bezüglich evtl eventuell möglicherweise vermutlich
sicher klar nochmal erneut jemals empfehlenswert lohnend lohnt sehenswert zeigt nennt listet suchst hast gib liefere ausgeben
aufzählen ermittle bestimme ermitteln beschreibe
stehen steht
ständig dauernd pausenlos permanent ununterbrochen andauernd ewig
kennt heißt heißen empfehlt hauptsache los infrage angewiesen daneben mache isses wisst dorthin gesagt aus
bisschen herrscht herrschen direkt hinfahren hingehen hinwandern reinspringen
passt aller sortiert geordnet gar
selber
jahre jahren jahr stimmt
euren eurer eurem eures lassen
entschuldigung entschuldige sorry verzeihung pardon ups
allen allem sämtliche sämtlichen sämtlicher
sitze sitzt
idee ideen
genug
dringend
`)

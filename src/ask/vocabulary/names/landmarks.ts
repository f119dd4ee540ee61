import { fold } from '../../../text/fold.ts'

/**
 * Mountains, lakes and islands that people ask for by one word and that may be no name of the catalogue or of a region: each is
 * spelled right, whatever town or word differs from it by a letter ("Teide" is not Telde, "Everest" not Everett).
 */
const LINES = `
teide etna ätna vesuv vesuvio vésuve vesubio vesuvius stromboli vulcano matterhorn cervino cervin eiger jungfrau watzmann zugspitze
brocken feldberg belchen großglockner dachstein ortler ortles marmolada bernina ararat elbrus kilimandscharo kilimanjaro denali
aconcagua annapurna makalu lhotse everest fuji fudschi fujisan olymp olympe olimpo mulhacén veleta aneto posets moncayo peñalara
almanzor canigou vignemale ventoux luberon vercors écrins queyras meije pelvoux aravis mézenc aigoual achensee chiemsee ammersee
tegernsee schliersee eibsee titisee schluchsee mummelsee edersee hallstatt traunsee attersee wolfgangsee misurina sorapis carezza
tovel molveno aspromonte pollino maiella majella sibillini circeo maremma gennargentu asinara ustica pantelleria lampedusa ponza
covadonga sanabria bardenas monegros anaga timanfaya tabernas grazalema urbasa irati somiedo muniellos snowdon scafell skiddaw
cairngorms jotunheimen galdhøpiggen kebnekaise padjelanta kungsleden oulanka pallas saimaa hekla askja dettifoss mývatn katla rysy
triglav plitvice velebit durmitor vitosha musala taygetos sinai sinaí uluru kosciuszko aoraki tongariro shasta rainier chaltén
chimborazo roraima titicaca
`

/** Those names, folded. */
export const LANDMARKS: ReadonlySet<string> = new Set(LINES.trim().split(/\s+/).map(fold))

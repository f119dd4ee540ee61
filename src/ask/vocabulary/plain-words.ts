const words = (text: string) => text.trim().split(/\s+/)

/** Words that carry nothing for the answer. */
export const STOP_WORDS: readonly string[] = words(`
a an the this i me my we us our you your he she they people person someone anyone everybody everyone one s t d ll re ve m
is are was were be been being am do does did done doing have has had having can could may might must shall should will would wanna want wants wanted
need needs needed like likes love loves loved liked looking look search searching seek seeking find finds finding found show shows showing give gives
get gets getting list lists tell say know knows recommend recommends suggest suggests propose advise pick choose visit visits visiting visited go goes going went
see seeing seen live lives living come comes coming take takes taking bring brings bringing make makes making let lets try trying spend stay staying sit sitting enjoy enjoying experience
explore exploring discover discovering discover relax please pls plz kindly thx cheers dear just only also too even quite rather pretty fairly some any all each every few several many
much more most lot lots bunch bit little such same own other both either than then that these those which who whom whose what when where how why if whether
as at by for from in into of off on onto out over to up with within about with so but and or because while since until though although however
good great nice lovely beautiful pretty amazing wonderful awesome perfect ideal fantastic gorgeous stunning decent proper suitable cool fine scenic interesting favourite favorite popular famous
actually really maybe perhaps possibly probably basically simply kind sort type types kinds sorts category well best new good-looking here there now again still already soon ever away
called named name names spelled marked tagged listed labelled labeled classified classed with having featuring feature featured including include includes included contain contains containing offering offers provide provides providing located lies lying
ask asking question wondering wonder curious interested planning plan plans think thinking hope hoping feel feeling thing things stuff way ways bit part day days hour hours minute minutes time
catalogue catalog database directory data writing enquire enquiring inquire inquiring esteemed grateful gratefully appreciate appreciated kindly regards sincerely faithfully dear sir madam team assist assistance support advance hear hearing response reply forward obliged greatly warm warmly yours respected honourable folks guys everyone system app service website site page your our mine yours world earth globe planet human humans whole entire rated stay me myself ourselves yourself itself themselves
after before during until against among behind besides despite past per since upon via single double whole half total adore fancy prefer prefers pleasant charming magical cosy cozy romantic spectacular unique unusual special renowned typical picturesque idyllic dreamy paradise worth worthwhile hours week weeks month year years smooth ground night nights fully completely totally mostly mainly largely partly once twice bored tired stressed busy fed sick headache simple easy easily nicely difficult strange odd radius range circle circumference city town break smth sth abt somehow sure yes yeah yep ok okay right hmm um uh er oh ah wow hey hi mate buddy friend friends family kids kid children child wife husband partner girlfriend boyfriend mum mom dad parents son daughter baby group alone myself solo couple
highly recommended recommendation consider considered regarding concerning terms apply really able allow allows exist exists existing happen available currently actually usually normally generally whatever wherever anyhow anyway
enough minimum least first second third last next previous above below under following main major minor own general certain particular specific exact rest
quick short long brief big small large tiny huge vast wide high low hidden secret gem gems lesser undiscovered wild natural outdoor outdoors green fresh clean air beauty lying
state states province provinces county counties district districts canton cantons prefecture municipality
medium moderate average
watching spotting viewing sighting sightings
escape away crowd spending walk-in around gonna gotta
option options possibility possibilities choice choices result results answer answers us them him her his hers their theirs whose enter entering visitor local locals place's
`)

/** Things that people ask for and no catalogue of nature places holds: a question about these is not guessed at. */
export const OFF_TOPIC_WORDS: readonly string[] = words(`
hotel hotels hostel hostels motel motels airbnb apartment apartments restaurant restaurants cafe cafes coffee bar bars pub pubs nightclub nightclubs club clubs disco shop shops shopping mall malls supermarket
flight flights airport airports airline ticket-office weather forecast temperature rain snow storm capital capitals president minister king queen population inhabitants language languages currency gdp economy
poem poems poetry song songs joke jokes story stories essay novel recipe recipes cook bake write compose translate translation code program programming python javascript java sql html function algorithm
stock stocks share-price bitcoin crypto price-of news newspaper politics election elections vote war movie movies film films book books game games football soccer basketball tennis golf sports match
buy sell rent order reserve booking bookings purchase delivery pizza burger beer wine food drink drinks eat dinner breakfast lunch meal doctor hospital pharmacy dentist lawyer bank atm money loan mortgage insurance tax taxes
job jobs work salary school schools university universities college homework exam math mathematics equation calculate solve physics chemistry biology history geography historian religion god bible meaning-of-life
phone number email password login account wifi internet computer laptop iphone android google facebook twitter instagram youtube tiktok chatgpt openai gpt claude llm
car cars rental taxi uber parking-ticket gas petrol fuel station concert concerts festival festivals museum museums theatre theater cinema zoo aquarium casino stadium party parties event events
dating girlfriend boyfriend marriage wedding divorce horoscope astrology lottery wikipedia definition synonym define spell pronounce alphabet letters prime numbers square root minus times plus equals percent
celebrity singer actor actress band album lyrics music guitar piano painting paint draw image picture photo photos logo video videos
medicine symptoms headache covid virus vaccine diet calories weight gym yoga-class massage spa haircut hairdresser clothes shoes dress fashion
trump biden putin einstein shakespeare napoleon hitler obama invent invented inventor discovered won winner championship olympics world-cup medal score-of match
`)

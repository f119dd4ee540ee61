import { alternatives } from '../../text/alternatives.ts'
import { CHAT_PHRASES, CHAT_WORDS } from './languages/chat/particles.ts'
import { LAUGHTER } from './languages/abuse.ts'

const words = (text: string) => text.trim().split(/\s+/)

/**
 * Filler: function words, politeness, verbs of asking and plain praise. The list is closed: none of these words can
 * restrict what is asked for, so none is ever missed in an answer.
 */
export const FILLER_WORDS: readonly string[] = [
  ...CHAT_WORDS,
  ...words(`
a an the this i me my we us our you your he she they someone anyone everybody everyone one s t d ll re ve m is are was
were be been being am do does did done doing have has had having can could may might must shall should will would
wanna want wants wanted need needs needed like likes love loves loved liked looking look search searching seek seeking
find finds finding found show shows showing give gives get gets getting list lists tell say know knows recommend
recommends suggest suggests propose advise pick choose visit visits visiting visited go goes going went see seeing
seen come coming take taking bring brings bringing make makes making let lets try trying spend live lives living stay staying max limit sit
sitting enjoy enjoying experience explore exploring discover discovering please pls plz kindly thx cheers dear just
only also too even quite rather pretty fairly some any all each every several many such same own other both
either than then that these those who whom whose what when where how why if whether as at by for from in into of off
on onto out over to up with within about so but and or because while since until though although however good great
nice lovely amazing wonderful awesome perfect ideal fantastic decent proper suitable cool fine actually really true maybe
perhaps possibly probably basically simply kind sort type types kinds sorts category well best here there again still
already ever called named name names spelled marked tagged listed labelled labeled classified classed featuring
feature featured including include includes included contain contains containing offering offers provide provides
providing located lies lying belong belongs belonging ask asking question wondering wonder curious interested planning plan plans think
thinking hope hoping feel feeling thing things stuff way ways catalogue catalog database directory data writing
enquire enquiring inquire inquiring esteemed grateful gratefully appreciate appreciated regards sincerely faithfully
sir madam assist assistance support advance reply forward obliged greatly yours respected honourable guys service
website site page mine world earth globe planet whole entire rated myself yourself itself themselves after before
during against among behind besides despite past per upon via total adore fancy prefer prefers worth worthwhile fully
completely totally mostly mainly largely partly bored tired stressed smth sth abt somehow sure yes yeah yep ok okay
right directly immediately hmm um uh er oh ah wow hey hi mate buddy highly recommended recommendation consider considered regarding
concerning terms apply able allow allows exist exists existing happen available usually normally generally
whatever wherever anyhow anyway enough certain particular exact rest watching spotting viewing sighting sightings
escape spending around gonna gotta option options possibility possibilities choice choices result results answer
answers them him her his hers their theirs enter entering bye situated comprising comes takes which ourselves bit bunch lot lots much now
radius range circle hear hearing team folks system response warmly favourite favorite interesting part away relax
ours anybody got listen listens listening through
therefore thus hence overall moreover whichever whenever wherein whereby thereof hereby amongst albeit yet merely absolutely definitely
certainly obviously literally honestly specifically primarily roughly approximately circa erm suit suits user users fetch return
display print output enumerate retrieve select identify determine namely likewise furthermore hereof versus sincere different distinct everywhere halfway keen relying important essential asap exactly btw ugh ${LAUGHTER}
`),
]

/** Which of those that are named: they are all of them. */
export const FILLER_PHRASES: readonly string[] = [
  ...CHAT_PHRASES,
  'in tow',
  'on behalf of',
  'will be',
  'of the two',
  'of the 2',
  'of these two',
  'of those two',
  'of both',
  'together',
  'taken together',
  'put together',
  'combined',
  'altogether',
  'all in all',
  'make sure',
  'make sure that',
  'making sure',
  ...alternatives(
    'all day|all day long|the whole day|whole day|all afternoon|all morning|all weekend|for the day|for a day|once more|once again|bothering me|bothering us|disturbing me|disturbing us|on site|onsite|in situ',
  ),
]

/** Words that may restrict what is asked for and that no field can answer: an answer names those it did not apply. */
export const PLAIN_WORDS: readonly string[] = words(`
warm people person few fewer more little beautiful gorgeous stunning scenic popular famous new good-looking
soon day days hour hours minute minutes time human humans single double half pleasant charming magical cosy cozy
romantic spectacular unique unusual special renowned typical picturesque idyllic dreamy paradise week weeks month year
years smooth ground night nights once twice busy fed sick headache simple easy easily nicely difficult strange odd
circumference city town break friend friends family kids kid children child wife husband partner girlfriend boyfriend
mum mom dad parents son daughter baby group alone solo couple minimum least first second third last next previous
above below under following main major minor general specific quick short long brief big small large tiny huge vast
wide high low hidden secret lesser undiscovered wild natural outdoor outdoors green fresh clean air beauty
json csv xml yaml markdown ids id uuid slug slugs urls url bullets bullet
state states province provinces county counties district districts canton cantons prefecture municipality municipalities parish parishes commune communes medium
moderate average alternative alternatives crowd visitor local locals campervan
`)

/** Things that no catalogue of nature places holds: a question about these is not answered. */
export const OFF_TOPIC_WORDS: readonly string[] = words(`
backpacker backpackers hotel hotels hostel hostels motel motels airbnb apartment apartments restaurant restaurants cafe cafes coffee bar bars pub pubs nightclub nightclubs club clubs disco shop shops shopping mall malls supermarket
flight flights airport airports airline ticket-office weather forecast temperature rain snow storm capital capitals president minister king queen population inhabitants language languages currency gdp economy
poem poems poetry song songs joke jokes story stories essay novel recipe recipes cook bake write compose translate translation code program programming python javascript java sql html function algorithm
stock stocks share-price bitcoin crypto price-of news newspaper politics election elections vote war movie movies film films book books game games football soccer basketball tennis golf sports match
buy sell rent order reserve booking bookings purchase delivery pizza burger beer wine food drink drinks eat dinner breakfast lunch meal doctor hospital pharmacy dentist lawyer bank atm money loan mortgage insurance tax taxes
job jobs work salary school schools university universities college homework exam math mathematics equation calculate solve physics chemistry biology history geography historian religion god bible meaning-of-life
phone number email password login account wifi electricity internet computer laptop iphone android google facebook twitter instagram youtube tiktok chatgpt openai gpt claude llm
car cars rental taxi uber parking-ticket gas petrol fuel station concert concerts festival festivals museum museums theatre theater cinema zoo aquarium casino stadium party parties event events
dating girlfriend boyfriend marriage wedding divorce horoscope astrology lottery wikipedia definition synonym define spell pronounce alphabet letters prime numbers square root minus times plus equals percent
celebrity singer actor actress band album lyrics music guitar piano painting paint draw image picture photo photos logo video videos
medicine symptoms headache covid virus vaccine diet calories weight gym yoga-class massage spa haircut hairdresser clothes shoes dress fashion
trump biden putin einstein shakespeare napoleon hitler obama invent invented inventor discovered won winner championship olympics world-cup medal match
`)

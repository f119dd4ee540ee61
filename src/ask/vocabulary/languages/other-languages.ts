// Languages that are not understood: how they are told, and the one sentence that says which ones are.
import { tableOf } from '../../../text/table.ts'

/** `words`: function words that tell it; `script`: letters that do. */
type OtherLanguage = { words?: string; script?: RegExp; sentence: string }

/** By ISO 639-1. */
export const OTHER_LANGUAGES = tableOf<OtherLanguage>({
  pt: {
    words:
      'onde em não uma um são há mais perto com para qual quais você lugar praias floresta lagoas tranquilas posso do da dos das sossegado sossegados melhor acampar fogo',
    sentence: 'Compreendo perguntas em inglês, alemão, francês, espanhol e italiano; em português ainda não.',
  },
  nl: {
    words:
      'waar het een zijn niet rustige rustig stille bij welke ik voor er meer bos bossen meren hoeveel dichtbij kan ik mijn wil plek plekken mag vuur maken',
    sentence: 'Ik begrijp vragen in het Engels, Duits, Frans, Spaans en Italiaans; in het Nederlands nog niet.',
  },
  pl: {
    words:
      'gdzie jest są w na z nie ciche cichy spokojne spokojny jezioro jeziora las lasy blisko miejsca miejsce czy jak najcichsze ile można bez',
    sentence: 'Rozumiem pytania po angielsku, niemiecku, francusku, hiszpańsku i włosku; po polsku jeszcze nie.',
  },
  sv: {
    words:
      'var finns det är och inte lugna lugn tysta tyst sjö sjöar skog skogar nära hur många plats platser jag vill utan med får man elda',
    sentence: 'Jag förstår frågor på engelska, tyska, franska, spanska och italienska; på svenska ännu inte.',
  },
  da: {
    words: 'hvor er der ikke rolige stille sø søer skov skove nær hvilke hvilken jeg vil uden steder sted må man',
    sentence: 'Jeg forstår spørgsmål på engelsk, tysk, fransk, spansk og italiensk; på dansk endnu ikke.',
  },
  no: {
    words: 'hvor er det ikke rolige stille innsjø innsjøer skog skoger nær hvilke jeg vil uten steder sted får noen',
    sentence: 'Jeg forstår spørsmål på engelsk, tysk, fransk, spansk og italiensk; på norsk ennå ikke.',
  },
  fi: {
    words:
      'missä on ovat rauhallinen rauhallisia hiljainen hiljaisia järvi järviä metsä metsiä lähellä mikä onko kuinka paikka paikkoja saako voiko',
    sentence: 'Ymmärrän kysymyksiä englanniksi, saksaksi, ranskaksi, espanjaksi ja italiaksi; suomeksi en vielä.',
  },
  cs: {
    words:
      'kde je jsou klidné klidná tiché tichá jezero jezera les lesy blízko které jaké kolik místo místa není bez mohu lze',
    sentence: 'Rozumím otázkám v angličtině, němčině, francouzštině, španělštině a italštině; česky zatím ne.',
  },
  hu: {
    words: 'hol van vannak csendes nyugodt tó tavak erdő erdők közel melyik hány hely helyek nem és egy lehet',
    sentence: 'Angol, német, francia, spanyol és olasz kérdéseket értek; magyarul még nem.',
  },
  ro: {
    words: 'unde este sunt liniștite liniștit lac lacuri pădure păduri lângă care câte locuri și fără pot în aproape',
    sentence: 'Înțeleg întrebări în engleză, germană, franceză, spaniolă și italiană; în română încă nu.',
  },
  tr: {
    words:
      'nerede var mı mi sessiz sakin göl göller orman ormanlar yakın yakınında hangi kaç yer yerler ve bir nasıl en',
    sentence: 'İngilizce, Almanca, Fransızca, İspanyolca ve İtalyanca soruları anlıyorum; Türkçe henüz değil.',
  },
  ca: {
    words: 'on hi ha llacs llac boscos bosc tranquils prop amb sense quins quin és són més puc lloc llocs dels',
    sentence: 'Entenc preguntes en anglès, alemany, francès, castellà i italià; en català encara no.',
  },
  uk: {
    script: /[іїєґ]/iu,
    sentence: 'Я розумію запитання англійською, німецькою, французькою, іспанською та італійською; українською ще ні.',
  },
  ru: {
    script: /\p{sc=Cyrillic}/u,
    sentence:
      'Я понимаю вопросы на английском, немецком, французском, испанском и итальянском языках; на русском пока нет.',
  },
  el: {
    script: /\p{sc=Greek}/u,
    sentence: 'Καταλαβαίνω ερωτήσεις στα αγγλικά, γερμανικά, γαλλικά, ισπανικά και ιταλικά· στα ελληνικά όχι ακόμη.',
  },
  ja: {
    script: /[\p{sc=Hira}\p{sc=Kana}]/u,
    sentence: '英語、ドイツ語、フランス語、スペイン語、イタリア語の質問がわかります。日本語はまだわかりません。',
  },
  ko: {
    script: /\p{sc=Hang}/u,
    sentence: '영어, 독일어, 프랑스어, 스페인어, 이탈리아어 질문을 이해합니다. 한국어는 아직 이해하지 못합니다.',
  },
  zh: { script: /\p{sc=Han}/u, sentence: '我能理解英语、德语、法语、西班牙语和意大利语的问题，暂时还不懂中文。' },
  ar: {
    script: /\p{sc=Arab}/u,
    sentence: 'أفهم الأسئلة بالإنجليزية والألمانية والفرنسية والإسبانية والإيطالية، ولا أفهم العربية بعد.',
  },
  he: {
    script: /\p{sc=Hebr}/u,
    sentence: 'אני מבין שאלות באנגלית, גרמנית, צרפתית, ספרדית ואיטלקית; בעברית עדיין לא.',
  },
  hi: {
    script: /\p{sc=Deva}/u,
    sentence: 'मैं अंग्रेज़ी, जर्मन, फ़्रेंच, स्पेनिश और इतालवी में सवाल समझता हूँ; हिन्दी में अभी नहीं।',
  },
  th: {
    script: /\p{sc=Thai}/u,
    sentence: 'ฉันเข้าใจคำถามภาษาอังกฤษ เยอรมัน ฝรั่งเศส สเปน และอิตาลี แต่ยังไม่เข้าใจภาษาไทย',
  },
})

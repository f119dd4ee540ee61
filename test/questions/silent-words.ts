// Words of questions that restrict nothing where they stand: they ask, join, stand for any spot, or are said of the asker. Each was
// read before it was written here; English has its filler beside. A word that would restrict is to be named instead.
const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const SILENT_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words(`
70s allowed along anything anywhere attractions bad badly beside between chance city class close compare concern
country describe don dont entry gems gimme heard hello human ideas info inform instead isn isnt it its landscapes loud
low made mean more morning nature near nearby neighbours no noise noisy not offer one ones opinion order overnight
paper paying permitted place places possible preferably ranking rating region sanctuaries silence someones something
somewhere source spot spots tags teh thank thanks that together tow trip trips two uses vs wanting watch welcome what
whats where wiht`),
  de: words(`
draussen ab aber alle am an auf bei bin bitte brauche dann darf das dass den denen der die direkt dort ein eine einem einen
einer entfernt erlaubt erste erzahl es frage fur furstentum gibt gibts hat hort ich ihr im in ins ist jemand kann
kennt kommen konnen man mein meine meinte mir mit mochte nach nein noch nur ob oder ort orte orten platz platze sie
sieht sind sitze sitzen stille suche trotz uber uberhaupt um umkreis und vom von wann was wegen welche welcher wie wir
wird wirklich wissen wo zeig zu zum`),
  fr: words(`
ai aller au autorises autour aux avec avez bord bruit ca ce celui cherche coin coins comment couverts dans db de deja
des donnees dont du en endroit endroits entendre est et existe il in je la le lequel les lieu lieux moi moins montre
non note observer on ou parle peut plait plus pour principaute que quel quelle quels quoi rayon royaume savez se
silence sont suis trouve un une veux viennent voir vos voudrais voulais vous`),
  es: words(`
algun alli alrededor busco calcula como con cual de decirme donde el en es esta existe favor frente hay he ir junto la
las los lugar lugares menos muestrame necesito para pasar perdon permitidas plurinacional podemos por principado puede
puedes puedo que queremos queria quiero radio referia republica rincon se silencio sitio sitios somos son soy tecnico
tiene tienen un una und ver voy ya`),
  it: words(`
ad al alla alle alternativa calcolato cerco che ci con conosce contro cosa da dai dei del della delle di dove esiste
favore gia grazie guardare ha ho il in intendevo la le li luoghi luogo meno mi mostrami natura nei nel nella no
parlami passare per possibilmente posso posti posto principato puo qual qualche quale raggio regno sai serve si
silenzio sono suggestivo sul sulle trova tutti un una vedere vicino vorrei`),
}

/** ISO 3166-1 alpha-2 and what stands for the country before a second adjective: "franco-espagnole", "Sino-Indian". */
const FORMS = `
FR franco
IT italo
ES hispano
DE germano
AT austro
HU hungaro hongro ungaro
PT luso portugo
CH helveto helvetico elvetico suizo svizzero
BE belgo
NL neerlando hollando olando
LU luxembourgo
DK dano
NO norvego
SE suedo sveco
FI finno finlando
EE estono
LV letto
LT lituano
PL polono polaco polacco
CZ tcheco checo ceco
SK slovaco eslovaco slovacco
SI sloveno esloveno
HR croato
RS serbo
BA bosno
ME montenegro
AL albano
GR greco
BG bulgaro
RO roumano rumano romeno
UA ukraino ucraino
BY bielorusso bielorruso
RU russo ruso
GB anglo britanno
TR turco
CN sino
IN indo
PK pakistano
NP nepalo
MN mongolo
US americano
MX mexicano mexico
CA canado
GT guatemalteco
CL chileno chilo cileno
AR argentino
PE peruano peruviano
BO boliviano bolivo
BR brasileno brasilo brasiliano
CO colombo colombiano
EC ecuatoriano equato
VE venezolano venezuelo
PY paraguayo
UY uruguayo
MA maroco marocano marroqui
DZ algero argelino
TN tuniso tunecino
`

const LANDS: ReadonlyMap<string, string> = new Map(
  FORMS.trim()
    .split('\n')
    .flatMap(line => {
      const [code = '', ...forms] = line.split(' ')
      return forms.map(form => [form, code] as const)
    }),
)

/** The country of such a form, by its folded word. */
export function landOfForm(form: string): string | undefined {
  return LANDS.get(form)
}

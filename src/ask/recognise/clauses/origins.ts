// Where people set out: "landing in Zurich", "we live in Toulouse", "a weekend out of Frankfurt".
import { FILLER, type Span } from '../spans.ts'

/** Measures from where people set out; beside a place to go to, that is told and not looked in. */
export function withOrigins(spans: readonly Span[]): readonly Span[] {
  const origins = [...spans.keys()].flatMap(at => originAt(spans, at) ?? [])
  if (origins.length === 0) return spans
  const isElsewhere =
    !spans.some(isOfDistance) && spans.some((span, at) => isPlace(span) && !origins.some(({ name }) => name === at))
  return spans.map((span, at): Span => {
    const origin = origins.find(({ verb, name }) => at >= verb && at <= name)
    if (!origin) return span
    if (isElsewhere) return { ...span, meaning: at === origin.name || at === origin.verb ? TOLD : FILLER }
    if (at === origin.name) return span
    return at === origin.relation
      ? { ...span, meaning: { is: 'relation', relation: 'from' } }
      : { ...span, meaning: FILLER }
  })
}

const TOLD = { is: 'stop', isContent: true } as const
type Origin = { verb: number; relation: number; name: number }

function originAt(spans: readonly Span[], name: number): Origin | undefined {
  if (!isPlace(spans[name])) return undefined
  const relation = name - 1
  const said = spans[relation]?.said ?? ''
  if (!RELATIONS.test(said)) return undefined
  let verb = relation - 1
  while (PARTICLES.test(spans[verb]?.said ?? '')) verb--
  const isOfPeople = spans.slice(Math.max(0, verb - 3), verb).some(({ said: word }) => PEOPLE.test(word))
  if (VERBS.test(spans[verb]?.said ?? '') && (isOfPeople || MOVING.test(spans[verb]?.said ?? '')))
    return { verb, relation, name }
  const isOut = /^out of$/i.test(said) || (/^of$/i.test(said) && /^out$/i.test(spans[relation - 1]?.said ?? ''))
  return isOut ? { verb: /^of$/i.test(said) ? relation - 1 : relation, relation, name } : undefined
}

const RELATIONS = /^(in|at|into|from|of|out of|near|around)$/i
const PARTICLES = /^(in|to|out|off|back|here|right|just)$/i
const VERBS =
  /^(landing|land|arriving|arrive|arrival|fly|flying|live|lives|living|based|start|starting|leave|leaving|coming|depart|departing|departure|staying)$/i
/** What no animal and no water does of itself in a question; others need one who does it: "we live in". */
const MOVING = /^(landing|arriving|flying|based|departing|staying)$/i
const PEOPLE = /^(i|we|me|am|are|us|my|our)$/i

function isPlace(span: Span | undefined): boolean {
  const is = span?.meaning.is
  return is === 'name' || is === 'spot' || is === 'coordinates' || is === 'box'
}

/** "I live in Vaduz: how far is Sarek?" */
function isOfDistance({ meaning }: Span): boolean {
  return meaning.is === 'aspect' && (meaning.aspect === 'distance' || meaning.aspect === 'transport')
}

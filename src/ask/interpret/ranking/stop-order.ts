import { type Span, merged } from '../../recognise/spans.ts'
import { orderedTo } from '../../recognise/stops/nearest-stop.ts'

/**
 * Reads "nearest to the station", "welcher liegt am nächsten am Bahnhof" as an order by distances that are not recorded: they are
 * of each spot's own stop, and not of a place that was named before.
 */
export function withStopOrder(spans: readonly Span[]): readonly Span[] {
  for (const [at, span] of spans.entries()) {
    if (span.meaning.is !== 'superlative' || span.meaning.by !== 'distance') continue
    const to = orderedTo(spans, at)
    const stop = to === -1 ? -1 : spans.findIndex((each, i) => i > to && each.meaning.is !== 'stop')
    // "The station of Arth", "the Zürich station": where one station is, is a place.
    const isOfPlace = /^(relation|name)$/.test(spans[stop + 1]?.meaning.is ?? '')
    if (!STOPS.test(spans[stop]?.typed ?? '') || isOfPlace) continue
    // That a train goes there is recorded.
    const end = spans[stop]?.meaning.is === 'transport' ? stop : stop + 1
    const order = merged(spans.slice(at, stop + 1), { is: 'unmeasured', property: 'stops' })
    return spans.toSpliced(at, end - at, order)
  }
  return spans
}

const STOPS = new RegExp(
  `^(${[
    '(train |railway |bus |metro |underground )?stations?|(bus |tram )?stops?|car parks?|parking( lot)?',
    '(haupt)?bahnhof|bahnstation|station|(bus|tram)?haltestelle|parkplatz',
    'gare|(l )?arrêt( de bus)?|parking',
    'estación( de tren)?|parada( de autobús)?|aparcamiento',
    'stazione( ferroviaria)?|fermata( dell autobus| del bus)?|parcheggio',
  ].join('|')})$`,
  'i',
)

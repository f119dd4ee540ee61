declare module 'parse-prometheus-text-format' {
  export type ParsedMetric = {
    value?: string
    labels?: Record<string, string>
    /** Of a histogram: counts by upper bound. */
    buckets?: Record<string, string>
    count?: string
    sum?: string
  }
  export type ParsedFamily = { name: string; help: string; type: string; metrics: ParsedMetric[] }
  /** Parses the text format of Prometheus. @throws what is wrong with it. */
  export default function parse(text: string): ParsedFamily[]
}

import { z } from 'zod'
import { ApiError } from '../errors.ts'
import { LONGEST_CURSOR } from './cursor.ts'
import { hintFor } from './parameter-hints.ts'

/** What a parameter takes, in words: `NAME must be …`. */
const expectations = z.registry<{ expects: string }>()

function parameter<T extends z.ZodType>(schema: T, expects: string): T {
  expectations.add(schema, { expects })
  return schema
}

/** A number as programs print it: `1e-7`, `-0.17578125000000003`, `.5`, `5.`, `+5`. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** A whole number written in digits alone. */
export function integer({ min, max, fallback }: { min: number; max: number; fallback: number }) {
  const codec = z.codec(z.string().regex(/^\d+$/), z.int().min(min).max(max), { decode: Number, encode: String })
  return parameter(codec.default(fallback), `a whole number between ${min} and ${max}`)
}

/** A whole number of at least 1; one above `max` is taken as `max`. */
export function clampedInteger({ max, fallback }: { max: number; fallback: number }) {
  const codec = z.codec(z.string().regex(/^\d+$/), z.int().min(1), {
    decode: text => Math.min(Number(text), max),
    encode: String,
  })
  return parameter(codec.default(fallback), 'a whole number of at least 1')
}

const TIME = String.raw`\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?`
const INTERVAL = new RegExp(`^(${TIME}|(${TIME}|\\.\\.)?/(${TIME}|\\.\\.)?)$`, 'i')

/** A time, or an interval of two of which either may be open (RFC 3339; OGC 17-069r4, 7.15.4). */
export function interval() {
  const fitting = z.string().refine(text => INTERVAL.test(text) && isInOrder(text.split('/')))
  return parameter(
    fitting.optional(),
    'a time such as 2026-01-01T00:00:00Z, or an interval of two with a slash between',
  )
}

function isInOrder(ends: readonly string[]): boolean {
  const [start = NaN, end = NaN] = ends.map(text => Date.parse(text))
  const areTimes = ends.every(text => text === '' || text === '..' || !Number.isNaN(Date.parse(text)))
  return areTimes && !(start > end)
}

export function decimal(bounds: { min: number; max: number }) {
  return parameter(numberWithin(bounds).optional(), `a number between ${bounds.min} and ${bounds.max}`)
}

/** Kilometres, up to `max`. */
export function kilometres({ max, fallback }: { max: number; fallback: number }) {
  return parameter(numberWithin({ min: 0, max }).default(fallback), `a number between 0 and ${max}`)
}

/** Degrees that must be given. */
export function degrees(bounds: { min: number; max: number }) {
  return parameter(numberWithin(bounds), `degrees between ${bounds.min} and ${bounds.max}`)
}

function numberWithin({ min, max }: { min: number; max: number }) {
  return z.codec(z.string().trim().regex(NUMBER), z.number().min(min).max(max), { decode: Number, encode: String })
}

/** Free text; blank is as absent. */
export function text({ max }: { max: number }) {
  return parameter(z.string().trim().max(max).optional(), `a text of at most ${max} characters`)
}

/** Free text that must be there. */
export function requiredText({ max }: { max: number }) {
  return parameter(z.string().trim().min(1).max(max), `a text of 1 to ${max} characters`)
}

/** The place in a list: blank is as absent, and what cannot be one is left to `readCursor` to refuse. */
export function cursor() {
  return z.string().trim().meta({ maxLength: LONGEST_CURSOR }).optional()
}

/** One of a few words. */
export function word<const T extends string>(words: readonly [T, ...T[]]) {
  return parameter(z.enum(words).optional(), words.length === 1 ? words[0] : `one of ${words.join(', ')}`)
}

/** A text of a given form; case does not matter, lower case comes out. */
export function pattern(form: RegExp, expects: string) {
  // A refinement and not a pattern of the schema: few languages read the same patterns.
  const fitting = z.string().trim().toLowerCase()
  return parameter(fitting.refine(text => form.test(text)).optional(), expects)
}

/** Words separated by commas; blank is as absent. */
export function wordList({ max }: { max: number }) {
  const words = z.string().trim().max(max)
  const named = words.refine(text => text === '' || wordsIn(text).length > 0)
  return parameter(named.optional(), `one or more words separated by commas, at most ${max} characters`)
}

/** Lists the words of a parameter, blank ones left out. */
export function wordsIn(text: string): string[] {
  return text.split(',').flatMap(part => part.trim() || [])
}

type Decimals<N> = {
  names: N
  expects: string
  /** Leaves out what is taken and not used. */
  used?: (parts: readonly string[]) => readonly string[]
}

/** Numbers in a row, separated by commas, each within its own bounds. */
export function decimals<const N extends readonly string[]>(bounds: readonly Bounds[], options: Decimals<N>) {
  return parameter(numbersWithin(bounds, options).optional(), options.expects)
}

/** The same, where they must be given. */
export function requiredDecimals<const N extends readonly string[]>(bounds: readonly Bounds[], options: Decimals<N>) {
  return parameter(numbersWithin(bounds, options), options.expects)
}

type Bounds = { min: number; max: number }

function numbersWithin<const N extends readonly string[]>(
  bounds: readonly Bounds[],
  { names, used = parts => parts }: Decimals<N>,
) {
  const partsOf = (text: string) => used(text.split(',').map(part => part.trim()))
  const inBounds = z.string().refine(text => {
    const parts = partsOf(text)
    return parts.length === bounds.length && parts.every((part, i) => isWithin(part, bounds[i]))
  })
  const read = (text: string) => {
    const values = partsOf(text).map(Number)
    // The refinement has counted them.
    return Object.fromEntries(names.map((name, i) => [name, values[i] ?? 0])) as Record<N[number], number>
  }
  return inBounds.transform(read)
}

export function isNumber(text: string): boolean {
  return NUMBER.test(text)
}

function isWithin(text: string, { min, max } = { min: 0, max: 0 }): boolean {
  return NUMBER.test(text) && Number(text) >= min && Number(text) <= max
}

/** How a boolean is written. */
export const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
])

export function boolean() {
  const words = z.enum([...BOOLEANS.keys()])
  const codec = z.codec(words, z.boolean(), {
    decode: word => BOOLEANS.get(word) ?? false,
    encode: value => (value ? 'true' : 'false'),
  })
  return parameter(codec.optional(), 'true, false, 1 or 0')
}

/**
 * Reads query parameters into their types.
 * @throws ApiError `invalid_parameter` for one that is unknown, given twice or not of its type, `missing_parameter` for
 * a required one that is absent or blank.
 */
export function readParameters<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
  search: URLSearchParams,
): z.output<z.ZodObject<T>> {
  const { shape } = schema
  const values = new Map<string, string>()
  for (const [name, value] of search) {
    if (!Object.hasOwn(shape, name)) throw unknownParameter(name, Object.keys(shape))
    if (values.has(name)) throw new ApiError('invalid_parameter', `${name} is given twice: give it once`)
    values.set(name, value)
  }
  const read: Record<string, unknown> = {}
  for (const field of fieldsOf(schema)) {
    const { name } = field
    const value = values.get(name)
    const result = value === undefined ? field.absent : resultOf(field, value)
    if (!result.success) throw refusalOf(field.schema, { name, value })
    if (result.data !== undefined) read[name] = result.data
  }
  // What each field's own schema has made.
  return read as z.output<z.ZodObject<T>>
}

type Result = z.ZodSafeParseResult<unknown>
type Field = { name: string; schema: z.ZodType; absent: Result; recent: Map<string, Result> }

/** Most clients send the same few values: a schema takes many times as long as to look one up. */
function resultOf({ schema, recent }: Field, value: string): Result {
  const known = recent.get(value)
  if (known) return known
  const result = schema.safeParse(value)
  if (result.success && value.length <= LONGEST_RECENT) {
    if (recent.size >= MOST_RECENT) recent.clear()
    Object.freeze(result.data)
    recent.set(value, result)
  }
  return result
}

const MOST_RECENT = 200
const LONGEST_RECENT = 60

/** The fields of a schema, with what each is where it is not given: most are not. */
function fieldsOf(schema: z.ZodObject): readonly Field[] {
  return fields.getOrInsertComputed(schema, () =>
    Object.entries(schema.shape).flatMap(([name, field]) =>
      field instanceof z.ZodType
        ? [{ name, schema: field, absent: field.safeParse(undefined), recent: new Map<string, Result>() }]
        : [],
    ),
  )
}

const fields = new WeakMap<z.ZodObject, readonly Field[]>()

function refusalOf(field: z.ZodType, { name, value }: { name: string; value: string | undefined }): ApiError {
  if (value === undefined || (value.trim() === '' && isRequired(field))) {
    return new ApiError('missing_parameter', `${name} is required and must not be blank`)
  }
  const expects = expectations.get(field)?.expects ?? 'of another form'
  return new ApiError('invalid_parameter', `${name} must be ${expects}, got "${shorten(value)}"`)
}

function isRequired(field: z.ZodType): boolean {
  return !field.safeParse(undefined).success
}

function unknownParameter(name: string, known: readonly string[]): ApiError {
  const all = known.length > 0 ? `known here: ${known.join(', ')}` : 'this path takes none'
  const hint = hintFor(name, known) ?? all
  return new ApiError('invalid_parameter', `"${shorten(name)}" is not a parameter of this path; ${hint}`)
}

/** Quotes at most 60 characters of what a client sent. */
export function shorten(value: string): string {
  const characters = Array.from(value)
  return characters.length > 60 ? `${characters.slice(0, 60).join('')}…` : value
}

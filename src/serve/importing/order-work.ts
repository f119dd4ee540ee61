// What an ordered import is, and what it came to, as texts that machines exchange.
import { z } from 'zod'
import type { ImportReport } from '../../import/report.ts'
import type { Refusal } from '../../import/import-log.ts'

const OrderWork = z.object({
  /** As `writeOrder` writes it. */
  order: z.string(),
  /** Where it is downloaded from; null: the file is in the store. */
  url: z.string().nullable(),
  /** SHA-256 of the file in the store, hexadecimal. */
  content: z.string().nullable(),
  dryRun: z.boolean(),
  allowShrink: z.boolean(),
  allowsPrivate: z.boolean(),
  trustsServer: z.boolean(),
})
export type OrderWork = z.infer<typeof OrderWork>

/** What an import came to; or why it could not be done, where that is not the worker's fault. */
export type OrderResult = { report: ImportReport; refusals: Refusal[] } | { mistake: string }

/** Refused rows that a result holds: it lies in a row of the database. */
export const MOST_REFUSALS = 10_000

/** Writes it as text; the same import gives the same text. */
export function writeOrderWork(work: OrderWork): string {
  return JSON.stringify(OrderWork.parse(work))
}

/** @throws ZodError when it is none, such as of a later program. */
export function readOrderWork(text: string): OrderWork {
  return OrderWork.parse(JSON.parse(text))
}

export function readOrderResult(text: string): OrderResult {
  return JSON.parse(text) as OrderResult // written by a worker alone
}

/** Where files to import lie in the store, by their content. */
export const UPLOADS = 'imports/'

export function uploadName(content: string): string {
  return UPLOADS + content
}

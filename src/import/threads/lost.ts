import { OperatorError } from '../../operator-error.ts'

/** Says why an import failed with one of its threads. */
export function lost(cause: unknown): OperatorError {
  if (cause instanceof Error && cause.name === 'OperatorError') return new OperatorError(cause.message, { cause })
  const why = cause instanceof Error ? cause.message : String(cause)
  return new OperatorError(
    `a thread of the import failed (${why}): nothing was changed; IMPORT_THREADS=1 imports without threads`,
    { cause },
  )
}

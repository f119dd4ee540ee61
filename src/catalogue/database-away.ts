/** The database does not answer now, and may in a moment: what was asked of it can be asked again. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  /** The server's code or the socket's; empty where there was none. */
  readonly code: string

  constructor(code: string, cause: unknown) {
    super('the database does not answer now', { cause })
    this.code = code
  }
}

/** Tells whether an error, or what caused it, is that the database is away. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseAway || (error instanceof Error && isDatabaseAway(error.cause))
}

/** Nothing can be written, or read, until the operator has done something: the message says what it is and what to do. */
export class WorkFileUnavailable extends Error {
  override name = 'WorkFileUnavailable'
}

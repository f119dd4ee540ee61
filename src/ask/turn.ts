/** Lets requests through that have waited; what prepares a version takes turns with them. */
export function turn(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve))
}

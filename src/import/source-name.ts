import { OperatorError } from '../operator-error.ts'

/** Their ids have meanings of their own: OpenStreetMap objects and the sandbox's fictional spots. */
const RESERVED = /^(?:osm|osm-[nwr]\d.*|sandbox|sandbox-.*)$/

/** Returns the name; @throws OperatorError when no source can have it. */
export function checkSourceName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(name)) {
    throw new OperatorError(
      `a source's name is 1 to 64 of a-z, 0-9 and hyphens and does not begin with a hyphen, got "${name}"`,
    )
  }
  if (RESERVED.test(name)) {
    throw new OperatorError(`the source name "${name}" is reserved: take another, such as "my-places"`)
  }
  return name
}

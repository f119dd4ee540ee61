import { statSync } from 'node:fs'
import type { Catalogue, Version } from '../../catalogue/catalogue.ts'
import { OperatorError } from '../../operator-error.ts'

/**
 * Reads the newest version of a catalogue that has just been opened.
 * @throws OperatorError when its file has been deleted or replaced since.
 */
export function versionReader(catalogue: Pick<Catalogue, 'version'>, place: string): () => Promise<Version> {
  const opened = fileId(place)
  return async () => {
    if (fileId(place) !== opened) throw new OperatorError(`the catalogue "${place}" was deleted or replaced`)
    return catalogue.version()
  }
}

/** Which file a path leads to, whatever its name; undefined when there is none, as for a database's URL. */
function fileId(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && `${found.dev} ${found.ino}`
}

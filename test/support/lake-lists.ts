import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { commandLine, type CommandResult } from './command-line.ts'

/** The first line of a list of rated lakes. */
export const HEADER = 'id,name,lat,lon,rating\n'

/** The options that name whose list it is. */
export const TERMS = ['--source', 'rangers', '--attribution', 'The rangers']

/** Writes a list of lakes, each with this rating. */
export function rows(count: number, rating: number): string {
  return HEADER + Array.from({ length: count }, (_, i) => `${i},Lake ${i},62.${i},8.9,${rating}\n`).join('')
}

/** Makes a folder for the files and catalogues of the calling test file; it is removed after its tests. */
export function commandFolder() {
  const path = mkdtempSync(join(tmpdir(), 'sanctuary-cli-'))
  after(() => rmSync(path, { recursive: true }))
  return {
    path,
    /** Runs a command on a data folder of this name. */
    run: (dataDir: string, ...words: string[]): Promise<CommandResult> => commandLine(join(path, dataDir), ...words),
    /** Writes a file and returns its path. */
    file: (name: string, content: string): string => {
      const file = join(path, name)
      writeFileSync(file, content)
      return file
    },
  }
}

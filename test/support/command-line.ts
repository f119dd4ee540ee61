import { Writable } from 'node:stream'
import { readConfig } from '../../src/serve/config.ts'
import { runCommand } from '../../src/cli/run-command.ts'

export type CommandResult = { code: number; out: string; err: string }

/** Runs a command of the command line within this process, on a data folder of its own. */
export function commandLine(dataDir: string, ...words: string[]): Promise<CommandResult> {
  return commandLineWith({ DATA_DIR: dataDir }, ...words)
}

/** The same with other settings too. */
export async function commandLineWith(environment: Record<string, string>, ...words: string[]): Promise<CommandResult> {
  let [out, err, ownCode] = ['', '', 0]
  const code = await runCommand(words, {
    config: () => readConfig(environment),
    print: line => void (out += `${line}\n`),
    note: line => void (err += `${line}\n`),
    out: new Writable({
      decodeStrings: false,
      write(text: string, _, written) {
        out += text
        written()
      },
    }),
    exitWith: code => void (ownCode = code),
  })
  return { code: code ?? ownCode, out, err }
}

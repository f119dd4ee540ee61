// The command line: one file per command beside this one, listed in the table below.
import { Command } from 'commander'
import { configHelp, readConfig } from '../serve/config.ts'
import { OperatorError } from '../operator-error.ts'
import { addBackup } from './backup.ts'
import type { AddCommand, Context } from './command.ts'
import { addExport } from './export.ts'
import { addImport } from './import.ts'
import { addMcp } from './mcp.ts'
import { addServe } from './serve.ts'
import { addSilence } from './silence.ts'
import { addSources } from './sources.ts'
import { addSpots } from './spots.ts'
import { addStatus } from './status.ts'
import { addWebhooks } from './webhooks.ts'

const commands: AddCommand[] = [
  addServe,

  addMcp,
  addImport,
  addExport,
  addStatus,
  addSpots,
  addSources,
  addSilence,
  addBackup,
  addWebhooks,
]

const EXIT_MISTAKE = 2
const EXIT_BUG = 1

const context: Context = {
  config: () => readConfig(process.env),
  print: line => console.log(line),
  note: line => console.error(line),
}

const program = new Command('sanctuary')
  .description('A directory of quiet nature places: import a region, serve it.')
  .addHelpText('afterAll', `\n${configHelp()}`)
  .showHelpAfterError('(run sanctuary help for all commands)')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : EXIT_MISTAKE))
for (const add of commands) add(program, context)

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof OperatorError) {
    context.note(`sanctuary: ${error.message}`)
    process.exit(EXIT_MISTAKE)
  }
  console.error(error)
  process.exit(EXIT_BUG)
}

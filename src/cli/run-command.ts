// The command line: one file per command beside this one, listed in the table below.
import { Command, CommanderError } from 'commander'
import { configHelp } from '../serve/config.ts'
import { OperatorError } from '../operator-error.ts'
import type { AddCommand, Context } from './command.ts'
import { tableOf } from '../text/table.ts'

/** Loaded on demand: a server's start needs no reader of imports. */
const commands = tableOf<() => Promise<AddCommand>>({
  serve: async () => (await import('./serve.ts')).addServe,
  mcp: async () => (await import('./mcp.ts')).addMcp,
  import: async () => (await import('./import.ts')).addImport,
  export: async () => (await import('./export.ts')).addExport,
  status: async () => (await import('./status.ts')).addStatus,
  spots: async () => (await import('./spots.ts')).addSpots,
  sources: async () => (await import('./sources.ts')).addSources,
  silence: async () => (await import('./silence.ts')).addSilence,
  backup: async () => (await import('./backup.ts')).addBackup,
  webhooks: async () => (await import('./webhooks.ts')).addWebhooks,
})

/** A mistake of the operator. */
const EXIT_MISTAKE = 2

/**
 * Runs a command by its words, without those of the program itself. Returns the exit code, undefined where the command
 * has succeeded or set its own; mistakes of the operator go to `context.note`.
 * @throws whatever is a bug.
 */
export async function runCommand(words: readonly string[], context: Context): Promise<number | undefined> {
  const program = new Command('sanctuary')
    .description('A directory of quiet nature places: import a region, serve it.')
    .addHelpText('afterAll', `\n${configHelp()}`)
    .showHelpAfterError('(run sanctuary help for all commands)')
    .configureOutput({
      writeOut: text => context.print(text.replace(/\n$/, '')),
      writeErr: text => context.note(text.replace(/\n$/, '')),
    })
    .exitOverride()
  const [name = ''] = words
  const named = commands.get(name)
  for (const read of named ? [named] : commands.values()) {
    const add = await read()
    add(program, context)
  }
  try {
    await program.parseAsync(words, { from: 'user' })
    return undefined
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_MISTAKE
    if (!(error instanceof OperatorError)) throw error
    context.note(`sanctuary: ${error.message}`)
    return EXIT_MISTAKE
  }
}

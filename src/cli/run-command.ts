// The command line: one file per command in the rooms beside this one, listed in commands.ts.
import { Command, CommanderError } from 'commander'
import { configHelp } from '../serve/config.ts'
import { OperatorError } from '../operator-error.ts'
import { version } from '../version.ts'
import { type Context, EXIT_MISTAKE } from './command.ts'
import { type CommandRow, commands } from './commands.ts'

/**
 * Runs a command by its words, without those of the program itself. Returns the exit code, undefined where the command
 * has succeeded or set its own; mistakes of the operator go to `context.note`.
 * @throws whatever is a bug.
 */
export async function runCommand(words: readonly string[], context: Context): Promise<number | undefined> {
  const program = newProgram(context)
  const [name = ''] = words
  const named = commands.get(name)
  for (const row of named && !named.isOfAll ? [named] : commands.values()) await add(row, program, context)
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

function newProgram(context: Context): Command {
  return new Command('sanctuary')
    .description('A directory of quiet nature places: import a region, serve it, ask it.')
    .version(version, '-V, --version', 'print the version')
    .addHelpText('after', '\nSettings are environment variables: the help of each command lists its own.')
    .showHelpAfterError('(run sanctuary help for all commands)')
    .configureOutput({
      writeOut: text => context.print(text.replace(/\n$/, '')),
      writeErr: text => context.note(text.replace(/\n$/, '')),
    })
    .exitOverride()
}

async function add({ load, settings }: CommandRow, program: Command, context: Context): Promise<void> {
  const addCommand = await load()
  const before = program.commands.length
  addCommand(program, context)
  for (const command of program.commands.slice(before)) {
    pointToHelp(command, 'sanctuary')
    if (settings.length > 0) command.addHelpText('afterAll', `\n${configHelp(settings)}`)
  }
}

/** Lets each mistake name the help that would have prevented it. */
function pointToHelp(command: Command, parent: string): void {
  const words = `${parent} ${command.name()}`
  command.showHelpAfterError(`(run ${words} --help)`)
  for (const child of command.commands) pointToHelp(child, words)
}

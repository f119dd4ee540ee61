import type { Writable } from 'node:stream'
import type { Command } from 'commander'
import type { Config } from '../serve/config.ts'

/** What every command gets: the configuration is read only when a command asks for it. */
export type Context = {
  config(): Config
  print(line: string): void
  /** Progress and notes: to standard error, so that standard output can be piped. */
  note(line: string): void
  /** Standard output, for what is too long to print in one piece. */
  out: Writable
  /** Tells the exit code of a command that goes on to its end, such as to report what it refused. */
  exitWith(code: number): void
}

/** A mistake of the operator. */
export const EXIT_MISTAKE = 2

/** Adds the value of an option that may be repeated. */
export function gather(text: string, earlier: string[]): string[] {
  return [...earlier, text]
}

/** A command adds itself to the program; one file per command. */
export type AddCommand = (program: Command, context: Context) => void

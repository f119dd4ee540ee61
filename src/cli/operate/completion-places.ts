import type { Command } from 'commander'

export type Word = { text: string; description: string }

/** What can be typed behind some words of the command line. */
export type Place = {
  /** The commands so far, such as `webhooks keys`; empty behind `sanctuary`. */
  words: string
  commands: Word[]
  /** Of the first argument, where it is one of a few. */
  values: Word[]
  options: Option[]
}

type Option = Word & { takesValue: boolean; values: Word[] }

/** Lists every place of the command line, the outermost first. */
export function placesOf(program: Command, words = ''): Place[] {
  const help = program.createHelp()
  const commands = help.visibleCommands(program)
  const place: Place = {
    words,
    commands: commands.map(command => ({ text: command.name(), description: command.description() })),
    values: wordsOf(program.registeredArguments[0]?.argChoices),
    options: help
      .visibleOptions(program)
      .flatMap(({ long, description, required, argChoices }) =>
        long ? [{ text: long, description, takesValue: required, values: wordsOf(argChoices) }] : [],
      ),
  }
  // `help` is made by commander alone.
  const own = commands.filter(command => program.commands.includes(command))
  return [place, ...own.flatMap(command => placesOf(command, `${words} ${command.name()}`.trim()))]
}

function wordsOf(choices: readonly string[] = []): Word[] {
  return choices.map(text => ({ text, description: '' }))
}

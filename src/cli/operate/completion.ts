import { Argument } from 'commander'
import type { AddCommand } from '../command.ts'
import { placesOf } from './completion-places.ts'
import { SHELLS } from './completion-shells.ts'

const HOW = `
bash: eval "$(sanctuary completion bash)" in ~/.bashrc
zsh:  eval "$(sanctuary completion zsh)" in ~/.zshrc, after compinit
fish: sanctuary completion fish > ~/.config/fish/completions/sanctuary.fish`

export const addCompletion: AddCommand = (program, context) => {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'whose').choices(Object.keys(SHELLS)))
    .description('print a script that completes commands and options when Tab is pressed')
    .addHelpText('after', HOW)
    // The choices are checked above.
    .action((shell: keyof typeof SHELLS) => context.print(SHELLS[shell](placesOf(program))))
}

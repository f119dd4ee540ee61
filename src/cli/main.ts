import { readConfig } from '../serve/config.ts'
import { runCommand } from './run-command.ts'

const EXIT_BUG = 1

try {
  const code = await runCommand(process.argv.slice(2), {
    config: () => readConfig(process.env),
    print: line => console.log(line),
    note: line => console.error(line),
    out: process.stdout,
    exitWith: code => void (process.exitCode = code),
  })
  if (code !== undefined) process.exit(code)
} catch (error) {
  console.error(error)
  process.exit(EXIT_BUG)
}

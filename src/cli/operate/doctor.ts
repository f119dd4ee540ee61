import { OperatorError } from '../../operator-error.ts'
import type { Config } from '../../serve/config.ts'
import type { AddCommand, Context } from '../command.ts'
import { CHECKS, type Finding } from './checks.ts'

type Row = Finding & { check: string }

const SIGNS: Record<Finding['state'], string> = { good: 'ok  ', doubtful: 'hint', bad: 'BAD ' }
const EXIT_BAD = 1

export const addDoctor: AddCommand = (program, context) => {
  program
    .command('doctor')
    .description('check settings, file rights, free space, the catalogue and the public address; nothing is changed')
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExit code: 0 nothing is bad, hints or not; 1 something is.')
    .action(async ({ json }: { json?: true }) => {
      const rows = await examine(context)
      const isGood = rows.every(({ state }) => state !== 'bad')
      if (json) context.print(JSON.stringify({ object: 'doctor', isGood, findings: rows }, null, 2))
      else for (const { check, state, text } of rows) context.print(`${SIGNS[state]} ${check.padEnd(10)} ${text}`)
      context.exitWith(isGood ? 0 : EXIT_BAD)
    })
}

async function examine(context: Context): Promise<Row[]> {
  const config = readSettings(context)
  if (config instanceof OperatorError) return [{ check: 'settings', state: 'bad', text: config.message }]
  const rows: Row[] = []
  for (const { name, look } of CHECKS) {
    for (const finding of await look(config, globalThis.fetch)) rows.push({ check: name, ...finding })
  }
  return rows
}

/** A mistake in them is a finding, not the end. */
function readSettings(context: Context): Config | OperatorError {
  try {
    return context.config()
  } catch (error) {
    if (error instanceof OperatorError) return error
    throw error
  }
}

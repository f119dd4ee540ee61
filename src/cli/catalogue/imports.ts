import { OperatorError } from '../../operator-error.ts'
import type { Shown } from '../../serve/importing/order-process.ts'
import { readOrderResult } from '../../serve/importing/order-work.ts'
import type { ImportOrder } from '../../work/imports/import-orders.ts'
import type { AddCommand } from '../command.ts'
import { outcomeWords } from './import-report.ts'
import { withImportOrders } from './on-workers.ts'

export const addImports: AddCommand = (program, context) => {
  const imports = program.command('imports').description('list or cancel imports that workers run')
  imports
    .command('list', { isDefault: true })
    .description('list those that are open, then those of the last seven days')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withImportOrders(context.config(), async orders => {
        const rows = await orders.list()
        if (json) return context.print(JSON.stringify(rows.map(toJson), null, 2))
        if (rows.length === 0) context.print('no imports were ordered: sanctuary import FILE --on-workers orders one')
        for (const row of rows) context.print(orderLine(row))
      }),
    )
  imports
    .command('cancel')
    .argument('<id>')
    .description('cancel an import that is open: nothing of it is published')
    .action((id: string) =>
      withImportOrders(context.config(), async orders => {
        if (!(await orders.cancel(id))) throw new OperatorError(`there is no open import "${id}"`)
        context.print(`cancelled ${id}`)
      }),
    )
}

function toJson({ id, name, status, progress, result, lapses, createdAt, completedAt }: ImportOrder) {
  const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  return {
    object: 'import',
    id,
    name,
    status,
    createdAt,
    completedAt,
    lapses,
    progress: parsed(progress),
    result: parsed(result),
  }
}

/** Says of an import what stands with it, in one line. */
export function orderLine({ id, name, status, progress, result, lapses, createdAt }: ImportOrder): string {
  const again = lapses > 0 ? `, begun anew ${lapses} times` : ''
  const what = status === 'running' ? `running${again}, ${progressWords(progress)}` : status
  return [id, name, result === null ? what : `${status}: ${resultWords(result)}`, `ordered ${createdAt}`].join('\t')
}

function progressWords(progress: string | null): string {
  if (progress === null) return 'begun'
  const { pass, bytes, size, rows } = JSON.parse(progress) as Shown // written by a worker
  return `${pass} ${Math.floor((size === 0 ? 1 : Math.min(1, bytes / size)) * 100)} %, ${rows} rows`
}

function resultWords(text: string): string {
  const result = readOrderResult(text)
  return 'mistake' in result ? result.mistake : outcomeWords(result.report)
}

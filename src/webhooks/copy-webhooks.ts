import type { Insertable, Kysely } from 'kysely'
import { alone, tablesOf, type WorkStore } from '../work/work-store.ts'
import { migrationsFor, type WebhookTables } from './schema.ts'

const ROWS = 500

/**
 * Copies endpoints, with their secrets and how far each has been told of versions, and the deliveries on their way. What is
 * there already stays as it is.
 * @returns how many endpoints were copied
 */
export async function copyWebhooks(from: WorkStore, to: WorkStore): Promise<number> {
  const [source, target] = [await tablesIn(from), await tablesIn(to)]
  return alone(target, 'webhooks', async db => {
    let copied = 0
    const endpoints = await source.selectFrom('webhook_endpoints').selectAll().orderBy('number').execute()
    for (const endpoint of endpoints) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('webhook_endpoints')
        .values(unnumbered(endpoint))
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirstOrThrow()
      copied += Number(numInsertedOrUpdatedRows)
    }
    for await (const rows of deliveriesOf(source)) {
      await db
        .insertInto('webhook_deliveries')
        .values(rows)
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute()
    }
    return copied
  })
}

function tablesIn(work: WorkStore): Promise<Kysely<WebhookTables>> {
  return tablesOf<WebhookTables>(work, 'webhooks', migrationsFor)
}

type Delivery = Insertable<WebhookTables['webhook_deliveries']>

async function* deliveriesOf(db: Kysely<WebhookTables>): AsyncGenerator<Delivery[]> {
  let after = -1
  for (;;) {
    const rows = await db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(ROWS)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.number
    yield rows.map(unnumbered)
  }
}

/** The other database numbers rows itself, in the same order. */
function unnumbered<Row extends object>(row: Row) {
  return { ...row, number: undefined }
}

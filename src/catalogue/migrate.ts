import { type Migration, Migrator, type MigratorProps } from 'kysely/migration'
import { OperatorError } from '../operator-error.ts'

type Options = Omit<MigratorProps, 'provider'> & { migrations: Record<string, Migration>; what?: string }

/**
 * Brings tables up to date.
 * @throws OperatorError when they were made by a newer program.
 */
export async function migrate({ migrations, what = 'the catalogue', ...props }: Options): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) }
  const { error } = await new Migrator({ ...props, provider }).migrateToLatest()
  if (!error) return
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new OperatorError(`${what} was made by a newer version of this program: install that version`, {
      cause: error,
    })
  }
  throw error
}

import type { Settings } from '../settings/settings.ts'
import { openDatabase, type Database } from './database.ts'
import { migrate, requireMigrated } from './migrate.ts'

/**
 * Brings the database up to date at a start. In production that is a step of its own and a role of its own (`npm run migrate`), and a database that lacks a
 * migration is refused.
 */
export async function bringUpToDate(db: Database, { mode, migrateUrl = db.url }: Pick<Settings, 'mode' | 'migrateUrl'>): Promise<void> {
  if (mode === 'production') return requireMigrated(db)
  if (migrateUrl === db.url) return void (await migrate(db))
  const owners = openDatabase(migrateUrl)
  try {
    await migrate(owners)
  } finally {
    await owners.stop()
  }
}

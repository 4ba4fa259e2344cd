import { openDatabase, type Database } from './database/database.ts'
import { startEmbedded } from './embedded.ts'
import type { Settings } from './settings/settings.ts'
import { exitOnStartupError } from './startup-error.ts'

/**
 * Runs a command of the operator's on the database that the settings name, or else on the one that Harbour brings, and closes it whatever happens. A fault that
 * only a person can mend ends the program in its one sentence.
 */
export async function runOnDatabase<Result>(settings: DatabaseSettings, work: (db: Database) => Promise<Result>): Promise<Result> {
  try {
    return await workOnDatabase(settings, work)
  } catch (error) {
    return exitOnStartupError(error)
  }
}

type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'dataDir'>

async function workOnDatabase<Result>(
  { databaseUrl, dataDir }: DatabaseSettings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { url, stop } = databaseUrl ? { url: databaseUrl, stop: async () => {} } : await startEmbedded({ dataDir, log: () => {} })
  const db = openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.stop()
    await stop()
  }
}

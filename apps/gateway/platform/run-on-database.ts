import { openDatabase, type Database } from './database/database.ts'
import { startEmbedded } from './embedded.ts'
import type { Settings } from './settings/settings.ts'

/** Runs a command of the operator's on the database that the settings name, or else on the one that Harbour brings, and closes it whatever happens. */
export async function runOnDatabase<Result>(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
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

import type { Log } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import { startEmbedded } from '../embedded.ts'

/** The database that the settings name, or one of our own in the data folder; `stop` ends only the latter. */
export async function openDatabaseServer(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<{ url: string; stop: () => Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  return startEmbedded({ dataDir, log: (line) => log.warn({ database: line }) })
}

import { checkMigrations, migrate } from './platform/database/migrate.ts'
import type { Database } from './platform/database/database.ts'
import { runOnDatabase } from './platform/run-on-database.ts'
import { migrationUrlOf } from './platform/settings/deployment.ts'
import { readSettings } from './platform/settings/settings.ts'
import { withSecretFiles } from './platform/settings/secret-files.ts'
import { exitOnStartupError } from './platform/startup-error.ts'

// `npm run migrate`: brings the database up to date before new gateways start, while the old ones take orders. It signs in as MIGRATE_DATABASE_URL says, and
// needs no other setting. `npm run migrate -- --check` only says what the database lacks, and ends with 1 where that is something. Both refuse an
// address that leads through a pool.
const [option, ...more] = process.argv.slice(2)
if (more.length > 0 || (option !== undefined && option !== '--check')) {
  console.error('npm run migrate [-- --check]')
  process.exit(2)
}

try {
  const environment = withSecretFiles(process.env)
  const settings = readSettings({ DATABASE_URL: migrationUrlOf(environment), DATA_DIR: environment.DATA_DIR })
  process.exitCode = await runOnDatabase(settings, option === undefined ? bringUp : check)
} catch (error) {
  exitOnStartupError(error)
}

async function bringUp(db: Database): Promise<number> {
  const done = await migrate(db)
  console.log(done.length === 0 ? 'The database is up to date.' : `The database was brought up to date by ${done.join(', ')}.`)
  return 0
}

async function check(db: Database): Promise<number> {
  const missing = await checkMigrations(db)
  console.log(missing.length === 0 ? 'The database is up to date.' : `The database lacks ${missing.join(', ')}.`)
  return missing.length === 0 ? 0 : 1
}

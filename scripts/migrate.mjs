import { ready } from './ready.mjs'
import { run } from './run.mjs'
import { settingsHere } from './settings.mjs'

const { port, dataDir } = settingsHere()
const tools = await ready()
const env = { ...tools.env, PORT: String(port), DATA_DIR: dataDir }
process.exitCode = await run(tools.node, ['apps/gateway/migrate.ts', ...process.argv.slice(2)], env)

import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../root.mjs'
import { ports, urls } from './cluster.mjs'
import { until } from './processes.mjs'
import { unitOf } from './units.mjs'

/** @typedef {import('./processes.mjs').Service} Service */
/** @typedef {{ url: string, bank: string, gateways: Service[], sandbox: Service, dataDir: string, env: Record<string, string> }} Shop `sandbox`: the payment provider, and everybody else outside. `env`: the settings that its gateways have. */

/** The gateways begin at noon of a Monday, when all shops of the demo are open. */
const noon = '2026-11-23T12:00:00+08:00'
const bank = 'http://127.0.0.1:3028'

/** Three gateways behind HAProxy and PgBouncer, and the sandbox with kitchens and the payment provider. `code`: the folder of the version whose gateways they are, this one's where nothing is said. @param {{ folder: string, services: ReturnType<typeof import('./processes.mjs').createServices>, code?: string, settings?: Record<string, string> }} ground @returns {Promise<Shop>} */
export async function startShop({ folder, services, code = root, settings }) {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const env = {
    DATA_DIR: dataDir,
    CLOCK: noon,
    DATABASE_URL: urls.pool,
    DATABASE_LISTEN_URL: urls.listen,
    MIGRATE_DATABASE_URL: urls.owner,
    SEED: 'demo',
    RATE_LIMIT_SCALE: '1000000',
    PAY_SANDBOX_URL: bank,
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const url = `http://127.0.0.1:${ports.guests}`
  await migrated(code, env)
  /** @type {Service[]} */
  const gateways = []
  for (const [at, port] of ports.gateways.entries()) {
    gateways.push(services.keep(gatewayOf({ code, name: `gateway-${at + 1}`, port, env })))
    await answers(`http://127.0.0.1:${port}/readyz`, 600)
  }
  const sandbox = services.keep({
    name: 'sandbox',
    command: [process.execPath, 'apps/sandbox/main.ts'],
    env: { DATA_DIR: dataDir, CLOCK: noon, GATEWAY_URL: url, KITCHEN_SPEED: '600', LOG_LEVEL: 'warn' },
  })
  await answers(`${bank}/payments`, 300)
  return { url, bank, gateways, sandbox, dataDir, env }
}

/** The settings of a demo in place of those of the unit: the sandbox takes the drill's money, its clock is moved, and its guests come by plain http. */
const demo = { MODE: 'demo', BEHIND_TLS: 'off' }

/** A gateway of a version, as its unit starts and ends it. @param {{ code: string, name: string, port: number, env: Record<string, string> }} which */
export function gatewayOf({ code, name, port, env }) {
  const instead = { '/opt/harbour/node/bin/node': [process.execPath], 'apps/gateway/main.ts': [join(code, 'apps/gateway/main.ts')] }
  const unit = unitOf('harbour-gateway@.service', { instance: String(port), instead })
  return { ...unit, name, user: undefined, env: { ...unit.env, ...demo, ...env, PORT: String(port) } }
}

/** Brings the database to the schema of a version; throws with what it said where that failed. @param {string} code @param {Record<string, string>} env */
export async function migrated(code, env) {
  const { code: ended, output } = await runNode(join(code, 'apps/gateway/migrate.ts'), [], env)
  if (ended !== 0) throw new Error(output)
  return output.trim()
}

/** @param {string} address @param {number} seconds */
export const answers = (address, seconds) =>
  until(address, async () => (await fetch(address, { signal: AbortSignal.timeout(2000) })).ok, seconds)

/** Runs a command of the gateway's to its end; gives its code and what it said. @param {string} file @param {string[]} words @param {Record<string, string>} env @returns {Promise<{ code: number, output: string }>} */
export async function runNode(file, words, env) {
  const options = { cwd: root, env: { ...process.env, ...env }, timeout: 600_000, maxBuffer: 64 * 1024 * 1024 }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...words], options)
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '' } = /** @type {{ code?: number, stdout?: string, stderr?: string }} */ (error)
    return { code: typeof code === 'number' ? code : 1, output: stdout + stderr }
  }
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { failover } from './failover.mjs'
import { layDisks, layNetwork } from './network.mjs'
import { createServices } from './processes.mjs'
import { restore } from './restore.mjs'
import { upgrade } from './upgrade.mjs'

/** @typedef {import('./options.mjs').Options & { folder: string, programs: import('./install.mjs').Programs, release: string }} Given `release`: the folder of the version that is upgraded. */

const given = /** @type {Given} */ (JSON.parse(process.argv[2] ?? '{}'))
const logs = join(given.folder, 'logs')
mkdirSync(logs)
const services = createServices(logs)
/** @type {(() => void)[]} */
const undo = []

/** @param {number} code */
async function end(code) {
  for (const task of undo.toReversed()) task()
  await services.end()
  process.exit(code)
}
// Told to stop, or left alone by whoever started us.
process.on('SIGTERM', () => void end(143))
process.on('SIGINT', () => void end(130))
process.stdin.on('end', () => void end(130)).resume()

try {
  layNetwork()
  layDisks(given.folder)
  const drill = { failover, restore, upgrade }[given.kind]
  await end((await drill({ ...given, services, undo })) ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error, `\nThe logs are in ${logs}.`)
  await end(1)
}

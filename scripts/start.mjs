import { answering, ownAddress, portIsFree, printAddress } from './address.mjs'
import { build } from './build.mjs'
import { family } from './children.mjs'
import { ready } from './ready.mjs'
import { run } from './run.mjs'
import { settingsHere } from './settings.mjs'

const settings = settingsHere()
if (!(await portIsFree(settings))) {
  console.error(
    `Port ${settings.port} is taken by another program. End that one, or choose another port: PORT=${settings.port + 1} npm start`,
  )
  process.exit(1)
}
const tools = await ready()
await build(tools)

const address = ownAddress(settings)
const shared = { PORT: String(settings.port), HOST: settings.host, DATA_DIR: settings.dataDir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
const { keep } = family(tools)

console.log('Starting…')
keep({ name: 'The gateway', args: ['apps/gateway/main.ts'], env: shared })
await answering(address)
// The sandbox speaks to the gateway with keys that the gateway writes at its first start.
keep({
  name: 'The sandbox',
  args: ['apps/sandbox/main.ts'],
  env: { ...shared, GATEWAY_URL: address },
  without: 'The shop goes on without its kitchens, its outbox, and its test providers of payments and vouchers.',
})
await printAddress(settings)
// Where it cannot be said who comes in, the shop is open all the same.
await run(tools.node, ['apps/gateway/first-links.ts'], { ...tools.env, ...shared })

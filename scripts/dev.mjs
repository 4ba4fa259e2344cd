import { answering, ownAddress, printAddress } from './address.mjs'
import { family } from './children.mjs'
import { ready } from './ready.mjs'
import { settingsHere } from './settings.mjs'

// Vite answers at PORT and brings every edit into the page; the gateway listens beside it and starts again when its code changes.
const web = settingsHere()
const gateway = { ...web, port: web.port + 1, host: '127.0.0.1' }
const tools = await ready()
const { keep } = family(tools)

const address = ownAddress(gateway)
const shared = { PORT: String(gateway.port), HOST: gateway.host, DATA_DIR: web.dataDir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }

keep({ name: 'The gateway', args: ['--watch', '--watch-preserve-output', 'apps/gateway/main.ts'], env: shared })
await answering(address)
keep({
  name: 'The sandbox',
  args: ['--watch', '--watch-preserve-output', 'apps/sandbox/main.ts'],
  env: { ...shared, GATEWAY_URL: address },
  without: 'The shop goes on without its kitchens, its outbox, and its test providers of payments and vouchers.',
})
keep({ name: 'Vite', args: ['scripts/vite.mjs'], env: { PORT: String(web.port), HOST: web.host, GATEWAY_URL: address } })
await answering(ownAddress(web))
await printAddress(web, gateway)

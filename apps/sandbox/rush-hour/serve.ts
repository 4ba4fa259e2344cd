import type { AddressInfo } from 'node:net'
import { createOutbox } from '../outbox/outbox.ts'
import { readSettings } from '../settings.ts'
import { createRushHour } from './rush-hour.ts'

// The rush hour alone, beside the outbox, for tests: its first line says where it listens.
const outbox = createOutbox({ rushHour: createRushHour(readSettings(process.env)) })
outbox.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(outbox.address() as AddressInfo).port}`) // a TCP server's address is no string
})
process.once('SIGTERM', () => process.exit(0))

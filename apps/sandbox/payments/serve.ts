// Ferry Pay alone, on PORT of this machine; 0 takes a free one; from CLOCK on, if that is an instant; with its journal in PAYMENTS_FILE, telling
// HOOK_URL of events. Says where it listens on its first line.
import { createPayments } from './payments.ts'

const {
  PORT = '3028',
  CLOCK,
  PAYMENTS_FILE = 'sandbox-payments.jsonl',
  HOOK_URL = 'http://127.0.0.1:3000/hooks/sandbox',
  REFUND_MS = '3000',
} = process.env
const ahead = CLOCK ? Date.parse(CLOCK) - Date.now() : 0
const server = createPayments({ file: PAYMENTS_FILE, hookUrl: HOOK_URL, now: () => Date.now() + ahead, refundMs: Number(REFUND_MS) })
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})

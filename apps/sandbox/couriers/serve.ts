// The courier company alone, on PORT of this machine; 0 takes a free one; from CLOCK on, if that is an instant; telling HOOK_URL of bookings.
// Says where it listens on its first line.
import { createCouriers } from './couriers.ts'

const { PORT = '3033', CLOCK, HOOK_URL = 'http://127.0.0.1:3000/hooks/couriers/lalamove' } = process.env
const ahead = CLOCK ? Date.parse(CLOCK) - Date.now() : 0
const server = createCouriers({ hookUrl: HOOK_URL, now: () => Date.now() + ahead })
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})

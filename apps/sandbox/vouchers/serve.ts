// The voucher vendors alone, on PORT of this machine; 0 takes a free one; from CLOCK on, if that is an instant; with its journal in VOUCHERS_FILE,
// if that is given. Says where on its first line.
import { createVouchers } from './vouchers.ts'

const { PORT = '3027', CLOCK, VOUCHERS_FILE } = process.env
const ahead = CLOCK ? Date.parse(CLOCK) - Date.now() : 0
const server = createVouchers({ now: () => Date.now() + ahead, file: VOUCHERS_FILE })
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})

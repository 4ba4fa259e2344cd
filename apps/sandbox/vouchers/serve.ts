// The voucher vendors alone, on PORT of this machine; 0 takes a free one. Says where on its first line.
import { createVouchers } from './vouchers.ts'

const server = createVouchers()
server.listen(Number(process.env.PORT ?? '3027'), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})

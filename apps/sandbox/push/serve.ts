import type { AddressInfo } from 'node:net'
import { createPush } from './push.ts'

/** The push service alone, for tests of who speaks to it: `PORT=0` takes a free port, and the first line says which. */
const server = createPush()
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`) // a TCP server's address is no string
})

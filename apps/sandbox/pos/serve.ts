// The POS alone, on PORT of this machine; 0 takes a free one; from CLOCK on, if that is an instant. Says where it listens on its first line.
import { createPos } from './pos.ts'

const { PORT = '3034', CLOCK } = process.env
const ahead = CLOCK ? Date.parse(CLOCK) - Date.now() : 0
const server = createPos({ now: () => Date.now() + ahead })
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`)
})

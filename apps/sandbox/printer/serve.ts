import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createOutbox } from '../outbox/outbox.ts'
import { createPrinter } from './printer.ts'

/** The printer alone with its page, on free ports, for tests of who prints on it: the first line says which. */
const printer = createPrinter()
const page = createOutbox({ printer })
for (const each of [printer.server, page]) await once(each.listen(0, '127.0.0.1'), 'listening')
const [{ port }, { port: pagePort }] = [printer.server.address() as AddressInfo, page.address() as AddressInfo] // a TCP server's address is no string
console.log(JSON.stringify({ port, url: `http://127.0.0.1:${pagePort}` }))

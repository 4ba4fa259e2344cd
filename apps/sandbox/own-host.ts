import { isIP } from 'node:net'
import type { IncomingMessage, RequestListener } from 'node:http'

/**
 * A listener that hears browsers of this machine only under an address of its own. A page of anybody's, whose name leads to this machine for a
 * moment (DNS rebinding), says that name as its host: it would read the codes of guests, or pay. Guests from elsewhere are asked nothing.
 */
export function hearOwnHosts(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (isFromHere(request) && !isOwnHost(request.headers.host)) return void response.writeHead(421).end('not under this name')
    listener(request, response)
  }
}

/** Says whether a request comes from this machine. */
export const isFromHere = ({ socket }: IncomingMessage) => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(socket.remoteAddress ?? '')

/** No name but localhost: an address in numbers cannot lead elsewhere later. */
function isOwnHost(host = ''): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || isIP(name) !== 0
}

import { isIP } from 'node:net'
import * as v from 'valibot'

const advice =
  'say how many proxies of yours stand before the gateway, such as 1, or name their networks, such as 10.0.0.0/8,127.0.0.1; ' +
  'or off, where guests reach it directly'

/** Says whether the so-manieth to have passed a request on, the nearest being 0, is a proxy of ours: what it says of the one before it is believed. */
type Trusts = (address: string, hop: number) => boolean

/**
 * The proxies whose X-Forwarded-For is believed: none, so many, or those in certain networks. What stands before their own entries
 * anybody can have written.
 */
export const trustProxy = v.pipe(
  v.optional(v.string(), 'off'),
  v.transform((value) => value.replaceAll(/\s/g, '')),
  v.check((value) => value !== 'on', `on would believe whatever a guest writes into X-Forwarded-For: ${advice}`),
  v.check((value) => value === 'on' || value === 'off' || isCount(value) || value.split(',').every(isNetwork), advice),
  v.transform((value): false | Trusts | string[] => (value === 'off' ? false : isCount(value) ? within(Number(value)) : value.split(','))),
)

const isCount = (value: string) => /^[1-9]$/.test(value)

// Fastify believes nobody for a bare number.
const within =
  (proxies: number): Trusts =>
  (_address, hop) =>
    hop < proxies

const named = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (named.includes(text)) return true
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  // A network of everybody would be `on` by another name.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
}

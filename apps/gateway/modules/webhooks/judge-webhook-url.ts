import { isIP } from 'node:net'
import { isPrivateAddress } from '../../platform/private-address.ts'

/** Says whether webhooks may be sent to an address: https, without a password in it, and no host that is private by its very name. What the name leads to is judged at each connection. */
export function mayBeSentTo(url: string, { allowPrivate }: { allowPrivate: boolean }): boolean {
  const { protocol, username, password, hostname } = new URL(url)
  if (username !== '' || password !== '') return false
  if (allowPrivate) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && !/(^|\.)localhost\.?$/.test(host) && !(isIP(host) !== 0 && isPrivateAddress(host))
}

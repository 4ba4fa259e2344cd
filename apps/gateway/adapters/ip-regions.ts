import { readFile } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Reader, type CountryResponse } from 'mmdb-lib'
import type { Settings } from '../platform/settings/settings.ts'
import type { IpRegions } from '../modules/addresses/ip-regions.ts'

/** The regions of network addresses, as the registries and networks of the world say: in a file that comes with the package, and is read at the first question. */
const file = fileURLToPath(import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'))

/** `ipRegion` is the region of addresses that have none: this machine's own, and those of the network at home. */
export function openIpRegions({ ipRegion }: Pick<Settings, 'ipRegion'>): IpRegions {
  const elsewhere = ipRegion ?? ''
  let reading: Promise<Reader<Known>> | undefined
  return {
    async regionOf(address) {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
      if (isIP(plain) === 0) return ''
      if (belongsToNobody(plain)) return elsewhere
      const reader = await (reading ??= readFile(file).then((bytes) => new Reader<Known>(bytes)))
      return reader.get(plain)?.country_code ?? elsewhere
    },
  }
}

/** The database says less than MaxMind's own: the two letters alone. */
type Known = CountryResponse & { country_code?: string }

const nobodys = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nobodys.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nobodys.addSubnet(network, prefix, 'ipv6')

/** Private addresses, which the database must not be asked about: it answers with their neighbours. */
const belongsToNobody = (address: string) => nobodys.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

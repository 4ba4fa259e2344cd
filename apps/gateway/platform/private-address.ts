import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet: this machine, private and carrier networks, links, documentation, multicast, and what only wraps such an address. */
const networks = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16',
  '198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/128 ::1/128 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8',
].flatMap((line) => line.split(' '))

const blocked = new BlockList()
for (const network of networks) {
  const [address = '', length] = network.split('/')
  blocked.addSubnet(address, Number(length), address.includes(':') ? 'ipv6' : 'ipv4')
}

/** Says whether an IP address lies outside the public internet; what is no IP address does, too. An IPv4 address that is written as IPv6 is judged as what it is. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family === 0 || blocked.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

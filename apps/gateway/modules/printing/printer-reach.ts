import { BlockList, isIP } from 'node:net'
import type { Database } from '../../platform/database/database.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { demoIsOpen } from '../staff/demo/demo-people.ts'

/** The addresses at which printers may stand: `allows` judges one that a connection is about to be made to, `mayStandAt` what somebody enters, which may be a name. */
export type PrinterReach = { allows(address: string, port: number): boolean; mayStandAt(host: string, port: number): boolean }

const loopback = ['127.0.0.0/8', '::1/128']

/** The networks in which printers may stand: those of the settings; without any this machine alone, where it is the demo, and else nowhere. */
export async function printerReach({ db, settings }: { db: Database; settings: Settings }): Promise<PrinterReach> {
  const { networks } = settings.printing
  if (networks.length > 0) return reachOf(networks)
  return reachOf((await demoIsOpen(db, settings)) ? loopback : [])
}

/** Judges by networks such as `10.20.0.0/16`. Printers listen on ports 9100 to 9109; on this machine, where it is among the networks, on any. */
export function reachOf(networks: readonly string[]): PrinterReach {
  const [allowed, own] = [listOf(networks), listOf(loopback)]
  const allows = (address: string, port: number) => contains(allowed, address) && (isPrinterPort(port) || contains(own, address))
  const ownIsAllowed = contains(allowed, '127.0.0.1') || contains(allowed, '::1')
  return {
    allows,
    mayStandAt: (host, port) => (isIP(host) === 0 ? networks.length > 0 && (isPrinterPort(port) || ownIsAllowed) : allows(host, port)),
  }
}

const isPrinterPort = (port: number) => port >= 9100 && port <= 9109

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    list.addSubnet(address, length === undefined ? (family === 'ipv6' ? 128 : 32) : Number(length), family)
  }
  return list
}

/** An IPv4 address that is written as IPv6 is judged as what it is. */
function contains(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

import { mkdirSync } from 'node:fs'
import { sh } from './processes.mjs'

/** The machines of the database, each a network of its own with its address. */
export const machines = [1, 2, 3].map((number) => ({ name: `n${number}`, address: `10.90.0.1${number}`, disk: `/mnt/n${number}` }))
/** @typedef {typeof machines[number]} Machine */

/** Lays a bridge between the gateways' machine and those of the database; all of it ends with the namespace. */
export function layNetwork() {
  sh('ip', ['link', 'set', 'lo', 'up'])
  mkdirSync('/run/netns', { recursive: true })
  sh('mount', ['-t', 'tmpfs', 'tmpfs', '/run/netns'])
  sh('ip', ['link', 'add', 'bridge0', 'type', 'bridge'])
  sh('ip', ['addr', 'add', '10.90.0.1/24', 'dev', 'bridge0'])
  sh('ip', ['link', 'set', 'bridge0', 'up'])
  for (const { name, address } of machines) {
    sh('ip', ['netns', 'add', name])
    sh('ip', ['link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name])
    sh('ip', ['link', 'set', `to-${name}`, 'master', 'bridge0', 'up'])
    sh('ip', ['-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0'])
    for (const device of ['eth0', 'lo']) sh('ip', ['-n', name, 'link', 'set', device, 'up'])
  }
}

/** Cuts a machine from the other two, in both directions: what is sent is lost, and nobody is told. Or mends that. @param {Machine} machine @param {'add' | 'del'} change */
export function cutOff(machine, change) {
  for (const other of machines.filter(({ name }) => name !== machine.name)) {
    lose(machine, other, change)
    lose(other, machine, change)
  }
}

/** Sends what one machine says to another to a network card that nobody has; a route to nowhere would tell the sender at once. @param {Machine} from @param {Machine} to @param {'add' | 'del'} change */
function lose(from, to, change) {
  const nobody = change === 'add' ? ['lladdr', '02:00:00:00:00:01', 'nud', 'permanent'] : []
  sh('ip', ['-n', from.name, 'neigh', change === 'add' ? 'replace' : 'del', to.address, ...nobody, 'dev', 'eth0'])
}

/** Gives each machine a disk of its own, so small that it can be filled. @param {string} folder */
export function layDisks(folder) {
  // In place of a folder that everybody may walk into, as users of PostgreSQL must.
  sh('mount', ['-t', 'tmpfs', 'tmpfs', '/mnt'])
  mkdirSync('/mnt/etc')
  for (const { name, disk } of machines) {
    const image = `${folder}/${name}.img`
    sh('truncate', ['-s', '2400M', image])
    sh('mkfs.ext4', ['-q', '-m', '0', image])
    mkdirSync(disk)
    sh('mount', ['-o', 'loop', image, disk])
    sh('install', ['-d', '-o', 'postgres', '-g', 'postgres', '-m', '700', `${disk}/own`])
  }
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nodeThatIs } from './cluster.mjs'
import { cutOff } from './network.mjs'
import { family, killOne, sh } from './processes.mjs'

/** @typedef {{ cluster: import('./cluster.mjs').Cluster, shop: import('./shop.mjs').Shop, undo: (() => void)[] }} Scene `undo`: what must not be left as it is, however the drill ends. */
/** A break as it was made. `where`: the machine, where there is a choice of them. `mend` makes it whole again. @typedef {{ said: string, where: string, mend: () => void }} Broken */

/** The time after which a service manager has brought back what was killed. */
const restartMs = 3000
/** The time for which nobody outside answers. */
const silentMs = 15_000
const nothing = () => {}

/** Every break by its name: it breaks, says what, and gives what mends it. @type {Record<string, (scene: Scene) => Promise<Broken>>} */
export const breaks = {
  async primary({ cluster }) {
    const node = await nodeThatIs('leader', cluster.nodes)
    await killDatabase(node)
    return { said: 'PostgreSQL and Patroni of the leading machine killed (SIGKILL)', where: node.name, mend: node.patroni.start }
  },
  async gateway({ shop }) {
    const [gateway] = shop.gateways
    if (gateway) await killAndRestart(gateway)
    return {
      said: `one gateway of ${shop.gateways.length} killed (SIGKILL), started again after ${restartMs / 1000} s`,
      where: '',
      mend: nothing,
    }
  },
  async haproxy({ cluster }) {
    await killAndRestart(cluster.haproxy)
    return {
      said: `HAProxy, the way of guests and of the database, killed (SIGKILL), started again after ${restartMs / 1000} s`,
      where: '',
      mend: nothing,
    }
  },
  async pool({ cluster }) {
    await killAndRestart(cluster.pgbouncer)
    return {
      said: `PgBouncer, the gateways’ way to the database, killed (SIGKILL), started again after ${restartMs / 1000} s`,
      where: '',
      mend: nothing,
    }
  },
  async standby({ cluster }) {
    const node = await nodeThatIs('sync_standby', cluster.nodes)
    await killDatabase(node)
    return { said: 'PostgreSQL and Patroni of a synchronous standby killed (SIGKILL)', where: node.name, mend: node.patroni.start }
  },
  async etcd({ cluster }) {
    const node = await etcdLeaderOf(cluster.nodes)
    await node.etcd.kill()
    return { said: 'etcd’s leader killed (SIGKILL)', where: node.name, mend: node.etcd.start }
  },
  async cut({ cluster }) {
    const node = await nodeThatIs('leader', cluster.nodes)
    cutOff(node, 'add')
    return { said: 'the network between the leading machine and the two others lost', where: node.name, mend: () => cutOff(node, 'del') }
  },
  async full({ cluster }) {
    const { name, disk } = await nodeThatIs('leader', cluster.nodes)
    const file = join(disk, 'filled')
    const [, free = '0'] = sh('df', ['--output=avail', '-B1', disk]).trim().split('\n')
    // At once, and then whatever is left; the guests, who are in this process, go on meanwhile.
    await once(spawn('bash', ['-c', 'fallocate -l "$1" "$0"; cat /dev/zero >> "$0.rest"', file, free.trim()], { stdio: 'ignore' }), 'exit')
    return {
      said: 'the disk of the leading machine filled to its last byte',
      where: name,
      mend: () => void sh('rm', ['-f', file, `${file}.rest`]),
    }
  },
  async slow({ cluster, undo }) {
    const { name, disk } = await nodeThatIs('leader', cluster.nodes)
    const stop = slowDown(disk)
    undo.push(stop)
    return { said: 'the disk of the leading machine frozen (fsfreeze) for 400 of each 500 ms', where: name, mend: stop }
  },
  async outside({ shop, undo }) {
    const goOn = freeze(shop.sandbox)
    undo.push(goOn)
    await sleep(silentMs)
    goOn()
    return {
      said: `the payment provider, with everybody else outside, frozen (SIGSTOP) for ${silentMs / 1000} s: it takes calls and answers none`,
      where: '',
      mend: nothing,
    }
  },
}

/** PostgreSQL goes on without Patroni, which has put it beside itself: whatever lives on the machine dies, but for etcd. @param {import('./cluster.mjs').Node} node */
async function killDatabase({ name, patroni, etcd }) {
  await patroni.kill()
  const pids = sh('ip', ['netns', 'pids', name]).trim().split('\n').map(Number)
  for (const pid of pids) if (pid > 1 && pid !== etcd.pid()) killOne(pid)
}

/** @param {import('./processes.mjs').Service} service @returns {Promise<void>} */
async function killAndRestart(service) {
  await service.kill()
  await sleep(restartMs)
  service.start()
}

/** Freezes a service with all that it has begun; gives what lets it go on. @param {import('./processes.mjs').Service} service */
function freeze(service) {
  const pids = family(service.pid())
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  let frozen = true
  return () => {
    if (frozen) for (const pid of pids) process.kill(pid, 'SIGCONT')
    frozen = false
  }
}

/** The machine whose etcd leads. @param {readonly import('./cluster.mjs').Node[]} nodes */
async function etcdLeaderOf(nodes) {
  for (const node of nodes) {
    const asked = { method: 'POST', body: '{}', signal: AbortSignal.timeout(2000) }
    const answer = await fetch(`http://${node.address}:2379/v3/maintenance/status`, asked)
    const { leader, header } = /** @type {{ leader: string, header: { member_id: string } }} */ (await answer.json())
    if (leader === header.member_id) return node
  }
  throw new Error('no etcd leads')
}

/** Freezes a disk again and again; gives what ends that, and leaves it thawed. @param {string} disk */
function slowDown(disk) {
  const child = spawn('bash', ['-c', 'while :; do fsfreeze -f "$0"; sleep 0.4; fsfreeze -u "$0"; sleep 0.1; done', disk], {
    stdio: 'ignore',
  })
  let going = true
  return () => {
    if (!going) return
    going = false
    child.kill('SIGKILL')
    // Once what was begun is done; frozen or not as it happens to be.
    spawnSync('bash', ['-c', 'sleep 0.6; fsfreeze -u "$0"', disk], { stdio: 'ignore' })
  }
}

import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drillTitles } from '../../bench/support/results.ts'
import { root } from '../root.mjs'
import { listen } from '../run.mjs'
import { nodeThatIs, onDatabase, passwords, startCluster, urls } from './cluster.mjs'
import { leaveUnpaid, letGuestsOrder } from './guests.mjs'
import { machines } from './network.mjs'
import { sh, until } from './processes.mjs'
import { keep, print } from './results.mjs'
import { answers, gatewayOf, runNode, startShop } from './shop.mjs'

/** @typedef {import('./failover.mjs').Drill} Drill */
/** @typedef {import('./guests.mjs').Order} Order */

const restored = { data: '/mnt/restored/data', port: 5999, gateway: 3201 }
/** The time for which guests order before and after the backup, and after the table is gone, and that for which the restored gateway is watched. */
const [orderMs, afterMs, watchMs] = [15_000, 5000, 30_000]
const about =
  'A full backup by pgBackRest while guests order, a table of money dropped, and the second before brought back into a cluster of its own, with a gateway whose background work is off.'

/** Backs up under orders, drops a table, restores to the second before, and judges what came back; true where all of it is right. @param {Drill} drill */
export async function restore(drill) {
  const begun = new Date()
  layRepository(drill.folder)
  console.log('Starting three machines of PostgreSQL that archive their log…')
  const cluster = await startCluster(drill, { archive: ({ name }) => `${backrest(name)} archive-push %p` })
  console.log('Starting three gateways and the sandbox…')
  const shop = await startShop(drill)
  const leader = await nodeThatIs('leader', cluster.nodes)
  asPostgres(`${backrest(leader.name)} stanza-create`)
  const guests = await letGuestsOrder(shop, drill.guests)
  await sleep(orderMs)
  const backupBegun = Date.now()
  await asPostgresBeside([...backrest(leader.name).split(' '), '--type=full', 'backup'])
  const backupMs = Date.now() - backupBegun
  // Nobody comes back to it: what would ask about it is background work alone.
  await leaveUnpaid(shop)
  await sleep(orderMs)
  const { target, moment } = await dropPayments()
  await sleep(afterMs)
  guests.gone = true
  await guests.stop()
  for (const gateway of shop.gateways) await gateway.kill()
  const restoreBegun = Date.now()
  await bringBack(target, drill)
  const restoreMs = Date.now() - restoreBegun
  const outcome = await judgeRestored({ drill, shop, orders: guests.orders, moment })
  const lines = [
    { what: 'full backup under orders', ours: seconds(backupMs) },
    { what: 'from the restore’s beginning until its cluster takes writes', ours: seconds(restoreMs) },
    { what: 'orders paid and told before that second', ours: String(outcome.before) },
    {
      what: 'of them lost, or with other cents',
      ours: String(outcome.faults.length),
      aim: '0',
      met: outcome.faults.length === 0 && outcome.before > 0,
    },
    { what: 'payments that the provider has and the restored books do not explain', ours: String(outcome.unexplained.length) },
    {
      what: 'of them made before that second',
      ours: String(outcome.early.length),
      aim: '0',
      met: outcome.reconciled && outcome.early.length === 0,
    },
    {
      what: 'payments in the restored books that background work would ask about',
      ours: String(outcome.due),
      aim: 'some',
      met: outcome.due > 0,
    },
    {
      what: 'calls of the restored gateway that would have reached the sandbox',
      ours: String(outcome.calls),
      aim: '0',
      met: outcome.calls === 0,
    },
    { what: 'calls of the same gateway with its background work on', ours: String(outcome.control), aim: 'some', met: outcome.control > 0 },
  ]
  for (const fault of [...outcome.faults, ...outcome.early].slice(0, 10)) console.log(`  ${fault}`)
  print(lines)
  if (drill.keep) keep({ title: drillTitles.restore, about, command: `npm run drill -- restore --guests ${drill.guests}`, lines, begun })
  return lines.every(({ met = true }) => met)
}

/** @param {number} millis */
const seconds = (millis) => `${(millis / 1000).toFixed(1)} s`

/** @param {string} name */
const backrest = (name) => `pgbackrest --config=/mnt/etc/pgbackrest-${name}.conf --stanza=harbour`

const postgresUser = ['--reuid=postgres', '--regid=postgres', '--clear-groups']

/** @param {string} command */
function asPostgres(command) {
  return sh('setpriv', [...postgresUser, ...command.split(' ')])
}

/** Runs a command while the guests of this process go on; throws with what it said where it failed. @param {string[]} command */
async function asPostgresBeside(command) {
  const { code, output } = await listen('setpriv', [...postgresUser, ...command])
  if (code !== 0) throw new Error(`${command.join(' ')}: ${output}`)
}

/** A place for backups on the disk of the drill, and the settings with which each machine reaches it. @param {string} folder */
function layRepository(folder) {
  mkdirSync(join(folder, 'backups'))
  for (const place of ['/mnt/backups', '/mnt/restored', '/mnt/backrest']) mkdirSync(place)
  sh('mount', ['--bind', join(folder, 'backups'), '/mnt/backups'])
  for (const place of ['/mnt/backups', '/mnt/restored', '/mnt/backrest']) sh('chown', ['postgres:postgres', place])
  // pgBackRest restores into a folder that is there, PostgreSQL starts in one that is its own alone.
  sh('install', ['-d', '-o', 'postgres', '-g', 'postgres', '-m', '700', restored.data])
  const places = [
    ...machines.map(({ name, disk }) => ({ name, data: `${disk}/own/data`, socket: `${disk}/own` })),
    { name: 'restored', data: restored.data, socket: '/mnt/restored' },
  ]
  for (const { name, data, socket } of places) {
    const lines = [
      '[global]',
      'repo1-path=/mnt/backups',
      'repo1-retention-full=4',
      'repo1-bundle=y',
      'compress-type=zst',
      'start-fast=y',
      'lock-path=/mnt/backrest',
      'log-path=/mnt/backrest',
      'log-level-console=error',
      '[harbour]',
      `pg1-path=${data}`,
      `pg1-socket-path=${socket}`,
    ]
    writeFileSync(`/mnt/etc/pgbackrest-${name}.conf`, `${lines.join('\n')}\n`, { mode: 0o644 })
  }
}

/** Drops the table of payments; gives the second before as PostgreSQL writes it, and as milliseconds of this machine. */
async function dropPayments() {
  return until('a table dropped between orders, whose locks it may meet the wrong way round', dropOnce, 60)
}

async function dropOnce() {
  return onDatabase(`${urls.superuser}/harbour`, async (client) => {
    // Before it is asked for: an order told of until then must not lie beyond the target.
    const moment = Date.now() - 1000
    const { rows } = await client.query(`select (clock_timestamp() - interval '1 second')::text as target`)
    await client.query('drop table payments cascade')
    await client.query('select pg_switch_wal()')
    return { target: String(/** @type {{ target: string }[]} */ (rows)[0]?.target), moment }
  })
}

/** Restores to a moment into a cluster of its own, and waits until that takes writes. @param {string} target @param {Drill} drill */
async function bringBack(target, { services, programs }) {
  await asPostgresBeside([
    ...backrest('restored').split(' '),
    '--type=time',
    `--target=${target}`,
    '--target-timeline=current',
    '--target-action=promote',
    'restore',
  ])
  writeFileSync('/mnt/etc/restored-hba.conf', 'local all all trust\nhost all all 127.0.0.1/32 trust\n', { mode: 0o644 })
  const settings = {
    port: restored.port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '/mnt/restored',
    hba_file: '/mnt/etc/restored-hba.conf',
    archive_mode: 'off',
    synchronous_standby_names: '',
    primary_conninfo: '',
    primary_slot_name: '',
    cluster_name: 'restored',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  services.keep({
    name: 'postgres-restored',
    user: 'postgres',
    command: [join(programs.postgres, 'postgres'), '-D', restored.data, ...options],
  })
  await until(
    'a restored cluster that takes writes',
    () =>
      onDatabase(`postgres://postgres@127.0.0.1:${restored.port}/harbour`, async (client) => {
        const { rows } = await client.query('select pg_is_in_recovery() as behind')
        return !(/** @type {{ behind: boolean }[]} */ (rows)[0]?.behind)
      }),
    180,
  )
}

/** @param {{ drill: Drill, shop: import('./shop.mjs').Shop, orders: readonly Order[], moment: number }} what */
async function judgeRestored({ drill, shop, orders, moment }) {
  const url = (/** @type {string} */ user, password = '') =>
    `postgres://${user}${password && `:${password}`}@127.0.0.1:${restored.port}/harbour`
  const paid = orders.filter(({ paidAt = Infinity }) => paidAt <= moment)
  const { rows, due } = await onDatabase(url('postgres'), async (client) => {
    const found = await client.query(
      `select order_id, orders.total::int as total, payments.amount::int as amount from orders join payments using (order_id) where payments.state = 'captured'`,
    )
    const waiting = await client.query(`select count(*)::int as due from payments where state in ('creating', 'open')`)
    return {
      rows: /** @type {{ order_id: string, total: number, amount: number }[]} */ (found.rows),
      due: Number(/** @type {{ due: number }[]} */ (waiting.rows)[0]?.due),
    }
  })
  const of = Map.groupBy(rows, (row) => row.order_id)
  const faults = paid.flatMap(({ orderId = '', total }) => {
    const found = of.get(orderId) ?? []
    const right = found.length === 1 && found[0]?.total === total && found[0].amount === total
    return right ? [] : [`order ${orderId} of ${total} cents came back as ${JSON.stringify(found)}`]
  })
  const where = {
    drill,
    shop,
    env: {
      DATABASE_URL: url('harbour_app', passwords.app),
      DATABASE_LISTEN_URL: url('harbour_app', passwords.app),
      MIGRATE_DATABASE_URL: url('harbour_owner', passwords.owner),
    },
  }
  const calls = await watchGateway({ ...where, work: 'off' })
  const { output } = await runNode('apps/gateway/reconcile.ts', ['--days', '2'], {
    ...shop.env,
    DATABASE_URL: url('harbour_app', passwords.app),
  })
  const unexplained = output.split('\n').filter((line) => line.startsWith('unexplained:'))
  // What was approved in the second that was given up, or later, is with the provider alone; nothing else may be.
  const early = unexplained.filter(
    (line) => !orders.some(({ ref, paidAt = Infinity }) => ref !== undefined && line.includes(ref) && paidAt > moment),
  )
  // Last, since it settles what the others count.
  const control = await watchGateway({ ...where, work: 'on' })
  return { before: paid.length, faults, due, calls, control, unexplained, early, reconciled: /^Unexplained: \d+/m.test(output) }
}

/** The ports above a gateway's at which the sandbox has its places. */
const [firstPlace, lastPlace] = [25, 34]

/** Starts a gateway on what was restored, and counts what it says to the world: something listens in each place of the sandbox. @param {{ drill: Drill, shop: import('./shop.mjs').Shop, env: Record<string, string>, work: 'on' | 'off' }} what */
async function watchGateway({ drill, shop, env, work }) {
  let calls = 0
  const dataDir = join(drill.folder, `restored-data-${work}`)
  cpSync(shop.dataDir, dataDir, { recursive: true })
  const places = Array.from({ length: lastPlace - firstPlace + 1 }, (_, at) => restored.gateway + firstPlace + at)
  const listeners = places.map((port) =>
    createServer((request, response) => {
      calls++
      if (work === 'off') console.log(`  it called ${request.method} ${request.url} at its port ${port}`)
      response.writeHead(503).end()
    }).listen(port, '127.0.0.1'),
  )
  const { PAY_SANDBOX_URL: _elsewhere, ...rest } = shop.env
  const own = { ...rest, ...env, DATA_DIR: dataDir, BACKGROUND_WORK: work }
  const gateway = drill.services.keep(gatewayOf({ code: root, name: `gateway-restored-${work}`, port: restored.gateway, env: own }))
  await answers(`http://127.0.0.1:${restored.gateway}/readyz`, 120)
  await sleep(watchMs)
  await gateway.kill()
  for (const listener of listeners) listener.close()
  return calls
}

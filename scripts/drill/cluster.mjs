import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../root.mjs'
import { deployed } from './deployed.mjs'
import { machines } from './network.mjs'
import { sh, until } from './processes.mjs'
import { unitOf } from './units.mjs'

/** @typedef {import('./network.mjs').Machine & { etcd: import('./processes.mjs').Service, patroni: import('./processes.mjs').Service }} Node */
/** @typedef {{ nodes: Node[], haproxy: import('./processes.mjs').Service, pgbouncer: import('./processes.mjs').Service }} Cluster */
/** @typedef {{ folder: string, programs: import('./install.mjs').Programs, services: ReturnType<typeof import('./processes.mjs').createServices> }} Ground */

/** Passwords of a network that nobody else is in. */
export const passwords = { superuser: 'drill-superuser', replication: 'drill-replication', owner: 'drill-owner', app: 'drill-app' }
/** The ports on the gateways' own machine. */
export const ports = { guests: 3000, gateways: [3101, 3102, 3103], database: 5000, pool: 6432 }
/** The addresses of the database: by the pool, by HAProxy alone, as the tables' owner, and as the one who may everything. */
export const urls = {
  pool: `postgres://harbour_app:${passwords.app}@127.0.0.1:${ports.pool}/harbour`,
  listen: `postgres://harbour_app:${passwords.app}@127.0.0.1:${ports.database}/harbour`,
  owner: `postgres://harbour_owner:${passwords.owner}@127.0.0.1:${ports.database}/harbour`,
  superuser: `postgres://postgres:${passwords.superuser}@127.0.0.1:${ports.database}`,
}

/** Three machines of PostgreSQL under Patroni with etcd, a synchronous standby among them, and before them HAProxy and PgBouncer. `archive`: the command that archives its log. @param {Ground} ground @param {{ archive?: (machine: import('./network.mjs').Machine) => string }} [options] @returns {Promise<Cluster>} */
export async function startCluster({ folder, programs, services }, { archive } = {}) {
  const etcds = machines.map((machine) =>
    services.keep({ name: `etcd-${machine.name}`, node: machine.name, command: etcdCommand(machine, folder) }),
  )
  const nodes = machines.map((machine, at) => {
    const file = `/mnt/etc/patroni-${machine.name}.yml`
    writeFileSync(file, patroniSettings(machine, { programs: programs.postgres, archive: archive?.(machine) }), { mode: 0o644 })
    const patroni = services.keep({
      name: `patroni-${machine.name}`,
      node: machine.name,
      user: 'postgres',
      command: [...programs.patroni, file],
    })
    giveWayWhenFull(machine, services)
    moveEtcdLeader(machine, services)
    const etcd = etcds[at]
    if (!etcd) throw new Error('a machine has no etcd')
    return { ...machine, etcd, patroni }
  })
  writeFileSync('/mnt/etc/haproxy.cfg', haproxySettings())
  const haproxy = services.keep({ name: 'haproxy', command: ['haproxy', '-db', '-f', '/mnt/etc/haproxy.cfg'] })
  await whole(600)
  makeRoles(programs.postgres)
  writeFileSync('/mnt/etc/users.txt', `"harbour_app" "${passwords.app}"\n`, { mode: 0o644 })
  writeFileSync('/mnt/etc/pgbouncer.ini', pgbouncerSettings(), { mode: 0o644 })
  const instead = { '/usr/sbin/pgbouncer': programs.pgbouncer, '/etc/harbour/pgbouncer.ini': ['/mnt/etc/pgbouncer.ini'] }
  const pgbouncer = services.keep({ name: 'pgbouncer', ...unitOf('harbour-pgbouncer.service', { instead }) })
  return { nodes, haproxy, pgbouncer }
}

/** A leading machine with less than so many MB of its 2400 free gives the lead away. */
const leastFree = 64

/** @param {import('./network.mjs').Machine} machine @param {Ground['services']} services */
function giveWayWhenFull({ name, address, disk }, services) {
  const env = { NAME: name, ADDRESS: address, LEAST: String(leastFree) }
  const instead = { '/usr/local/lib/harbour/give-way.sh': [join(root, 'deploy/postgres/give-way.sh')], '/var/lib/postgresql': [disk] }
  services.keep({ name: `give-way-${name}`, node: name, ...unitOf('harbour-give-way.service', { env, instead }) })
}

/** @param {import('./network.mjs').Machine} machine @param {Ground['services']} services */
function moveEtcdLeader({ name, address }, services) {
  const others = machines.filter((each) => each.name !== name).map((each) => `http://${each.address}:2379`)
  const env = { ADDRESS: address, OTHERS: others.join(' ') }
  const instead = { '/usr/local/lib/harbour/move-etcd-leader.sh': [join(root, 'deploy/postgres/move-etcd-leader.sh')] }
  services.keep({ name: `move-etcd-leader-${name}`, node: name, ...unitOf('harbour-move-etcd-leader.service', { env, instead }) })
}

/** @typedef {{ name: string, role: string, state: string, lag?: number }} Member */

/** The members of the cluster as its leader tells them, none where nobody leads: whoever was cut off from it tells for a while who led before. @returns {Promise<Member[]>} */
export async function members() {
  for (const machine of machines) {
    if (!(await leads([machine]))) continue
    const answer = await fetch(`http://${machine.address}:8008/cluster`, { signal: AbortSignal.timeout(1500) }).catch(() => undefined)
    if (answer?.ok) return /** @type {{ members: Member[] }} */ (await answer.json()).members
  }
  return []
}

/** Waits until there is a leader that has both others as synchronous standbys: whoever begins to stream only now is none yet, and nobody can order while the one that was is lost. Patroni says so, and PostgreSQL itself: of a machine that was cut off Patroni tells for a while what was before. @param {number} seconds */
export async function whole(seconds) {
  const all = async () => {
    const roles = (await members()).map(({ role }) => role)
    const told = roles.includes('leader') && roles.filter((role) => role === 'sync_standby').length === standbys
    return told && (await synchronousInPostgres()) === standbys
  }
  await until('a leader with two synchronous standbys', all, seconds)
}

const standbys = machines.length - 1

const synchronousInPostgres = () =>
  onDatabase(`${urls.superuser}/postgres`, async (client) => {
    const { rows } = await client.query(`select from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`)
    return rows.length
  })

/** The first machine of a role in the cluster, as Patroni itself says. @param {'leader' | 'sync_standby'} wanted @param {readonly Node[]} nodes */
export async function nodeThatIs(wanted, nodes) {
  // On a busy machine one that is asked may be late.
  return until(
    `a machine that is the ${wanted}`,
    async () => {
      const member = (await members()).find(({ role }) => role === wanted)
      return nodes.find(({ name }) => name === member?.name)
    },
    30,
  )
}

/** Says whether one of these machines leads, as it says itself. @param {readonly import('./network.mjs').Machine[]} nodes */
export async function leads(nodes) {
  const answers = nodes.map(({ address }) => fetch(`http://${address}:8008/leader`, { signal: AbortSignal.timeout(1500) }))
  return (await Promise.allSettled(answers)).some((answer) => answer.status === 'fulfilled' && answer.value.ok)
}

/** Does something on a connection of its own. @template T @param {string} url @param {(client: pg.Client) => Promise<T>} work */
export async function onDatabase(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** @param {import('./network.mjs').Machine} machine @param {string} folder */
function etcdCommand({ name, address }, folder) {
  const all = machines.map((each) => `${each.name}=http://${each.address}:2380`).join(',')
  return [
    'etcd',
    `--name=${name}`,
    `--data-dir=${join(folder, `etcd-${name}`)}`,
    `--initial-cluster=${all}`,
    '--initial-cluster-state=new',
    `--listen-peer-urls=http://${address}:2380`,
    `--initial-advertise-peer-urls=http://${address}:2380`,
    // On a machine where all three share the cores, its 100 ms would have it elect without a reason.
    '--heartbeat-interval=200',
    // By default from 3.5 on: a machine that was cut off asks before it has the others elect anew.
    '--pre-vote',
    '--election-timeout=1500',
    `--listen-client-urls=http://${address}:2379`,
    `--advertise-client-urls=http://${address}:2379`,
  ]
}

/** Patroni's settings as they are deployed, on a small disk. @param {import('./network.mjs').Machine} machine @param {{ programs: string, archive: string | undefined }} with */
function patroniSettings({ name, address, disk }, { programs, archive }) {
  return deployed('postgres/patroni.yml', [
    [/^name: n1$/m, `name: ${name}`],
    [/10\.0\.0\.11:(8008|5432)/g, `${address}:$1`],
    [/10\.0\.0\./g, '10.90.0.'],
    [/max_connections: \d+/, 'max_connections: 100'],
    [/shared_buffers: \w+/, 'shared_buffers: 64MB'],
    [/max_wal_size: \w+/, 'max_wal_size: 192MB'],
    [/min_wal_size: \w+/, 'min_wal_size: 64MB'],
    [/wal_keep_size: \w+/, 'wal_keep_size: 128MB'],
    [/data_dir: .*/, `data_dir: ${disk}/own/data`],
    [/bin_dir: .*/, `bin_dir: ${programs}`],
    [/pgpass: .*/, `pgpass: ${disk}/own/pgpass`],
    [/unix_socket_directories: .*/, `unix_socket_directories: ${disk}/own`],
    [/local all all peer/, 'local all all trust'],
    [/password: WRITE-ONE/, `password: ${passwords.superuser}`],
    [/password: WRITE-ANOTHER/, `password: ${passwords.replication}`],
    [/archive_mode: "on"/, `archive_mode: "${archive === undefined ? 'off' : 'on'}"`],
    [/archive_command: .*/, `archive_command: ${JSON.stringify(archive ?? '')}`],
  ])
}

/** The two roles and the database, as deploy/postgres makes them. @param {string} programs */
function makeRoles(programs) {
  const values = ['-v', `owner_password=${passwords.owner}`, '-v', `app_password=${passwords.app}`]
  sh(join(programs, 'psql'), [
    '-X',
    '-q',
    '-v',
    'ON_ERROR_STOP=1',
    ...values,
    '-f',
    join(root, 'deploy/postgres/roles.sql'),
    `${urls.superuser}/postgres`,
  ])
}

/** HAProxy's settings as they are deployed for the database, and with them the guests' way to the gateways, which is Caddy's elsewhere. */
function haproxySettings() {
  const gateways = ports.gateways.map((port, at) => `  server gateway-${at + 1} 127.0.0.1:${port} check inter 1s fall 3 rise 1`)
  const guests = ['listen guests', `  bind 127.0.0.1:${ports.guests}`, '  mode http', '  retries 2', '  option redispatch']
  const database = deployed('haproxy/haproxy.cfg', [
    [/127\.0\.0\.1:5000/, `127.0.0.1:${ports.database}`],
    [/10\.0\.0\./g, '10.90.0.'],
  ])
  return `${[database, ...guests, '  option httpchk GET /readyz', ...gateways].join('\n')}\n`
}

/** PgBouncer's settings as they are deployed, with the addresses of the drill. */
function pgbouncerSettings() {
  const settings = deployed('pgbouncer/pgbouncer.ini', [
    [/^harbour = .*$/m, `harbour = host=127.0.0.1 port=${ports.database} dbname=harbour`],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1'],
    [/^auth_file = .*$/m, 'auth_file = /mnt/etc/users.txt'],
  ])
  return `${settings}unix_socket_dir =\n`
}

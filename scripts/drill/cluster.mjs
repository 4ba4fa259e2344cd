import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../root.mjs'
import { machines } from './network.mjs'
import { sh, until } from './processes.mjs'

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
    const file = `/mnt/etc/patroni-${machine.name}.json`
    writeFileSync(file, JSON.stringify(patroniSettings(machine, { programs: programs.postgres, archive: archive?.(machine) })), {
      mode: 0o644,
    })
    const patroni = services.keep({
      name: `patroni-${machine.name}`,
      node: machine.name,
      user: 'postgres',
      command: [...programs.patroni, file],
    })
    giveWayWhenFull(machine, services)
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
  const pgbouncer = services.keep({ name: 'pgbouncer', user: 'postgres', command: [...programs.pgbouncer, '/mnt/etc/pgbouncer.ini'] })
  return { nodes, haproxy, pgbouncer }
}

/** A leading machine with less than so many MB of its 1200 free gives the lead away. */
const leastFree = 64

/** @param {import('./network.mjs').Machine} machine @param {Ground['services']} services */
function giveWayWhenFull({ name, address, disk }, services) {
  const command = [join(root, 'deploy/postgres/give-way.sh'), name, `http://${address}:8008`, disk, String(leastFree)]
  services.keep({ name: `give-way-${name}`, node: name, user: 'postgres', command })
}

/** @typedef {{ name: string, role: string, state: string, lag?: number }} Member */

/** The members of the cluster as the first that answers tells them. @returns {Promise<Member[]>} */
export async function members() {
  for (const { address } of machines) {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1500) }).catch(() => undefined)
    if (answer?.ok) return /** @type {{ members: Member[] }} */ (await answer.json()).members
  }
  return []
}

/** Waits until there is a leader, and two others stream from it, one of them synchronously. @param {number} seconds */
export async function whole(seconds) {
  await until(
    'a leader with a synchronous and another standby',
    async () => {
      const all = await members()
      const live = all.filter(({ role, state }) => role === 'leader' || state === 'streaming' || (state === 'running' && role !== 'leader'))
      return (
        all.length === 3 &&
        live.length === 3 &&
        all.some(({ role }) => role === 'leader') &&
        all.some(({ role }) => role === 'sync_standby')
      )
    },
    seconds,
  )
}

/** The machine that leads, as Patroni itself says. @param {readonly Node[]} nodes */
export async function leaderOf(nodes) {
  const leader = (await members()).find(({ role }) => role === 'leader')
  const node = nodes.find(({ name }) => name === leader?.name)
  if (!node) throw new Error('nobody leads')
  return node
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
    '--election-timeout=1500',
    `--listen-client-urls=http://${address}:2379`,
    `--advertise-client-urls=http://${address}:2379`,
  ]
}

/** @param {import('./network.mjs').Machine} machine @param {{ programs: string, archive: string | undefined }} with */
function patroniSettings({ name, address, disk }, { programs, archive }) {
  const parameters = {
    max_connections: 100,
    shared_buffers: '64MB',
    jit: 'off',
    wal_level: 'replica',
    max_wal_size: '192MB',
    min_wal_size: '64MB',
    wal_keep_size: '128MB',
    wal_sender_timeout: '5s',
    wal_receiver_timeout: '5s',
    wal_log_hints: 'on',
    // A standby that asks before its slot is there asks again at once: in strict mode no order is taken until it streams.
    wal_retrieve_retry_interval: '500ms',
    ...(archive !== undefined && { archive_mode: 'on' }),
  }
  const dcs = {
    ttl: 20,
    loop_wait: 3,
    retry_timeout: 5,
    // A primary that its disk fails gives way instead of trying for five minutes.
    primary_start_timeout: 10,
    // A stop that its full disk does not let end is ended for it, and a standby takes over.
    primary_stop_timeout: 5,
    maximum_lag_on_failover: 1_048_576,
    synchronous_mode: true,
    // Nothing is acknowledged that one machine alone has.
    synchronous_mode_strict: true,
    // With one synchronous standby of two the other may be ahead of it when it takes over, and has to be rewound before anybody can order; of two the one ahead takes over.
    synchronous_node_count: 2,
    postgresql: { use_pg_rewind: true, parameters },
  }
  const hba = ['local all all trust', 'host replication replicator 10.90.0.0/24 scram-sha-256', 'host all all 10.90.0.0/24 scram-sha-256']
  return {
    scope: 'harbour',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { hosts: machines.map((each) => `${each.address}:2379`) },
    bootstrap: { dcs, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: `${disk}/own/data`,
      bin_dir: programs,
      pgpass: `${disk}/own/pgpass`,
      pg_hba: hba,
      parameters: { unix_socket_directories: `${disk}/own`, ...(archive !== undefined && { archive_command: archive }) },
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
    },
  }
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

function haproxySettings() {
  const gateways = ports.gateways.map((port, at) => `  server gateway-${at + 1} 127.0.0.1:${port} check`)
  const databases = machines.map(({ name, address }) => `  server ${name} ${address}:5432 check port 8008`)
  return `${[
    'global',
    '  maxconn 1000',
    'defaults',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout check 4s',
    '  default-server inter 1s fall 3 rise 1',
    'listen guests',
    `  bind 127.0.0.1:${ports.guests}`,
    '  mode http',
    '  retries 2',
    '  option redispatch',
    '  option httpchk GET /readyz',
    ...gateways,
    'listen database',
    `  bind 127.0.0.1:${ports.database}`,
    '  mode tcp',
    '  timeout client 1h',
    '  timeout server 1h',
    '  option httpchk OPTIONS /primary',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...databases,
  ].join('\n')}\n`
}

/** Our own settings of PgBouncer, with the addresses of the drill. */
function pgbouncerSettings() {
  return readFileSync(join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace(/^harbour = .*$/m, `harbour = host=127.0.0.1 port=${ports.database} dbname=harbour`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1')
    .replace(/^auth_file = .*$/m, 'auth_file = /mnt/etc/users.txt')
    .concat('unix_socket_dir =\n')
}

import { basename, dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from './startup-error.ts'
import { serverAccount } from './embedded/account.ts'
import { createCluster, openDatabase } from './embedded/cluster.ts'
import { markHome } from './embedded/home.ts'
import { readRecord, writeRecord } from './embedded/record.ts'
import { ownedByAnother, runningServer, startServer, stopServer } from './embedded/server.ts'
import type { Cluster } from './embedded/cluster.ts'
import type { Server, ServerStart } from './embedded/server.ts'

export type EmbeddedDatabase = { url: string; stop: () => Promise<void> }

export type EmbeddedOptions = {
  /** The folder of the cluster, and of `postgres.json`, which says how to enter it. */
  dataDir: string
  log: (line: string) => void
  /** Server settings over the usual ones, for tests. */
  settings?: Record<string, string>
}

/**
 * A real PostgreSQL of our own: made at the first start, adopted if an earlier process was killed and left it running,
 * started again if it dies while we live. Of two processes on one folder the first owns the server and the second is its guest.
 */
export async function startEmbedded({ dataDir, log, settings = {} }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const account = serverAccount()
  const cluster = await createCluster(dataDir, account)
  const start: ServerStart = { cluster, settings, log }
  const first = await bringUp(start)
  await openDatabase(cluster, first.port)
  const supervisor = supervise(start, first)
  return { url: databaseUrl(cluster, first.port), stop: supervisor.stop }
}

const patience = 60_000
const pause = 300

/** Adopts the server that already runs on the cluster, or starts one; tries again while a dying one lets go of the folder. */
async function bringUp(start: ServerStart, samePort?: number): Promise<Server> {
  const until = Date.now() + patience
  let told = ''
  for (;;) {
    const found = await runningServer(start)
    if (found) return claim(start.cluster, found)
    const started = await startServer(start, samePort)
    if (started.server) return claim(start.cluster, started.server)
    if (!started.passing || Date.now() > until) throw new StartupError(refusal(start.cluster, started.reason))
    if (told !== started.reason) start.log(`PostgreSQL did not start, trying again: ${started.reason}`)
    told = started.reason
    await sleep(pause)
  }
}

const refusal = ({ files, logFile }: Cluster, reason: string) =>
  `PostgreSQL does not open the database in ${files} (${reason}): ${logFile} says more, and a backup of DATA_DIR is the way back.`

/** Writes down that this process answers for the server, unless another living process does. */
async function claim(cluster: Cluster, server: Server): Promise<Server> {
  const record = await readRecord(cluster.dataDir)
  if (!record) throw new Error(`${cluster.dataDir}/postgres.json has gone while the database was starting`)
  if (server.adopted && ownedByAnother(record.owner)) return { ...server, guest: true }
  const { files, inode } = cluster
  await markHome(cluster.home, cluster.dataDir)
  await writeRecord(cluster.dataDir, { ...record, home: nameOf(cluster), files, inode, port: server.port, owner: process.pid })
  return server
}

/** A home in the data folder is named from there, so that the two can be moved together. */
const nameOf = ({ home, dataDir }: Cluster) => (dirname(home) === dataDir ? basename(home) : home)

function supervise(start: ServerStart, first: Server) {
  let server = first
  let stopping = false
  let restart: Promise<void> | undefined
  const look = () => {
    if (stopping || restart || server.alive()) return
    start.log('PostgreSQL died; starting it again')
    restart = bringUp(start, first.port)
      .then(
        (next) => {
          server = next
          server.onExit(look)
        },
        (cause: unknown) => start.log(String(cause)),
      )
      .finally(() => {
        restart = undefined
      })
  }
  server.onExit(look)
  const rounds = setInterval(look, 1000).unref()
  return {
    async stop() {
      if (stopping) return
      stopping = true
      clearInterval(rounds)
      await restart
      if (!server.guest) await stopServer(start.cluster, server.pid)
    },
  }
}

const databaseUrl = (cluster: Cluster, port: number) => `postgres://${cluster.user}:${cluster.password}@127.0.0.1:${port}/harbour`

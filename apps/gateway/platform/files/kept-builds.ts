import { hash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'

/** The apps that are built for browsers: the guests' web app, and the staff's consoles. */
export type BuiltApp = 'web' | 'console'

/** A file of a build, of which only those are kept that are named by their content. */
type BuiltFile = { plain: Buffer; hashed: boolean }

export type KeptBuilds = {
  /** Keeps the files of the build that this gateway serves, and forgets those of builds before the last five. */
  keep(app: BuiltApp, files: ReadonlyMap<string, BuiltFile>): Promise<void>
  /** The content of a file that another build has, at the path that its pages ask for it; undefined where none of the last ones has it. */
  find(app: BuiltApp, path: string): Promise<Buffer | undefined>
}

/** The builds whose files are kept. */
const mostBuilds = 5
/** The parts of other builds that are held in memory, more than one build has. */
const mostHeld = 500
/** Paths are read anew so many milliseconds after they were last: whoever asks for what never was costs the database nothing. */
const knownFor = 2000

const SERVE = statement(
  'builds-serve',
  `insert into builds (app, build, served_at) values ($1, $2, now())
    on conflict (app, build) do update set served_at = excluded.served_at`,
)
const PATHS = statement('builds-paths', 'select path from build_files where app = $1')
const KEEP = statement(
  'builds-keep',
  `insert into build_files (app, path, build, content) values ($1, $2, $3, $4)
    on conflict (app, path) do update set build = excluded.build`,
)
const MOVE = statement('builds-move', 'update build_files set build = $2 where app = $1 and path = any($3) and build <> $2')
const FORGET = statement(
  'builds-forget',
  `delete from builds where app = $1 and build not in (select build from builds where app = $1 order by served_at desc limit $2)`,
)
const FIND = statement('builds-find', 'select content from build_files where app = $1 and path = $2')

/** The files of the last builds, which all gateways on a database share: a page that was opened before an upgrade finds its parts after it, and the other way round. */
export function createKeptBuilds({ rows }: Pick<Database, 'rows'>): KeptBuilds {
  const known = { web: knownPaths('web'), console: knownPaths('console') }

  function knownPaths(app: BuiltApp): () => Promise<ReadonlySet<string>> {
    let reading: Promise<ReadonlySet<string>> | undefined
    let readAt = -Infinity
    return () => {
      if (reading && performance.now() - readAt < knownFor) return reading
      readAt = performance.now()
      return (reading = pathsOf(app))
    }
  }

  /** Parts never change. They are read one at a time, so that whoever asks for many of them takes one connection from orders at most. */
  const held = new Map<string, Promise<Buffer | undefined>>()
  let lastRead: Promise<unknown> = Promise.resolve()

  function partOf(app: BuiltApp, path: string): Promise<Buffer | undefined> {
    const key = `${app} ${path}`
    const part = held.get(key) ?? readInTurn(app, path)
    // The one that was asked for last stands at the end.
    held.delete(key)
    held.set(key, part)
    for (const oldest of held.keys()) {
      if (held.size <= mostHeld) break
      held.delete(oldest)
    }
    part.catch(() => held.delete(key))
    return part
  }

  function readInTurn(app: BuiltApp, path: string): Promise<Buffer | undefined> {
    const part = lastRead.then(async () => (await rows<{ content: Buffer }>(FIND, [app, path]))[0]?.content)
    lastRead = part.catch(() => undefined)
    return part
  }

  async function pathsOf(app: BuiltApp): Promise<ReadonlySet<string>> {
    return new Set((await rows<{ path: string }>(PATHS, [app])).map(({ path }) => path))
  }

  return {
    async keep(app, files) {
      const hashed = [...files].filter(([, file]) => file.hashed).toSorted(([a], [b]) => (a < b ? -1 : 1))
      const paths = hashed.map(([path]) => path)
      const build = hash('sha256', paths.join('\n'), 'base64url')
      await rows(SERVE, [app, build])
      const there = await pathsOf(app)
      for (const [path, { plain }] of hashed) if (!there.has(path)) await rows(KEEP, [app, path, build, plain])
      await rows(MOVE, [app, build, paths])
      await rows(FORGET, [app, mostBuilds])
    },
    async find(app, path) {
      if (!(await known[app]()).has(path)) return undefined
      return partOf(app, path)
    },
  }
}

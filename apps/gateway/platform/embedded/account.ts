import { spawnSync } from 'node:child_process'

/** The user that PostgreSQL runs as: nobody in particular (ourselves), or a user of its own when we are root, which it refuses to be. */
export type Account = { uid?: number; gid?: number }

const name = 'harbour'

export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const account = lookUp(name) ?? create() ?? lookUp('nobody')
  if (!account)
    throw new Error('PostgreSQL refuses to run as root and no other user can be made. Set DATABASE_URL, or start as an ordinary user.')
  return account
}

/** True if the account may read, write, or run or enter the path: asked by trying, since mounts have rules of their own. */
export function mayUse(account: Account, access: 'r' | 'w' | 'x', path: string): boolean {
  return spawnSync('/bin/sh', ['-c', `test -${access} "$0"`, path], { ...account, cwd: '/' }).status === 0
}

function create(): Account | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin', name])
  return lookUp(name)
}

function lookUp(user: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout ?? ''))
  return uid && gid ? { uid, gid } : undefined
}

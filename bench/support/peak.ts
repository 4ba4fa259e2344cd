import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSeconds } from './cpu.ts'

/** The path of pgbench: in the path, or where Debian puts it. */
export function findPgbench(): string {
  const folders = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`)
    : []
  const found = [...(process.env.PATH ?? '').split(':').map((folder) => join(folder, 'pgbench')), ...folders].find((path) =>
    existsSync(path),
  )
  if (!found) throw new Error('the bench needs pgbench: install PostgreSQL from your system (Debian: apt-get install postgresql)')
  return found
}

export type Peak = { cpuMillis: number; perSecond: number }

type Script = { url: string; postmaster: number; file: string; clients: number; times: number }

/** pgbench with a script of its own, so many times in all: the CPU that it and its database use for one, and how many they make in a second. */
export function runPgbench({ url, postmaster, file, clients, times }: Script): Peak {
  const perClient = Math.ceil(times / clients)
  const before = cpuSeconds(postmaster)
  const asked = [findPgbench(), '-n', '-M', 'prepared', '-c', clients, '-j', 1, '-t', perClient, '-f', file, `"${url}"`].join(' ')
  // `times` says what the shell's children have used: the CPU of pgbench itself.
  const said = execFileSync('bash', ['-c', `${asked} || exit 1; times`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const own = (said.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)
  const used = [...own].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
  const perSecond = Number(/tps = ([\d.]+)/.exec(said)?.[1] ?? NaN)
  return { cpuMillis: ((cpuSeconds(postmaster) - before + used) / (perClient * clients)) * 1000, perSecond }
}

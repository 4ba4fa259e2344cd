import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './support/running.ts'

export type StartCosts = { firstSeconds: number; secondSeconds: number; megabytes: number }

const root = join(import.meta.dirname, '..')
const patienceSeconds = 900

/** The time that `npm start` takes in a fresh clone until the first page is there, the second time's, and what it has installed. */
export async function benchStart(): Promise<StartCosts> {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-clone-'))
  try {
    execFileSync('git', ['clone', '--quiet', root, folder])
    const [firstSeconds, secondSeconds] = [await startOnce(folder), await startOnce(folder)]
    return { firstSeconds, secondSeconds, megabytes: weightOf(join(folder, 'node_modules')) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOnce(folder: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  // The system's own Node and npm, and nothing compiled before, as a newcomer has them.
  const path = (process.env.PATH ?? '').split(':').filter((each) => !each.includes('node_modules'))
  const { NODE_COMPILE_CACHE: _ours, ...outside } = process.env
  const env = { ...outside, PATH: path.join(':'), PORT: String(port), DATA_DIR: join(folder, 'var') }
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: 'ignore', detached: true })
  try {
    await firstPage(`http://127.0.0.1:${port}/home`, child)
    return (performance.now() - begun) / 1000
  } finally {
    await stopGroup(child)
  }
}

/** On the disk, by `du -sm`. */
const weightOf = (folder: string) => Number.parseInt(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }))

async function firstPage(address: string, child: ChildProcess) {
  for (let tries = 0; tries < patienceSeconds * 10; tries++) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('npm start brought no page')
}

function stopGroup(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
  else resolve()
  return promise
}

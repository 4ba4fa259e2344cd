import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type Running = { url: string; pid: number; dataDir: string; stop(): Promise<void> }

/** A port that nobody listens on now, below those that the system hands out by itself. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once('error', () => resolve(false))
  server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  return (await promise) ? port : freePort()
}

/** Starts the real gateway with a database of its own, or the one at `DATA_DIR`, which it leaves there, at Monday noon, and waits until it is ready. */
export async function startGateway(more: Record<string, string> = {}): Promise<Running> {
  const dataDir = more.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'harbour-bench-'))
  const port = await freePort()
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    CLOCK: '2026-11-23T12:00:00+08:00',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'error',
    ...more,
  }
  const running = await startNode(join(root, 'apps/gateway/main.ts'), { url: `http://127.0.0.1:${port}`, ready: '/readyz', env })
  return {
    ...running,
    dataDir,
    async stop() {
      await running.stop()
      if (more.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type NodeOptions = { url: string; ready: string; env: Record<string, string> }

const up = new Set<ChildProcess>()

/** Sees to it that what was started ends with us, also where somebody stops us in the middle. */
export function endWithUs(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      for (const child of up) child.kill('SIGTERM')
      process.exit(1)
    })
  }
}

/** Starts a Node program and waits until an address of it answers 200. */
export async function startNode(program: string, { url, ready, env }: NodeOptions): Promise<Running> {
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'] })
  up.add(child)
  child.once('exit', () => up.delete(child))
  await answered(`${url}${ready}`, child).catch(async (cause: unknown) => {
    await stopChild(child)
    throw cause
  })
  return { url, pid: child.pid ?? 0, dataDir: '', stop: () => stopChild(child) }
}

async function answered(address: string, child: ChildProcess) {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode} before ${address} answered`)
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} did not answer within two minutes`)
}

function stopChild(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (child.exitCode !== null) resolve()
  child.once('exit', () => resolve())
  child.kill('SIGTERM')
  return promise
}

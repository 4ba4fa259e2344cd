import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { databaseSettings, noon, type TestGateway } from './gateway.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A port for a server that starts a moment later: below the range out of which systems give ports to whoever asks for any. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 10_000)
    const probe = createServer()
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

type ProcessOptions = {
  /** The gateway whose database it shares. */
  beside: TestGateway
  dataDir: string
  port: number
  /** The list on which the process is noted, so that whoever started it can end it. */
  started: ChildProcess[]
  environment?: Record<string, string>
}

/** A gateway as a process of its own, on a database that is there, its clock at noon; once it is ready. */
export async function gatewayProcess({ beside, dataDir, port, started, environment = {} }: ProcessOptions): Promise<ChildProcess> {
  const settings = {
    ...databaseSettings(beside),
    SEED: 'demo',
    DATA_DIR: dataDir,
    PORT: String(port),
    CLOCK: new Date(noon).toISOString(),
    WEB_DIST: 'none',
    CONSOLE_DIST: 'none',
  }
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '1000', BOT_CHECK_WORK: '20', ...settings, ...environment }
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  started.push(child)
  for (let i = 0; i < 1200; i++) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.status === 200) return child
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the gateway does not get ready')
}

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const mondayNoon = '2026-11-23T12:00:00+08:00'
/** An order of twenty minutes is made and brought in ten seconds. */
const kitchenSpeed = '200'

/** The gateway and the kitchens at noon on a Monday; gives what ends them. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its setup from here
export default async function openWorld(): Promise<() => Promise<void>> {
  const { url, dataDir, close } = await worldAt(mondayNoon)
  // The workers inherit both: where the shop is open, and where its tills have their keys.
  process.env.HARBOUR_URL = url
  process.env.HARBOUR_DATA_DIR = dataDir
  return close
}

/**
 * The gateway with a database of its own and the kitchens of every shop, at a time of day. What is `kept` somewhere is there in a later world;
 * `more` are settings of the gateway besides,
 * and how fast the kitchens are; and where the sandbox hears of analytics and faults.
 */
export async function worldAt(
  clock: string,
  kept?: string,
  { KITCHEN_SPEED: speed = kitchenSpeed, COLLECTOR_PORT, ...more }: NodeJS.ProcessEnv = {},
): Promise<{ url: string; dataDir: string; close: () => Promise<void> }> {
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'harbour-e2e-')))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const shared = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const running: ChildProcess[] = []
  async function close() {
    for (const child of running.toReversed()) await end(child)
    if (!kept) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const gateway = { ...shared, PORT: String(port), CLOCK: clock, RATE_LIMIT_SCALE: '1000', WEB_DIST: process.env.WEB_DIST, ...more }
    running.push(programme('../apps/gateway/main.ts', gateway))
    await answers(`${url}/readyz`, running)
    if (!(await fetch(`${url}/home`)).ok) throw new Error('the web app is not built: npm run build')
    running.push(programme('../apps/sandbox/main.ts', { ...shared, GATEWAY_URL: url, CLOCK: clock, KITCHEN_SPEED: speed, COLLECTOR_PORT }))
    // All of the outside world opens at once; its outbox stands 25 ports above the gateway.
    await answers(`http://127.0.0.1:${port + 25}/messages`, running)
  } catch (cause) {
    await close()
    throw cause
  }
  return { url, dataDir, close }
}

/** Starts a programme that ends with us, however we end. */
function programme(main: string, env: NodeJS.ProcessEnv): ChildProcess {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined))
  return spawn(process.execPath, ['--import', here('../scripts/leash.mjs'), here(main)], {
    env: given,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  child.kill('SIGTERM')
  await once(child, 'exit')
  clearTimeout(late)
}

async function answers(url: string, running: ChildProcess[]): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (running.some(({ exitCode }) => exitCode !== null)) break
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await sleep(100)
  }
  throw new Error(`${url} does not get ready; the lines above say why`)
}

/** Below the range from which systems give ports away by themselves. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
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

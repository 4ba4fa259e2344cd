import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
export const mondayNoon = '2026-11-23T12:00:00+08:00'
/** Kitchens that hardly move of themselves: each test is the till of its orders, and nothing hangs on how fast the machine is. */
const patientKitchens = '0.1'

/** The gateway and the kitchens at noon on a Monday; gives what ends them. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its setup from here
export default (): Promise<() => Promise<void>> => openWorld()

/** The world in front of which the tests run, with other settings where they are given; gives what ends it. */
export async function openWorld(more: NodeJS.ProcessEnv = {}): Promise<() => Promise<void>> {
  const world = await worldAt(mondayNoon, more)
  enter(world)
  return world.close
}

/** From here on this process and its workers are in front of this world: where the shop is open, and where its tills have their keys. */
export function enter({ url, dataDir, clock }: World) {
  process.env.HARBOUR_URL = url
  process.env.HARBOUR_DATA_DIR = dataDir
  process.env.HARBOUR_CLOCK = clock
}

export type World = {
  url: string
  dataDir: string
  /** The setting of the gateway's clock. */
  clock: string
  /** The clocks of the gateway and of all the outside world go on by so many milliseconds. */
  goOn: (by: number) => Promise<void>
  close: () => Promise<void>
}

/**
 * The gateway with a database of its own and the kitchens of every shop, at a time of day; `more` are settings of the gateway besides, and how
 * fast the kitchens are; and where the sandbox hears of analytics and faults.
 */
export async function worldAt(
  clock: string,
  { KITCHEN_SPEED: speed = patientKitchens, COLLECTOR_PORT, ...more }: NodeJS.ProcessEnv = {},
): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbour-e2e-'))
  const { port, giveUp } = await claimPorts()
  const url = `http://127.0.0.1:${port}`
  const shared = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const running: ChildProcess[] = []
  async function close() {
    for (const child of running.toReversed()) await end(child)
    await giveUp()
    await rm(dataDir, { recursive: true, force: true })
  }
  async function goOn(by: number) {
    await Promise.all(running.map((child) => (child.send({ goOn: by }), once(child, 'message'))))
  }
  try {
    const gateway = {
      ...shared,
      PORT: String(port),
      CLOCK: clock,
      RATE_LIMIT_SCALE: '1000',
      BOT_CHECK_WORK: '20',
      // The sandbox's printers, also once a test has made the demo's chain its own.
      PRINTER_NETWORKS: '127.0.0.0/8',
      WEB_DIST: process.env.WEB_DIST,
      ...more,
    }
    running.push(programme('../../../apps/gateway/main.ts', gateway))
    await answers(`${url}/readyz`, running)
    if (!(await fetch(`${url}/home`)).ok) throw new Error('the web app is not built: npm run build')
    running.push(
      programme('../../../apps/sandbox/main.ts', { ...shared, GATEWAY_URL: url, CLOCK: clock, KITCHEN_SPEED: speed, COLLECTOR_PORT }),
    )
    // All of the outside world opens at once; its outbox stands 25 ports above the gateway.
    await answers(`http://127.0.0.1:${port + 25}/messages`, running)
  } catch (cause) {
    await close()
    throw cause
  }
  return { url, dataDir, clock, goOn, close }
}

/** Starts a programme that ends with us, however we end. */
function programme(main: string, env: NodeJS.ProcessEnv): ChildProcess {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined))
  const first = ['../../../scripts/exit-with-parent.mjs', './move-clock.mjs'].flatMap((module) => ['--import', here(module)])
  return spawn(process.execPath, [...first, here(main)], {
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

/** The number of ports between the gateways of two worlds: the outside world stands up to 31 above its gateway. */
const portsOfWorld = 40

/**
 * Ports that are a world's own until `giveUp`: the gateway's and those of the outside world above it. The last of them is held meanwhile, so that no
 * other world takes them between our look and the listening. They lie below the range from which systems give ports away by themselves.
 */
async function claimPorts(): Promise<{ port: number; giveUp: () => Promise<void> }> {
  for (;;) {
    const port = 20_000 + Math.floor((Math.random() * 10_000) / portsOfWorld) * portsOfWorld
    const claim = await listenAt(port + portsOfWorld - 1)
    if (!claim) continue
    if (await allFree(port, port + portsOfWorld - 1)) return { port, giveUp: () => ended(claim) }
    await ended(claim)
  }
}

/** A port for a programme that starts a moment later. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 31_000 + Math.floor(Math.random() * 1000)
    if (await allFree(port, port + 1)) return port
  }
}

async function allFree(from: number, to: number): Promise<boolean> {
  for (let port = from; port < to; port++) {
    const probe = await listenAt(port)
    if (!probe) return false
    await ended(probe)
  }
  return true
}

async function listenAt(port: number): Promise<Server | undefined> {
  const server = createServer()
  const listening = new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  return (await listening) ? server : undefined
}

async function ended(server: Server): Promise<void> {
  server.close()
  await once(server, 'close')
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../root.mjs'

/**
 * A programme of the drill as a service manager keeps it: `kill` takes it with all that it has begun, `stop` tells it to end and waits until it has; it stays down until `start`.
 * @typedef {{ name: string, pid: () => number, start: () => void, kill: () => Promise<void>, stop: () => Promise<void>, isUp: () => boolean }} Service
 */
/** @typedef {{ name: string, command: string[], env?: Record<string, string>, node?: string, user?: string | undefined, restart?: import('./units.mjs').Restart, stopSignal?: NodeJS.Signals }} Programme `node`: the network that it lives in; `user`: who runs it, root where nobody is named; `restart`, `stopSignal`: as its unit has them. */

/** The restart of the units of others: a second later, however it ended. */
const unitOfOthers = { afterMs: 1000, always: true, never: /** @type {number[]} */ ([]) }

/** The services of a drill, with a log each in a folder. @param {string} logs */
export function createServices(logs) {
  /** @type {Service[]} */
  const all = []

  /** @param {Programme} programme @returns {Service} */
  function keep({ name, command, env, node, user, restart = unitOfOthers, stopSignal = 'SIGTERM' }) {
    const words = [
      ...(node ? ['ip', 'netns', 'exec', node] : []),
      ...(user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'] : []),
      ...command,
    ]
    /** @type {import('node:child_process').ChildProcess | undefined} */
    let child
    let wanted = false
    function start() {
      wanted = true
      const log = openSync(join(logs, `${name}.log`), 'a')
      const [file = '', ...args] = words
      const begun = spawn(file, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', log, log], detached: true })
      closeSync(log)
      child = begun
      begun.once('error', () => {})
      begun.once('exit', (code) => {
        if (code !== null && (restart.never.includes(code) || (code === 0 && !restart.always))) return
        void sleep(restart.afterMs).then(() => wanted && child === begun && start())
      })
    }
    async function kill() {
      wanted = false
      const dying = child
      if (!dying?.pid || dying.exitCode !== null || dying.signalCode !== null) return
      const gone = once(dying, 'exit')
      for (const pid of family(dying.pid)) killOne(pid)
      await gone
    }
    async function stop() {
      wanted = false
      const ending = child
      if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return
      const gone = once(ending, 'exit')
      ending.kill(stopSignal)
      await gone
    }
    const service = {
      name,
      start,
      kill,
      stop,
      pid: () => child?.pid ?? 0,
      isUp: () => child?.exitCode === null && child.signalCode === null,
    }
    all.push(service)
    start()
    return service
  }

  /** Ends them, the last one first. */
  async function end() {
    for (const service of all.toReversed()) await service.kill()
  }
  return { keep, end }
}

/** @param {number} pid */
export function killOne(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** A process and all that it has begun, the eldest first. @param {number} pid @returns {number[]} */
export function family(pid) {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const found = [pid]
  for (let at = 0; at < found.length; at++) found.push(...pairs.filter(([, parent]) => parent === found[at]).map(([child = 0]) => child))
  return found
}

/** Waits until something holds, and gives it; throws after so many seconds, with what was waited for. @template T @param {string} what @param {() => Promise<T | undefined | false> | T | undefined | false} look @param {number} seconds @returns {Promise<T>} */
export async function until(what, look, seconds) {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const found = await Promise.resolve()
      .then(look)
      .catch(() => undefined)
    if (found) return found
    await sleep(200)
  }
  throw new Error(`${what}: not within ${seconds} s`)
}

/** Runs a programme to its end and gives what it said; throws with it where it failed. @param {string} file @param {string[]} args @param {Record<string, string>} [env] */
export function sh(file, args, env) {
  try {
    return execFileSync(file, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stderr = '', stdout = '' } = /** @type {{ stderr?: string, stdout?: string }} */ (error)
    throw new Error(`${file} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error })
  }
}

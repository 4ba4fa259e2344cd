import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'

/**
 * A programme that Node 24 is to run, under which name; without one that is spare (its `without` says what is then missing) the others go on.
 * @typedef {{ name: string, args: string[], env?: Record<string, string>, without?: string }} Programme
 */

const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href
const graceMs = 12_000
const settledMs = 10_000
const attempts = 3
const longestPauseMs = 30_000
/** The exit code of a programme that has said in a sentence what only a person can mend. */
const needsPerson = 78

/**
 * The long-running programmes of a command. One that dies is started again after a pause; one that never stands is given up, and
 * so is everything, unless it is spare. They end together, whether we are asked to end, interrupted at the terminal, or killed.
 * @param {import('./ready.mjs').Tools} tools
 */
export function family({ node, env }) {
  /** @type {Set<import('node:child_process').ChildProcess>} */
  const living = new Set()
  let ending = false

  /** Ends them one after the other, the last one started first; all at once and hard when told a second time. @param {number} code */
  async function end(code) {
    if (ending) return living.forEach((child) => child.kill('SIGKILL'))
    ending = true
    for (const child of [...living].toReversed()) {
      const late = setTimeout(() => child.kill('SIGKILL'), graceMs)
      child.kill('SIGTERM')
      if (living.has(child)) await once(child, 'exit')
      clearTimeout(late)
    }
    process.exit(code)
  }

  /** @param {Programme} programme */
  async function keep({ name, args, env: own, without }) {
    for (let failures = 0; !ending; await sleep(Math.min(1000 * failures, longestPauseMs))) {
      const begun = Date.now()
      // In a process group of its own: Ctrl-C at the terminal comes to us alone, and we end the children in order.
      const child = spawn(node, ['--import', exitWithParent, ...args], {
        cwd: root,
        env: { ...env, ...own },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      })
      living.add(child)
      const [code, signal] = await once(child, 'exit')
      living.delete(child)
      if (ending) return
      failures = Date.now() - begun < settledMs ? failures + 1 : 1
      if (code !== needsPerson) console.error(`${name} ended (${signal ?? `code ${code}`}).`)
      if (code !== needsPerson && (failures < attempts || (without && failures > attempts))) continue
      console.error(`${name} does not stay up; the lines above say why.${without ? ` ${without}` : ''}`)
      if (!without) return end(1)
      if (code === needsPerson) return
    }
  }

  process.on('SIGINT', () => void end(130))
  process.on('SIGTERM', () => void end(143))
  process.on('SIGHUP', () => void end(129))
  return { keep: (/** @type {Programme} */ programme) => void keep(programme) }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * A service as its unit of `deploy/systemd` has it. `restart`: after how many milliseconds it is started again, whether also when it has ended by itself without a fault, and after which codes
 * never; `stopSignal`: what tells it to end.
 * @typedef {{ command: string[], user: string | undefined, env: Record<string, string>, restart: Restart, stopSignal: NodeJS.Signals }} Unit
 * @typedef {{ afterMs: number, always: boolean, never: number[] }} Restart
 */

/**
 * Reads a unit as systemd would, with the drill's own programs, folders and addresses in place of the machine's. A word of its command that is to be replaced and is not there throws: the drill
 * would else run what nobody deploys. What systemd alone can give (credentials, folders of its own, rights) is left out.
 * @param {string} name @param {{ instance?: string, env?: Record<string, string>, instead: Record<string, string[]> }} ground `env`: what its file of settings says; `instead`: words of its command with what stands for them here
 * @returns {Unit}
 */
export function unitOf(name, { instance = '', env = {}, instead }) {
  const text = readFileSync(join(root, 'deploy/systemd', name), 'utf8')
  const all = (/** @type {string} */ key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  const words = (all('ExecStart')[0] ?? '').split(' ')
  const missing = Object.keys(instead).filter((word) => !words.includes(word))
  if (missing.length > 0) throw new Error(`deploy/systemd/${name} does not start ${missing.join(', ')}`)
  const given = (/** @type {string} */ word) => word.replaceAll('%i', instance).replaceAll(/\$\{(\w+)\}/g, (_, key) => env[key] ?? '')
  const list = (/** @type {string} */ word) => (/^\$\w+$/.test(word) ? (env[word.slice(1)] ?? '').split(' ') : [given(word)])
  const settings = all('Environment').flatMap((line) => line.split(' '))
  return {
    command: words.flatMap((word) => instead[word] ?? list(word)),
    user: all('User')[0],
    env: Object.fromEntries(settings.filter((each) => !/%[dSC]/.test(each)).map((each) => given(each).split('='))),
    restart: {
      // systemd's own time where a unit names none.
      afterMs: Number(all('RestartSec')[0] ?? 0.1) * 1000,
      always: all('Restart')[0] === 'always',
      never: all('RestartPreventExitStatus').map(Number),
    },
    stopSignal: /** @type {NodeJS.Signals} */ (all('KillSignal')[0] ?? 'SIGTERM'),
  }
}

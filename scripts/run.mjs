import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a program to its end, its output shown as it comes, and gives its exit code.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function run(program, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' })
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(127)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a program to its end in silence, and gives its exit code and all it said.
 * @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} [env]
 * @param {(pid: number) => void} [leads] Told its pid, which is also that of a process group of its own.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function listen(program, args, env = process.env, leads) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: leads !== undefined })
    if (child.pid) leads?.(child.pid)
    /** @type {Buffer[]} */
    const heard = []
    child.stdout.on('data', (piece) => heard.push(piece))
    child.stderr.on('data', (piece) => heard.push(piece))
    child.once('error', (error) => resolve({ code: 127, output: `${program}: ${error.message}` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(heard).toString('utf8') }))
  })
}

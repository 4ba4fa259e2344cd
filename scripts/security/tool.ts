import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { basename, join } from 'node:path'

export type Ran = { output: string; inTime: boolean }
type ToolOptions = { folder: string; seconds: number; env?: Record<string, string> }

/** Runs a tool to its end, or until its time is over: then all that it has begun ends with it. Gives all it said, and keeps it in a log of the tool's name. */
export function runTool([file = '', ...args]: readonly string[], { folder, seconds, env }: ToolOptions): Promise<Ran> {
  const { promise, resolve } = Promise.withResolvers<Ran>()
  const child = spawn(file, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const heard: Buffer[] = []
  let inTime = true
  const late = setTimeout(() => {
    inTime = false
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }, seconds * 1000)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => heard.push(piece))
  child.once('error', (error) => heard.push(Buffer.from(error.message)))
  child.once('close', () => {
    clearTimeout(late)
    const output = Buffer.concat(heard).toString('utf8')
    appendFileSync(join(folder, `${basename(file)}.log`), `${[file, ...args].join(' ')}\n${output}\n`)
    resolve({ output, inTime })
  })
  return promise
}

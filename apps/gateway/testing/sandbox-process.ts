import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Starts one of the outside world's services, by its folder in apps/sandbox, in a process of its own; gives what its first line says, which is where it listens. */
export async function startSandbox(folder: string, settings: Record<string, string> = {}) {
  const file = fileURLToPath(new URL(`../../sandbox/${folder}/serve.ts`, import.meta.url))
  const env = { ...process.env, PORT: '0', ...settings }
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string] // it says this first
  return { child, line }
}

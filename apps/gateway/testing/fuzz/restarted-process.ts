import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export type RestartedProcess = { kill(): void; stop(): Promise<void> }

/** A program that is started again whenever it ends, until `stop`, which lets it end by itself. Its environment is asked for at each start. */
export function keepAlive(program: string, environment: () => Record<string, string>): RestartedProcess {
  let stopped = false
  let child = start()

  function start(): ChildProcess {
    const env = { PATH: process.env.PATH, ...environment() }
    const started = spawn(process.execPath, [program], { env, stdio: 'ignore' })
    started.once('exit', () => setTimeout(() => stopped || (child = start()), 50))
    return started
  }

  return {
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      stopped = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

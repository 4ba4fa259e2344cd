import { spawn } from 'node:child_process'
import { once } from 'node:events'

// The shell is the first process in there, which buries what others leave behind: to Patroni a dead PostgreSQL that nobody has buried looks alive.
const first =
  '"$@" <&0 & child=$!; trap "kill -TERM $child" TERM; until wait $child; code=$?; ! kill -0 $child 2>/dev/null; do :; done; exit ${code:-0}'
const namespaces = ['--net', '--mount', '--pid', '--fork', '--mount-proc', '--kill-child']
/** The time in which it undoes what would outlive it. */
const graceMs = 15_000

/**
 * Runs a program in a network, mounts and processes of its own, which all end with it, and gives its exit code. It is to end when its input does: that is open for as long as we are there,
 * so that whatever ends us ends it.
 * @param {string[]} program @param {{ env: NodeJS.ProcessEnv, longestMs?: number }} options `longestMs`: the time after which it is told to end, a day where nothing is said.
 * @returns {Promise<number>}
 */
export async function runInNamespaces(program, { env, longestMs = 24 * 3600_000 }) {
  const child = spawn('unshare', [...namespaces, 'bash', '-c', first, 'harbour', ...program], {
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  })
  const end = () => {
    child.stdin.end()
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref()
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
  const late = setTimeout(() => {
    console.error(`Not through after ${longestMs / 60_000} minutes: it is told to end.`)
    end()
  }, longestMs)
  const [code] = await once(child, 'exit')
  clearTimeout(late)
  return code ?? 1
}

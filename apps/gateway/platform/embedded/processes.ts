import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * The command line of a living process; empty for one that is gone, and for a zombie, which still answers signals but does
 * nothing any more. Asked instead of a bare signal 0 also because a number can belong to another program after a restart of the machine.
 */
export function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const line = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return line.trimStart().startsWith('Z') ? '' : line
  } catch {
    return ''
  }
}

import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100 // USER_HZ on Linux

type Stat = { parent: number; own: number; reaped: number }

/** CPU seconds that a process and all its children have used so far, ended children included. */
export function cpuSeconds(pid: number): number {
  const stats = new Map<number, Stat>()
  for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) readStat(Number(name), stats)
  const family = (each: number): number => {
    const stat = stats.get(each)
    if (!stat) return 0
    const children = [...stats].filter(([, { parent }]) => parent === each).map(([child]) => child)
    return stat.own + stat.reaped + children.reduce((sum, child) => sum + family(child), 0)
  }
  return family(pid) / ticksPerSecond
}

function readStat(pid: number, stats: Map<number, Stat>) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    stats.set(pid, { parent, own: (fields[11] ?? 0) + (fields[12] ?? 0), reaped: (fields[13] ?? 0) + (fields[14] ?? 0) })
  } catch {
    // It ended between the listing and the reading.
  }
}

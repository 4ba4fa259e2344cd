import { printFELogger } from '@harbour/protocol'

const logged = new Set<string>()

/** Leaves a line in the log of a refusal that no guest is told of: once for each call and code while the page is open. */
export function logRefusal(name: string, status: number, code: string) {
  const line = `${name} was refused: ${status} ${code}`
  if (name === printFELogger.name || logged.has(line)) return
  logged.add(line)
  void import('./client-log.ts').then(({ logLine }) => logLine('warn', line)).catch(() => undefined) // without its code, the next page's line
}

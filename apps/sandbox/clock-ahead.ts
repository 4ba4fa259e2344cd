import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const MovedClock = v.pipe(v.string(), v.parseJson(), v.object({ clock: v.number(), ahead: v.number() }))

/** The lead of the gateway's clock on the real time, in milliseconds, where CLOCK has moved it: it writes that down at its first start. */
export function clockAhead({ clock, dataDir }: { clock: number | undefined; dataDir: string }): number {
  if (clock === undefined) return 0
  const kept = v.safeParse(MovedClock, readIfThere(join(dataDir, 'clock.json')))
  return kept.success && kept.output.clock === clock ? kept.output.ahead : clock - Date.now()
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Settings } from './settings/settings.ts'

/** The gateway's clock in epoch milliseconds, so that a whole evening can be tried at noon. */
export type Clock = { now(): number }

/** `clock.json` in the data folder: what CLOCK said, and how far ahead of the real time that has put us, in milliseconds. */
const MovedClock = v.object({ clock: v.number(), ahead: v.number() })

/**
 * The real time, or one that CLOCK has moved. A moved clock goes on where it was when the gateway starts again, since orders, keys and payments are
 * older than that start; the sandbox reads how far it is ahead from the same file. Another CLOCK begins anew.
 */
export async function openClock({ clock, dataDir }: Pick<Settings, 'clock' | 'dataDir'>): Promise<Clock> {
  if (clock === undefined) return { now: () => Date.now() }
  const file = join(dataDir, 'clock.json')
  const kept = await readKept(file)
  const ahead = kept?.clock === clock ? kept.ahead : clock - Date.now()
  if (kept?.clock !== clock) await keep(file, { clock, ahead })
  return { now: () => Date.now() + ahead }
}

async function keep(file: string, moved: v.InferOutput<typeof MovedClock>): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(moved))
  await rename(draft, file)
}

/** Nothing where the clock has not been moved before, or somebody has spoilt the file. */
async function readKept(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '')
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), MovedClock), text)
  return kept.success ? kept.output : undefined
}

import { pino } from 'pino'
import type { Settings } from './settings/settings.ts'
import { traceFields } from './telemetry/spans.ts'

export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

/** One JSON line for each thing that happened, with the ids of its trace where there is one. Never a phone, a name, an address, a key or a content. */
export function createLog(level: Settings['logLevel']): Log {
  // Written in blocks, four times a second at least and when the process ends: a write for each line costs more than a call does.
  const destination = pino.destination({ minLength: 4096, periodicFlush: 250, sync: false })
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: traceFields }, destination)
}

import type { Settings } from '../../platform/settings/settings.ts'
import type { TelemetryListener } from '../../platform/telemetry/telemetry.ts'

/** Reports what nobody planned to an error-reporting service. `stop` sends the last reports, within two seconds. */
export type FaultReports = Pick<TelemetryListener, 'faulted'> & { stop(): Promise<void> }

/** The reports that the settings ask for, to the project that the pages' faults go to; undefined where they name none. Imported only then. */
export async function openFaultReports({ frontConfig: { sentryDsn } }: Pick<Settings, 'frontConfig'>): Promise<FaultReports | undefined> {
  return sentryDsn ? (await import('./sentry-reports.ts')).sentryReports(sentryDsn) : undefined
}

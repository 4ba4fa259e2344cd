import type { Settings } from '../../platform/settings/settings.ts'
import type { FaultReports } from '../../platform/telemetry/telemetry.ts'

/** The reports that the settings ask for, to the project that the pages' faults go to; undefined where they name none. Imported only then. */
export async function openFaultReports({ frontConfig: { sentryDsn } }: Pick<Settings, 'frontConfig'>): Promise<FaultReports | undefined> {
  return sentryDsn ? (await import('./sentry-reports.ts')).sentryReports(sentryDsn) : undefined
}

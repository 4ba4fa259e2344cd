import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle, Refused } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { PrintingServices } from '../printing/services.ts'
import type { StaffServices } from '../staff/services.ts'
import type { ReportServices } from './services.ts'

export type ReportDeps = ReportServices &
  Pick<PlatformServices, 'clock' | 'db' | 'settings'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<StaffServices, 'audit' | 'tabletReports'> &
  Pick<PrintingServices, 'printers'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<ReportDeps, Kind>

const handlePlainly = createHandle<ReportDeps>()

/** PostgreSQL's code for a statement that has taken the time that it has. */
const statementTimeout = '57014'

/** Answers a report; one over a period that the database does not get through in its time is refused as too long. */
export const handle: typeof handlePlainly = (definition, run) =>
  handlePlainly(definition, async (input, call) => {
    try {
      return await run(input, call)
    } catch (error) {
      const isTooLong = (error as { code?: unknown }).code === statementTimeout // PostgreSQL's faults have one
      if (isTooLong && definition.refusals.includes('PERIOD_TOO_LONG')) throw new Refused('PERIOD_TOO_LONG', null)
      throw error
    }
  })

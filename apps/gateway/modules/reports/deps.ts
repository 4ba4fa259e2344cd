import type { CallOf, CallerOf } from '../../platform/call.ts'
import { createHandle, Refused } from '../../platform/handle.ts'
import type { PlatformServices } from '../../platform/services.ts'
import type { CatalogueServices } from '../catalogue/services.ts'
import type { PrintingServices } from '../printing/services.ts'
import type { StaffServices } from '../staff/services.ts'
import { isTooLong } from './report-readings.ts'
import type { ReportServices } from './services.ts'

export type ReportDeps = ReportServices &
  Pick<PlatformServices, 'clock' | 'db' | 'settings'> &
  Pick<CatalogueServices, 'catalogue'> &
  Pick<StaffServices, 'audit' | 'tabletReports'> &
  Pick<PrintingServices, 'printers'>

export type Call<Kind extends keyof CallerOf = keyof CallerOf> = CallOf<ReportDeps, Kind>

const handlePlainly = createHandle<ReportDeps>()

/**
 * Answers a report; one over a period that the database does not get through in its time is refused as too long. Where the answer may say from when it is, it may come
 * from the replica.
 */
export const handle: typeof handlePlainly = (definition, run) =>
  handlePlainly(definition, async (input, call) => {
    const { reportReadings }: Pick<ReportServices, 'reportReadings'> = call
    try {
      if (!saysFromWhen(definition.data)) return await run(input, call)
      const { answer, asOf } = await reportReadings.mayBeLate(() => run(input, call))
      return asOf === undefined ? answer : Object.assign({}, answer, { asOf })
    } catch (error) {
      if (isTooLong(error) && definition.refusals.includes('PERIOD_TOO_LONG')) throw new Refused('PERIOD_TOO_LONG', null)
      throw error
    }
  })

/** True for the answer of a report that may be late. */
const saysFromWhen = (data: object): boolean => 'entries' in data && 'asOf' in (data.entries as object) // as of every object's schema

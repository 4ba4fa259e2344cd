import type { CourierCompanies } from '../../modules/couriers/courier-company.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { lalamove } from './lalamove.ts'

type CourierTerms = { clock: Clock; log: Pick<Log, 'error'>; patienceMs?: number }

/** The courier companies that the settings name, the sandbox's in the demo. What is not answered within the patience, in milliseconds, is unknown. */
export function openCouriers({ couriers }: Pick<Settings, 'couriers'>, { clock, log, patienceMs = 8000 }: CourierTerms): CourierCompanies {
  const all = couriers.lalamove ? [lalamove(couriers.lalamove, { clock, log, patienceMs })] : []
  return {
    byName: new Map(all.map((company) => [company.name, company])),
    of: (market) => all.find(({ markets }) => markets.includes(market)),
  }
}

import { distanceMetres, type Point } from '@harbour/rules'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Geocoder, Search } from '../../modules/addresses/geocoder.ts'
import type { FoundPlace, Provider } from './geocoding-service.ts'
import { inRegion } from './region.ts'

/** The time for which a provider that failed is left alone, so that not every letter that is typed waits for it. */
const restMs = 30_000

type FallbackDeps = { provider: Provider; gazetteer: Geocoder; clock: Clock; log: Log }

/**
 * A geocoder that asks a provider, and the gazetteer where the provider fails, is resting, or knows nothing. That it fails is logged once, and
 * once that it is back; never what was asked.
 */
export function withFallback({ provider, gazetteer, clock, log }: FallbackDeps): Geocoder {
  let resting: { until: number } | undefined
  const ask = async (question: () => Promise<FoundPlace[]>): Promise<FoundPlace[]> => {
    if (resting && clock.now() < resting.until) return []
    try {
      const found = await question()
      if (resting) log.info({ geocoder: provider.name, back: true })
      resting = undefined
      return found
    } catch (cause) {
      if (!resting)
        log.warn({ geocoder: provider.name, fault: cause instanceof Error ? cause.message : 'unknown', instead: 'the gazetteer' })
      resting = { until: clock.now() + restMs }
      return []
    }
  }
  return {
    async suggest(keyword, search) {
      const found = tidy(await ask(() => provider.find(keyword, search)), search)
      if (found.length === 0) return gazetteer.suggest(keyword, search)
      const { near } = search
      return found.map((place) => ({ ...place, distance: near ? metres(place, near) : null }))
    },
    async nearby(point, search) {
      const nearest = await gazetteer.nearby(point, search)
      const found = tidy(await ask(async () => provider.around?.(point, search) ?? []), search)
      const all = [...found.map((place) => ({ ...place, distance: metres(place, point) })), ...nearest]
      return all.toSorted((a, b) => a.distance - b.distance).slice(0, search.limit)
    },
  }
}

/** Only what lies in the region, with texts no longer than an address may hold. */
function tidy(found: FoundPlace[], { brand, limit }: Search): FoundPlace[] {
  return found
    .filter((place) => inRegion(brand, place) && place.building !== '')
    .slice(0, limit)
    .map((place) => ({
      ...place,
      building: place.building.slice(0, 80),
      district: place.district.slice(0, 60),
      fullAddress: place.fullAddress.slice(0, 200),
    }))
}

function metres(place: Point, point: Point): number {
  return Math.round(distanceMetres(place, point))
}

import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Geocoder } from '../../modules/addresses/geocoder.ts'
import { alsProvider } from './als.ts'
import { googleProvider } from './google.ts'
import { nominatimProvider } from './nominatim.ts'
import type { Provider } from './geocoding-service.ts'
import { withFallback } from './with-fallback.ts'

type GeocoderDeps = { settings: Settings; gazetteer: Geocoder; clock: Clock; log: Log }

/** The geocoder that the settings ask for: the gazetteer of our own places, or a provider with the gazetteer behind it. */
export function openGeocoder({ settings, gazetteer, clock, log }: GeocoderDeps): Geocoder {
  const provider = providerOf(settings.geocoder)
  return provider ? withFallback({ provider, gazetteer, clock, log }) : gazetteer
}

function providerOf({ kind, url, key }: Settings['geocoder']): Provider | undefined {
  if (kind === 'als') return alsProvider({ url })
  if (kind === 'nominatim') return nominatimProvider({ url })
  return kind === 'google' ? googleProvider({ url, key }) : undefined
}

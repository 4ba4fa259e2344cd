import type { Catalogue } from '../catalogue.ts'
import type { Clock } from '../context.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { createGazetteer } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { alsProvider } from './providers/als.ts'
import { googleProvider } from './providers/google.ts'
import { nominatimProvider } from './providers/nominatim.ts'
import type { Provider } from './providers/provider.ts'
import { withFallback } from './providers/with-fallback.ts'

type Ground = { settings: Settings; catalogue: Pick<Catalogue, 'places'>; clock: Clock; log: Log }

/** The geocoder that the settings ask for: the embedded gazetteer, or a provider with the gazetteer behind it. */
export function openGeocoder({ settings, catalogue, clock, log }: Ground): Geocoder {
  const gazetteer = createGazetteer((brand) => catalogue.places(brand))
  const provider = providerOf(settings.geocoder)
  return provider ? withFallback({ provider, gazetteer, clock, log }) : gazetteer
}

function providerOf({ kind, url, key }: Settings['geocoder']): Provider | undefined {
  if (kind === 'als') return alsProvider({ url })
  if (kind === 'nominatim') return nominatimProvider({ url })
  return kind === 'google' ? googleProvider({ url, key }) : undefined
}

import type { Host, Located, LocateFailure, LocationPermission } from './host.ts'

type Surroundings = Pick<Navigator, 'geolocation' | 'permissions'>

/** High accuracy, no cache, and up to three minutes (spec 9.8). */
const asked = { enableHighAccuracy: true, timeout: 180_000, maximumAge: 0 }

/** The host of an ordinary page, from the browser's `navigator`; a browser too old for a part of it goes without. */
export function browserHost({ geolocation, permissions }: Partial<Surroundings>): Host {
  return {
    kind: 'browser',
    identity: async () => undefined,
    onIdentity: () => undefined,
    logIn: undefined,
    lastLocation: async () => undefined,
    chosenPlace: async () => undefined,
    couponTipHidden: async () => false,
    scan: undefined,
    openOutside: (url) => void open(url, '_blank', 'noopener'),
    goOrder: undefined,
    leave: undefined,
    async locationPermission(): Promise<LocationPermission> {
      const known = await permissions?.query({ name: 'geolocation' })
      return known?.state ?? 'prompt'
    },
    async locate(): Promise<Located> {
      if (!geolocation) return { failure: 'unavailable' }
      const { promise, resolve } = Promise.withResolvers<Located>()
      geolocation.getCurrentPosition(
        ({ coords }) => resolve({ point: { lat: coords.latitude, lng: coords.longitude }, accuracy: coords.accuracy }),
        ({ code }) => resolve({ failure: failures[code] ?? 'unavailable' }),
        asked,
      )
      return promise
    },
  }
}

/** The codes of GeolocationPositionError. */
const failures: Record<number, LocateFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

import { tripMoved } from '@harbour/protocol'
import { call } from '../api/call.ts'

/** Guests see their rider move; the gateway keeps no more than this anyway. */
const sendEvery = 8000

/** Tells the gateway where this phone is while a trip is under way; calls back with whether the phone lets us know. Gives a function that ends it. */
export function sharePosition(token: string, onState: (state: 'on' | 'refused') => void): () => void {
  if (!('geolocation' in navigator)) {
    onState('refused')
    return () => undefined
  }
  let sentAt = 0
  const watch = navigator.geolocation.watchPosition(
    ({ coords: { latitude: lat, longitude: lng, accuracy } }) => {
      onState('on')
      if (Date.now() - sentAt < sendEvery) return
      sentAt = Date.now()
      // A place that is lost on its way is followed by the next.
      void call(tripMoved, { token, lat, lng, accuracy }).catch(() => undefined)
    },
    () => onState('refused'),
    { enableHighAccuracy: true, maximumAge: 5000 },
  )
  return () => navigator.geolocation.clearWatch(watch)
}

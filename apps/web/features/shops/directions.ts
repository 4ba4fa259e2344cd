import type { Point } from '@harbour/rules'

/** The address that opens the phone's own map at a shop, or the web's where it has none of its own. */
export function directionsTo({ lat, lng, name }: Point & { name: string }, agent: string = navigator.userAgent): string {
  const point = `${lat},${lng}`
  if (/android/i.test(agent)) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
  if (/iphone|ipad|macintosh/i.test(agent)) return `https://maps.apple.com/?daddr=${point}&q=${encodeURIComponent(name)}`
  return `https://www.google.com/maps/dir/?api=1&destination=${point}`
}

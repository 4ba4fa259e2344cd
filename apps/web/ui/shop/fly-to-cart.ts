/** Sends a copy of a picture along an arc to the bag once the tap is answered, and does nothing where motion is unwanted or the bag is out of sight. */
export function flyToCart(picture: Element) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // To measure here would have the page laid out before it shows what the tap has done.
  requestAnimationFrame(() => setTimeout(() => fly(picture)))
}

function fly(picture: Element) {
  const bag = document.getElementById('cart-bag')
  if (!bag || !picture.isConnected) return
  const from = picture.getBoundingClientRect()
  const to = bag.getBoundingClientRect()
  const copy = picture.cloneNode(true) as HTMLElement // a clone of an element is an element
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '60',
    margin: '0',
    pointerEvents: 'none',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  })
  document.body.append(copy)
  const flight = copy.animate(arc(from, to), { duration: 640, easing: 'cubic-bezier(.45, 0, .15, 1)' })
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
}

/** Over a point above the straight line between the middles, shrinking on the way. */
function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const x = to.left + to.width / 2 - from.left - from.width / 2
  const y = to.top + to.height / 2 - from.top - from.height / 2
  const steps = [0, 0.25, 0.5, 0.75, 1]
  return steps.map((t) => ({
    transform: `translate(${x * t}px, ${y * t - 90 * 4 * t * (1 - t)}px) scale(${1 - 0.84 * t})`,
    opacity: t === 1 ? 0.4 : 1,
  }))
}

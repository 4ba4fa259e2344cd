import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '../../lib/use-hydrated.ts'

const overlays = ['cart', 'search', 'filters'] as const
type Overlay = (typeof overlays)[number]

const openedHere = 'opened here'

/**
 * The overlay of the menu. The address bar names it, so that the phone's back gesture closes it; the guest's own closing takes the
 * same step back, so that no second menu is left behind. Nothing lies over a page until it is alive: the server writes none.
 */
export function useOverlay() {
  const [params, setParams] = useSearchParams()
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const alive = useHydrated()
  const shown = overlays.find((name) => params.has(name))
  const show = (name: Overlay) => setParams((old) => named(old, name), { state: openedHere })
  const close = () => (state === openedHere ? void navigate(-1) : setParams((old) => named(old), { replace: true }))
  /** The order that is to go into the cart once more, and what leaves it behind. */
  const again = params.get('again') ?? undefined
  const settle = ({ withCart }: { withCart: boolean }) => setParams((old) => named(old, withCart ? 'cart' : undefined), { replace: true })
  return { over: alive ? shown : undefined, show, close, again: alive ? again : undefined, settle }
}

function named(old: URLSearchParams, name?: Overlay): URLSearchParams {
  const next = new URLSearchParams(old)
  for (const each of [...overlays, 'again']) next.delete(each)
  if (name) next.set(name, '1')
  return next
}

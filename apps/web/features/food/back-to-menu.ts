import { useLocation } from 'react-router'
import { useBack, useGo } from '../../navigation/go.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { paths } from '../../navigation/paths.ts'

/**
 * Leaves a dish for the menu: one step back where the guest came from there, so that the menu stands as it was left; else in
 * this screen's place. An edited line goes back to where it was asked for, its cart being open there.
 */
export function useBackToMenu(): (how: { withCart: boolean }) => void {
  const { orderType } = useOrderLocation()
  const back = useBack()
  const go = useGo()
  const isFirst = useLocation().key === 'default'
  const menu = paths.menu(orderType)
  return ({ withCart }) => {
    if (withCart && isFirst) go(menu, { replace: true, query: { cart: '1' } })
    else if (withCart || cameFrom(paths.menu(''))) back(menu)
    else go(menu, { replace: true })
  }
}

/** Tells whether the page before this one, as far as the browser tells, is under a path; where it does not tell, we take it that it is. */
function cameFrom(path: string): boolean {
  if (!('navigation' in window)) return true
  const { currentEntry } = navigation
  const before = navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return before?.url != null && new URL(before.url).pathname.startsWith(path)
}

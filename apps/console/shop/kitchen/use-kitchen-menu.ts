import { useEffect, useMemo } from 'react'
import { useKeys } from '../../api/keys.ts'
import { useShopMenu } from '../menu/use-shop-menu.ts'
import { keepKitchenMenu, keptKitchenMenu } from './kept-kitchen-menu.ts'
import { alcoholOf, stationsOf } from './kitchen-lines.ts'

/** The menu as the kitchen needs it, as it was last heard; undefined where this tablet never heard it. */
export function useKitchenMenu() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { menu, error, retry } = useShopMenu()
  const heard = useMemo(() => menu && { stations: stationsOf(menu), alcohol: alcoholOf(menu) }, [menu])
  const kept = useMemo(() => keptKitchenMenu(storeId), [storeId])
  // It is kept beside the page.
  useEffect(() => {
    if (heard) keepKitchenMenu(storeId, heard)
  }, [storeId, heard])
  return { menu: heard ?? kept, error, retry }
}

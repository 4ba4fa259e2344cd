import { getProductMenu, Menu, replyStatuses } from '@harbour/protocol'
import type { Product, ProductBook, ShopPrice } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import * as v from 'valibot'
import { query } from '../../api/call.ts'
import { gatewayUrl } from '../../api/transport.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { language } from '../../lib/locale.ts'
import { useServerTimeValue } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { brand } from '../../api/region.ts'
import { useWantedAt } from '../location/order-time.ts'

export type ShopMenu = {
  /** The menu as the shop prices it for the time of the order. */
  menu: (Omit<Menu, 'products'> & { products: Product[] }) | undefined
  /** The menu as the rules look things up in it: with what has run out at the shop. */
  book: ProductBook | undefined
  /** False while only the first headings of a pre-rendered page are known. */
  complete: boolean
  failed: boolean
  /** The time when the server last said what is sold; 0 while it has not. */
  since: number
}

/** The key of the menu's first headings, which a pre-rendered page brings along. */
export const firstMenuKey = () => ['menu-first', brand(), language()] as const

/** The menu that a shop sells from; without a shop, the brand's (spec 1.11). Answers from the file that the call names. */
export function useMenu(storeId: string | undefined): ShopMenu {
  const named = useQuery({
    ...query(getProductMenu, { storeId }, { background: true }),
    refetchOnMount: 'always',
    refetchInterval: 120_000,
  })
  const url = named.data?.url
  const file = useQuery({
    queryKey: ['menu-file', url],
    queryFn: ({ signal }) => readMenu(url ?? '', signal),
    enabled: !!url,
    staleTime: Infinity,
    placeholderData: (previous) => previous,
  })
  const first = useQuery<Menu>({ queryKey: firstMenuKey(), enabled: false, staleTime: Infinity })
  // A whole menu is a hundred rows: they are drawn in small steps, between which the page answers to the finger.
  const { priced: whole, unpriced } = useMenuPrices(useDeferredValue(file.data), named.data?.prices)
  const menu = whole ?? first.data
  return {
    menu,
    book: menu && { products: new Map(menu.products.map((product) => [product.uid, product])), soldOut: new Set(named.data?.soldOut) },
    complete: whole !== undefined,
    failed: named.isError || file.isError || unpriced,
    since: named.dataUpdatedAt,
  }
}

/** A menu at a shop's own prices for the time of the order; none until the code that knows of such prices has come, `unpriced` where it did not. */
function useMenuPrices(menu: ShopMenu['menu'], prices: readonly ShopPrice[] | undefined) {
  const { data: pricing, isError } = useQuery({
    queryKey: ['menu-prices'],
    queryFn: () => import('./menu-prices.ts'),
    enabled: prices !== undefined,
    staleTime: Infinity,
  })
  const wantedAt = useWantedAt()
  // Drawn again only where a price changes.
  const pricedAt = useServerTimeValue((now) => prices && pricing?.lastPriceChange(prices, wantedAt ?? now))
  if (!prices) return { priced: menu, unpriced: false }
  const priced = menu && pricing && pricedAt !== undefined ? pricing.menuWithPrices(menu, prices, pricedAt) : undefined
  return { priced, unpriced: isError }
}

async function readMenu(url: string, signal: AbortSignal): Promise<Menu> {
  const response = await fetch(gatewayUrl(url), { signal })
  if (!response.ok) throw new CallFailure(replyStatuses.fault, 'MENU', m.shell_connection_error())
  return v.parse(Menu, await response.json())
}

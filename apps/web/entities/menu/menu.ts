import { getProductMenu, Menu, replyStatuses } from '@harbour/protocol'
import { lastPriceChange, withPrices, type Product, type ProductBook, type ShopPrice } from '@harbour/rules'
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

const none: ShopPrice[] = []

type ShopMenu = {
  /** The menu as the shop prices it for the time of the order. */
  menu: (Omit<Menu, 'products'> & { products: Product[] }) | undefined
  /** The same as the rules look things up in it: with what has run out at the shop. */
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
  const whole = useDeferredValue(file.data)
  const menu = whole ?? first.data
  const { prices = none, soldOut } = named.data ?? {}
  const wantedAt = useWantedAt()
  // Read again only where the shop's prices have changed since.
  const pricedAt = useServerTimeValue((now) => lastPriceChange(prices, wantedAt ?? now))
  const products = menu && withPrices(new Map(menu.products.map((product) => [product.uid, product])), prices, pricedAt)
  return {
    menu: menu && products && { ...menu, products: [...products.values()] },
    book: products && { products, soldOut: new Set(soldOut) },
    complete: whole !== undefined,
    failed: named.isError || file.isError,
    since: named.dataUpdatedAt,
  }
}

async function readMenu(url: string, signal: AbortSignal): Promise<Menu> {
  const response = await fetch(gatewayUrl(url), { signal })
  if (!response.ok) throw new CallFailure(replyStatuses.fault, 'MENU', m.shell_connection_error())
  return v.parse(Menu, await response.json())
}

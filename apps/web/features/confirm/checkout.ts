import { methodsGet, previewOrder, type Sent } from '@harbour/protocol'
import { holdsAlcohol, orderTypes, type CartLine, type Gift } from '@harbour/rules'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallFailure, query } from '../../call.ts'
import { useCart, useCutlery, useGiftChoices } from '../../stores/cart.ts'
import { useCartPrice } from '../../stores/cart-price.ts'
import { useMenu } from '../../stores/menu.ts'
import { shopOf, type useWhere } from '../../stores/place.ts'
import { useWhereOfRoute } from '../../stores/route-where.ts'
import { useShop } from '../../stores/shop.ts'

export type Draft = Sent<typeof previewOrder>
export type Checkout = ReturnType<typeof useCheckout>

const quiet = { background: true, handles: 'all' } as const
const noDraft: Draft = { storeId: '', orderType: orderTypes.takeaway, lines: [], cutlery: false }

/**
 * The order as it stands: what is in the cart, where it is to go, and what the server says of it. The price is the server's, and for
 * the moment until it answers the one that the same rules give here.
 */
export function useCheckout(code: string | undefined) {
  const queries = useQueryClient()
  const where = useWhereOfRoute(code)
  const { lines } = useCart()
  const gifts = useGiftChoices().flatMap(({ promotionId, pid }) => (pid === null ? [] : [{ promotionId, pid }]))
  const draft = draftOf(where, lines, { cutlery: useCutlery(), gifts })
  const menu = useMenu(draft?.storeId)
  const expected = useCartPrice(menu.book)
  const preview = useQuery({
    ...query(previewOrder, draft ?? noDraft, quiet),
    enabled: draft !== undefined && lines.length > 0,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  const methods = useQuery({ ...query(methodsGet, draft ?? noDraft, quiet), enabled: draft !== undefined })
  const refusal = preview.error instanceof CallFailure && preview.error.status === 301 ? preview.error.code : undefined
  const { data } = preview
  return {
    where,
    lines,
    draft,
    store: useShop(draft?.storeId),
    book: menu.book,
    standing: refusal ? undefined : data,
    price: (preview.isPlaceholderData ? undefined : data?.price) ?? expected,
    methods: methods.data?.methods.map(({ method }) => method) ?? [],
    alcohol: menu.book !== undefined && holdsAlcohol(lines, menu.book),
    refusal,
    waiting:
      draft !== undefined && (preview.isPending || methods.isPending || !menu.book) && !preview.isError && !methods.isError && !menu.failed,
    lost: (preview.isError && !refusal) || methods.isError || (menu.failed && !menu.book),
    retry: () => void queries.refetchQueries({ type: 'active' }),
  }
}

type Wishes = { cutlery: boolean; gifts: Gift[] }

/**
 * What the server is asked about; nothing without a shop. What to tell the rider changes nothing of it. A chosen time goes along even
 * when it has passed: the server says so, and no order for later turns into one for now.
 */
function draftOf(where: ReturnType<typeof useWhere>, lines: readonly CartLine[], { cutlery, gifts }: Wishes): Draft | undefined {
  const storeId = shopOf(where)?.storeId
  const { orderType, address, wantedAt } = where
  if (!storeId || (orderType === orderTypes.delivery && !address)) return undefined
  const destination = orderType === orderTypes.delivery && address ? { ...address, note: undefined } : undefined
  return {
    storeId,
    orderType,
    lines: [...lines],
    cutlery: cutlery && orderType !== orderTypes.dineIn,
    destination,
    wantedAt: wantedAt ?? undefined,
    gifts: gifts.length > 0 ? gifts : undefined,
  }
}

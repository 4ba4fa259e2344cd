import { cartCount, isStrict } from '@harbour/rules'
import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useCart } from '../../entities/cart/cart-store.ts'
import { menuForDiet, useDiet } from '../../entities/menu/diet.ts'
import { optionalLazyPart, lazyPart } from '../../lib/lazy-part.ts'
import { useMenu } from '../../entities/menu/menu.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { useNetwork } from '../../lib/network.ts'
import { shopOf } from '../../entities/location/order-location.ts'
import { useOrderShop } from '../../entities/shop/promised-time.ts'
import { useRouteLocation } from '../../entities/location/route-location.ts'
import { takesOrders } from '../../entities/shop/shop-state.ts'
import { useLiveShop } from '../../entities/shop/use-live-shop.ts'
import { Chip } from '../../ui/forms/choices/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { MenuHead, type OthersOrder } from './MenuHead.tsx'
import { MenuList } from './list/MenuList.tsx'
import { MenuSkeleton } from './MenuSkeleton.tsx'
import { useOverlay } from './overlay.ts'
import './menu.css'

// Not in the first sight of a menu: each comes when it is called for.
const ClosedShop = optionalLazyPart(() => import('./closed/ClosedShop.tsx'), 'ClosedShop')
const FloatingCart = lazyPart(() => import('./FloatingCart.tsx'), 'FloatingCart')
const DietBar = lazyPart(() => import('./DietBar.tsx'), 'DietBar')
const MenuFailed = optionalLazyPart(() => import('./MenuFailed.tsx'), 'MenuFailed')
const MenuFilters = lazyPart(() => import('./MenuFilters.tsx'), 'MenuFilters')
const MenuOffline = optionalLazyPart(() => import('./MenuOffline.tsx'), 'MenuOffline')
const OrderAgain = lazyPart(() => import('./OrderAgain.tsx'), 'OrderAgain')
const MenuSearch = lazyPart(() => import('./search/MenuSearch.tsx'), 'MenuSearch')

type MenuScreenProps = {
  cart: (close: () => void) => ReactNode
  /** The order of somebody else that is added to from here, not one's own. */
  into?: OthersOrder
}

/** The menu of the chosen shop, or the brand's for who only looks; the cart floats over it (spec 2.23, 1.11). */
export function MenuScreen({ cart, into }: MenuScreenProps) {
  const { type } = useParams()
  const where = useRouteLocation(type)
  const shop = shopOf(where)
  const { menu, book, complete, failed, since } = useMenu(shop?.storeId)
  useLiveShop(shop?.storeId)
  const { store, shopOpenness, own } = useOrderShop(where, complete ? book : undefined)
  const wantedAt = useWantedAt()
  const shopName = store?.name ?? shop?.name
  const offline = useNetwork((network) => network.offline)
  const count = cartCount(useCart())
  const { over, show, close, again, settle } = useOverlay()
  const diet = useDiet()
  const suited = book && isStrict(diet) ? menuForDiet(book, diet) : book
  const [searched, setSearched] = useState(false)
  const search = () => {
    setSearched(true)
    show('search')
  }
  const [filtered, setFiltered] = useState(false)
  const filter = () => {
    setFiltered(true)
    show('filters')
  }
  const floating = (
    <Suspense fallback={null}>
      {count > 0 && <FloatingCart book={complete ? book : undefined} count={count} onOpen={() => show('cart')} />}
    </Suspense>
  )
  if (over === 'search' && menu && book) {
    return <MenuSearch menu={menu} book={suited ?? book} orderType={where.orderType} shopName={shopName} cart={floating} onClose={close} />
  }
  return (
    <div className="app menu">
      <MenuHead where={where} shopName={shopName} shopOpenness={own} into={into} searched={searched} onSearch={search} />
      {/* Before the dishes, though it floats at the foot: a keyboard need not pass them all to come to it. */}
      {floating}
      <main id="main">
        <h1 className="sr">{m.menu_title()}</h1>
        <Suspense fallback={null}>
          {offline && <MenuOffline since={since} />}
          {store && shopOpenness && wantedAt === null && !takesOrders(shopOpenness) && (
            <ClosedShop shopOpenness={shopOpenness} orderType={where.orderType} shop={store} />
          )}
        </Suspense>
        {failed && !complete ? (
          <Suspense fallback={<MenuSkeleton />}>
            <MenuFailed />
          </Suspense>
        ) : menu && book && suited ? (
          <MenuList
            menu={menu}
            book={suited}
            orderType={where.orderType}
            complete={complete}
            diet={
              suited === book ? (
                <Chip className="mfilter" onClick={filter}>
                  <Icon of={SlidersHorizontal} size={16} />
                  {m.menu_filters()}
                </Chip>
              ) : (
                <Suspense fallback={null}>
                  <DietBar hidden={book.products.size - suited.products.size} onOpen={filter} />
                </Suspense>
              )
            }
          />
        ) : (
          <MenuSkeleton />
        )}
      </main>
      {over === 'cart' && cart(close)}
      <Suspense fallback={null}>
        {(filtered || over === 'filters') && book && <MenuFilters open={over === 'filters'} book={book} onClose={close} />}
        {again !== undefined && <OrderAgain orderId={again} book={complete ? book : undefined} onDone={settle} />}
      </Suspense>
    </div>
  )
}

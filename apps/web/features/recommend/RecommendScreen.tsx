import { cartCount, formatPrice } from '@harbour/rules'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useCartPrice } from '../../entities/cart/cart-price.ts'
import { useCart } from '../../entities/cart/cart-store.ts'
import { useBack } from '../../navigation/go.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useMenu } from '../../entities/menu/menu.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { useRecommended, type Recommended } from '../../entities/cart/recommended.ts'
import { closing, closingWords, useOfferedPrice, useCartSaving } from '../../entities/cart/cart-savings.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Dishes, DishesSkeleton } from './Dishes.tsx'
import './recommend.css'
import { paths } from '../../navigation/paths.ts'

const ForCoupon = lazyPart(() => import('./ForCoupon.tsx'), 'ForCoupon')

/** Dishes that go with this cart, each at one tap, and the way on (spec 2.27). */
export function RecommendScreen() {
  const where = useOrderLocation()
  const back = useBack()
  const menuPath = paths.menu(where.orderType)
  const { menu, book, complete, failed } = useMenu(shopOf(where)?.storeId)
  const known = complete ? book : undefined
  const count = cartCount(useCart())
  const price = useCartPrice(known)
  const { dishes, pending } = useRecommended(menu, known)
  const saving = useCartSaving(known)
  const offered = useOfferedPrice(known)
  const coupon = useSearchParams()[0].get('coupon')
  const near = saving?.state === 'near' ? saving : undefined
  const enough =
    near && coupon === null
      ? closing(
          dishes.map(({ product }) => product),
          near,
        )
      : []
  const others = dishes.filter(({ product }) => !enough.includes(product))
  return (
    <div className="app pad-cta recm">
      <AppBar title={m.recommend_title()} onBack={() => back(`${menuPath}?cart=1`)} />
      <main id="main">
        <Suspense fallback={null}>
          {coupon !== null && known && count > 0 && <ForCoupon code={coupon} book={known} offered={offered} />}
        </Suspense>
        {count === 0 ? (
          <EmptyState title={m.recommend_empty()} body={m.recommend_empty_body()}>
            <Button block href={menuPath}>
              {m.recommend_to_menu()}
            </Button>
          </EmptyState>
        ) : failed && !complete ? (
          <EmptyState title={m.food_failed_title()} body={m.food_failed_body()}>
            <Button block onClick={() => location.reload()}>
              {m.food_retry()}
            </Button>
          </EmptyState>
        ) : pending || !known ? (
          <DishesSkeleton />
        ) : dishes.length === 0 ? (
          <EmptyState title={m.recommend_nothing()} body={m.recommend_nothing_body()} />
        ) : (
          <>
            {near && enough.length > 0 && (
              <Dishes title={closingWords(near)} note={m.cart_closing_note()} dishes={enough} {...{ book: known, offered }} />
            )}
            <Dishes
              title={m.recommend_others()}
              note={m.recommend_others_note()}
              dishes={productsOf(others, true)}
              {...{ book: known, offered }}
            />
            <Dishes title={m.recommend_house()} dishes={productsOf(others, false)} {...{ book: known, offered }} />
          </>
        )}
        {count > 0 && (
          <CtaBar>
            <Button block href={`${menuPath}?cart=1`} amount={price && formatPrice(price.total)}>
              {m.recommend_cart()}
            </Button>
          </CtaBar>
        )}
      </main>
    </div>
  )
}

const productsOf = (dishes: readonly Recommended[], others: boolean) =>
  dishes.filter(({ byOthers }) => byOthers === others).map(({ product }) => product)

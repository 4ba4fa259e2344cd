import { useParams, useSearchParams } from 'react-router'
import { useMenu } from '../../entities/menu/menu.ts'
import { useLiveShop } from '../../entities/shop/use-live-shop.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { Dish } from './Dish.tsx'
import { DishFailed, DishMissing } from './DishMissing.tsx'
import { DishSkeleton } from './DishSkeleton.tsx'
import './food.css'

/**
 * A product and all that it asks (spec 2.24). `?edit=` names the line of the cart that is chosen again (4.9). A set meal may be begun with
 * a dish: `?with=` names it and what was chosen of it, and `?edit=` then the line whose place the set takes; or with those of the cart, `?offer=1`.
 */
export function FoodScreen() {
  const { info = '' } = useParams()
  const [params] = useSearchParams()
  const where = useOrderLocation()
  const storeId = shopOf(where)?.storeId
  const { book, complete, failed } = useMenu(storeId)
  useLiveShop(storeId)
  const product = book?.products.get(info)
  const wish = { edit: params.get('edit'), dish: params.get('with'), offer: params.has('offer') }
  // The menu must be whole before a set can be begun with other dishes of it.
  if (book && product && (complete || (!wish.dish && !wish.offer)))
    return <Dish key={`${info} ${JSON.stringify(wish)}`} product={product} book={book} wish={wish} />
  if (complete) return <DishMissing />
  return failed ? <DishFailed /> : <DishSkeleton />
}

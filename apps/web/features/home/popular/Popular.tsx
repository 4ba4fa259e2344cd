import { ChevronRight } from 'lucide-react'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import type { Popular as PopularDishes } from '../../../entities/menu/popular.ts'
import { paths } from '../../../navigation/paths.ts'
import { m } from '../../../paraglide/messages.js'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PopularDish } from './PopularDish.tsx'

/** Dishes that others like. */
export function Popular({ products, book, failed }: PopularDishes) {
  const { orderType } = useOrderLocation()
  return (
    <>
      <div className="sec-head">
        <h2>{m.home_popular()}</h2>
        <Anchor className="link" href={paths.menu(orderType)}>
          {m.home_menu()}
          <Icon of={ChevronRight} size={16} />
        </Anchor>
      </div>
      <div className="hscroll">
        {products.map((product) => (
          <PopularDish key={product.uid} product={product} book={book} failed={failed} />
        ))}
      </div>
    </>
  )
}

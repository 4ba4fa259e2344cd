import { formatPrice } from '@harbour/rules'
import { ChevronRight, Plus } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import type { PopularProduct } from '../../entities/menu/popular.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { ProductImage } from '../../ui/shop/ProductImage.tsx'
import '../../ui/shop/AddButton.css'
import { paths } from '../../navigation/paths.ts'

/** Dishes that others like. */
export function Popular({ products }: { products: PopularProduct[] }) {
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
        {products.map(({ uid, name, description, picture, tall, price }) => (
          <Anchor key={uid} className="again card" href={paths.dish(uid)}>
            <ProductImage src={pictureUrl(picture)} tall={tall} size={132} />
            <h3 className="t3 clip">{name}</h3>
            <p className="cap ink2 clip">{description}</p>
            <span className="row between">
              <Price>{formatPrice(price)}</Price>
              <span className="add-btn" aria-hidden="true">
                <Icon of={Plus} size={20} />
              </span>
            </span>
          </Anchor>
        ))}
      </div>
    </>
  )
}

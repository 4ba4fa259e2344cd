import { formatPrice } from '@harbour/rules'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Popular, PopularProduct } from '../../../entities/menu/popular.ts'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useGo } from '../../../navigation/go.ts'
import { paths } from '../../../navigation/paths.ts'
import { m } from '../../../paraglide/messages.js'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Price } from '../../../ui/shop/Price.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import '../../../ui/shop/AddButton.css'

type PopularDishProps = Pick<Popular, 'book' | 'failed'> & { product: PopularProduct }

/** A dish that others like: it opens at a tap, and its plus adds it. The code of a cart is fetched at the first plus; without it, or without a menu, the dish opens. */
export function PopularDish({ product: { uid, name, description, picture, tall, price }, book, failed }: PopularDishProps) {
  const go = useGo()
  const [adding, setAdding] = useState(false)
  const ready = book !== undefined || failed
  const add = useEffectEvent(async (isHere: () => boolean) => {
    const code = await import('./add-popular.ts').catch(() => undefined)
    if (!isHere()) return
    if (code && book) code.addPopular(uid, book, go)
    else go(paths.dish(uid))
    setAdding(false)
  })
  // A plus that is pressed before the menu has come adds once it has; a guest who has gone elsewhere meanwhile is not called back.
  useEffect(() => {
    if (!adding || !ready) return undefined
    let here = true
    void add(() => here)
    return () => {
      here = false
    }
  }, [adding, ready])
  return (
    <div className="again card">
      <Anchor className="again__dish" href={paths.dish(uid)}>
        <ProductImage src={pictureUrl(picture)} tall={tall} size={132} />
        <h3 className="t3 clip">{name}</h3>
        <p className="cap ink2 clip">{description}</p>
        <span className="row again__price">
          <Price>{formatPrice(price)}</Price>
        </span>
      </Anchor>
      <button
        type="button"
        className="add-btn again__add"
        aria-label={m.home_add({ name })}
        aria-busy={adding}
        onClick={() => setAdding(true)}
      >
        <Icon of={Plus} size={20} />
      </button>
    </div>
  )
}

import type { Cents, Product } from '@harbour/rules'
import { Share2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { shareDish } from '../share-dish.ts'
import { DishHead } from './DishHead.tsx'

type DishHeroProps = { product: Product; price: Cents; unavailable: string | undefined }

/** The dish as large as the phone, with the way to share it. */
export function DishHero({ product, price, unavailable }: DishHeroProps) {
  const share = { icon: Share2, label: m.food_share(), onClick: () => void shareDish(product) }
  return (
    <DishHead product={product} price={price} action={share}>
      <ProductImage src={pictureUrl(product.picture)} tall={product.tall} size={412} flag={unavailable} eager />
    </DishHead>
  )
}

import { crustPicture, type CartLine, type Product } from '@harbour/rules'
import { Share2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { shareDish } from '../share-dish.ts'
import { DishHead } from './DishHead.tsx'

type DishHeroProps = { product: Product; line: CartLine; unavailable: string | undefined }

/** The dish as large as the phone, a pizza with the edge that was chosen, and the way to share it. */
export function DishHero({ product, line, unavailable }: DishHeroProps) {
  const crust = crustPicture(product, line)
  const share = { icon: Share2, label: m.food_share(), onClick: () => void shareDish(product) }
  return (
    <DishHead product={product} price={line.price} action={share}>
      <ProductImage
        src={pictureUrl(product.picture)}
        tall={product.tall}
        size={412}
        flag={unavailable}
        edge={crust && pictureUrl(crust)}
        eager
      />
    </DishHead>
  )
}

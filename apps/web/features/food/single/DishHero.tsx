import type { Product } from '@harbour/rules'
import { Share2 } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useBack } from '../../../navigation/go.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { LikeButton } from '../LikeButton.tsx'
import { shareDish } from '../share-dish.ts'
import { paths } from '../../../navigation/paths.ts'

/** The dish as large as the phone, with the ways back and out floating over it. */
export function DishHero({ product, unavailable }: { product: Product; unavailable: string | undefined }) {
  const { orderType } = useOrderLocation()
  const back = useBack()
  const ends = (
    <span className="row g2">
      <LikeButton look="float" uid={product.uid} />
      <IconButton look="float" icon={Share2} label={m.food_share()} onClick={() => void shareDish(product)} />
    </span>
  )
  return (
    <div className="fh">
      <AppBar floating onBack={() => back(paths.menu(orderType))} end={ends} />
      <ProductImage src={pictureUrl(product.picture)} tall={product.tall} size={412} flag={unavailable} eager />
    </div>
  )
}

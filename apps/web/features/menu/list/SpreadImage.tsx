import type { Product } from '@harbour/rules'
import { useEffect, useState, type ComponentType } from 'react'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { queueFrame } from './frame-queue.ts'

type SpreadImageProps = { product: Product }

let known: ComponentType<SpreadImageProps> | undefined

/** A set meal by what it is made of; by its own picture until the code for that has come, and where it is lost. Of the sets that wait for it each frame draws one. */
export function SpreadImage({ product }: SpreadImageProps) {
  const [SetImage, show] = useState(() => known)
  // The browser fetches. Not by `afterMountPart`: what that does about a lost network is 0.3 kB more than the menu has room for.
  useEffect(() => {
    if (known) return
    import('./SetImage.tsx').then(
      (code) => {
        known = code.SetImage
        queueFrame(() => show(() => code.SetImage))
      },
      () => undefined,
    )
  }, [])
  if (SetImage) return <SetImage product={product} />
  return <ProductImage src={pictureUrl(product.picture)} tall={product.tall} />
}

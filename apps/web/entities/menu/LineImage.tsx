import type { LinePicture } from '@harbour/rules'
import { Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { pictureUrl } from '../../lib/picture-url.ts'
import { ProductImage } from '../../ui/shop/ProductImage.tsx'
import type { ComposedImageProps } from '../../ui/shop/ComposedImage.tsx'

// Most lines are one of one dish and never ask for it. Where its code is lost, the dish’s own picture stands.
const ComposedImage = lazyPart<'ComposedImage', ComposedImageProps>(
  () => import('../../ui/shop/ComposedImage.tsx').catch(() => ({ ComposedImage: ProductImage })),
  'ComposedImage',
)

type LineImageProps = {
  /** The name of the dish's own picture; none where the menu has it no more. */
  picture: string | undefined
  tall?: boolean
  num: number
  composed?: LinePicture
  /** The name of the picture of a pizza's edge, where it is not the usual one. */
  crust?: string
  /** The width of the tile in px. */
  size: number
}

/** The picture of a line: the halves or the dishes that were chosen, else its own dish as often as it is had, four times at most; a pizza with its edge. Words beside it tell the same. */
export function LineImage({ picture, tall, num, composed, crust, size }: LineImageProps) {
  const own = { src: picture ? pictureUrl(picture) : undefined, tall, size }
  const parts = composed?.pictures ?? (picture ? Array.from({ length: Math.min(num, most) }, () => picture) : [])
  if (parts.length < (crust ? 1 : 2)) return <ProductImage {...own} />
  return (
    <Suspense fallback={<ProductImage {...own} />}>
      <ComposedImage
        {...own}
        parts={parts.map((each) => pictureUrl(each))}
        halves={composed?.of === 'halves'}
        crust={crust && pictureUrl(crust)}
      />
    </Suspense>
  )
}

/** More of a dish than these are told by their number alone. */
const most = 4

import { classes } from '../classes.ts'
import { PizzaEdge } from './PizzaEdge.tsx'
import type { ProductImageProps } from './ProductImage.tsx'
import { sizedImage } from './sized-image.ts'

export type ComposedImageProps = Pick<ProductImageProps, 'src' | 'tall' | 'size'> & {
  /** One to four large files, `name.webp`; what they are of stands in words beside them. */
  parts: readonly string[]
  /** Two pizzas, of which the left half of the one and the right half of the other make a whole; else each part is shown whole, beside the others. */
  halves?: boolean
  /** The edge that lies over each part, `name.webp`, where they are pizzas with another than the usual one. */
  crust?: string
}

/** One tile of several dishes, as large as a `ProductImage` of that size, and of the same files: a dish that is shown once is not fetched again to be shown twice. */
export function ComposedImage({ parts, halves, crust, size = 104 }: ComposedImageProps) {
  return (
    <span className={classes('pimg', 'cimg', halves ? 'cimg--halves' : `cimg--${parts.length}`)}>
      {parts.map((src, at) =>
        crust ? (
          <span key={at} className="cimg__part">
            <Part src={src} size={size} />
            <PizzaEdge src={crust} size={size} />
          </span>
        ) : (
          <Part key={at} src={src} size={size} className="cimg__part" />
        ),
      )}
    </span>
  )
}

function Part({ src, size, className }: { src: string; size: number; className?: string }) {
  return <img className={className} {...sizedImage(src, size)} alt="" loading="lazy" decoding="async" />
}

import { classes } from '../classes.ts'
import type { ProductImageProps } from './ProductImage.tsx'
import './ComposedImage.css'

export type ComposedImageProps = Pick<ProductImageProps, 'src' | 'tall' | 'size'> & {
  /** Two to four large files, `name.webp`; what they are of stands in words beside them. */
  parts: readonly string[]
  /** Two pizzas, of which the left half of the one and the right half of the other make a whole; else each part is shown whole, beside the others. */
  halves?: boolean
}

/** One tile of several dishes, as large as a `ProductImage` of that size. */
export function ComposedImage({ parts, halves, size = 104 }: ComposedImageProps) {
  const width = Math.round(halves ? size : size * share)
  return (
    <div className={classes('pimg', 'cimg', halves ? 'cimg--halves' : `cimg--${parts.length}`)}>
      {parts.map((src, at) => (
        <img
          key={at}
          className="cimg__part"
          src={smaller(src, 208)}
          srcSet={`${smaller(src, 80)} 80w, ${smaller(src, 208)} 208w, ${smaller(src, 320)} 320w`}
          sizes={`${width}px`}
          width={width}
          height={width}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
}

/** About as much of the tile as a part is wide. */
const share = 0.6

const smaller = (src: string, width: number) => src.replace(/\.webp$/, `-${width}.webp`)

import { classes } from '../classes.ts'
import type { ProductImageProps } from './ProductImage.tsx'
import './ComposedImage.css'

export type ComposedImageProps = Pick<ProductImageProps, 'src' | 'tall' | 'size'> & {
  /** Two to four large files, `name.webp`; what they are of stands in words beside them. */
  parts: readonly string[]
  /** Two pizzas, of which the left half of the one and the right half of the other make a whole; else each part is shown whole, beside the others. */
  halves?: boolean
}

/** One tile of several dishes, as large as a `ProductImage` of that size, and of the same files: a dish that is shown once is not fetched again to be shown twice. */
export function ComposedImage({ parts, halves, size = 104 }: ComposedImageProps) {
  return (
    <span className={classes('pimg', 'cimg', halves ? 'cimg--halves' : `cimg--${parts.length}`)}>
      {parts.map((src, at) => (
        <img
          key={at}
          className="cimg__part"
          src={smaller(src, 208)}
          srcSet={`${smaller(src, 208)} 208w, ${smaller(src, 240)} 240w, ${smaller(src, 320)} 320w, ${src} 640w`}
          sizes={`${size}px`}
          width={size}
          height={size}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ))}
    </span>
  )
}

const smaller = (src: string, width: number) => src.replace(/\.webp$/, `-${width}.webp`)

import type { ReactNode } from 'react'
import { Badge } from '../Badge.tsx'
import { classes } from '../classes.ts'
import './ProductImage.css'

export type ProductImageProps = {
  /** The large file, `name.webp` of 640 px; `name-320.webp`, `name-240.webp` and `name-208.webp` lie beside it. */
  src?: string
  /** Empty where the name stands beside the picture. */
  alt?: string
  /** Cups and buckets; everything else is wider than tall and runs off the sides of the tile. */
  tall?: boolean
  /** The width that it is drawn at, in px, so that the phone takes the right file. */
  size?: number
  /** Words on the picture that say why it cannot be had; the picture turns grey. */
  flag?: ReactNode
  /** On the first screen: fetched at once. */
  eager?: boolean
  className?: string
}

export function ProductImage({ src, alt = '', tall, size = 104, flag, eager, className }: ProductImageProps) {
  return (
    <span className={classes('pimg', flag != null && 'is-off', className)}>
      {src && (
        <img
          className={tall ? undefined : 'is-wide'}
          src={src}
          srcSet={`${smaller(src, 208)} 208w, ${smaller(src, 240)} 240w, ${smaller(src, 320)} 320w, ${src} 640w`}
          sizes={`${size}px`}
          width={size}
          height={size}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      {flag != null && (
        <span className="pimg__flag">
          <Badge tone="dark">{flag}</Badge>
        </span>
      )}
    </span>
  )
}

const smaller = (src: string, width: number) => src.replace(/\.webp$/, `-${width}.webp`)

import type { ReactNode } from 'react'
import { Badge } from '../Badge.tsx'
import { classes } from '../classes.ts'
import { PizzaEdge } from './PizzaEdge.tsx'
import { sizedImage } from './sized-image.ts'
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
  /** The edge that lies over a pizza with another than the usual one: its large file. */
  edge?: string | undefined
  /** On the first screen: fetched at once. */
  eager?: boolean
  className?: string
}

export function ProductImage({ src, alt = '', tall, size = 104, flag, edge, eager, className }: ProductImageProps) {
  return (
    <span className={classes('pimg', flag != null && 'is-off', className)}>
      {src && (
        <img
          className={tall ? undefined : 'is-wide'}
          {...sizedImage(src, size)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      {edge && <PizzaEdge src={edge} size={size} className="is-wide" />}
      {flag != null && (
        <span className="pimg__flag">
          <Badge tone="dark">{flag}</Badge>
        </span>
      )}
    </span>
  )
}

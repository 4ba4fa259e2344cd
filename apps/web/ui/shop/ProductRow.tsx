import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Pressable } from '../Pressable.tsx'
import { ProductImage, type ProductImageProps } from './ProductImage.tsx'
import './ProductRow.css'

export type ProductRowProps = {
  name: ReactNode
  description?: ReactNode
  /** A `Price`. */
  price: ReactNode
  /** Badges: hot, vegetarian, the hours it is served. */
  tags?: ReactNode
  picture: Pick<ProductImageProps, 'src' | 'alt' | 'tall' | 'eager'>
  /** Stands in the place of the picture, in its size. */
  image?: ReactNode
  /** The reason why it cannot be had now: "Sold out today". Stands on the picture. */
  unavailable?: ReactNode
  /** An `AddButton`. */
  add?: ReactNode
  /** On the far upper corner of the picture: a heart. */
  corner?: ReactNode
  /** The whole row opens the product: an address, an action, or both. */
  href?: string
  onOpen?: () => void
}

export function ProductRow({ name, description, price, tags, picture, image, unavailable, add, corner, href, onOpen }: ProductRowProps) {
  return (
    <article className={classes('prod', unavailable != null && 'is-off')}>
      <div>
        <h3 className="prod__name">
          {href === undefined && !onOpen ? (
            name
          ) : (
            <Pressable {...(href === undefined ? {} : { href })} className="prod__open" onClick={onOpen}>
              {name}
            </Pressable>
          )}
        </h3>
        {description != null && <p className="prod__desc clamp2">{description}</p>}
        <div className="prod__foot">
          {price}
          {tags}
        </div>
      </div>
      {image ?? <ProductImage {...picture} size={104} flag={unavailable} />}
      {corner}
      {add}
    </article>
  )
}

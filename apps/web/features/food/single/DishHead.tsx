import { formatPrice, type Cents, type Product } from '@harbour/rules'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { useBack } from '../../../navigation/go.ts'
import { paths } from '../../../navigation/paths.ts'
import { classes } from '../../../ui/classes.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { IconButton, type IconButtonProps } from '../../../ui/IconButton.tsx'
import { LikeButton } from '../LikeButton.tsx'

type DishHeadProps = {
  product: Product
  /** The price of one, as it is chosen. */
  price: Cents
  /** The button beside liking. */
  action: IconButtonProps
  className?: string
  children: ReactNode
}

/**
 * A dish's picture, and over it the bar that stays, with back and what can be done with the dish. Once the picture has gone by the bar has a
 * ground, and the dish's name and price.
 */
export function DishHead({ product: { uid, name }, price, action, className, children }: DishHeadProps) {
  const { orderType } = useOrderLocation()
  const back = useBack()
  const seen = useRef<HTMLSpanElement>(null)
  const gone = useGoneBy(seen)
  const ends = (
    <span className="row g2">
      <LikeButton look="float" uid={uid} />
      <IconButton look="float" {...action} />
    </span>
  )
  return (
    <>
      <AppBar
        floating
        className={classes('fbar', gone && 'is-grounded')}
        onBack={() => back(paths.menu(orderType))}
        middle={
          gone && (
            // Whoever hears the page has both from its heading.
            <span className="fbar__dish" aria-hidden>
              <b className="t3 clip">{name}</b>
              <span className="smallb num">{formatPrice(price)}</span>
            </span>
          )
        }
        end={ends}
      />
      <div className={classes('fh', className)}>
        {children}
        <span ref={seen} className="fh__seen" />
      </div>
    </>
  )
}

/** Tells whether an element at the head of the page has left the screen. */
function useGoneBy(element: RefObject<Element | null>): boolean {
  const [gone, setGone] = useState(false)
  // The browser tells.
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver((entries) => setGone(entries.at(-1)?.isIntersecting === false))
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return gone
}

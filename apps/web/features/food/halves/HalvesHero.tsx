import { crustPicture } from '@harbour/rules'
import { ArrowLeftRight, Check } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PizzaEdge } from '../../../ui/shop/PizzaEdge.tsx'
import { DishHead } from '../single/DishHead.tsx'
import { chosenHalves, sideInHand, withHalves, type Side } from './halves.ts'
import type { HalvesProps } from './halves-props.ts'
import { sideWords } from './side-words.ts'

/** The two halves joined as they will come, with their names, and the way to swap them. */
export function HalvesHero({ product, line, book, onLine, halves, turnedTo }: HalvesProps) {
  const chosen = chosenHalves(line, halves)
  const { left, right } = chosen
  const both = left !== undefined && right !== undefined
  const swap = {
    icon: ArrowLeftRight,
    label: both ? m.food_swap() : m.food_swap_later(),
    disabled: !both,
    onClick: () => onLine(withHalves(product, line, halves, { left: right, right: left })),
  }
  const pictureOf = (pid: string | undefined) => [...book.products.values()].find((each) => each.pid === pid)?.picture
  const half = (side: Side): HalfProps => ({
    side,
    picture: pictureOf(chosen[side]) ?? product.picture,
    crust: crustPicture(product, line),
    name: halves.options.find(({ pid }) => pid === chosen[side])?.name,
    inHand: sideInHand(chosen, turnedTo) === side,
  })
  return (
    <DishHead product={product} price={line.price} action={swap} className="fh--halves">
      <Half {...half('left')} />
      <Half {...half('right')} />
    </DishHead>
  )
}

type HalfProps = { side: Side; picture: string; crust: string | undefined; name: string | undefined; inHand: boolean }

/** A half and what it is; the one that is being chosen stands out, and the other one says that it is chosen. */
function Half({ side, picture, crust, name, inHand }: HalfProps) {
  const look = classes('fhalf', `fhalf--${side}`, name === undefined && 'is-open')
  return (
    <>
      <img key={picture} className={look} src={pictureUrl(picture)} width={372} height={372} alt="" />
      {crust && <PizzaEdge src={pictureUrl(crust)} size={372} className={look} />}
      <span className={classes('fhalf__name', `fhalf__name--${side}`, inHand && 'is-on')} aria-hidden={name === undefined}>
        {name !== undefined && !inHand && <Icon of={Check} size={14} className="green" />}
        {name ?? sideWords(side)}
      </span>
    </>
  )
}

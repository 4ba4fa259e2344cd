import type { Requirement } from '@harbour/rules'
import { ArrowLeftRight, Check } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useBack } from '../../../navigation/go.ts'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { DishChoice } from '../dish-choice.ts'
import { LikeButton } from '../LikeButton.tsx'
import { chosenHalves, withHalves, type Side } from './halves.ts'
import { paths } from '../../../navigation/paths.ts'

/** The two halves joined as they will come, and the way to swap them. */
export function HalvesHero({ product, line, book, onLine, halves }: DishChoice & { halves: Requirement }) {
  const { orderType } = useOrderLocation()
  const back = useBack()
  const { left, right } = chosenHalves(line, halves)
  const swap = () => onLine(withHalves(product, line, halves, { left: right, right: left }))
  const pictureOf = (pid: string | undefined) => [...book.products.values()].find((each) => each.pid === pid)?.picture
  const nameOf = (pid: string | undefined) => halves.options.find((option) => option.pid === pid)?.name
  return (
    <div className="fh fh--halves">
      <AppBar
        floating
        onBack={() => back(paths.menu(orderType))}
        end={
          <span className="row g2">
            <LikeButton look="float" uid={product.uid} />
            {left && right && <IconButton look="float" icon={ArrowLeftRight} label={m.food_swap()} onClick={swap} />}
          </span>
        }
      />
      <Half side="left" picture={pictureOf(left) ?? product.picture} name={nameOf(left)} />
      <Half side="right" picture={pictureOf(right) ?? product.picture} name={nameOf(right)} />
    </div>
  )
}

function Half({ side, picture, name }: { side: Side; picture: string; name: string | undefined }) {
  return (
    <>
      <img
        className={classes('fhalf', `fhalf--${side}`, name === undefined && 'is-open')}
        src={pictureUrl(picture)}
        width={372}
        height={372}
        alt=""
      />
      {name !== undefined && (
        <span className={`fhalf__name fhalf__name--${side}`}>
          <Icon of={Check} size={14} className="green" />
          {name}
        </span>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { sameDoor, useOrderLocation, type Address } from '../../entities/location/order-location.ts'
import type { IconComponent } from '../../lib/icon-component.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Pressable } from '../../ui/Pressable.tsx'

type Props = { address: Address; icon?: IconComponent; name: ReactNode; words: string; asking: boolean; onChoose: () => void }

/** An address one tap away from being delivered to (spec 1.16). */
export function PlaceRow({ address, icon, name, words, asking, onChoose }: Props) {
  const { address: chosen } = useOrderLocation()
  return (
    <li>
      <Pressable
        className="opt"
        aria-current={chosen && sameDoor(chosen, address) ? true : undefined}
        aria-busy={asking}
        onClick={onChoose}
      >
        {icon && <Icon of={icon} />}
        <span className="grow">
          <b className="strong">{name}</b>
          <span className="cap ink2 clip">{words}</span>
        </span>
      </Pressable>
    </li>
  )
}

import { ChevronRight, MapPin, Store } from 'lucide-react'
import { Anchor } from '../../ui/Anchor.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NowOrLater } from './NowOrLater.tsx'
import { paths } from '../../navigation/paths.ts'

type OrderLocationSummaryProps = { delivering?: boolean; name: string; note: string; soon: string }

/** The wait, and the place with the way to another one. */
export function OrderLocationSummary({ delivering, name, note, soon }: OrderLocationSummaryProps) {
  return (
    <>
      <NowOrLater soon={soon} />
      <Anchor href={delivering ? paths.addressSearch(1) : paths.shops} className="order__where">
        <Icon of={delivering ? MapPin : Store} size={20} className="red" />
        <span className="grow">
          <b className="strong clip">{name}</b>
          <span className="cap ink2 clip">{note}</span>
        </span>
        <Icon of={ChevronRight} size={20} className="ink3" />
      </Anchor>
    </>
  )
}

import { m } from '../../../paraglide/messages.js'
import { DevicesPart } from '../devices/DevicesPart.tsx'
import { HoursPart } from '../hours/HoursPart.tsx'
import { DetailsPart } from './DetailsPart.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import type { ShopEdit } from './use-shop-edit.ts'

export type ShopPartKey = 'details' | 'hours' | 'devices' | 'people'

/** The parts of a shop, as tabs. */
export const shopParts = (): { key: ShopPartKey; words: string }[] => [
  { key: 'details', words: m.shops_details() },
  { key: 'hours', words: m.shops_hours_zones() },
  { key: 'devices', words: m.shops_devices() },
  { key: 'people', words: m.shops_people() },
]

type ShopPartProps = { part: ShopPartKey; storeId: string; edit: ShopEdit; readOnly: boolean }

/** One part of a shop. */
export function ShopPart({ part, storeId, edit, readOnly }: ShopPartProps) {
  switch (part) {
    case 'details':
      return <DetailsPart shop={edit.record} readOnly={readOnly} onChange={edit.change} />
    case 'hours':
      return <HoursPart shop={edit.record} readOnly={readOnly} onChange={edit.change} />
    case 'devices':
      return <DevicesPart storeId={storeId} />
    case 'people':
      return <PeoplePart shop={edit.record} />
  }
}

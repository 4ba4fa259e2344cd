import { brandIds, type Region } from '@harbour/rules'
import { region, switchRegion } from '../../api/region.ts'
import { Segmented } from '../../ui/forms/choices/Segmented.tsx'
import { macauIsOpen } from './front-config.ts'

const brands: Record<Region['code'], Region['brand']> = { HK: brandIds.hongKong, MO: brandIds.macau }

type RegionChoiceProps = { label: string; hongKong: string; macau: string; onStay: () => void }

/** Hong Kong or, where it is open, Macau; going over loads the app anew, with the cart kept (spec 1.4, 4.39). */
export function RegionChoice({ label, hongKong, macau, onStay }: RegionChoiceProps) {
  const segments = [
    { value: 'HK', label: hongKong },
    { value: 'MO', label: macau },
  ] as const
  return (
    <Segmented
      label={label}
      segments={segments.filter(({ value }) => value === 'HK' || macauIsOpen())}
      value={region().code}
      onChange={(to) => (to === region().code ? onStay() : switchRegion(brands[to]))}
    />
  )
}

import type { ChainPriceRule, ChainShop, Prices } from '@harbour/chain'
import { brandIds, type Brand } from '@harbour/rules'
import { X } from 'lucide-react'
import { useLocale } from '../../../../lib/locale.ts'
import { m } from '../../../../paraglide/messages.js'
import type { Names } from '../../../catalogue/names.ts'
import { ShopsChip } from '../../../catalogue/ShopsChip.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { OfficeButton } from '../../../ui/OfficeButton.tsx'
import { DaypartChips } from '../../../ui/sentence/DaypartChips.tsx'
import { useFault } from '../fields/faults.ts'
import { GroupFault } from '../fields/GroupFault.tsx'

type PriceRuleProps = {
  /** The path of its fault. */
  name: string
  /** Its place among the others, from 1. */
  number: number
  rule: ChainPriceRule
  /** The price that holds without it. */
  price: Prices
  shops: readonly ChainShop[]
  names: Names
  disabled: boolean
  onChange: (rule: ChainPriceRule) => void
  onRemove: () => void
}

/** One other price: a sentence says where and when it holds, and beside it stands what is paid then. */
export function PriceRule({ name, number, rule, price, shops, names, disabled, onChange, onRemove }: PriceRuleProps) {
  const locale = useLocale(({ locale }) => locale)
  const fault = useFault(name)
  const { storeIds, weekdays, startTime, endTime, startDate, endDate } = rule
  const change = (part: { [Key in keyof ChainPriceRule]?: ChainPriceRule[Key] | undefined }) =>
    // What is undefined limits nothing, and is not saved.
    onChange({ ...rule, ...part })
  const at = brandsAt(shops, storeIds)
  const shown = brands.filter(({ brand }) => rule.price[brand] !== undefined || (price[brand] !== undefined && at.includes(brand)))
  return (
    <div className="mrule" role="group" aria-label={m.menu_rule_of({ number })}>
      <div className="mrule__when">
        <ShopsChip
          storeIds={storeIds}
          shops={shops.filter(({ brand }) => price[brand] !== undefined)}
          names={names}
          locale={locale}
          disabled={disabled}
          onChange={(picked) => change({ storeIds: picked, price: pricesAt(rule.price, brandsAt(shops, picked)) })}
        />
        <DaypartChips
          dates={startDate !== undefined || endDate !== undefined ? { startDate: startDate ?? '', endDate: endDate ?? '' } : undefined}
          weekdays={weekdays}
          hours={startTime !== undefined || endTime !== undefined ? { start: startTime ?? '00:00', end: endTime ?? '24:00' } : undefined}
          disabled={disabled}
          onDates={(dates) => change({ startDate: dates?.startDate || undefined, endDate: dates?.endDate || undefined })}
          onWeekdays={(days) => change({ weekdays: days })}
          onHours={(hours) => change({ startTime: hours?.start, endTime: hours?.end })}
        />
      </div>
      <div className="mrule__sums">
        {shown.map(({ brand, label }) => (
          <MoneyField
            key={brand}
            label={label()}
            disabled={disabled}
            cents={rule.price[brand] ?? null}
            onChange={(sum) => change({ price: withPrice(rule.price, brand, sum) })}
          />
        ))}
        {!disabled && <OfficeButton look="ghost" icon={X} aria-label={m.menu_rule_remove({ number })} onClick={onRemove} />}
      </div>
      <GroupFault fault={fault} />
    </div>
  )
}

const brands = [
  { brand: brandIds.hongKong, label: m.menu_hkd },
  { brand: brandIds.macau, label: m.menu_mop },
]

/** The brands of some shops; of all where none is named. */
const brandsAt = (shops: readonly ChainShop[], storeIds: readonly string[] | undefined): Brand[] =>
  Object.values(brandIds).filter(
    (brand) => storeIds === undefined || shops.some((shop) => shop.brand === brand && storeIds.includes(shop.storeId)),
  )

/** The prices of some brands: one of which no shop is named has none. */
const pricesAt = (prices: Prices, at: readonly Brand[]): Prices =>
  Object.fromEntries(at.flatMap((brand) => (prices[brand] === undefined ? [] : [[brand, prices[brand]]])))

function withPrice(prices: Prices, brand: Brand, sum: number | null): Prices {
  const { [brand]: _, ...others } = prices
  return sum === null ? others : { ...others, [brand]: sum }
}

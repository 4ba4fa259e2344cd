import { type ReactNode, useId, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { Badge } from '../../ui/Badge.tsx'
import { OptionGroup } from '../../ui/forms/choices/OptionGroup.tsx'
import { OptionRow } from '../../ui/forms/choices/OptionRow.tsx'
import { OptionTile } from '../../ui/forms/choices/OptionTile.tsx'
import { ProductImage } from '../../ui/shop/ProductImage.tsx'

/** The questions of a product: a size, a crust, dips, a freebie. */
export function DemoOptions() {
  const name = useId()
  const [size, setSize] = useState('12')
  const sizes = [
    { value: '9', label: m.demo_size_9(), detail: '$128' },
    { value: '12', label: m.demo_size_12(), detail: '$168' },
    { value: '14', label: m.demo_size_14(), detail: '$198' },
  ]
  return (
    <>
      <OptionGroup label={m.demo_size()} columns={3}>
        {sizes.map((each) => (
          <OptionTile key={each.value} {...each} name={`${name}size`} checked={each.value === size} onChange={() => setSize(each.value)} />
        ))}
      </OptionGroup>
      <OptionGroup label={m.demo_crust()}>
        <OptionRow name={`${name}crust`} defaultChecked label={m.demo_crust_classic()} end={m.demo_included()} />
        <OptionRow name={`${name}crust`} label={m.demo_crust_cheese()} detail={m.demo_crust_cheese_note()} end="+$22" />
        <OptionRow name={`${name}crust`} label={m.demo_crust_thin()} soldOut={m.demo_sold_out()} />
      </OptionGroup>
      <OptionGroup label={m.demo_dips()} many columns={2}>
        <OptionRow type="checkbox" defaultChecked label={m.demo_dip_garlic()} />
        <OptionRow type="checkbox" label={m.demo_dip_honey()} />
      </OptionGroup>
      <OptionGroup label={m.demo_freebie()} columns={3}>
        <Freebie
          group={name}
          food="garlic-bread"
          label={m.demo_garlic_bread()}
          badge={<Badge tone="reward">{m.demo_free()}</Badge>}
          defaultChecked
        />
        <Freebie group={name} food="corn-soup" label={m.demo_corn_soup()} />
        <Freebie group={name} food="milk-tea" label={m.demo_c_drinks()} detail={m.demo_gone()} tall disabled />
      </OptionGroup>
    </>
  )
}

type FreebieProps = {
  group: string
  food: string
  label: string
  detail?: string
  badge?: ReactNode
  tall?: boolean
  disabled?: boolean
  defaultChecked?: boolean
}

function Freebie({ group, food, tall, ...rest }: FreebieProps) {
  return (
    <OptionTile
      {...rest}
      marked={!rest.disabled}
      name={`${group}free`}
      picture={<ProductImage src={pictureUrl(food)} tall={tall} size={110} />}
    />
  )
}

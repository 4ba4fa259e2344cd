import { Bike, CalendarClock, Clock, ShoppingBag, Utensils } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Check } from '../../ui/forms/choices/Check.tsx'
import { Chip } from '../../ui/forms/choices/Chip.tsx'
import { ChipGroup } from '../../ui/forms/choices/ChipGroup.tsx'
import { OptionGroup } from '../../ui/forms/choices/OptionGroup.tsx'
import { Radio } from '../../ui/forms/choices/Radio.tsx'
import { Segmented } from '../../ui/forms/choices/Segmented.tsx'
import { Switch } from '../../ui/forms/choices/Switch.tsx'
import { Tiles } from '../../ui/Tiles.tsx'
import { DemoOptions } from './DemoOptions.tsx'
import { DemoSection } from './DemoSection.tsx'

export function DemoChoices() {
  const [mode, setMode] = useState<'delivery' | 'takeaway' | 'dine-in'>('delivery')
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [heat, setHeat] = useState<'0' | '1' | '2'>('1')
  const [sort, setSort] = useState<'near' | 'often'>('near')
  const [open, setOpen] = useState(true)
  return (
    <DemoSection title={m.demo_choices()}>
      <Tiles
        label={m.demo_how()}
        value={mode}
        onChange={setMode}
        tiles={[
          { value: 'delivery', label: m.demo_delivery(), icon: Bike },
          { value: 'takeaway', label: m.demo_takeaway(), icon: ShoppingBag },
          { value: 'dine-in', label: m.demo_dine_in(), icon: Utensils, unavailable: m.demo_no_table() },
        ]}
      />
      <Segmented
        label={m.demo_when()}
        value={when}
        onChange={setWhen}
        segments={[
          { value: 'now', label: m.demo_now(), icon: Clock },
          { value: 'later', label: m.demo_later(), icon: CalendarClock },
        ]}
      />
      <Segmented
        label={m.demo_spice()}
        value={heat}
        onChange={setHeat}
        segments={[
          { value: '0', label: m.demo_spice_0() },
          { value: '1', label: m.demo_spice_1() },
          { value: '2', label: m.demo_spice_2() },
        ]}
      />
      <div className="demo__wrap">
        <ChipGroup
          label={m.demo_sort()}
          value={sort}
          onChange={setSort}
          chips={[
            { value: 'near', label: m.demo_nearest() },
            { value: 'often', label: m.demo_often() },
          ]}
        />
        <Chip on={open} onClick={() => setOpen(!open)}>
          {m.demo_open()}
        </Chip>
        <Chip on={false} disabled>
          {m.demo_locker()}
        </Chip>
      </div>
      <DemoOptions />
      <OptionGroup label={m.demo_marks()} many columns={3}>
        <Marks label={m.demo_off()} />
        <Marks label={m.demo_on()} checked />
        <Marks label={m.demo_disabled()} disabled />
      </OptionGroup>
    </DemoSection>
  )
}

function Marks({ label, checked = false, disabled }: { label: string; checked?: boolean; disabled?: boolean }) {
  return (
    <span className="demo__wrap">
      <Radio aria-label={label} defaultChecked={checked} disabled={disabled} />
      <Check aria-label={label} defaultChecked={checked} disabled={disabled} />
      <Switch aria-label={label} defaultChecked={checked} disabled={disabled} />
    </span>
  )
}

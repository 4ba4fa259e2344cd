import { Clock, Flame, Leaf } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { AddButton } from '../../ui/shop/AddButton.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Price } from '../../ui/shop/Price.tsx'
import { ProductRow } from '../../ui/shop/ProductRow.tsx'
import { Rail } from '../../ui/frame/Rail.tsx'
import { SetMealProgress } from '../../ui/shop/SetMealProgress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { DemoPicks } from './DemoPicks.tsx'
import { DemoSection } from './DemoSection.tsx'
import { paths } from '../../navigation/paths.ts'

export function DemoProducts() {
  const [category, setCategory] = useState('pizza')
  return (
    <>
      <DemoSection title={m.demo_products()}>
        <div className="demo__menu">
          <Rail
            label={m.demo_categories()}
            active={category}
            onPick={setCategory}
            items={[
              { id: 'popular', label: m.demo_c_popular(), picture: pictureUrl('bucket') },
              { id: 'pizza', label: m.demo_c_pizza(), picture: pictureUrl('pepperoni') },
              { id: 'chicken', label: m.demo_c_chicken(), picture: pictureUrl('drumsticks') },
              { id: 'drinks', label: m.demo_c_drinks(), picture: pictureUrl('lemon-tea') },
            ]}
          />
          <Rows />
        </div>
      </DemoSection>
      <DemoSection title={m.demo_set_meal()}>
        <SetMealProgress
          at={1}
          parts={[
            { label: m.demo_c_pizza(), picked: 1, of: 1 },
            { label: m.demo_c_chicken(), picked: 1, of: 2 },
            { label: m.demo_part_sides(), picked: 0, of: 1 },
            { label: m.demo_c_drinks(), picked: 0, of: 2 },
          ]}
        />
        <DemoPicks />
      </DemoSection>
    </>
  )
}

function Rows() {
  const [seafood, setSeafood] = useState(1)
  const [pepperoni, setPepperoni] = useState(0)
  const from = { before: m.demo_from_before(), after: m.demo_from_after() }
  return (
    <div className="demo__list">
      <ProductRow
        name={m.demo_p_seafood()}
        description={m.demo_p_seafood_note()}
        price={
          <Price was="$158" {...from}>
            $138
          </Price>
        }
        picture={{ src: pictureUrl('seafood') }}
        add={<AddButton label={m.demo_add_more({ count: seafood })} count={seafood} onClick={() => setSeafood(seafood + 1)} />}
      />
      <ProductRow
        name={m.demo_p_pepperoni()}
        description={m.demo_p_pepperoni_note()}
        price={<Price {...from}>$128</Price>}
        tags={<HotAndGreen />}
        picture={{ src: pictureUrl('pepperoni') }}
        href={paths.demo}
        add={<AddButton label={m.demo_add({ name: m.demo_p_pepperoni() })} count={pepperoni} onClick={() => setPepperoni(pepperoni + 1)} />}
      />
      <ProductRow
        name={m.demo_p_truffle()}
        description={m.demo_p_truffle_note()}
        price={<Price {...from}>$148</Price>}
        picture={{ src: pictureUrl('truffle-mushroom') }}
        unavailable={m.demo_today_out()}
      />
      <ProductRow
        name={m.demo_p_lunch()}
        description={m.demo_p_lunch_note()}
        price={<Price>$68</Price>}
        tags={
          <Badge tone="warn" icon={Clock}>
            {m.demo_served()}
          </Badge>
        }
        picture={{ src: pictureUrl('hawaiian') }}
        unavailable={m.demo_not_now()}
      />
      <div className="prod">
        <div className="demo__stack">
          <Skeleton width="78%" height={16} />
          <Skeleton width="96%" height={11} />
          <Skeleton width="52%" height={11} />
        </div>
        <Skeleton width={104} height={104} radius={14} />
      </div>
    </div>
  )
}

function HotAndGreen() {
  return (
    <>
      <Badge tone="hot" icon={Flame}>
        {m.demo_mild()}
      </Badge>
      <Badge tone="ok" icon={Leaf}>
        {m.demo_veg()}
      </Badge>
    </>
  )
}

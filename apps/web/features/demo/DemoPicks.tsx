import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { pictureUrl } from '../../lib/picture-url.ts'
import { SetMealDishCard } from '../../ui/shop/SetMealDishCard.tsx'

/** A group of a set meal: pick two. */
export function DemoPicks() {
  const [counts, setCounts] = useState<Record<string, number>>({ crispy: 1 })
  const dishes = [
    { id: 'crispy', name: m.demo_k_crispy(), detail: m.demo_k_crispy_note(), src: pictureUrl('drumsticks') },
    { id: 'wings', name: m.demo_k_wings(), detail: m.demo_k_wings_note(), src: pictureUrl('wings') },
    { id: 'pop', name: m.demo_k_pop(), detail: m.demo_k_pop_note(), src: pictureUrl('popcorn-chicken'), surcharge: '+$6' },
  ]
  const full = Object.values(counts).reduce((sum, count) => sum + count, 0) >= 2
  return (
    <div className="pick">
      {dishes.map(({ id, src, ...dish }) => (
        <SetMealDishCard
          key={id}
          {...dish}
          picture={{ src }}
          addLabel={m.demo_add({ name: dish.name })}
          count={counts[id] ?? 0}
          full={full}
          onChange={(count) => setCounts({ ...counts, [id]: count })}
        />
      ))}
      <SetMealDishCard
        name={m.demo_k_bucket()}
        detail={m.demo_k_bucket_note()}
        picture={{ src: pictureUrl('bucket'), tall: true }}
        addLabel={m.demo_add({ name: m.demo_k_bucket() })}
        count={0}
        onChange={() => undefined}
        unavailable={m.demo_today_out()}
      />
    </div>
  )
}

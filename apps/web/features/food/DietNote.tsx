import { productsByPid, isStrict, suitsDiet, type Product, type ProductBook } from '@harbour/rules'
import { Leaf } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useDiet } from '../../entities/menu/diet.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Says whether a set can be made to suit what this guest eats, though it offers other things too; nothing for who eats everything. */
export function DietNote({ product, book }: { product: Product; book: ProductBook }) {
  const diet = useDiet()
  if (!isStrict(diet)) return null
  const suits = suitsDiet(product, diet, productsByPid(book))
  return (
    <div className="req">
      <Banner icon={Leaf} tone={suits ? 'info' : 'warn'} note>
        {suits ? m.food_diet_set() : m.food_diet_set_not()}
      </Banner>
    </div>
  )
}

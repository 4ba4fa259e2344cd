import type { Composition, Product } from '@harbour/rules'
import { Share2 } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { Allergens } from './Allergens.tsx'
import { DishBadges } from './single/DishIntro.tsx'
import { shareDish } from './share-dish.ts'

type DishSheetProps = { product: Product; composition: Composition; open: boolean; onClose: () => void }

/** A set meal's description, over its choices: in words, its allergens, and the way to share it. */
export function DishSheet({ product, composition, open, onClose }: DishSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={product.name}
      foot={
        <Button variant="secondary" block onClick={() => void shareDish(product)}>
          <Icon of={Share2} size={20} />
          {m.food_share()}
        </Button>
      }
    >
      <div className="dsheet">
        <p className="ink2">{product.description}</p>
        <DishBadges product={product} composition={composition} />
        <Allergens composition={composition} />
      </div>
    </Sheet>
  )
}

import { formatPrice, type Composition, type Product } from '@harbour/rules'
import { Clock, Flame, Leaf, TriangleAlert } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { allergenWords } from '../../../entities/menu/allergen-words.ts'
import { alcoholNotices } from '../../../entities/menu/alcohol-notice.ts'
import { brand } from '../../../api/region.ts'
import { servedWords } from '../../../entities/menu/service-words.ts'
import { priceUntilWords } from '../../../entities/menu/price-until.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Price } from '../../../ui/shop/Price.tsx'
import { heatWords, isPizza } from '../dish-words.ts'

type DishIntroProps = { product: Product; composition: Composition }

/** A dish's words and price, under its name. */
export function DishIntro({ product, composition }: DishIntroProps) {
  const { name, description, price, originalPrice, requirements } = product
  const varies = requirements.some(({ kind, options }) => kind === 'size' && options.some((option) => option.price > 0))
  const from = varies ? { before: m.menu_from_before(), after: m.menu_from_after() } : {}
  return (
    <div className="fintro">
      <div className="fintro__head">
        <h1 className="t1">{name}</h1>
        <span className="fintro__price">
          <Price large was={originalPrice && formatPrice(originalPrice)} {...from}>
            {formatPrice(price)}
          </Price>
        </span>
      </div>
      <p className="ink2">{description}</p>
      <DishBadges product={product} composition={composition} />
      <AlcoholNotice product={product} />
    </div>
  )
}

/** Heat, what it contains and its energy as it is chosen, when it is served; of a pizza the energy of a plain slice. */
export function DishBadges({ product, composition: { contains, kcal: chosen, whole } }: DishIntroProps) {
  const { spice, vegetarian, service } = product
  const kcal = whole && !isPizza(product) ? chosen : product.kcal
  const heat = heatWords(spice)
  const [served, until] = [servedWords(service), priceUntilWords(product)]
  return (
    <div className="fintro__badges">
      {heat && (
        <Badge tone="hot" icon={Flame}>
          {heat}
        </Badge>
      )}
      {vegetarian && (
        <Badge tone="ok" icon={Leaf}>
          {m.food_vegetarian()}
        </Badge>
      )}
      {contains.length > 0 && <Badge>{allergenWords(contains)}</Badge>}
      {kcal !== undefined && <Badge>{isPizza(product) ? m.food_kcal_slice({ kcal }) : m.food_kcal({ kcal })}</Badge>}
      {served && (
        <Badge tone="warn" icon={Clock}>
          {served}
        </Badge>
      )}
      {until && (
        <Badge tone="warn" icon={Clock}>
          {until}
        </Badge>
      )}
    </div>
  )
}

/** The notices that the law wants beside alcohol, in each of their languages. */
export function AlcoholNotice({ product }: { product: Product }) {
  if (!product.alcohol) return null
  return (
    <Banner tone="warn" icon={TriangleAlert} note>
      {alcoholNotices[brand()].map(({ lang, words }) => (
        <p key={lang} lang={lang}>
          {words}
        </p>
      ))}
    </Banner>
  )
}

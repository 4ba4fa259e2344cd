import type { Option } from '@harbour/rules'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { useDietConflict } from '../../../entities/menu/diet.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { OptionGroup } from '../../../ui/forms/choices/OptionGroup.tsx'
import { OptionTile } from '../../../ui/forms/choices/OptionTile.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { Segmented } from '../../../ui/forms/choices/Segmented.tsx'
import { questionId } from '../question-anchor.ts'
import { QuestionBadge } from '../QuestionBadge.tsx'
import { surcharge } from '../dish-words.ts'
import { chosenHalves, sideInHand, withHalves } from './halves.ts'
import type { HalvesProps } from './halves-props.ts'
import { sideWords } from './side-words.ts'

/** The two flavours of a half-and-half pizza, one side at a time; the left half once chosen leads on to the right. */
export function HalvesQuestion({ product, line, book, onLine, halves, turnedTo, onTurn }: HalvesProps) {
  const headId = useId()
  const name = useId()
  const chosen = chosenHalves(line, halves)
  const side = sideInHand(chosen, turnedTo)
  const opposite = side === 'left' ? 'right' : 'left'
  const other = chosen[opposite]
  const count = Object.values(chosen).filter((pid) => pid !== undefined).length
  const choose = (pid: string) => {
    onLine(withHalves(product, line, halves, { ...chosen, [side]: pid }))
    if (chosen.right === undefined) onTurn('right')
  }
  const unsuited = useDietConflict(book)
  const halfWords = (half: Option) => {
    if (book.soldOut.has(half.pid)) return m.food_sold_out()
    return unsuited(half) ? m.food_unsuited() : (surcharge(half.price) ?? m.food_included())
  }
  const pictures = new Map([...book.products.values()].map((each) => [each.pid, pictureUrl(each.picture)]))
  return (
    <section className="req" id={questionId({ id: halves.requirementId })} aria-labelledby={headId}>
      <div className="req-head">
        <div>
          <h2 id={headId}>{halves.name}</h2>
          {halves.note !== undefined && <p className="small ink2">{halves.note}</p>}
        </div>
        <QuestionBadge count={count} min={2} max={2} toGo={count === 0 ? m.food_halves_count() : m.food_halves_right_to_go()} />
      </div>
      <Segmented
        label={halves.name}
        value={side}
        onChange={onTurn}
        segments={[
          { value: 'left', label: sideWords('left'), icon: chosen.left === undefined ? undefined : Check },
          {
            value: 'right',
            label: sideWords('right'),
            icon: chosen.right === undefined ? undefined : Check,
            disabled: chosen.left === undefined,
          },
        ]}
      />
      <OptionGroup label={sideWords(side)} columns={3} className={`flv flv--${side}`}>
        {halves.options.map((half) => (
          <OptionTile
            key={half.pid}
            name={`${name}${side}`}
            picture={<ProductImage src={pictures.get(half.pid)} size={176} />}
            label={half.name}
            detail={half.pid === other ? sideWords(opposite) : halfWords(half)}
            badge={
              chosen[side] === half.pid && (
                <span className="tick">
                  <Icon of={Check} size={14} />
                </span>
              )
            }
            checked={chosen[side] === half.pid}
            disabled={book.soldOut.has(half.pid) || half.pid === other}
            onChange={() => choose(half.pid)}
          />
        ))}
      </OptionGroup>
    </section>
  )
}

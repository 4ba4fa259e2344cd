import { mostStars, type RatingPart } from '@harbour/rules'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../../paraglide/messages.js'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { partName, starsName } from './rating-words.ts'
import { useRate } from './use-rate.ts'
import { useSettledChoice } from './use-settled-choice.ts'

type StarRowProps = { orderId: string; part: RatingPart; stars: number | null; open: boolean }

const scale = Array.from({ length: mostStars }, (_, at) => at + 1)

/** One part of an order with its stars: one tap gives them, another changes them. One that is not open any more shows what was given. */
export function StarRow({ orderId, part, stars, open }: StarRowProps) {
  const [name, title] = [useId(), useId()]
  const { mutate, isPending, isError, isSuccess, error, variables } = useRate(orderId)
  const { passed, choose, group } = useSettledChoice((chosen: number) => mutate({ [part]: chosen }))
  const shown = passed ?? (isPending ? variables[part] : stars) ?? 0
  return (
    <div className="ratg__row">
      <p className="ratg__part">
        <b id={title} className="strong">
          {partName(part)}
        </b>
        <span className="small ink2">{starsName(shown)}</span>
      </p>
      {open ? (
        <div role="radiogroup" aria-labelledby={title} className="ratg__stars" {...group}>
          {scale.map((each) => (
            <label key={each} className={classes('ratg__star', each <= shown && 'is-on')}>
              <input
                type="radio"
                className="cover"
                name={name}
                checked={each === shown}
                aria-label={m.tracker_stars_named({ stars: each, name: starsName(each) })}
                onChange={() => choose(each)}
              />
              <Icon of={Star} size={28} />
            </label>
          ))}
        </div>
      ) : (
        <p className="strong">{m.tracker_stars({ stars: shown })}</p>
      )}
      <p className={classes('ratg__said small', isError ? 'is-bad' : 'ink2')} role="status">
        {isError && error.message}
        {isSuccess && m.tracker_rate_thanks()}
      </p>
    </div>
  )
}

import { chargedBy, formatPrice, orderTypes } from '@harbour/rules'
import { useId } from 'react'
import { m } from '../../paraglide/messages.js'
import { addressWords } from '../../entities/address/address-words.ts'
import { againLines, cannotBeHad } from '../../entities/cart/again-lines.ts'
import { alcoholNotices } from '../../entities/menu/alcohol-notice.ts'
import { issueWords } from '../../entities/menu/issue-words.ts'
import { brand } from '../../api/region.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { whenWords } from '../../lib/when-words.ts'
import { useGo } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { useLastOrder, type LastOrder as Last } from './last-order.ts'
import { takeAgain } from './take-again.ts'
import './LastOrder.css'

/** The last order of whoever is known, with its price and time now and what has changed since; one tap brings it to the confirmation (spec 1.21). */
export function LastOrder() {
  const id = useId()
  const go = useGo()
  const last = useLastOrder()
  if (!last) return null
  const { order, preview } = last
  const take = () => {
    takeAgain(last, () => go(paths.home))
    go(paths.checkout(order.orderType))
  }
  return (
    <section className="last card" aria-labelledby={id}>
      <h2 id={id} className="t3">
        {m.home_again()}
      </h2>
      <div id={`${id}-what`} className="last__what">
        <p className="strong clip">{linesWords(last)}</p>
        <p className="small ink2 clip">{[placeOf(last), timeOf(last)].filter(Boolean).join(' · ')}</p>
        {changesOf(last).map((change) => (
          <p key={change} className="small red">
            {change}
          </p>
        ))}
      </div>
      {holdsAlcohol(last) &&
        alcoholNotices[brand()].map(({ lang, words }) => (
          <p key={lang} lang={lang} className="small ink2">
            {words}
          </p>
        ))}
      <Button
        block
        variant="brand"
        className="last__take"
        aria-describedby={`${id}-what`}
        loading={!preview}
        amount={preview?.price && formatPrice(chargedBy(order.payMethod, preview.price.total))}
        onClick={take}
      >
        {m.home_again_take()}
      </Button>
    </section>
  )
}

/** The lines of that day that come again. */
const hadAgain = ({ order, cart }: Last) => order.lines.filter((line) => !line.gift && cart.lines.some(({ uid }) => uid === line.uid))

/** Alcohol is offered beside the words of the law (domain.md, Law and courtesy). */
const holdsAlcohol = (last: Last): boolean => hadAgain(last).some(({ alcohol }) => alcohol)

/** The dishes that come again, in one line, in the words in which they were ordered. */
const linesWords = (last: Last): string =>
  hadAgain(last)
    .map(({ name, num }) => (num > 1 ? m.home_again_line({ name, num }) : name))
    .join(m.cart_comma())

const placeOf = ({ order: { orderType, destination, storeName } }: Last): string =>
  orderType === orderTypes.delivery && destination ? addressWords(destination) : storeName

function timeOf({ preview }: Last): string | undefined {
  if (!preview) return undefined
  const { openness, quoteMinutes } = preview
  const { state, opensAt } = openness
  if (state === 'open') return m.home_now_minutes(quoteMinutes)
  const when = opensAt === null ? undefined : whenWords(opensAt, serverNow())
  if (state === 'paused') return when === undefined ? m.home_again_paused() : m.home_again_paused_until({ when })
  return when === undefined ? m.home_again_closed() : m.home_again_opens({ when })
}

/** The differences from that day, each with its dish: gone, run out, not served now, with a choice to be made again, or at another price. */
function changesOf({ order, issues }: Last): string[] {
  const names = order.lines.filter(({ gift }) => !gift).map(({ name }) => name)
  const lines = againLines(order)
  return issues.flatMap((issue) => {
    const [name, line] = [names[issue.index], lines[issue.index]]
    if (name === undefined || !line) return []
    const choice = issue.code === 'choicesMissing' || (issue.code === 'soldOut' && !cannotBeHad(issue, line))
    return choice ? m.home_again_choice({ name }) : m.cart_left_one({ name, why: issueWords(issue, undefined) })
  })
}

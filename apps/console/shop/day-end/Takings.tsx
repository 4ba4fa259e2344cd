import { Banknote, Bike, CreditCard, Landmark, Nfc, ReceiptText, Wallet, type LucideIcon } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import type { DayEnd } from './drawer.ts'
import { back, money } from './day-money.ts'
import { keptWords, methodRows, ordersOf } from './method-rows.ts'
import './Takings.css'

/** Shows what the day has brought in: four figures, the methods, and the ways of its orders. */
export function Takings({ dayEnd }: { dayEnd: DayEnd }) {
  return (
    <>
      <Figures dayEnd={dayEnd} />
      <Methods dayEnd={dayEnd} />
      <p className="eday__ways">
        <Icon of={ReceiptText} />
        <span>{m.day_end_ways(dayEnd.ways)}</span>
        <span className="eday__ended">{m.day_end_cancelled(dayEnd.cancelled)}</span>
      </p>
    </>
  )
}

function Figures({ dayEnd }: { dayEnd: DayEnd }) {
  const figures: [string, string, boolean][] = [
    [m.day_end_takings(), money(dayEnd.takings), false],
    [m.day_end_orders(), String(ordersOf(dayEnd)), false],
    [m.day_end_promise(), keptWords(dayEnd), false],
    [m.day_end_refunds(), back(dayEnd.refunds), dayEnd.refunds !== 0],
  ]
  return (
    <dl className="efig">
      {figures.map(([name, value, isBack]) => (
        <div key={name} className={isBack ? 'is-back' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const icons: Record<string, LucideIcon> = {
  card: CreditCard,
  octopus: Nfc,
  alipay: Wallet,
  payme: Wallet,
  fps: Landmark,
  wechat: Wallet,
  mpay: Wallet,
  counter: Banknote,
  riders: Bike,
}

function Methods({ dayEnd }: { dayEnd: DayEnd }) {
  return (
    <section className="etab">
      <table>
        <thead>
          <tr>
            <th scope="col">{m.day_end_method()}</th>
            <th scope="col">{m.day_end_orders()}</th>
            <th scope="col">{m.day_end_taken()}</th>
            <th scope="col">{m.day_end_refunded()}</th>
          </tr>
        </thead>
        <tbody>
          {methodRows(dayEnd).map(({ key, name, orders, taken, refunded }) => (
            <tr key={key}>
              <th scope="row">
                <Icon of={icons[key] ?? Wallet} />
                {name}
              </th>
              <td>{orders}</td>
              <td>{money(taken)}</td>
              <td>{back(refunded)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.day_end_total()}</th>
            <td>{ordersOf(dayEnd)}</td>
            <td>{money(dayEnd.takings)}</td>
            <td>{back(dayEnd.refunds)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

import { m } from '../../paraglide/messages.js'
import type { DayEnd } from './drawer.ts'
import { axisTop, hourBars } from './hour-bars.ts'
import './HoursChart.css'

const [width, height, left, foot, top] = [740, 128, 40, 26, 14]
const tall = height - foot - top

/** Orders by hour as bars; whoever hears the page is read the same numbers as a table. */
export function HoursChart({ hours, begins }: Pick<DayEnd, 'hours' | 'begins'>) {
  const bars = hourBars(hours, begins)
  if (bars.length === 0) return null
  return (
    <figure className="ehours">
      <table className="visually-hidden">
        <caption>{m.day_end_by_hour()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.day_end_hour()}</th>
            <th scope="col">{m.day_end_orders()}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ hour, orders }) => (
            <tr key={hour}>
              <th scope="row">{hour}</th>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption aria-hidden>{m.day_end_by_hour()}</figcaption>
      <Bars bars={bars} />
    </figure>
  )
}

function Bars({ bars }: { bars: DayEnd['hours'] }) {
  const most = axisTop(Math.max(...bars.map(({ orders }) => orders)))
  const room = (width - left) / bars.length
  const bar = Math.min(38, room * 0.64)
  const yOf = (orders: number) => top + tall - (orders / most) * tall
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {[most, most / 2, 0].map((line) => (
        <g key={line}>
          <line x1={left} x2={width} y1={yOf(line)} y2={yOf(line)} />
          <text x={left - 10} y={yOf(line) + 4} textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {bars.map(({ hour, orders }, at) => {
        const middle = left + (at + 0.5) * room
        return (
          <g key={hour}>
            <rect x={middle - bar / 2} y={yOf(orders)} width={bar} height={yOf(0) - yOf(orders)} rx={Math.min(3, bar / 4)} />
            {orders > 0 && (
              <text className="ehours__n" x={middle} y={yOf(orders) - 4} textAnchor="middle">
                {orders}
              </text>
            )}
            <text x={middle} y={height - 8} textAnchor="middle">
              {hour}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

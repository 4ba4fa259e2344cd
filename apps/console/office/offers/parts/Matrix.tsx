import { Link } from 'react-router'
import './Matrix.css'

export type MatrixItem = { key: string; words: string; to: string }
export type MatrixCell = { look: 'yes' | 'no' | 'part' | 'self'; sign: string; words: string }

type MatrixProps = { label: string; items: readonly MatrixItem[]; cell: (one: MatrixItem, other: MatrixItem) => MatrixCell }

/** A table of all beside all: each with each other. Each field has a sign, and its words for whoever hears the page or points at it. */
export function Matrix({ label, items, cell }: MatrixProps) {
  return (
    // It is scrolled by the keyboard, too.
    <div className="offmat" role="group" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <td />
            {items.map(({ key, words }) => (
              <th key={key} scope="col">
                <span>{words}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.key}>
              <th scope="row">
                <Link to={one.to}>{one.words}</Link>
              </th>
              {items.map((other) => {
                const { look, sign, words } = cell(one, other)
                return (
                  <td key={other.key} className={`offmat__${look}`} title={words}>
                    <span aria-hidden>{sign}</span>
                    <span className="visually-hidden">{words}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { m } from '../../paraglide/messages.js'
import './DesktopSides.css'

/** The sides of the app on a wide screen: Hong Kong by night, Macau by day. Decoration, and fixed while the app scrolls. */
export function DesktopSides() {
  return (
    <>
      <aside className="dk__side dk__side--hk" aria-hidden="true" />
      <aside className="dk__side dk__side--mo" aria-hidden="true">
        <p className="dk__say">
          {m.ui_sides_from()}
          <br />
          {m.ui_sides_to()}
        </p>
      </aside>
    </>
  )
}

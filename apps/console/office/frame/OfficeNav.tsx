import { brandIds, type Brand } from '@harbour/rules'
import { NavLink, useLocation } from 'react-router'
import { useOffice } from '../../api/keys.ts'
import { classes } from '../../lib/classes.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { useRights } from '../session/rights.ts'
import { paths } from '../paths.ts'
import { Mark } from '../../ui/Mark.tsx'
import { leaveThen } from '../ui/leave/unsaved.ts'
import { useLastSearches } from './last-searches.ts'
import { Me } from './Me.tsx'
import { openGroups } from './places.ts'

/** The places of the office that are open to whoever is signed in, each as it was looked at last, and the brand that is looked at. */
export function OfficeNav() {
  const { pathname } = useLocation()
  const searches = useLastSearches()
  // A place that is open already is left as it stands, or begun anew.
  const addressOf = (to: string) => (pathname === to ? to : `${to}${searches[to] ?? ''}`)
  return (
    <nav className="of__nav" aria-label={m.frame_main_menu()}>
      <div className="of__brand">
        <span className="of__logo">
          <Mark className="of__mark" />
        </span>
        <span>
          <b>{m.office_chain()}</b>
          <small>{m.office_title()}</small>
        </span>
      </div>
      <BrandSwitch />
      {openGroups(useRights()).map(({ words, places }) => (
        <div key={words()} className="of__group">
          <h2>{words()}</h2>
          {places.map((place) => (
            <NavLink
              key={place.to}
              to={addressOf(place.to)}
              end={place.to === paths.today}
              title={place.words()}
              className={({ isActive }) => classes(isActive && 'is-on')}
            >
              <Icon of={place.icon} size={18} />
              <span>{place.words()}</span>
            </NavLink>
          ))}
        </div>
      ))}
      <Me />
    </nav>
  )
}

const brandTo = (brand: Brand) => leaveThen(() => useOffice.setState({ brand }))

function BrandSwitch() {
  const brand = useOffice(({ brand }) => brand)
  return (
    <label className="of__sw">
      <span className="visually-hidden">{m.office_brand()}</span>
      <select
        value={brand}
        onChange={({ target }) => brandTo(Number(target.value) === brandIds.macau ? brandIds.macau : brandIds.hongKong)}
      >
        <option value={brandIds.hongKong}>{m.office_hong_kong()}</option>
        <option value={brandIds.macau}>{m.office_macau()}</option>
      </select>
    </label>
  )
}

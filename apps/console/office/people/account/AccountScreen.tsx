import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { Page } from '../../ui/Page.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { useShopNames } from '../../words/use-shop-names.ts'
import { roleName, scopeName } from '../staff/staff-words.ts'
import './AccountScreen.css'
import { OwnPasskeys } from './OwnPasskeys.tsx'
import { OwnPin } from './OwnPin.tsx'
import { OwnSessions } from './OwnSessions.tsx'

/** The account of whoever is signed in: their roles, their passkeys, their PIN, and where they are signed in. */
export function AccountScreen() {
  const staff = useOffice(({ session }) => session?.staff)
  const { nameOf } = useShopNames()
  const worksInShop = useMay('shop.orders')
  return (
    <Page title={m.people_account()} sub={staff && `${staff.name} · ${staff.account}`}>
      <div className="pplacc">
        <div className="stack">
          <OwnPasskeys />
          {worksInShop && <OwnPin />}
        </div>
        <div className="stack">
          <OwnSessions />
          <Panel title={m.people_roles()}>
            <ul className="pplacc__roles">
              {staff?.grants.map(({ role, scope }, at) => (
                <li key={at}>
                  <Pill>{roleName(role)}</Pill> {scopeName(scope, nameOf)}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      </div>
    </Page>
  )
}

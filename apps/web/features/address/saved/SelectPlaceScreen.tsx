import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useAddresses } from '../../../entities/address/saved-addresses.ts'
import { useBack } from '../../../navigation/go.ts'
import { useReturnQuery } from '../../../navigation/return-to.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { CtaBar } from '../../../ui/frame/CtaBar.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { AddressCard } from './AddressCard.tsx'
import { useChoosing } from './choose-saved-address.ts'
import { Refused } from './Refused.tsx'
import '../../../ui/forms/choices/Option.css'
import '../address.css'
import { paths } from '../../../navigation/paths.ts'

/** The saved addresses: one tap delivers there; managed, they are changed, deleted, or one is made the default (spec 1.16, 2.17). */
export function SelectPlaceScreen() {
  const saved = useAddresses()
  const back = useBack()
  const [params] = useSearchParams()
  const next = useReturnQuery()
  const [managing, manage] = useState(params.has('manage'))
  const { choose, asking, refused } = useChoosing()
  const add = `${paths.addressSearch(1)}?${new URLSearchParams(managing ? { next: `${paths.addresses}?manage=1` } : next)}`
  return (
    <div className="app pad-cta">
      <AppBar
        title={m.address_saved()}
        onBack={() => back(paths.home)}
        line
        end={
          saved.length > 0 && (
            <button type="button" className="link mines__mode" onClick={() => manage(!managing)}>
              {managing ? m.address_done() : m.address_manage()}
            </button>
          )
        }
      />
      <main id="main" className="mines">
        {saved.length === 0 && <EmptyState title={m.address_none()} body={m.address_none_body()} />}
        <ul className="mines__list" aria-label={m.address_saved()}>
          {saved.map((each) => (
            <li key={each.addressCode}>
              <AddressCard saved={each} managing={managing} asking={asking === each.addressCode} onChoose={() => void choose(each)} />
              {refused?.saved === each && <Refused {...refused} />}
            </li>
          ))}
        </ul>
        <CtaBar>
          <Button block href={add}>
            {m.address_add()}
          </Button>
        </CtaBar>
      </main>
    </div>
  )
}

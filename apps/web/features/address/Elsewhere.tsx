import { ArrowLeftRight } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { macauIsOpen } from '../../entities/brand/front-config.ts'
import { brand, switchRegion } from '../../api/region.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

/** What was typed is in the other region: the way over there (spec 4.39). */
export function Elsewhere() {
  const toMacau = brand() === 31
  if (toMacau && !macauIsOpen()) return null
  return (
    <div className="outside">
      <Banner tone="info" icon={ArrowLeftRight} note live>
        <b className="smallb">{toMacau ? m.address_elsewhere_mo() : m.address_elsewhere_hk()}</b>
        <p>{m.address_elsewhere_body()}</p>
        <Button variant="secondary" small onClick={() => switchRegion(toMacau ? 42 : 31)}>
          {toMacau ? m.address_elsewhere_go_mo() : m.address_elsewhere_go_hk()}
        </Button>
      </Banner>
    </div>
  )
}

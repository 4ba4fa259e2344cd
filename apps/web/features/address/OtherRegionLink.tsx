import { ArrowLeftRight } from 'lucide-react'
import { brandIds } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { macauIsOpen } from '../../entities/brand/front-config.ts'
import { inMacau, switchRegion } from '../../api/region.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

/** The way over to the other region, where what was typed is (spec 4.39). */
export function OtherRegionLink() {
  const toMacau = !inMacau()
  if (toMacau && !macauIsOpen()) return null
  return (
    <div className="outside">
      <Banner tone="info" icon={ArrowLeftRight} note live>
        <b className="smallb">{toMacau ? m.address_elsewhere_mo() : m.address_elsewhere_hk()}</b>
        <p>{m.address_elsewhere_body()}</p>
        <Button variant="secondary" small onClick={() => switchRegion(toMacau ? brandIds.macau : brandIds.hongKong)}>
          {toMacau ? m.address_elsewhere_go_mo() : m.address_elsewhere_go_hk()}
        </Button>
      </Banner>
    </div>
  )
}

import { Check } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { usePartnerLink } from '../../entities/partner/partner-link.ts'
import { usePartnerProfile } from '../../entities/partner/partner-profile.ts'
import { usePartner } from '../../entities/partner/partner.ts'
import { isMember, useSession } from '../../api/session.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { PartnerMark } from '../../ui/shop/PartnerMark.tsx'
import { paths } from '../../navigation/paths.ts'

/** The guest's card of the partner's, and whether a member of ours has linked it. */
export function PartnerCard() {
  const { data: profile } = usePartnerProfile()
  return (
    <section className="plink card" aria-label={m.partner_member()}>
      <PartnerMark />
      <span className="grow">
        <b className="strong">{m.partner_member()}</b>
        <br />
        <span className="small ink2 num">{profile && m.partner_card({ last: profile.cardNo.slice(-4) })}</span>
      </span>
      <Linked />
    </section>
  )
}

function Linked() {
  const { linked, linkProof } = usePartner()
  const { link } = usePartnerLink()
  const member = useSession(({ user }) => isMember(user))
  if (linked) {
    return (
      <Badge tone="ok" icon={Check}>
        {m.partner_linked()}
      </Badge>
    )
  }
  if (linkProof === '') return null
  if (!member) {
    return (
      <Button small variant="tint" href={`${paths.login}?page=home`}>
        {m.partner_link_login()}
      </Button>
    )
  }
  return (
    <Button small variant="tint" aria-label={m.partner_link_it()} onClick={() => void link()}>
      {m.partner_link()}
    </Button>
  )
}

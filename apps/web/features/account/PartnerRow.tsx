import { m } from '../../paraglide/messages.js'
import { usePartnerLink } from '../../entities/partner/partner-link.ts'
import { Button } from '../../ui/Button.tsx'
import { PartnerMark } from '../../ui/shop/PartnerMark.tsx'

/** The loyalty partner's card: linked, and how to undo that; or just come with, and how to link it. */
export function PartnerRow({ yuuId }: { yuuId: string | null }) {
  const { link, unlink } = usePartnerLink()
  const last = yuuId?.slice(-4) ?? ''
  return (
    <section className="card mine__partner" aria-label={m.partner_row()}>
      <PartnerMark />
      <span className="grow">
        <b className="strong">{m.partner_row()}</b>
        {yuuId !== null && <span className="small ink2 num">{m.partner_card({ last })}</span>}
      </span>
      {yuuId === null ? (
        <Button small variant="tint" aria-label={m.partner_row_link()} onClick={() => void link()}>
          {m.partner_link()}
        </Button>
      ) : (
        <Button small variant="tint" aria-label={m.partner_unlink_it({ last })} onClick={() => void unlink()}>
          {m.partner_unlink()}
        </Button>
      )}
    </section>
  )
}

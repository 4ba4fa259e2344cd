import { memberGet, voucherStatuses } from '@harbour/protocol'
import { groupedPhone } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Download, FilePlus2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { query } from '../../../api/call.ts'
import { brand } from '../../../api/keys.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Kpi } from '../../ui/Kpi.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { DataDialog, type DataAction } from './DataDialog.tsx'
import { MemberParts } from './MemberParts.tsx'
import './MemberScreen.css'
import { RequestDialog } from './RequestDialog.tsx'

/** One member, masked: points, coupons, consents and orders, and what they may ask for of their data. */
export function MemberScreen() {
  const { userId = '' } = useParams()
  const { data, error, refetch } = useQuery(query(memberGet, { userId }))
  const above = [{ to: paths.members, words: m.support_members() }]
  if (!data)
    return (
      <Page title={m.support_member()} above={above}>
        <ErrorNote error={error} onRetry={refetch} />
        {!error && <Loading rows={8} />}
      </Page>
    )
  const { member } = data
  const facts = [
    member.memberNo,
    groupedPhone(member.phone, brand()),
    member.email,
    m.support_joined_at({ at: dayAndTime(member.joinedAt) }),
  ]
  return (
    <Page title={member.name} above={above} sub={facts.join(' · ')} tools={<DataTools userId={userId} />}>
      <ErrorNote error={error} onRetry={refetch} />
      <div className="supkpis">
        <Kpi label={m.support_points()} value={data.points.toLocaleString('en-US')} />
        <Kpi
          label={m.support_coupons()}
          value={data.coupons.filter(({ status }) => status === voucherStatuses.usable).length}
          note={m.support_coupons_all({ count: data.coupons.length })}
        />
        <Kpi label={m.support_last_orders()} value={data.orders.length} note={m.support_last_orders_say()} />
      </div>
      <MemberParts detail={data} />
    </Page>
  )
}

/** The things that a member may ask for of their data. */
function DataTools({ userId }: { userId: string }) {
  const [open, setOpen] = useState<DataAction | 'note' | null>(null)
  const [mayHelp, mayUnmask] = [useMay('guest.help'), useMay('guest.unmask')]
  if (!mayHelp || !mayUnmask) return null
  const close = () => setOpen(null)
  return (
    <>
      <OfficeButton icon={FilePlus2} onClick={() => setOpen('note')}>
        {m.support_note_request()}
      </OfficeButton>
      <OfficeButton icon={Download} onClick={() => setOpen('export')}>
        {m.support_export()}
      </OfficeButton>
      <OfficeButton look="danger" icon={Trash2} onClick={() => setOpen('delete')}>
        {m.support_delete()}
      </OfficeButton>
      {open === 'note' && <RequestDialog userId={userId} onClose={close} />}
      {(open === 'export' || open === 'delete') && <DataDialog action={open} userId={userId} onClose={close} />}
    </>
  )
}

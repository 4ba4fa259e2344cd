import { memberSearch } from '@harbour/protocol'
import { groupedPhone } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isRefused } from '../../../api/call-failure.ts'
import { query } from '../../../api/call.ts'
import { brand } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** The members that a text finds: by their whole phone, their email or their number. */
export function FoundMembers({ text }: { text: string }) {
  const { data, error, refetch } = useQuery({ ...query(memberSearch, { text }), staleTime: 60_000, refetchOnWindowFocus: false })
  const members = data?.members ?? []
  // The orders have said so.
  const partial = isRefused(error, 'PHONE_PARTIAL')
  return (
    <Panel title={m.support_members()} sub={data && m.support_found({ count: members.length })}>
      {!partial && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Loading rows={2} />}
      {(partial || (data && members.length === 0)) && <p className="supfind__say">{m.support_no_member()}</p>}
      <ul className="supfound__list">
        {members.map(({ userId, name, phone, memberNo }) => (
          <li key={userId}>
            <Link to={paths.member(userId)}>
              <b>{name}</b>
              <small>{[groupedPhone(phone, brand()), memberNo].join(' · ')}</small>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

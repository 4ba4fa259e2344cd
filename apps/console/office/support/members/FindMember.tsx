import { memberSearch, type SupportMember } from '@harbour/protocol'
import { groupedPhone } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/call.ts'
import { brand } from '../../../api/keys.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SearchForm } from '../../ui/SearchForm.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import '../find/FindOrder.css'

/** Finds members by what only they, or whoever they have told, can say of them. */
export function FindMember() {
  const [text, search] = useFilter('q')
  return (
    <>
      <SearchForm main label={m.support_member_field()} go={m.support_search()} text={text} onSearch={search} />
      {text === '' ? <p className="supfind__say">{m.support_member_not_sought()}</p> : <Found text={text} />}
    </>
  )
}

function Found({ text }: { text: string }) {
  const { data, error, refetch } = useQuery({ ...query(memberSearch, { text }), staleTime: 60_000, refetchOnWindowFocus: false })
  return (
    <Panel title={m.support_members()} sub={data && m.support_found({ count: data.members.length })} bare>
      <ErrorNote error={error} onRetry={refetch} />
      {!data && !error && <Loading rows={3} />}
      {data && (
        <DataTable
          label={m.support_members()}
          columns={columns()}
          rows={data.members}
          rowKey={({ userId }) => userId}
          rowTo={({ userId }) => paths.member(userId)}
          empty={
            <Empty title={m.support_no_member()}>
              <p>{m.support_no_member_say()}</p>
              <Link to={`${paths.support}?q=${encodeURIComponent(text)}`}>{m.support_find_orders_instead()}</Link>
            </Empty>
          }
        />
      )}
    </Panel>
  )
}

const columns = (): Column<SupportMember>[] => [
  { key: 'name', head: m.support_name(), cell: ({ userId, name }) => <Link to={paths.member(userId)}>{name}</Link> },
  { key: 'no', head: m.support_member_no(), cell: ({ memberNo }) => memberNo },
  { key: 'phone', head: m.support_phone(), cell: ({ phone }) => groupedPhone(phone, brand()) },
  { key: 'email', head: m.support_email(), cell: ({ email }) => email },
  { key: 'joined', head: m.support_joined(), cell: ({ joinedAt }) => dayAndTime(joinedAt), sort: ({ joinedAt }) => joinedAt },
]

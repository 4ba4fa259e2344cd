import { dataRequestListGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { DataRequests } from './DataRequests.tsx'
import { FindMember } from './FindMember.tsx'

/** Members: found by a whole phone, an email or a number, and the requests for their data that wait. */
export function MembersScreen() {
  const mayHelp = useMay('guest.help')
  const requests = useQuery({ ...query(dataRequestListGet, {}), enabled: mayHelp })
  const [tab] = useFilter('tab')
  const current = tab === 'requests' && mayHelp ? 'requests' : 'find'
  return (
    <Page title={m.support_members()} sub={m.support_members_say()}>
      {mayHelp && (
        <Tabs
          label={m.support_parts()}
          current={current}
          tabs={[
            { key: 'find', words: m.support_find_member() },
            { key: 'requests', words: m.support_data_requests(), count: requests.data?.requests.filter(({ end }) => end === null).length },
          ]}
        />
      )}
      {current === 'find' ? <FindMember /> : <DataRequests {...requests} />}
    </Page>
  )
}

import { supportRequestsGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { FindOrder } from './FindOrder.tsx'
import { WaitingRequests } from './WaitingRequests.tsx'

const readAgain = 30_000

/** Support: one field that finds an order by any scrap of it, and what waits for a second person. */
export function FindScreen() {
  const mayHelp = useMay('guest.help')
  const waiting = useQuery({ ...query(supportRequestsGet, {}), enabled: mayHelp, refetchInterval: readAgain })
  const [tab] = useFilter('tab')
  const count = waiting.data && waiting.data.refunds.length + waiting.data.cancellations.length
  const current = tab === 'waiting' && mayHelp ? 'waiting' : 'find'
  return (
    <Page title={m.support_find()} sub={m.support_find_say()}>
      {mayHelp && (
        <Tabs
          label={m.support_parts()}
          current={current}
          tabs={[
            { key: 'find', words: m.support_find() },
            { key: 'waiting', words: m.support_waiting(), count },
          ]}
        />
      )}
      {current === 'find' ? <FindOrder /> : <WaitingRequests {...waiting} />}
    </Page>
  )
}

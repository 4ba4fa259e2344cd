import { brandIds } from '@harbour/rules'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Empty } from '../../ui/Empty.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFilter } from '../../ui/table/table-address.ts'
import { OrdersTable } from '../words/OrdersTable.tsx'
import { consentName, couponStatusName, type MemberDetail } from './member-words.ts'

/** A member's orders, coupons and consents, each at an address of its own. */
export function MemberParts({ detail }: { detail: MemberDetail }) {
  const [tab] = useFilter('tab')
  const current = tab === 'coupons' || tab === 'consents' ? tab : 'orders'
  return (
    <>
      <Tabs
        label={m.support_parts()}
        current={current}
        tabs={[
          { key: 'orders', words: m.support_orders(), count: detail.orders.length },
          { key: 'coupons', words: m.support_coupons(), count: detail.coupons.length },
          { key: 'consents', words: m.support_consents(), count: detail.consents.length },
        ]}
      />
      <Panel bare>
        {current === 'orders' && <OrdersTable orders={detail.orders} empty={<Empty title={m.support_no_orders()} />} />}
        {current === 'coupons' && (
          <DataTable
            label={m.support_coupons()}
            columns={couponColumns()}
            rows={detail.coupons}
            rowKey={({ brand, voucherCode }) => `${brand} ${voucherCode}`}
            empty={<Empty title={m.support_no_coupons()} />}
          />
        )}
        {current === 'consents' && (
          <DataTable
            label={m.support_consents()}
            columns={consentColumns()}
            rows={detail.consents}
            rowKey={({ kind, at, given }) => `${kind} ${at} ${given}`}
            empty={<Empty title={m.support_no_consents()} />}
          />
        )}
      </Panel>
    </>
  )
}

const couponColumns = (): Column<MemberDetail['coupons'][number]>[] => [
  { key: 'name', head: m.support_coupon(), cell: ({ name }) => name, sort: ({ name }) => name },
  { key: 'code', head: m.support_code(), cell: ({ voucherCode }) => voucherCode },
  { key: 'brand', head: m.office_brand(), cell: ({ brand }) => (brand === brandIds.macau ? m.office_macau() : m.office_hong_kong()) },
  { key: 'ends', head: m.support_ends(), cell: ({ ends }) => (ends === null ? '' : dayAndTime(ends)), sort: ({ ends }) => ends ?? 0 },
  { key: 'status', head: m.support_status(), cell: ({ status }) => <Pill>{couponStatusName(status)}</Pill>, sort: ({ status }) => status },
]

const consentColumns = (): Column<MemberDetail['consents'][number]>[] => [
  {
    key: 'given',
    head: m.support_consent_given(),
    cell: ({ given }) => <Pill look={given ? 'ok' : 'plain'}>{given ? m.support_yes() : m.support_withdrawn()}</Pill>,
  },
  { key: 'kind', head: m.support_consent(), cell: ({ kind }) => consentName(kind) },
  { key: 'wording', head: m.support_wording(), cell: ({ wording }) => wording },
  { key: 'at', head: m.support_when(), cell: ({ at }) => dayAndTime(at), sort: ({ at }) => at },
]

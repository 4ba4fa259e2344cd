import type { ChainShop } from '@harbour/chain'
import { staffListGet, type StaffMember } from '@harbour/protocol'
import type { StaffGrant, StaffRole } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { useMay } from '../../session/rights.ts'
import { Callout } from '../../ui/Callout.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { listWords } from '../../../lib/list-words.ts'

/** The people who work at a shop, or look after it; their roles are changed where the staff is kept. */
export function PeoplePart({ shop }: { shop: ChainShop }) {
  const may = useMay('staff.manage')
  const { data, error, refetch } = useQuery({ ...query(staffListGet, {}), enabled: may })
  if (!may) return <Callout look="info">{m.shops_people_not_yours()}</Callout>
  const people = data?.staff.filter(({ active, grants }) => active && grants.some((grant) => covers(grant, shop)))
  return (
    <Panel bare title={m.shops_people()} sub={m.shops_people_say()} tools={<Link to={paths.staff}>{m.shops_people_all()}</Link>}>
      <ErrorNote error={error} onRetry={refetch} />
      {people ? (
        <DataTable
          label={m.shops_people()}
          columns={columns(shop)}
          rows={people}
          rowKey={({ staffId }) => staffId}
          empty={
            <Empty title={m.shops_people_none()}>
              <Link to={paths.staff}>{m.shops_people_all()}</Link>
            </Empty>
          }
        />
      ) : (
        !error && <Loading rows={4} />
      )}
    </Panel>
  )
}

const columns = (shop: ChainShop): Column<StaffMember>[] => [
  { key: 'name', head: m.shops_person(), sort: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'roles',
    head: m.shops_roles(),
    cell: ({ grants }) => listWords([...new Set(grants.filter((grant) => covers(grant, shop)).map(({ role }) => roleWords(role)))]),
  },
  {
    key: 'where',
    head: m.shops_where(),
    cell: ({ grants }) =>
      grants.some(({ scope }) => scope.kind === 'shops' && scope.storeIds.includes(shop.storeId)) ? (
        <Pill look="ok">{m.shops_works_here()}</Pill>
      ) : (
        <Pill>{m.shops_looks_after_more()}</Pill>
      ),
  },
]

const covers = ({ scope }: StaffGrant, { storeId, brand }: ChainShop): boolean =>
  scope.kind === 'all' || (scope.kind === 'brand' ? scope.brand === brand : scope.storeIds.includes(storeId))

const roleWords = (role: StaffRole): string =>
  ({
    crew: m.shops_role_crew,
    manager: m.shops_role_manager,
    menu: m.shops_role_menu,
    marketing: m.shops_role_marketing,
    support: m.shops_role_support,
    finance: m.shops_role_finance,
    admin: m.shops_role_admin,
  })[role]()

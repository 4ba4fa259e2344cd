import { staffRoles } from '@harbour/rules'
import { Fingerprint, KeyRound, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/Empty.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useFilter, useSetFilters } from '../../ui/table/table-address.ts'
import { useShopNames } from '../../words/use-shop-names.ts'
import './PeopleTable.css'
import { roleName, scopeName } from './staff-words.ts'
import { lastSeen, type Person } from './use-people.ts'

/** The people, narrowed by name, role and whether they are still here. */
export function PeopleTable({ people, stale }: { people: readonly Person[]; stale: boolean }) {
  const [text, search] = useFilter('q')
  const [role, setRole] = useFilter('role')
  const [state, setState] = useFilter('state')
  const set = useSetFilters()
  const { nameOf } = useShopNames()
  const wanted = text.trim().toLowerCase()
  const shown = people.filter(
    ({ name, account, grants, active }) =>
      `${name} ${account}`.toLowerCase().includes(wanted) &&
      (role === '' || grants.some((grant) => grant.role === role)) &&
      (state === 'gone' ? !active : state === 'all' || active),
  )
  const clear = () => set({ q: '', role: '', state: 'all' })
  return (
    <>
      <div className="pplfilt">
        <SearchBox label={m.people_search()} value={text} onChange={search} />
        <SelectField
          label={m.people_role()}
          hideLabel
          value={role}
          options={[
            { value: '', words: m.people_any_role() },
            ...staffRoles.map((each) => ({ value: each as string, words: roleName(each) })),
          ]}
          onChange={setRole}
        />
        <SelectField
          label={m.people_state()}
          hideLabel
          value={state}
          options={[
            { value: '', words: m.people_active() },
            { value: 'gone', words: m.people_gone() },
            { value: 'all', words: m.people_everybody() },
          ]}
          onChange={setState}
        />
      </div>
      <Panel bare>
        <DataTable
          label={m.people_people()}
          columns={columns(nameOf)}
          rows={shown}
          rowKey={({ staffId }) => staffId}
          rowTo={({ staffId }) => paths.person(staffId)}
          stale={stale}
          empty={
            <Empty title={m.people_nobody()}>
              <OfficeButton onClick={clear}>{m.office_clear_filters()}</OfficeButton>
            </Empty>
          }
        />
      </Panel>
    </>
  )
}

const columns = (nameOf: (storeId: string) => string): Column<Person>[] => [
  {
    key: 'name',
    head: m.people_person(),
    cell: ({ staffId, name, account }) => (
      <Link className="pplname" to={paths.person(staffId)}>
        <b>{name}</b>
        <small>{account}</small>
      </Link>
    ),
    sort: ({ name }) => name,
  },
  {
    key: 'role',
    head: m.people_role(),
    cell: ({ grants }) => (
      <span className="pplpills">
        {grants.map(({ role }, at) => (
          <Pill key={at} look={role === 'admin' ? 'draft' : 'plain'}>
            {roleName(role)}
          </Pill>
        ))}
      </span>
    ),
    sort: ({ grants }) => (grants[0] ? roleName(grants[0].role) : ''),
  },
  {
    key: 'scope',
    head: m.people_scope(),
    cell: ({ grants }) => [...new Set(grants.map(({ scope }) => scopeName(scope, nameOf)))].join(' · '),
  },
  { key: 'ways', head: m.people_sign_in(), cell: (person) => <Ways person={person} /> },
  {
    key: 'seen',
    head: m.people_last_seen(),
    right: true,
    cell: (person) => (lastSeen(person) === undefined ? '—' : dayAndTime(lastSeen(person) ?? 0)),
    sort: (person) => lastSeen(person) ?? 0,
  },
]

/** The ways by which somebody comes in. */
export function Ways({ person: { active, joined, access } }: { person: Person }) {
  if (!active) return <Pill look="err">{m.people_shut_out()}</Pill>
  const [passkeys, hasPin] = [access?.passkeys ?? 0, access?.hasPin ?? false]
  return (
    <span className="pplpills">
      {passkeys > 0 && (
        <Pill look="ok" icon={Fingerprint}>
          {m.people_passkeys({ count: passkeys })}
        </Pill>
      )}
      {hasPin && (
        <Pill look="ok" icon={KeyRound}>
          {m.people_pin()}
        </Pill>
      )}
      {!joined && !hasPin && access?.sessions.length === 0 && <Pill look="info">{m.people_invited()}</Pill>}
      {joined && passkeys === 0 && (
        <Pill look="warn" icon={TriangleAlert}>
          {m.people_password_only()}
        </Pill>
      )}
    </span>
  )
}

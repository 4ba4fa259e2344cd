import { groupBegin } from '@harbour/protocol'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { isRefusal } from '../../api/is-refusal.ts'
import { newGuid } from '../../api/session.ts'
import { useOpenGroup } from '../../entities/group/group-address.ts'
import { keepGroupName, keepHosting } from '../../entities/group/group-store.ts'
import { useGroupName, useHosting } from '../../entities/group/group-visit.ts'
import { shopOf, useOrderLocation } from '../../entities/location/order-location.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useBack } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ChipGroup } from '../../ui/forms/choices/ChipGroup.tsx'
import { Field } from '../../ui/forms/fields/Field.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { closesIn, closingMinutes, mostChoices, mostOf, type ClosingMinutes, type MostChoice } from './closing-times.ts'
import './group.css'

/** The beginning of a group order at the shop that is chosen: under which name, for how long, and up to how much for each. */
export function BeginGroup() {
  const back = useBack()
  const where = useOrderLocation()
  const shop = shopOf(where)
  return (
    <div className="app gor">
      <AppBar title={m.group_title()} onBack={() => back(paths.menu(where.orderType))} />
      <main id="main">
        <Hosted />
        {shop ? (
          <BeginForm storeId={shop.storeId} />
        ) : (
          <EmptyState title={m.group_no_shop()} body={m.group_no_shop_body()}>
            <Button block href={`${paths.shops}?next=${encodeURIComponent(paths.group)}`}>
              {m.group_choose_shop()}
            </Button>
          </EmptyState>
        )}
      </main>
    </div>
  )
}

/** The way back to the one that this guest hosts already. */
function Hosted() {
  const hosting = useHosting()
  const openGroup = useOpenGroup()
  if (hosting === null) return null
  return (
    <Block className="gor__row">
      <ListRow icon={Users} title={m.group_running()} onClick={() => openGroup(hosting)} />
    </Block>
  )
}

function BeginForm({ storeId }: { storeId: string }) {
  const { orderType } = useOrderLocation()
  const wantedAt = useWantedAt() ?? undefined
  const openGroup = useOpenGroup()
  const [clientGroupId, setClientGroupId] = useState(newGuid)
  const [name, setName] = useState(useGroupName())
  const [minutes, setMinutes] = useState<ClosingMinutes>('30')
  const [most, setMost] = useState<MostChoice>('none')
  const begin = async () => {
    const content = { clientGroupId, name: name.trim(), storeId, orderType, wantedAt, mostEach: mostOf(most) }
    const terms = { ...content, closesAt: closesIn(minutes, serverNow()) }
    const { token } = await call(groupBegin, terms, { handles: 'all' }).catch((cause: unknown) => {
      // Under this id one was begun that is over: the next try begins another.
      if (isRefusal(groupBegin, cause, ['GROUP_UNKNOWN'])) setClientGroupId(newGuid())
      throw cause
    })
    keepGroupName(name.trim())
    keepHosting(token, storeId)
    openGroup(token, { replace: true })
  }
  const { asked, busy, failed, submit } = useCallForm(groupBegin, { wrong: name.trim() ? undefined : 'name', send: begin, leaves: true })
  /** Another group order: one that was begun and whose answer was lost keeps the terms that it was begun with. */
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setClientGroupId(newGuid())
      set(value)
    }
  return (
    <form noValidate onSubmit={submit}>
      <Block title={m.group_begin_title()}>
        <p className="ink2">{m.group_begin_body()}</p>
        <div className="gor__fields">
          <Field
            label={m.group_your_name()}
            name="name"
            autoComplete="nickname"
            limit={20}
            required
            value={name}
            onChange={({ currentTarget }) => change(setName)(currentTarget.value)}
            help={m.group_name_help()}
            error={asked && !name.trim() ? m.group_name_missing() : undefined}
          />
          <h3 className="t3">{m.group_closes_in()}</h3>
          <ChipGroup
            label={m.group_closes_in()}
            chips={closingMinutes.map((value) => ({ value, label: m.group_minutes({ count: value }) }))}
            value={minutes}
            onChange={change(setMinutes)}
          />
          <h3 className="t3">{m.group_most()}</h3>
          <ChipGroup
            label={m.group_most()}
            chips={mostChoices.map((value) => ({ value, label: value === 'none' ? m.group_most_none() : `$${value}` }))}
            value={most}
            onChange={change(setMost)}
          />
          <p className="cap ink2">{m.group_most_help()}</p>
        </div>
        <Button block type="submit" loading={busy} reason={failed}>
          {m.group_create()}
        </Button>
      </Block>
    </form>
  )
}

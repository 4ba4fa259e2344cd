import { groupJoin, type GroupOrder } from '@harbour/protocol'
import { formatPrice, formatTime } from '@harbour/rules'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { keepGroupName } from '../../entities/group/group-store.ts'
import { useGroupName } from '../../entities/group/group-visit.ts'
import { useBack } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/fields/Field.tsx'
import { useCallForm } from '../../ui/forms/use-call-form.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Block } from '../../ui/frame/Block.tsx'
import { useHeadFocus } from './use-head-focus.ts'

type JoinGroupProps = { token: string; group: GroupOrder; onJoined: (group: GroupOrder) => void }

/** The invitation as whoever opens the link first sees it: who asks, from where, until when, up to how much, and who reads what is said here. */
export function JoinGroup({ token, group, onJoined }: JoinGroupProps) {
  const back = useBack()
  useHeadFocus()
  const { hostName, storeName, state, closesAt, mostEach } = group
  return (
    <div className="app gor">
      <AppBar title={m.group_of({ name: hostName })} onBack={() => back(paths.home)} />
      <main id="main">
        <Block title={m.group_join_title({ name: hostName })}>
          <p className="ink2">
            {m.group_join_body({ shop: storeName, name: hostName })}{' '}
            {mostEach !== null && m.group_join_limit({ amount: formatPrice(mostEach) })}
          </p>
          {state === 'open' ? (
            <>
              <p className="strong">{m.group_open_until({ time: formatTime(closesAt) })}</p>
              <JoinForm token={token} hostName={hostName} onJoined={onJoined} />
            </>
          ) : (
            <p className="strong">{m.group_closed_guest({ name: hostName })}</p>
          )}
        </Block>
      </main>
    </div>
  )
}

function JoinForm({ token, hostName, onJoined }: Pick<JoinGroupProps, 'token' | 'onJoined'> & { hostName: string }) {
  const [name, setName] = useState(useGroupName())
  const join = async () => {
    const group = await call(groupJoin, { token, name: name.trim() }, { handles: 'all' })
    keepGroupName(name.trim())
    onJoined(group)
  }
  const { asked, busy, failed, refused, forget, submit } = useCallForm(groupJoin, { wrong: name.trim() ? undefined : 'name', send: join })
  const taken = refused(['GROUP_NAME_TAKEN']) ? failed : undefined
  return (
    <form noValidate onSubmit={submit}>
      <div className="gor__fields">
        <Field
          label={m.group_your_name()}
          name="name"
          autoComplete="nickname"
          limit={20}
          required
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            forget()
          }}
          error={asked && !name.trim() ? m.group_name_missing() : taken}
        />
        <p className="cap ink2">{m.group_join_private({ name: hostName })}</p>
      </div>
      <Button block type="submit" loading={busy} reason={taken ? undefined : failed}>
        {m.group_join()}
      </Button>
    </form>
  )
}

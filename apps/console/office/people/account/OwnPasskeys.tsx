import { staffPasskeyGet, staffPasskeyRegister, staffPasskeyRegisterStart, staffPasskeyRemove } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { call, query } from '../../../api/call.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { sayNote } from '../../../ui/undo.ts'
import { passkeysWork } from '../../session/sign-in.ts'
import { madePasskey } from '../../session/signed-passkey.ts'
import { withStepUp } from '../../session/step-up.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import '../staff/PersonScreen.css'

/** The passkeys of whoever is signed in: made on this device, and removed. */
export function OwnPasskeys() {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(query(staffPasskeyGet, {}))
  const readAnew = () => queries.invalidateQueries({ queryKey: [staffPasskeyGet.name] })
  const made = useMutation({
    mutationFn: async () => {
      const credential = await madePasskey(await withStepUp(() => call(staffPasskeyRegisterStart, {})))
      return credential && withStepUp(() => call(staffPasskeyRegister, { credential }))
    },
    onSuccess: (passkey) => {
      if (passkey) sayNote(m.people_passkey_made({ name: passkey.name }))
      return readAnew()
    },
  })
  const removed = useMutation({
    mutationFn: (passkeyRef: string) => withStepUp(() => call(staffPasskeyRemove, { passkeyRef })),
    onSettled: readAnew,
  })
  const works = passkeysWork()
  return (
    <Panel
      title={m.people_own_passkeys()}
      tools={
        <OfficeButton small icon={Plus} pending={made.isPending} disabled={!works} onClick={() => made.mutate()}>
          {m.people_add_passkey()}
        </OfficeButton>
      }
    >
      <p>{works ? m.people_passkeys_say() : m.people_no_passkeys_here()}</p>
      <ErrorNote error={error} onRetry={refetch} />
      <ErrorNote error={made.error ?? removed.error} />
      {!data && !error && <Loading rows={2} />}
      <ul className="pplsessions">
        {data?.passkeys.map(({ passkeyRef, name, madeAt, usedAt }) => (
          <li key={passkeyRef}>
            <span>
              <b>{name}</b>
              <small>{usedAt === null ? m.people_made_at({ at: dayAndTime(madeAt) }) : m.people_used_at({ at: dayAndTime(usedAt) })}</small>
            </span>
            <OfficeButton
              small
              icon={Trash2}
              pending={removed.isPending && removed.variables === passkeyRef}
              aria-label={m.people_remove_passkey({ name })}
              onClick={() => removed.mutate(passkeyRef)}
            />
          </li>
        ))}
      </ul>
      {data?.passkeys.length === 0 && <p>{m.people_no_passkeys()}</p>}
    </Panel>
  )
}

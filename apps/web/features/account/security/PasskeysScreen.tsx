import { passkeyGet, type Answer } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { query } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { useBack } from '../../../navigation/go.ts'
import { passkeysWork } from '../../../entities/member/passkeys.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PasskeyPassword } from './PasskeyPassword.tsx'
import { usePasskeyChange } from './passkey-change.ts'
import '../account.css'
import { paths } from '../../../navigation/paths.ts'

type Passkey = Answer<typeof passkeyGet>['passkeys'][number]

/** The member's passkeys beside their password: one more, or one less. */
export function PasskeysScreen() {
  const back = useBack()
  const { data, isError, isFetching, refetch } = useQuery(query(passkeyGet, {}, { background: true, handles: 'all' }))
  const { changing, password, giveUp, add, remove } = usePasskeyChange(() => void refetch())
  return (
    <div className="app dvs">
      <AppBar line title={m.account_passkeys()} onBack={() => back(paths.account)} />
      <main id="main">
        {!data && !isError && <Skeleton height={160} />}
        {isError && (
          <EmptyState title={m.account_passkeys_lost()}>
            <Button block loading={isFetching} onClick={() => void refetch()}>
              {m.account_retry()}
            </Button>
          </EmptyState>
        )}
        {data && (
          <>
            <p className="small ink2 sec dvs__all">{m.account_passkeys_body()}</p>
            {data.passkeys.length > 0 && (
              <ul className="menu-card card dvs__list">
                {data.passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.passkeyRef}
                    passkey={passkey}
                    removing={changing === passkey.passkeyRef}
                    onRemove={() => remove(passkey.passkeyRef)}
                  />
                ))}
              </ul>
            )}
            <div className="sec dvs__all">
              {passkeysWork() ? (
                <Button variant="secondary" block loading={changing === 'new'} onClick={() => add()}>
                  {m.account_passkey_add()}
                </Button>
              ) : (
                <p className="small ink2">{m.account_passkey_not_here()}</p>
              )}
            </div>
          </>
        )}
      </main>
      <PasskeyPassword
        open={password !== undefined}
        refused={password?.refused}
        busy={changing === 'new'}
        onPassword={add}
        onClose={giveUp}
      />
    </div>
  )
}

type PasskeyRowProps = { passkey: Passkey; removing: boolean; onRemove: () => void }

function PasskeyRow({ passkey: { name: madeWith, madeAt, usedAt }, removing, onRemove }: PasskeyRowProps) {
  const name = madeWith || m.account_passkey()
  const used = usedAt === null ? m.account_passkey_unused() : m.account_device_seen({ date: dayWords(usedAt) })
  return (
    <li>
      <ListRow
        icon={KeyRound}
        plain
        title={name}
        detail={`${m.account_passkey_made({ date: dayWords(madeAt) })} · ${used}`}
        end={
          <Button small variant="tint" loading={removing} aria-label={m.account_passkey_remove_name({ name })} onClick={onRemove}>
            {m.account_passkey_remove()}
          </Button>
        }
      />
    </li>
  )
}

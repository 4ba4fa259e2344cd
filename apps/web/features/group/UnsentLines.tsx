import type { GroupOrder } from '@harbour/protocol'
import { CircleAlert, CloudOff, Send } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { useSentOutbox } from './send-outbox.ts'

type UnsentLinesProps = { token: string; onSent: (group: GroupOrder) => void }

/** The dishes that are on their way, those that a lost network holds up, and why any were sent back. */
export function UnsentLines({ token, onSent }: UnsentLinesProps) {
  const { waiting, busy, refused, lost, send } = useSentOutbox(token, onSent)
  const count = waiting.length
  return (
    <div role="status" className="gor__unsent">
      {refused && (
        <Banner tone="error" icon={CircleAlert}>
          {refused}
        </Banner>
      )}
      {count > 0 && lost && (
        <Banner
          tone="warn"
          icon={CloudOff}
          end={
            <Button small variant="tint" loading={busy} onClick={send}>
              {m.group_try_now()}
            </Button>
          }
        >
          {m.group_unsent({ count })}
        </Banner>
      )}
      {count > 0 && !lost && <Banner icon={Send}>{m.group_sending({ count })}</Banner>}
    </div>
  )
}

import { m } from '../../paraglide/messages.js'
import { Callout } from './Callout.tsx'
import { OfficeButton } from './OfficeButton.tsx'

/** Stands where a page has broken, or has not come: it is shown again, or loaded anew. */
export function OfficeCrashed({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="stack">
      <Callout look="err">
        <b>{m.office_broken()}</b> {m.office_broken_say()}
      </Callout>
      <span>
        <OfficeButton onClick={onAgain}>{m.office_retry()}</OfficeButton>{' '}
        <OfficeButton onClick={() => location.reload()}>{m.office_reload()}</OfficeButton>
      </span>
    </div>
  )
}

import { m } from '../../paraglide/messages.js'
import { isDeclined } from '../session/step-up.ts'
import { Callout } from './Callout.tsx'
import { OfficeButton } from './OfficeButton.tsx'

type ErrorNoteProps = { error: Error | null; onRetry?: () => unknown }

/** Says in place what did not work, and offers to try again where that helps. Nothing while nothing is wrong. */
export function ErrorNote({ error, onRetry }: ErrorNoteProps) {
  if (!error || isDeclined(error)) return null
  return (
    <div role="alert">
      <Callout
        look="err"
        tools={
          onRetry && (
            <OfficeButton small onClick={() => void onRetry()}>
              {m.office_retry()}
            </OfficeButton>
          )
        }
      >
        {error.message}
      </Callout>
    </div>
  )
}

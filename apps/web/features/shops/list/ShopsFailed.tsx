import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

/** The shops could not be asked for; a press asks again. */
export function ShopsFailed({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert">
      <EmptyState title={m.shops_failed()} body={m.shops_failed_body()}>
        <Button variant="secondary" block onClick={onAgain}>
          {m.shops_again()}
        </Button>
      </EmptyState>
    </div>
  )
}

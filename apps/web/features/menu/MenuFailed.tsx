import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** In the place of a menu that could not be read, or not be priced: the page may be read again. */
export function MenuFailed() {
  return (
    <EmptyState title={m.food_failed_title()} body={m.food_failed_body()}>
      <Button block onClick={() => location.reload()}>
        {m.food_retry()}
      </Button>
    </EmptyState>
  )
}

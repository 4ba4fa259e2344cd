import { m } from '../../../paraglide/messages.js'
import { useBack } from '../../../navigation/go.ts'
import { AppBar } from '../../../ui/frame/AppBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { paths } from '../../../navigation/paths.ts'

type OrderMissingProps = { unknown: boolean; retrying: boolean; onRetry: () => void }

/** No order to show: this device has none of that number, or it could not be read just now. */
export function OrderMissing({ unknown, retrying, onRetry }: OrderMissingProps) {
  const back = useBack()
  return (
    <div className="app">
      <AppBar title={m.order_number()} onBack={() => back(paths.home)} />
      <main id="main">
        {unknown ? (
          <EmptyState title={m.order_unknown_title()} body={m.order_unknown_body()}>
            <Button block href={paths.account}>
              {m.order_to_account()}
            </Button>
            <Button variant="ghost" block href={paths.home}>
              {m.order_home()}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState title={m.order_lost_title()} body={m.order_lost_body()}>
            <Button block loading={retrying} onClick={onRetry}>
              {m.order_retry()}
            </Button>
          </EmptyState>
        )}
      </main>
    </div>
  )
}

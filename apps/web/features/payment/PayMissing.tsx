import { m } from '../../paraglide/messages.js'
import { useBack } from '../../navigation/go.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { paths } from '../../navigation/paths.ts'

type PayMissingProps = { unknown: boolean; retrying: boolean; onRetry: () => void }

/** No payment to show: nobody here has such an order, or it could not be read just now. */
export function PayMissing({ unknown, retrying, onRetry }: PayMissingProps) {
  const back = useBack()
  return (
    <div className="app">
      <AppBar onBack={() => back(paths.home)} />
      <main id="main">
        {unknown ? (
          <EmptyState level={1} title={m.pay_unknown_title()} body={m.pay_unknown_body()}>
            <Button block href={paths.home}>
              {m.pay_home()}
            </Button>
          </EmptyState>
        ) : (
          <EmptyState level={1} title={m.pay_lost_title()} body={m.pay_lost_body()}>
            <Button block loading={retrying} onClick={onRetry}>
              {m.pay_retry()}
            </Button>
          </EmptyState>
        )}
      </main>
    </div>
  )
}

import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { paths } from '../../navigation/paths.ts'

/** An address that leads nowhere says so, and leads home. */
export function MissingScreen() {
  return (
    <main className="app" id="main">
      <EmptyState level={1} title={m.shell_missing_title()} body={m.shell_missing_body()}>
        <Button variant="primary" block href={paths.home}>
          {m.shell_home()}
        </Button>
      </EmptyState>
    </main>
  )
}

import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { paths } from '../../navigation/paths.ts'

/** The screen of a fault: nothing is lost, and there is a way on. */
export function Crashed() {
  return (
    <main className="app" id="main">
      <EmptyState level={1} title={m.shell_crash_title()} body={m.shell_crash_body()}>
        <Button variant="primary" block onClick={() => location.reload()}>
          {m.shell_crash_reload()}
        </Button>
        <Button variant="ghost" block href={paths.home}>
          {m.shell_home()}
        </Button>
      </EmptyState>
    </main>
  )
}

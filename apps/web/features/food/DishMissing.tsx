import { m } from '../../paraglide/messages.js'
import { useBack } from '../../navigation/go.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { paths } from '../../navigation/paths.ts'

/** The menu has no such dish: the way back to what there is. */
export function DishMissing() {
  const { orderType } = useOrderLocation()
  return (
    <div className="app">
      <DishBar title={m.food_about()} />
      <main id="main">
        <EmptyState title={m.food_gone_title()} body={m.food_gone_body()}>
          <Button block href={paths.menu(orderType)}>
            {m.food_to_menu()}
          </Button>
        </EmptyState>
      </main>
    </div>
  )
}

/** The menu did not come. */
export function DishFailed() {
  return (
    <div className="app">
      <DishBar title={m.food_about()} />
      <main id="main">
        <EmptyState title={m.food_failed_title()} body={m.food_failed_body()}>
          <Button block onClick={() => location.reload()}>
            {m.food_retry()}
          </Button>
        </EmptyState>
      </main>
    </div>
  )
}

function DishBar({ title }: { title: string }) {
  const { orderType } = useOrderLocation()
  const back = useBack()
  return <AppBar title={title} onBack={() => back(paths.menu(orderType))} />
}

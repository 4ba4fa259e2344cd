import { liveCourierStates, type CourierBooking } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { Bike } from 'lucide-react'
import { timeOfDay } from '../../../lib/format.ts'
import { m } from '../../../paraglide/messages.js'
import { Note } from '../../../ui/Note.tsx'
import { TabletButton } from '../../../ui/TabletButton.tsx'
import { useLineState } from '../../orders/line-state.ts'
import type { BoardOrder } from '../../orders/queued-step.ts'
import { CalledCourier } from './CalledCourier.tsx'
import { stateWords } from './courier-words.ts'
import { useCourierBook, useCourierQuote } from './use-courier.ts'

type CourierCardProps = {
  order: BoardOrder
  /** The company that can bring it; none where no courier can. */
  company: string | undefined
  courier: CourierBooking | undefined
}

/** The courier of a delivery: to be called at a price that somebody has seen, and then how they stand. Orders that no courier can bring, or that a rider of the shop has, show nothing. */
export function CourierCard({ order, company, courier }: CourierCardProps) {
  if (courier && liveCourierStates.includes(courier.state)) return <CalledCourier orderId={order.orderId} courier={courier} />
  if (company === undefined || order.trip) return null
  return (
    <section className="kcard odg" aria-label={m.courier_title()}>
      {courier && <Note large>{stateWords[courier.state]()}</Note>}
      <CallCourier orderId={order.orderId} />
    </section>
  )
}

/** Asks for the price first; the tap that books shows it. */
function CallCourier({ orderId }: { orderId: string }) {
  const [quote, book] = [useCourierQuote(), useCourierBook()]
  const offline = useLineState() === 'offline'
  const error = book.error ?? quote.error
  const isPending = quote.isPending || book.isPending
  return (
    <>
      {quote.data ? (
        <>
          <TabletButton
            look="go"
            icon={Bike}
            block
            disabled={offline || isPending}
            onClick={() => book.mutate({ orderId, price: quote.data.price })}
          >
            {m.courier_book({ company: quote.data.company, price: formatPrice(quote.data.price) })}
          </TabletButton>
          <Note>{m.courier_until({ time: timeOfDay(quote.data.until) })}</Note>
        </>
      ) : (
        <TabletButton icon={Bike} block disabled={offline || isPending} onClick={() => quote.mutate({ orderId })}>
          {m.courier_call()}
        </TabletButton>
      )}
      {error && (
        <div role="alert">
          <Note large>{error.message}</Note>
          {quote.data && (
            <TabletButton disabled={offline || isPending} onClick={() => (book.reset(), quote.mutate({ orderId }))}>
              {m.courier_price_again()}
            </TabletButton>
          )}
        </div>
      )}
    </>
  )
}

import type { Menu } from '@harbour/protocol'
import type { ProductBook } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'
import { useRecommended } from '../../entities/cart/recommended.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLastOrder } from './last-order.ts'
import { Suggestions } from './Suggestions.tsx'
import { paths } from '../../navigation/paths.ts'

type EmptyCartProps = { menu: Menu | undefined; book: ProductBook | undefined; onBrowse: () => void }

/** Nothing gathered yet: the way to the menu, and the last order once more, whole or dish by dish, or what others like. */
export function EmptyCart({ menu, book, onBrowse }: EmptyCartProps) {
  const last = useLastOrder(book)
  const { dishes } = useRecommended(menu, book)
  return (
    <>
      <EmptyState title={m.cart_empty()} body={last ? m.cart_empty_body() : m.cart_empty_new()}>
        <Button block autoFocus onClick={onBrowse}>
          {m.cart_browse()}
        </Button>
        {last && (
          <Button block variant="secondary" href={`${paths.menu(last.order.orderType)}?again=${last.order.orderId}`}>
            {m.cart_again_all()}
          </Button>
        )}
      </EmptyState>
      {last ? (
        <Suggestions title={m.cart_again()} products={last.dishes} book={book} />
      ) : (
        <Suggestions title={m.cart_popular()} products={dishes.map(({ product }) => product)} book={book} />
      )}
    </>
  )
}

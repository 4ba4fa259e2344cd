import type { OrderType, ProductBook } from '@harbour/rules'
import { memo, useState } from 'react'
import { MenuProductRow } from './MenuProductRow.tsx'
import { useNearViewport } from './use-near-viewport.ts'
import { queueFrame } from './frame-queue.ts'

export type MenuRowsProps = {
  uids: readonly string[]
  book: ProductBook
  orderType: OrderType
  /** Its turn has come; until then it is drawn only where the guest comes near. */
  drawn: boolean
  /** The first on the screen: their pictures come first. */
  first: boolean
}

/** A few dishes of a heading. Until they are drawn, their place is kept. The list above changes with the cart and with each part that is drawn: these do not. */
export const MenuRows = memo(function MenuRows({ drawn, ...rows }: MenuRowsProps) {
  return drawn ? <Rows {...rows} /> : <LaterRows {...rows} />
})

function LaterRows(rows: Omit<MenuRowsProps, 'drawn'>) {
  const { uids } = rows
  const [shown, setShown] = useState(0)
  const { ref } = useNearViewport<HTMLDivElement>(() => {
    for (let count = 1; count <= uids.length; count++) queueFrame(() => setShown(count))
  })
  const left = uids.slice(shown)
  return (
    <>
      {shown > 0 && <Rows {...rows} uids={uids.slice(0, shown)} />}
      {left.length > 0 && <div ref={ref} style={{ height: left.length * rowHeight }} />}
    </>
  )
}

/** About: dishes with one line of words are lower, those with badges higher. */
export const rowHeight = 133
const eager = 4

function Rows({ uids, book, orderType, first }: Omit<MenuRowsProps, 'drawn'>) {
  return uids.map((uid, place) => {
    const product = book.products.get(uid)
    return product && <MenuProductRow key={uid} product={product} book={book} orderType={orderType} eager={first && place < eager} />
  })
}

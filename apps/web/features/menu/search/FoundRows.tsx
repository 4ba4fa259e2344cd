import type { OrderType, ProductBook } from '@harbour/rules'
import { Fragment, useState } from 'react'
import { MenuProductRow } from '../list/MenuProductRow.tsx'
import { markMatches } from './mark-matches.ts'
import { useNearViewport } from '../list/use-near-viewport.ts'

type FoundRowsProps = { uids: readonly string[]; words: string; book: ProductBook; orderType: OrderType }

/** Few enough for a slow phone between two letters; the rest of the screen follows at once. */
const step = 4

/** The dishes that were found, with what was typed marked; so many rows, and more as the guest comes to their end. */
export function FoundRows({ uids, words, book, orderType }: FoundRowsProps) {
  const [drawn, setDrawn] = useState({ words, count: step })
  const count = drawn.words === words ? drawn.count : step
  return (
    <>
      {uids.slice(0, count).map((uid) => {
        const product = book.products.get(uid)
        return (
          product && (
            <div key={uid} className="sres__row">
              <MenuProductRow product={product} book={book} orderType={orderType} title={<Marked name={product.name} typed={words} />} />
            </div>
          )
        )
      })}
      {count < uids.length && <More key={`${words} ${count}`} onNear={() => setDrawn({ words, count: count + step })} />}
    </>
  )
}

function More({ onNear }: { onNear: () => void }) {
  const { ref } = useNearViewport<HTMLDivElement>(onNear)
  return <div ref={ref} className="sres__more" />
}

function Marked({ name, typed }: { name: string; typed: string }) {
  return markMatches(name, typed).map(({ text, found }, at) =>
    found ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  )
}

import { getUserOrders } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { query } from '../../../api/call.ts'
import { completedOrder } from '../../../testing/completed-order.fixtures.ts'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import { OrderRow } from './OrderRow.tsx'

function Shown() {
  const { data } = useQuery(query(getUserOrders, { limit: 5 }))
  return data?.orders.map((order) => <OrderRow key={order.orderId} order={order} leads={false} />)
}

/** The pictures of each dish of an order in the list. */
async function picturesOf(order: object) {
  signIn()
  gatewayOf(answering(getUserOrders, () => ({ data: { orders: [{ ...completedOrder, ...order }], more: false } })))
  const { container } = await show(<Shown />)
  return () =>
    [...container.querySelectorAll('.pimg')].map((tile) => [...tile.querySelectorAll('img')].map((image) => image.getAttribute('src')))
}

test('[1.21] an order in the list is pictured by what was chosen', async () => {
  const composed = { of: 'halves', pictures: ['hawaiian', 'seafood'] }
  const pictures = await picturesOf({
    picture: 'half-half',
    pictureBeside: 'water',
    pictured: [
      { picture: 'half-half', num: 1, composed },
      { picture: 'water', num: 2 },
    ],
  })
  await expect.poll(pictures).toEqual([
    ['/pictures/hawaiian.webp', '/pictures/seafood.webp'],
    ['/pictures/water.webp', '/pictures/water.webp'],
  ])
})

test('[1.21] one that a phone kept before has the pictures of its dishes', async () => {
  const pictures = await picturesOf({ picture: 'half-half', pictureBeside: 'water' })
  await expect.poll(pictures).toEqual([['/pictures/half-half.webp'], ['/pictures/water.webp']])
})

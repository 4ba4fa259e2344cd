import { postOrder } from '@harbour/protocol'
import { orderTypes } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { forgetAddresses, savedAddresses } from '../../../entities/address/saved-addresses.ts'
import { setOrderLocation } from '../../../entities/location/order-location.ts'
import { keepWaiting } from '../../../entities/order/waiting-order.ts'
import { forgetPersisted } from '../../../lib/persisted-store.ts'
import { paths } from '../../../navigation/paths.ts'
import { gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import { chan, home } from './order-request.fixtures.ts'
import { usePlaceOrder } from './use-place-order.ts'

afterEach(() => {
  forgetAddresses()
  forgetPersisted(['place', 'waiting-order'])
})

function Place() {
  const placing = usePlaceOrder()
  return (
    <button type="button" onClick={() => placing.place({ parts: { ...chan, method: 'card' }, savedCard: false }, () => undefined)}>
      place
    </button>
  )
}

test('[1.20] [3.4] where an earlier order waits for its money it is paid, and the door of the one that went nowhere is not kept', async () => {
  signIn()
  const received = gatewayOf()
  setOrderLocation({ address: { ...home, floor: '', flat: '' }, openDoor: { lat: home.lat, lng: home.lng, kind: 'tower' } })
  keepWaiting('0199a3f0-7c1e-7d3a-9b52-1f6a0c4e8d27')
  const { getByRole, address } = await show(<Place />, { at: paths.checkout(orderTypes.delivery) })
  await getByRole('button', { name: 'place' }).click()
  await expect.poll(address).toContain(paths.payment)
  expect(received.map(({ name }) => name)).not.toContain(postOrder.name)
  expect(savedAddresses()).toEqual([])
})

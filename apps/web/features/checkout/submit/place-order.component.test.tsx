import { postOrder } from '@harbour/protocol'
import { cents, orderTypes, presetLine } from '@harbour/rules'
import { afterEach, expect, test } from 'vitest'
import { forgetAddresses, savedAddresses } from '../../../entities/address/saved-addresses.ts'
import { setOrderLocation } from '../../../entities/location/order-location.ts'
import { dish } from '../../../entities/menu/menu.fixtures.ts'
import { keepWaiting } from '../../../entities/order/waiting-order.ts'
import { forgetPersisted } from '../../../lib/persisted-store.ts'
import { paths } from '../../../navigation/paths.ts'
import { gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import type { Order } from './place-order.ts'
import { usePlaceOrder } from './use-place-order.ts'

const place = { building: 'Ngan Pak Mansion', district: 'Eastern', fullAddress: '8 Taikoo Shing Road', lat: 22.2855, lng: 114.2187 }
const order: Order = {
  storeId: '3101',
  orderType: orderTypes.delivery,
  lines: [presetLine(dish('garlic-bread'))],
  cutlery: false,
  destination: { ...place, floor: '12', flat: 'B' },
  contact: { name: 'Kitty Chan', phone: '+85261234567' },
  payMethod: 'card',
  total: cents(4000),
}

afterEach(() => {
  forgetAddresses()
  forgetPersisted(['place', 'waiting-order'])
})

function Place() {
  const placing = usePlaceOrder()
  return (
    <button type="button" onClick={() => placing.place({ order, savedCard: false }, () => undefined)}>
      place
    </button>
  )
}

test('[1.20] [3.4] where an earlier order waits for its money it is paid, and the door of the one that went nowhere is not kept', async () => {
  signIn()
  const received = gatewayOf()
  setOrderLocation({ address: { ...place, floor: '', flat: '' }, openDoor: { lat: place.lat, lng: place.lng, kind: 'tower' } })
  keepWaiting('0199a3f0-7c1e-7d3a-9b52-1f6a0c4e8d27')
  const { getByRole, address } = await show(<Place />, { at: paths.checkout(orderTypes.delivery) })
  await getByRole('button', { name: 'place' }).click()
  await expect.poll(address).toContain(paths.payment)
  expect(received.map(({ name }) => name)).not.toContain(postOrder.name)
  expect(savedAddresses()).toEqual([])
})

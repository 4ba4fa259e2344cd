import { hash } from 'node:crypto'

export type Rider = { name: string; phone: string; vehicle: 'motorbike' | 'bicycle' }
export type LockerPut = { no: string; code: string }

const first: Rider = { name: '李志輝', phone: '61230141', vehicle: 'motorbike' }
const riders: Rider[] = [
  first,
  { name: '陳美玲', phone: '61230142', vehicle: 'motorbike' },
  { name: '黃家樂', phone: '61230143', vehicle: 'bicycle' },
  { name: 'Ramesh Gurung', phone: '61230144', vehicle: 'motorbike' },
  { name: '何詠詩', phone: '61230145', vehicle: 'bicycle' },
]
const lockers = 24

/** The rider of an order: always the same, so that a kitchen that comes back has sent nobody else. */
export function riderOf(orderId: string): Rider {
  return riders[chance(orderId) % riders.length] ?? first
}

/** The locker of an order and its code; again always the same. */
export function lockerOf(orderId: string): LockerPut {
  const number = chance(orderId)
  return { no: String((number % lockers) + 1).padStart(2, '0'), code: String((number >>> 8) % 10_000).padStart(4, '0') }
}

function chance(orderId: string): number {
  return hash('sha256', orderId, 'buffer').readUInt32BE()
}

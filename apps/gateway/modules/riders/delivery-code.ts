import { randomInt } from 'node:crypto'

/** The times that a wrong code may be tried at a stop. */
export const codeTries = 5

/** A code of four digits, which the guest of a stop reads to its rider. */
export const newDeliveryCode = (): string => String(randomInt(10_000)).padStart(4, '0')

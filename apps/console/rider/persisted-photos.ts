import { del, get, set } from 'idb-keyval'

const nameOf = (orderId: string) => `rider.photo.${orderId}`
/** A phone that can keep nothing has them as long as its page stands. */
const unkept = new Map<string, string>()

/** Keeps the photo of a delivery, base64, until it is sent: it is too large for the queue of reports. */
export async function persistPhoto(orderId: string, picture: string): Promise<void> {
  unkept.set(orderId, picture)
  await set(nameOf(orderId), picture).catch(() => undefined)
}

/** The photo that is kept of a delivery. */
export async function persistedPhoto(orderId: string): Promise<string | undefined> {
  return unkept.get(orderId) ?? (await get<string>(nameOf(orderId)).catch(() => undefined))
}

export async function forgetPhoto(orderId: string): Promise<void> {
  unkept.delete(orderId)
  await del(nameOf(orderId)).catch(() => undefined)
}

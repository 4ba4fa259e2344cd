/** A till's word about its shop: how much longer orders take, and until when it takes none, as `YYYY/MM/DD HH:mm:ss` in Asia/Shanghai. */
export type ShopState = { busyMinutes: number; pausedUntil: string | null }

/** The behaviour of a demo shop: busy by so many minutes all day, paused in the first half of every hour, or deaf: nobody there answers an order. */
export type ShopBehaviour = { busyMinutes?: number; pauses?: boolean; deaf?: boolean }

/** The shops that behave in a way of their own: whoever tries the demo meets a busy one, a paused one, and one that never answers. All other shops are as their queues make them. */
export const demoShopBehaviours: Partial<Record<string, ShopBehaviour>> = {
  '3108': { busyMinutes: 15 }, // Wan Chai
  '3206': { busyMinutes: 20 }, // Sham Shui Po
  '3323': { busyMinutes: 10 }, // Tai Po
  '4204': { busyMinutes: 15 }, // Horta e Costa
  '3223': { pauses: true }, // Yau Tong
  '3332': { pauses: true }, // Po Lam
  '3324': { deaf: true }, // Tai Po Mega Mall
}

/** Says whether anybody at the shop looks at its orders. */
export const answersOrders = (storeId: string) => !demoShopBehaviours[storeId]?.deaf

const halfHour = 30 * 60_000
const shanghai = 8 * 60 * 60_000

/** The till's word at a moment of the gateway's clock; the same whenever it is asked within a half hour. */
export function shopStateAt({ busyMinutes = 0, pauses = false }: ShopBehaviour, now: number): ShopState {
  const half = Math.floor(now / halfHour)
  return { busyMinutes, pausedUntil: pauses && half % 2 === 0 ? moment((half + 1) * halfHour) : null }
}

function moment(instant: number): string {
  return new Date(instant + shanghai).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ')
}

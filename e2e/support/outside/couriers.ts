/** The sandbox's courier company stands 33 ports above the gateway. */
function companyUrl(path: string): string {
  const url = new URL(path, process.env.HARBOUR_URL)
  url.port = String(Number(url.port) + 33)
  return url.href
}

/** Nobody takes the booking that was made last; its company gives it up, and says so. */
export async function nobodyComes(): Promise<void> {
  const [latest] = (await (await fetch(companyUrl('/orders'))).json()) as { orderId: string }[] // as it tells them, the newest first
  const moved = await fetch(companyUrl(`/orders/${latest?.orderId}/EXPIRED`), { method: 'POST', redirect: 'manual' })
  if (moved.status !== 303) throw new Error(`the booking does not expire: ${moved.status}`)
}

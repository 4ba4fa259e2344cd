import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('./settings.mjs').Settings} Settings */

/** True if nobody listens there yet. @param {Settings} settings @returns {Promise<boolean>} */
export function portIsFree({ port, host }) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** The address at which this machine itself finds the gateway. @param {Settings} settings */
export function ownAddress({ port, host }) {
  if (openToAll(host)) return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Waits until the gateway has its database, its demo chain and its menus. @param {string} address */
export async function answering(address) {
  for (;;) {
    const ready = await fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await sleep(150)
  }
}

/**
 * Says where the shop is open, to phones on the same network too, if it listens to them, where the codes are read that it sends, and where
 * the vouchers of others and the payments are seen.
 * @param {Settings} settings @param {Settings} [gateway]
 */
export async function printAddress(settings, gateway = settings) {
  console.log(`\nHarbour is open at ${ownAddress(settings)}`)
  console.log(
    `SMS and emails it sends are read at http://127.0.0.1:${gateway.port + 25}, the kitchens' tickets at /tickets there, and what is printed at /printer`,
  )
  console.log(`A rush hour of guests begins at http://127.0.0.1:${gateway.port + 25}/rush-hour`)
  console.log(
    `What its vendors of vouchers hold is seen at http://127.0.0.1:${gateway.port + 27}, and the partner's own app at /yuu/app there`,
  )
  console.log(`What is paid, with test money, is seen at http://127.0.0.1:${gateway.port + 28}`)
  console.log(`What shops book with a courier company is seen at http://127.0.0.1:${gateway.port + 33}`)
  console.log(`The chain's own app is played at http://127.0.0.1:${gateway.port + 29}`)
  const phone = phoneAddress(settings)
  if (phone) {
    const { renderUnicodeCompact } = await import('uqr')
    console.log(`On a phone in the same network: ${phone}\n\n${renderUnicodeCompact(phone, { border: 2 })}`)
  }
  console.log('Press Ctrl-C to close.\n')
}

/** @param {Settings} settings */
function phoneAddress(settings) {
  if (!openToAll(settings.host)) return undefined
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  return outward && `http://${outward.address}:${settings.port}`
}

/** @param {string} host */
const openToAll = (host) => host === '0.0.0.0' || host === '::'

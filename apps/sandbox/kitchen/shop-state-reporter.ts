import type { Logger } from 'pino'
import type { GatewayClient, Till } from './gateway-client.ts'
import { shopStateAt, type ShopBehaviour } from './shop-state.ts'

type ShopStateReporterDeps = {
  till: Till
  behaviour: ShopBehaviour
  gateway: Pick<GatewayClient, 'now' | 'say'>
  log: Logger
  everyMs?: number
}

/** Reports a shop's state as its till would, by its behaviour and the gateway's clock, whenever that has changed; what was not heard is said again. */
export function openShopStateReporter({ till, behaviour, gateway, log, everyMs = 20_000 }: ShopStateReporterDeps): {
  close(): Promise<void>
} {
  let said = ''
  let saying = look()
  const timer = setInterval(() => void (saying = saying.then(look)), everyMs)
  return {
    async close() {
      clearInterval(timer)
      await saying
    },
  }

  async function look() {
    try {
      const state = shopStateAt(behaviour, await gateway.now(till))
      if (said === JSON.stringify(state)) return
      await gateway.say(till, state)
      said = JSON.stringify(state)
      log.info({ storeId: till.storeId, ...state }, 'the till says how its shop stands')
    } catch (fault) {
      log.debug({ storeId: till.storeId, fault: String(fault) }, 'the gateway did not hear how the shop stands')
    }
  }
}

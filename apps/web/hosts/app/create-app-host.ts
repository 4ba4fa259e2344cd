import type { Brand } from '@harbour/rules'
import type { Host, LocateFailure } from '../host.ts'
import type { Bridge } from './bridge.ts'
import { deepLink } from './deep-link.ts'
import { appParams, identityIn } from './identity.ts'
import type { AppParams } from './messages.ts'

type AppHostDeps = {
  bridge: Bridge
  /** The scheme of the app's own links. */
  scheme: string
  open: (url: string) => void
  /** The app sells for this brand. */
  sellAs: (brand: Brand) => void
}

/** The app as a host, by the messages of its bridge (spec 7.31, 7.32). */
export function createAppHost({ bridge, scheme, open, sellAs }: AppHostDeps): Host {
  const link = (name: 'goOrder' | 'closeWebView') => void deepLink(name, { bridge, scheme, open })
  const send = (what: string, data: object = {}) => void bridge.ask('send', { what, ...data })
  let asked: Promise<AppParams | undefined>
  return {
    kind: 'app',
    async identity() {
      asked = appParams(bridge)
      const params = await lastOf(() => asked)
      if (params?.brand) sellAs(params.brand)
      return identityIn(params)
    },
    onIdentity: bridge.onAppParams,
    logIn: () => send('login'),
    /** The app asks in its own words; whether it has is not for us to know. */
    locationPermission: async () => 'prompt',
    async locate() {
      const said = await bridge.ask('getLatLng')
      if (!('data' in said)) return { failure: failureOf(said) }
      const { accuracy, ...point } = said.data
      return { point, accuracy }
    },
    async lastLocation() {
      const said = await bridge.ask('getLastLocation')
      return ('data' in said && said.data) || undefined
    },
    async chosenPlace() {
      const said = await bridge.ask('getSelectLocation')
      return ('data' in said && said.data) || undefined
    },
    async couponTipHidden() {
      const said = await bridge.ask('getCouponTipsIsHide')
      return 'data' in said && said.data
    },
    async scan() {
      const said = await bridge.ask('onScanr')
      if ('data' in said) return said.data === null ? 'cancelled' : { text: said.data }
      return 'failed'
    },
    openOutside: (url) => send('openUrl', { url }),
    goOrder: () => link('goOrder'),
    leave: () => link('closeWebView'),
  }
}

/** Gives what the question brings that was asked last: one before it may be answered later, and knows less. */
async function lastOf<Answer>(asked: () => Promise<Answer>): Promise<Answer> {
  const question = asked()
  const answer = await question
  return question === asked() ? answer : lastOf(asked)
}

function failureOf({ failure, reason }: { failure: string; reason?: string }): LocateFailure {
  if (failure === 'silent') return 'timeout'
  return reason === 'denied' ? 'denied' : 'unavailable'
}

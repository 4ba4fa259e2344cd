import type { Identity } from '../host.ts'
import type { Bridge } from './bridge.ts'
import type { AppParams } from './messages.ts'

/** An app that has just started may not know its guest yet: it is asked again after so many milliseconds (spec 9.10), and for so many in all. */
const wait = 300
const patience = 6000

/** The app's word on itself and its guest; undefined where it says nothing that can be used. */
export async function appParams(bridge: Pick<Bridge, 'ask'>): Promise<AppParams | undefined> {
  for (const begun = Date.now(); Date.now() - begun < patience; await new Promise((resolve) => setTimeout(resolve, wait))) {
    const said = await bridge.ask('getAppParams')
    if ('data' in said && said.data) return said.data
    if ('failure' in said && said.failure !== 'silent') return undefined
  }
  return undefined
}

/** The guest as the app knows them (spec 3.22). */
export function identityIn(params: AppParams | undefined): Identity | 'nobody' | undefined {
  if (!params) return undefined
  const { userId, phone, accessCode, deviceId } = params
  return userId === '' ? 'nobody' : { userId, phone, accessCode, deviceId }
}

import { staffLogout, staffMeGet, staffStepUp, staffStepUpStart, type Action } from '@harbour/protocol'
import { hasRight, isAtTablet } from '@harbour/rules'
import type { Context } from '../context.ts'
import { asSessionAllows } from '../modules/staff/at-tablet.ts'
import { mustStepUp } from '../modules/staff/step-up.ts'
import type { Staff } from '../platform/call.ts'
import { Refused, refuseCommon } from '../platform/handle.ts'

type Claim = { definition: Pick<Action, 'name' | 'needs' | 'stepUp'>; key: string; deviceId: string; input: unknown }

/**
 * Somebody of the staff, with the right that the call needs, at the shop that it names, who has shown lately who they are where it asks for that: one
 * door for all of them, so that no handler can forget it.
 */
export async function admitStaff(
  { definition, key, deviceId, input }: Claim,
  { clock, staffSessions, catalogue }: Pick<Context, 'clock' | 'staffSessions' | 'catalogue'>,
): Promise<Staff> {
  if (key === '') throw refuseCommon('SESSION_EXPIRED')
  const found = await staffSessions.open(key, deviceId)
  const staff = found && asSessionAllows(found, { catalogue })
  if (!staff) throw refuseCommon('LOGIN_AGAIN')
  if (staff.tabletId !== null) judgeTablet(definition, input)
  judgeRight(definition, staff, { input, catalogue })
  if (definition.stepUp && mustStepUp(staff.provenAt, clock.now())) throw refuseCommon('STEP_UP')
  return staff
}

/** The calls that need no right and open at a tablet, too: none of them is a way to anything that lasts longer than the session. */
const ofSessionAtTablet: ReadonlySet<string> = new Set([staffLogout.name, staffMeGet.name, staffStepUpStart.name, staffStepUp.name])

/** A session that a PIN has opened never opens more than the day of its shop: its grants are those there, and a call that names no shop is not of it. */
function judgeTablet({ name, needs }: Claim['definition'], input: unknown): void {
  const isOfShop = needs !== undefined && isAtTablet(needs) && storeIdOf(input) !== undefined
  if (!isOfShop && !(needs === undefined && ofSessionAtTablet.has(name))) throw refuseCommon('NOT_ALLOWED')
}

/** A shop out of reach is unknown, never forbidden. */
function judgeRight(
  { needs }: Claim['definition'],
  { grants }: Staff,
  { input, catalogue }: Pick<Claim, 'input'> & Pick<Context, 'catalogue'>,
): void {
  if (!needs) return
  if (!hasRight(grants, needs)) throw refuseCommon('NOT_ALLOWED')
  const storeId = storeIdOf(input)
  if (storeId === undefined) return
  const shop = catalogue.shop(storeId)
  if (!shop || !hasRight(grants, needs, shop)) throw new Refused('STORE_UNKNOWN', null)
}

const storeIdOf = (input: unknown) => (input as { storeId?: string }).storeId // a content is an object, and this its field in every call

import type { Action } from '@harbour/protocol'

/** The modules of calls that a console makes before, or without, a key of the staff: signing in, pairing a tablet, a rider's page. */
const staffModules = ['staff', 'shop', 'rider']

/**
 * A call of the guests' web app, whose pages may be newer than the gateway that answers them: in production what it does not know of them is left out (docs/decisions/071). Tills, staff
 * and consoles are told of every field that nobody knows.
 */
export function isGuestCall({ caller, name }: Pick<Action, 'caller' | 'name'>): boolean {
  return caller !== 'shop' && caller !== 'staff' && !staffModules.includes(name.split('.')[1] ?? '')
}

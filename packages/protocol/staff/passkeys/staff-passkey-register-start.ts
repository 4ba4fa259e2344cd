import { action } from '../../action.ts'
import { PasskeyCreation } from '../../passkeys/passkey.ts'

/** Begins a passkey for whoever is signed in: the options for the browser. Its challenge serves once, on this device, for five minutes. */
export const staffPasskeyRegisterStart = action('candao.staff.staffPasskeyRegisterStart', {
  gateway: 'Action',
  caller: 'staff',
  stepUp: true,
  content: {},
  data: PasskeyCreation,
  refusals: ['PASSKEYS_FULL'],
})

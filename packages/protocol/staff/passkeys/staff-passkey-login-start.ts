import { action } from '../../action.ts'
import { PasskeyRequest } from '../../passkeys/passkey.ts'

/** The challenge that a browser is asked to sign with any passkey of the staff. Names nobody; it serves once, on this device, for five minutes. */
export const staffPasskeyLoginStart = action('candao.staff.staffPasskeyLoginStart', {
  gateway: 'Action',
  caller: 'anyone',
  content: {},
  data: PasskeyRequest,
})

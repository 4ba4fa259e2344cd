import { staffPasskeyLoginStart } from '@harbour/protocol'
import { handle } from '../../deps.ts'
import { passkeyRequest } from '../staff-passkey.ts'

export const staffPasskeyLoginStartAction = handle(staffPasskeyLoginStart, (_input, call) => passkeyRequest(null, call))

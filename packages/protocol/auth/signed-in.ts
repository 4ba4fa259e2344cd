import * as v from 'valibot'
import { Count, Text } from '../units.ts'

/** A member on this device: the access code to bind a secret key with, and how many orders of the guest who was here went with them. */
export const SignedIn = v.object({ userId: Text, phone: Text, accessCode: Text, ordersTaken: Count })
export type SignedIn = v.InferOutput<typeof SignedIn>

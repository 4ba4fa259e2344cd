import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import {
  passkeyLoginStart,
  passkeyRegister,
  passkeyRegisterStart,
  staffPasskeyLoginStart,
  staffPasskeyRegister,
  staffPasskeyRegisterStart,
} from '@harbour/protocol'
import type { As, TestGateway } from './gateway.ts'

type ChallengeInput = { challenge: string; rpId: string; origin: string }

/** An authenticator in a few lines: one passkey with ES256, which counts how often it has signed. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const head = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }
  const authenticator = {
    counter: 0,
    make({ challenge, rpId, origin }: ChallengeInput) {
      // A COSE key: type EC2, algorithm ES256, curve P-256, and the point.
      const cose = Buffer.concat([hex('a5010203262001215820'), fromText(x), hex('225820'), fromText(y)])
      const made = Buffer.concat([hash(rpId), Buffer.from([0x45]), count(0), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      // { fmt: 'none', attStmt: {}, authData } in CBOR.
      const object = Buffer.concat([hex('a363666d74646e6f6e656761747453746d74a068617574684461746158'), Buffer.from([made.length]), made])
      const response = { clientDataJSON: text(client('webauthn.create', challenge, origin)), attestationObject: text(object) }
      return { ...head, response }
    },
    sign({ challenge, rpId, origin }: ChallengeInput) {
      const clientData = client('webauthn.get', challenge, origin)
      const data = Buffer.concat([hash(rpId), Buffer.from([0x05]), count(++authenticator.counter)])
      const signature = sign('sha256', Buffer.concat([data, hash(clientData)]), privateKey)
      return { ...head, response: { clientDataJSON: text(clientData), authenticatorData: text(data), signature: text(signature) } }
    },
  }
  return authenticator
}

/** A member's passkey, registered on the device that they call from. */
export async function newPasskey(gateway: TestGateway, member: As) {
  const authenticator = newAuthenticator()
  const { challenge, rp } = await gateway.ask(passkeyRegisterStart, {}, member)
  const credential = authenticator.make({ challenge, rpId: rp.id, origin: gateway.url })
  const { passkeyRef } = await gateway.ask(passkeyRegister, { credential }, member)
  return { authenticator, passkeyRef }
}

/** The challenge that is to be signed to log in on a device. */
export async function loginChallenge(gateway: TestGateway, as: As): Promise<ChallengeInput> {
  const { challenge, rpId } = await gateway.ask(passkeyLoginStart, {}, as)
  return { challenge, rpId, origin: gateway.url }
}

/** A passkey of somebody of the staff. */
export async function newStaffPasskey(gateway: TestGateway, person: As, name?: string) {
  const authenticator = newAuthenticator()
  const { challenge, rp } = await gateway.ask(staffPasskeyRegisterStart, {}, person)
  const credential = authenticator.make({ challenge, rpId: rp.id, origin: gateway.url })
  const { passkeyRef } = await gateway.ask(staffPasskeyRegister, { credential, name }, person)
  return { authenticator, passkeyRef }
}

/** The challenge that somebody of the staff signs to sign in on a device. */
export async function staffLoginChallenge(gateway: TestGateway, as: As): Promise<ChallengeInput> {
  const { challenge, rpId } = await gateway.ask(staffPasskeyLoginStart, {}, as)
  return { challenge, rpId, origin: gateway.url }
}

const hex = (digits: string) => Buffer.from(digits, 'hex')
const fromText = (base64url: string) => Buffer.from(base64url, 'base64url')
const text = (bytes: Buffer) => bytes.toString('base64url')
const hash = (of: string | Buffer) => createHash('sha256').update(of).digest()
const client = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function count(uses: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(uses)
  return four
}

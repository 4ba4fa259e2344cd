import type { WorkChallenge } from './bot-check.ts'

type Sha256 = (bytes: Uint8Array) => Uint8Array

const triesAStep = 200

/**
 * Does the work that a challenge asks for, some tries at each step so that whoever drives it may rest in between, and gives the answer in
 * the end. The hash comes from outside: browsers have none of their own on pages without https.
 */
export function* solveWork({ parameters, signature }: WorkChallenge, sha256: Sha256): Generator<undefined, string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters
  const bytes = Uint8Array.from([...bytesOf(salt), ...bytesOf(nonce), 0, 0, 0, 0])
  const view = new DataView(bytes.buffer)
  const prefix = bytesOf(keyPrefix)
  for (let counter = 0; ; counter++) {
    view.setUint32(bytes.length - 4, counter)
    let key = bytes
    for (let round = 0; round < cost; round++) key = Uint8Array.from(sha256(key))
    key = key.slice(0, keyLength)
    if (prefix.every((byte, at) => key[at] === byte)) return answer({ parameters, signature }, { counter, derivedKey: hexOf(key) })
    if (counter % triesAStep === triesAStep - 1) yield
  }
}

const answer = (challenge: WorkChallenge, solution: { counter: number; derivedKey: string }) =>
  btoa(JSON.stringify({ challenge, solution }))
const bytesOf = (hex: string) => Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16))
const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

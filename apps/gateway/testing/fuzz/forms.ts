import fc from 'fast-check'

export type Body = { type: string; body: Buffer }

const boundary = 'harbour-fuzz'
const rightType = `multipart/form-data; boundary=${boundary}`

/** A whole form of text fields. */
export function formOf(fields: Record<string, string>): Body {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return { type: rightType, body: Buffer.from(`${parts.join('')}--${boundary}--\r\n`) }
}

/** Bodies that were a form once: cut, doubled, with bytes put in anywhere, under another type, or nothing like a form at all. */
export function damaged({ body }: Body): fc.Arbitrary<Body> {
  const wounds = fc.record({ at: fc.nat({ max: body.length }), cut: fc.nat({ max: 40 }), put: fc.uint8Array({ maxLength: 30 }) })
  const wounded = fc.array(wounds, { minLength: 1, maxLength: 3 }).map((all) => all.reduce(wound, body))
  const other = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(Buffer.concat([body, body])),
  )
  const types = fc.oneof(
    { weight: 6, arbitrary: fc.constant(rightType) },
    fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/json',
      `${rightType}x`,
      'multipart/form-data;boundary="a b"',
    ),
  )
  return fc.record({ type: types, body: fc.oneof({ weight: 4, arbitrary: wounded }, other) })
}

function wound(body: Buffer, { at, cut, put }: { at: number; cut: number; put: Uint8Array }): Buffer {
  return Buffer.concat([body.subarray(0, at), put, body.subarray(at + cut)])
}

import busboy from 'busboy'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm, type Form } from './form.ts'

const fields = (form: Form | string) => (typeof form === 'string' ? form : [...form])

/** The body that browsers and undici make of these fields. */
async function encoded(entries: [string, string][]): Promise<{ contentType: string; body: Buffer }> {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const request = new Request('http://harbour/', { method: 'POST', body: form })
  return { contentType: request.headers.get('content-type') ?? '', body: Buffer.from(await request.arrayBuffer()) }
}

/** The fields as busboy reads them, null where it fails or finds anything but text fields. */
function byBusboy(contentType: string, body: Buffer): Promise<[string, string][] | null> {
  return new Promise((resolve) => {
    try {
      const found: [string, string][] = []
      const parser = busboy({ headers: { 'content-type': contentType }, limits: { fields: 1000 } })
      parser.on('field', (name, value) => found.push([name, value]))
      parser.on('file', (_name, stream) => {
        stream.resume()
        resolve(null)
      })
      parser.on('error', () => resolve(null))
      parser.on('close', () => resolve(found))
      parser.end(body)
    } catch {
      resolve(null)
    }
  })
}

const name = fc.stringMatching(/^[A-Za-z_]\w{0,20}$/)
const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '{}', '--', '\r\n', '\r\n--', '\r\n\r\n', '訂單'))
/** A form carries its text as UTF-8 and its line breaks as CRLF. */
const carried = (text: string) => text.toWellFormed().replaceAll(/\r\n|\r|\n/g, '\r\n')

test('every form of text fields is read as it was meant, and as busboy reads it', async () => {
  const forms = fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, maxLength: 32 })
  await fc.assert(
    fc.asyncProperty(forms, async (entries) => {
      const { contentType, body } = await encoded(entries)
      const read = fields(readForm(contentType, body))
      expect(read).toEqual(entries.map(([key, text]) => [key, carried(text)]))
      expect(read).toEqual(await byBusboy(contentType, body))
    }),
  )
})

test('a form that was damaged anywhere is read as busboy reads it, or not at all', async () => {
  const forms = fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key, minLength: 1, maxLength: 6 })
  const damage = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.integer({ min: 0, max: 12 }),
    put: fc.string({ maxLength: 8 }),
  })
  await fc.assert(
    fc.asyncProperty(forms, damage, async (entries, { at, cut, put }) => {
      const { contentType, body } = await encoded(entries)
      const from = Math.floor(at * body.length)
      const damaged = Buffer.concat([body.subarray(0, from), Buffer.from(put), body.subarray(from + cut)])
      const read = fields(readForm(contentType, damaged))
      if (typeof read !== 'string') expect(read).toEqual(await byBusboy(contentType, damaged))
    }),
    { numRuns: 1000 },
  )
})

test('bytes that are no form never throw', () => {
  const types = fc.oneof(
    fc.string(),
    fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary="'),
  )
  fc.assert(
    fc.property(types, fc.uint8Array({ maxLength: 400 }), (contentType, bytes) => {
      expect(['NOT_A_FORM', 'FORM_BROKEN', 'FILE_REFUSED', 'object']).toContain(typeOf(readForm(contentType, Buffer.from(bytes))))
    }),
  )
})

const typeOf = (form: Form | string) => (typeof form === 'string' ? form : 'object')
const part = (headers: string, text = '') => `--b\r\n${headers}\r\n\r\n${text}\r\n`
const read = (body: string, contentType = 'multipart/form-data; boundary=b') => fields(readForm(contentType, Buffer.from(body)))
const named = (field: string) => `Content-Disposition: form-data; name="${field}"`

test('a file is refused, by whatever name', () => {
  expect(read(`${part(`${named('content')}; filename="x.png"`)}--b--\r\n`)).toBe('FILE_REFUSED')
  expect(read(`${part(`${named('content')}; filename=""`)}--b--\r\n`)).toBe('FILE_REFUSED')
  expect(read(`${part(`${named('content')}; filename*=utf-8''x`)}--b--\r\n`)).toBe('FILE_REFUSED')
})

test('a field whose name only looks like a file is a field', () => {
  expect(read(`${part(named('a; filename=b'), 'x')}--b--\r\n`)).toEqual([['a; filename=b', 'x']])
})

test.each([
  ['other content types', 'x=1', 'application/x-www-form-urlencoded'],
  ['no content type', '', ''],
])('%s are no form', (_what, body, contentType) => {
  expect(read(body, contentType)).toBe('NOT_A_FORM')
})

test.each([
  ['an empty body', ''],
  ['no end', part(named('a'), 'x')],
  ['words before the first boundary', `hello\r\n${part(named('a'))}--b--`],
  ['words after the last', `${part(named('a'))}--b--\r\nhello`],
  ['the same field twice', `${part(named('a'), '1')}${part(named('a'), '2')}--b--`],
  ['a part without a name', `${part('Content-Disposition: form-data')}--b--`],
  ['a part without a disposition', `${part('Content-Type: text/plain')}--b--`],
  ['a part that ends within its headers', `--b\r\nx\r\n${part(named('a'), 'x')}--b--`],
  ['two dispositions', `${part(`${named('a')}\r\n${named('b')}`)}--b--`],
  ['an attachment', `${part('Content-Disposition: attachment; name="a"')}--b--`],
  ['33 fields', `${Array.from({ length: 33 }, (_, i) => part(named(`f${i}`))).join('')}--b--`],
])('%s breaks a form', (_what, body) => {
  expect(read(body)).toBe('FORM_BROKEN')
})

test('32 fields are a form, and a part may say what it is', () => {
  const most = Array.from({ length: 31 }, (_, i) => part(named(`f${i}`))).join('')
  expect(read(`${most}${part(`${named('text')}\r\nContent-Type: text/plain; charset=utf-8`, '中')}--b--\r\n`)).toHaveLength(32)
})

test('text that is not UTF-8 breaks a form', () => {
  const body = Buffer.concat([Buffer.from(`--b\r\n${named('a')}\r\n\r\n`), Buffer.from([0xff]), Buffer.from('\r\n--b--')])
  expect(readForm('multipart/form-data; boundary=b', body)).toBe('FORM_BROKEN')
})

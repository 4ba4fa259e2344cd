import { isUtf8 } from 'node:buffer'
import type { CommonRefusal } from '@harbour/protocol'

export type Form = Map<string, string>
export type FormFault = Extract<CommonRefusal, 'NOT_A_FORM' | 'FILE_REFUSED' | 'FORM_BROKEN'>

const mostFields = 32

/**
 * Reads a multipart form of text fields from a buffered body, or says what is wrong with it. Stricter than it need be on purpose:
 * nothing before the first boundary or after the last, each field once, UTF-8 only, and a file is refused.
 */
export function readForm(contentType: string | undefined, body: Buffer): Form | FormFault {
  if (!contentType || !/^multipart\/form-data(?=;|$)/i.test(contentType)) return 'NOT_A_FORM'
  const boundary = boundaryOf(contentType)
  if (!boundary || !isUtf8(body)) return 'FORM_BROKEN'
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  if (!startsWith(body, delimiter.subarray(2), 0)) return 'FORM_BROKEN'
  return readParts(body, delimiter)
}

function readParts(body: Buffer, delimiter: Buffer): Form | FormFault {
  const form: Form = new Map()
  let at = delimiter.length - 2
  while (!startsWith(body, closing, at)) {
    const headersEnd = body.indexOf(blankLine, at)
    const end = body.indexOf(delimiter, at)
    // A part that ends before its headers do would take the next one's for its own.
    const whole = headersEnd >= 0 && end >= headersEnd + 2
    if (!startsWith(body, lineBreak, at) || !whole || form.size === mostFields) return 'FORM_BROKEN'
    const name = fieldName(body.toString('utf8', at, headersEnd))
    if (name === 'FILE_REFUSED') return name
    if (name === null || form.has(name.field)) return 'FORM_BROKEN'
    form.set(name.field, body.toString('utf8', headersEnd + 4, end))
    at = end + delimiter.length
  }
  const rest = body.length - at - closing.length
  return rest === 0 || (rest === 2 && startsWith(body, lineBreak, at + 2)) ? form : 'FORM_BROKEN'
}

const lineBreak = Buffer.from('\r\n')
const blankLine = Buffer.from('\r\n\r\n')
const closing = Buffer.from('--')

function startsWith(body: Buffer, bytes: Buffer, at: number): boolean {
  return body.length >= at + bytes.length && body.compare(bytes, 0, bytes.length, at, at + bytes.length) === 0
}

/** RFC 2046: 1 to 70 characters, which need quotes where they are special. */
function boundaryOf(contentType: string): string | undefined {
  const found = /;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))\s*(?=;|$)/i.exec(contentType)
  return found?.[1] ?? found?.[2]
}

/** The field that a part's header lines name; a part with a file name is a file, whatever it is called. */
function fieldName(lines: string): { field: string } | 'FILE_REFUSED' | null {
  const disposition = /\r\ncontent-disposition:[ \t]*form-data((?:;.*)?)(?=\r\n|$)/i.exec(lines)
  if (!disposition || /\r\ncontent-disposition:/i.test(lines.slice(disposition.index + 2))) return null
  const parameters = readParameters(disposition[1] ?? '')
  if (!parameters) return null
  if (parameters.has('filename') || parameters.has('filename*')) return 'FILE_REFUSED'
  const field = parameters.get('name')
  return field ? { field } : null
}

/** `; name="content"; x=y` as a map; null for anything else, escapes and doubles included. */
function readParameters(text: string): Map<string, string> | null {
  const parameters = new Map<string, string>()
  const parameter = /[ \t]*;[ \t]*([\w*-]+)=(?:"([^"\\\r\n]*)"|([^\s;"\\]+))[ \t]*/y
  while (parameter.lastIndex < text.length) {
    const found = parameter.exec(text)
    const key = found?.[1]?.toLowerCase()
    if (!found || !key || parameters.has(key)) return null
    parameters.set(key, found[2] ?? found[3] ?? '')
  }
  return parameters
}

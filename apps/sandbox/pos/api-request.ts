/** A request to the POS, its headers by their small names. */
export type ApiRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  cookie: string
  body: string
}
/** An answer of the POS in JSON; `cookie` is what it sets. */
export type ApiAnswer = { status: number; body?: object; cookie?: string }

/** A no of the POS. */
export const refused = (status: number, code: string, title: string): ApiAnswer => ({
  status,
  body: { type: 'about:blank', title, status, 'o:errorCode': code },
})

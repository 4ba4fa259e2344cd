/** A form to be posted: the address of its gateway and its fields. */
export type FormPost = { address: string; fields: Readonly<Record<string, string>> }

type PostOptions = { signal: AbortSignal; keepalive?: boolean | undefined }

/** Posts a form as the wire has it, from a page or from a worker; gives the reply's JSON. */
export async function postForm({ address, fields }: FormPost, { signal, keepalive = false }: PostOptions): Promise<unknown> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const response = await fetch(address, { method: 'POST', body, keepalive, signal })
  return response.json()
}

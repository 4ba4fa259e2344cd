/** The services of the sandbox, by how many ports above the gateway each stands. */
const above = { outbox: 25, vouchers: 27, payments: 28, shell: 29, couriers: 33 } as const

/** An address at a service of the sandbox, beside this world's gateway or the one that is named. */
export function sandboxUrl(service: keyof typeof above, path: string, gateway = process.env.HARBOUR_URL): string {
  const url = new URL(path, gateway)
  url.port = String(Number(url.port) + above[service])
  return url.href
}

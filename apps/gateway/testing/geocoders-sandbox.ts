import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startGateway } from './gateway.ts'

/** The geocoders of the outside world in a process of their own. */
export async function startGeocoderSandbox() {
  const file = fileURLToPath(new URL('../../sandbox/geocoders/serve.ts', import.meta.url))
  const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string] // its first line says where it listens
  return {
    url,
    async suffer(fault: string) {
      const { status } = await fetch(`${url}/fault`, { method: 'PUT', body: fault })
      if (status !== 204) throw new Error(`the sandbox knows no fault "${fault}"`)
    },
    /** A gateway that asks one of them. */
    gatewayWith: (kind: string) => startGateway({ environment: { GEOCODER: kind, GEOCODER_URL: url, GEOCODER_KEY: 'key' } }),
    stop: () => child.kill(),
  }
}

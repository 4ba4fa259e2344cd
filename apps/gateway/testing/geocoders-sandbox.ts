import { startGateway } from './gateway.ts'
import { startSandbox } from './sandbox-process.ts'

/** The geocoders of the outside world in a process of their own. */
export async function startGeocoderSandbox() {
  const { child, line: url } = await startSandbox('geocoders')
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

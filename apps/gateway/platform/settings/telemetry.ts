import * as v from 'valibot'

/** Traces: where they go, and of how many calls there are some. */
export const telemetryVariables = {
  /** A collector's address for traces over OTLP/HTTP, `http://127.0.0.1:4318/v1/traces`; left out, none are made, and nothing of their libraries is loaded. */
  TRACES_URL: v.optional(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
  /** The bearer token that the collector asks for. */
  TRACES_TOKEN: v.optional(v.string(), ''),
  /** The part of all traces that is kept, 0 to 1. */
  TRACES_SAMPLE: v.optional(v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1(\.0+)?)$/), v.transform(Number)), '0.1'),
  /** `on` has the pages begin a trace with each call. */
  TRACES_WEB: v.optional(v.picklist(['on', 'off']), 'off'),
}

const Environment = v.object(telemetryVariables)

export type TraceSettings = { url: string; token: string; sample: number; web: boolean }

/** The traces that the settings ask for; null for none. */
export function tracesOf(env: v.InferOutput<typeof Environment>): TraceSettings | null {
  if (env.TRACES_URL === undefined) return null
  return { url: env.TRACES_URL, token: env.TRACES_TOKEN, sample: env.TRACES_SAMPLE, web: env.TRACES_WEB === 'on' }
}

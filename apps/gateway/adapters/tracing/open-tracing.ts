import type { Settings } from '../../platform/settings/settings.ts'
import type { Tracer } from '../../platform/telemetry/spans.ts'

/** The tracer that the settings ask for; undefined where they ask for none. Imported only then: the libraries of traces are heavy to load. */
export async function openTracing({ traces }: Pick<Settings, 'traces'>): Promise<Tracer | undefined> {
  return traces ? (await import('./otlp-tracer.ts')).otlpTracer(traces) : undefined
}

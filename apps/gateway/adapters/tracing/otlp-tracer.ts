import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base'
import type { TraceSettings } from '../../platform/settings/telemetry.ts'
import type { Span, SpanContext, Tracer } from '../../platform/telemetry/spans.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/**
 * Makes spans by OpenTelemetry's SDK and sends them over OTLP/HTTP, some at a time; a collector that is away loses them and delays nobody. Whether a trace is kept
 * is for its id to say: a browser that asks for all of its own gets no more of them.
 */
export function otlpTracer({ url, token, sample }: TraceSettings): Tracer {
  const headers: Record<string, string> = {}
  if (token) headers.authorization = `Bearer ${token}`
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: 5000 })
  const share = new TraceIdRatioBasedSampler(sample)
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'harbour-gateway' }),
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('harbour')
  return {
    start({ name, kind, attributes, parent }): Span {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, below(parent))
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        context: { traceId, spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        describe({ name: named, attributes: more, failed }) {
          if (named !== undefined) span.updateName(named)
          if (more) span.setAttributes(more)
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        },
        end: () => span.end(),
      }
    },
    // What cannot be sent is lost: nobody waits for a collector to go home.
    stop: () => provider.shutdown().catch(() => undefined),
  }
}

function below(parent: SpanContext | undefined): Context {
  if (!parent) return ROOT_CONTEXT
  const { traceId, spanId, sampled, remote } = parent
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: remote ?? false })
}

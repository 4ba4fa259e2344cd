import { randomBytes } from 'node:crypto'
import { setTracer, type Span, type SpanContext, type SpanResult, type SpanStart, type Tracer } from '../platform/telemetry/spans.ts'

/** A span as it was ended, with the one that it stood below. */
export type RecordedSpan = SpanStart & { context: SpanContext; failed: boolean }

/** Traces that are kept in memory until `stop`. */
export function recordSpans(): { spans: RecordedSpan[]; stop: () => void } {
  const spans: RecordedSpan[] = []
  return { spans, stop: setTracer(recordingTracer(spans)) }
}

function recordingTracer(spans: RecordedSpan[]): Tracer {
  const hex = (bytes: number) => randomBytes(bytes).toString('hex')
  return {
    start(begun): Span {
      const context = { traceId: begun.parent?.traceId ?? hex(16), spanId: hex(8), sampled: true }
      const span: RecordedSpan = { ...begun, context, failed: false }
      return {
        context,
        describe({ name, attributes, failed }: SpanResult) {
          span.name = name ?? span.name
          span.attributes = { ...span.attributes, ...attributes }
          span.failed ||= failed ?? false
        },
        end: () => void spans.push(span),
      }
    },
    stop: async () => {},
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Provider, ProviderOutcome } from './telemetry.ts'

/** A place in a trace, as the header `traceparent` names it. `remote`: it came with a call from outside. */
export type SpanContext = { traceId: string; spanId: string; sampled: boolean; remote?: boolean }

/** All that a span may say beside its name and its times: nothing here can hold a word of a guest's. */
export type SpanAttributes = {
  'db.system.name'?: 'postgresql'
  'peer.service'?: Provider
  'harbour.outcome'?: ProviderOutcome
  /** The code with which a call was refused, or OK. */
  'harbour.code'?: string
}

export type SpanStart = { name: string; kind: 'server' | 'client' | 'internal'; attributes?: SpanAttributes; parent?: SpanContext }
/** The rest of what is known of a span once its work is done. */
export type SpanResult = { name?: string; attributes?: SpanAttributes; failed?: boolean }

export type Span = { context: SpanContext; describe(result: SpanResult): void; end(): void }

/** Makes spans and takes them to whoever keeps traces. `stop` sends the last ones. */
export type Tracer = { start(span: SpanStart): Span; stop(): Promise<void> }

// A process has one, as it has one log: what is measured deep inside must not hand it from call to call.
let tracer: Tracer | undefined
const current = new AsyncLocalStorage<Span>()

/** Switches traces on for this process, or off; gives what puts back the tracer that was there. */
export function setTracer(next: Tracer | undefined): () => void {
  const before = tracer
  tracer = next
  return () => void (tracer = before)
}

/** Does work within a span, below the one that is under way or below `parent`. Where traces are off it is the work alone. */
export function inSpan<Result>(start: SpanStart, work: () => Promise<Result>): Promise<Result> {
  if (!tracer) return work()
  const span = tracer.start({ ...start, parent: start.parent ?? current.getStore()?.context })
  return current.run(span, async () => {
    try {
      return await work()
    } catch (fault) {
      // Its message could hold a value of somebody's: that it failed is enough, the log says the rest.
      span.describe({ failed: true })
      throw fault
    } finally {
      span.end()
    }
  })
}

/** Says more of the span under way, if there is one. */
export function describeSpan(result: SpanResult): void {
  current.getStore()?.describe(result)
}

/** The ids by which a line of the log is found from its trace; none where traces are off. */
export function traceFields(): { traceId?: string; spanId?: string } {
  const span = current.getStore()
  return span ? { traceId: span.context.traceId, spanId: span.context.spanId } : {}
}

const header = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

/** Reads W3C's header `traceparent` of version 00 (https://www.w3.org/TR/trace-context/); undefined for anything else. */
export function readTraceparent(value: unknown): SpanContext | undefined {
  const [, traceId, spanId, flags] = (typeof value === 'string' && header.exec(value)) || []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1, remote: true }
}

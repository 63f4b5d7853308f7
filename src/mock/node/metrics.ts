/** What `GET /metrics` returns, for Prometheus: the requests by operation, version and status, and the process. */
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { AppOptions } from '../app.js'

export type Metrics = {
  /** Counts a request to the API or the tool server. */
  onResponse: NonNullable<AppOptions['onResponse']>
  page: () => Promise<Response>
}

/** In seconds. Most responses take less than a millisecond. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]

/** Returns metrics that count from now on. */
export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'canvas_mock_request_duration_seconds',
    help: 'How long requests to the API and the tool server took.',
    labelNames: ['operation', 'version', 'status'],
    buckets: BUCKETS,
    registers: [register],
  })
  return {
    onResponse(_request, { operationId = '', version = '', response: { status } }, ms) {
      durations.observe({ operation: operationId, version, status }, ms / 1000)
    },
    async page() {
      return new Response(await register.metrics(), { headers: { 'content-type': register.contentType } })
    },
  }
}

import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database, Lease } from './database.ts'

/** A figure of the whole installation that is read when somebody asks: by label values, what each is. */
export interface GaugePart {
  /** `lobby_…`, with its unit last. */
  name: string
  help: string
  labels: readonly string[]
  read(lease: Lease): Promise<readonly { labels: Readonly<Record<string, string>>; value: number }[]>
}

/** Seconds: from what nobody notices to what everybody complains of. */
const times = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Calls of a minute that are looked at for how long they took; of more, the last. */
const mostLately = 20_000

/**
 * What this process did, counted for Prometheus: calls by their route, never by an address with an id in it, and nothing of
 * a person or a community.
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #answered = new Counter({
    name: 'lobby_calls_total',
    help: 'Answered calls by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  })
  readonly #took = new Histogram({
    name: 'lobby_call_seconds',
    help: 'How long calls took by method and route.',
    labelNames: ['method', 'route'],
    buckets: times,
    registers: [this.#registry],
  })
  readonly #delay = new Histogram({
    name: 'lobby_event_delay_seconds',
    help: 'From when something was done until open pages were handed it.',
    buckets: times,
    registers: [this.#registry],
  })
  readonly #job = new Histogram({
    name: 'lobby_job_seconds',
    help: 'How long jobs took by kind and outcome.',
    labelNames: ['task', 'outcome'],
    buckets: times,
    registers: [this.#registry],
  })
  #sockets = (): number => 0
  #lately: number[] = []
  #calls = 0
  #failed = 0
  #slowestDelay = 0

  constructor(database: Database, parts: readonly GaugePart[]) {
    collectDefaultMetrics({ register: this.#registry })
    const registers = [this.#registry]
    const socketsOf = () => this.#sockets()
    new Gauge({
      name: 'lobby_sockets',
      help: 'Open pages with a socket to this process.',
      registers,
      collect() {
        this.set(socketsOf())
      },
    })
    new Gauge({
      name: 'lobby_connections',
      help: 'Connections to PostgreSQL by pool and state; waiting are those who want one.',
      labelNames: ['pool', 'state'],
      registers,
      collect() {
        for (const [pool, states] of Object.entries(database.connections()))
          for (const [state, count] of Object.entries(states)) this.set({ pool, state }, count)
      },
    })
    for (const part of parts)
      new Gauge({
        name: part.name,
        help: part.help,
        labelNames: part.labels,
        registers,
        async collect() {
          this.reset()
          const rows = await database.glance('a figure of the installation', part.read).catch(() => [])
          for (const { labels, value } of rows) this.set(labels, value)
        },
      })
  }

  /** A call was answered. */
  answered({
    method,
    path,
    status,
    took,
  }: {
    method: string
    path: string
    status: number
    took: number
  }): void {
    const seconds = took / 1000
    this.#answered.inc({ method, route: path, status })
    this.#took.observe({ method, route: path }, seconds)
    this.#lately[this.#calls++ % mostLately] = took
    if (status >= 500) this.#failed++
  }

  /** Open pages were handed what was done at these times. */
  handed(at: readonly Date[]): void {
    const now = Date.now()
    for (const one of at) {
      const delay = Math.max(0, now - one.getTime())
      this.#delay.observe(delay / 1000)
      this.#slowestDelay = Math.max(this.#slowestDelay, delay)
    }
  }

  /** A job ended after so many seconds. */
  worked(task: string, outcome: 'done' | 'failed', seconds: number): void {
    this.#job.observe({ task, outcome }, seconds)
  }

  /** Where the open sockets are counted. */
  countSockets(count: () => number): void {
    this.#sockets = count
  }

  /** What happened since this was last asked; times in milliseconds. */
  sinceLast(): { calls: number; failed: number; p95: number; eventDelay: number; sockets: number } {
    const sorted = this.#lately.toSorted((a, b) => a - b)
    const since = {
      calls: this.#calls,
      failed: this.#failed,
      p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      eventDelay: this.#slowestDelay,
      sockets: this.#sockets(),
    }
    this.#lately = []
    this.#calls = this.#failed = this.#slowestDelay = 0
    return since
  }

  /** Everything in Prometheus' text format. */
  write(): Promise<string> {
    return this.#registry.metrics()
  }

  get contentType(): string {
    return this.#registry.contentType
  }
}

/** Answers `GET /metrics` at an address of its own, so that nobody who reaches the pages reaches this. Rejects when the address is taken. */
export function serveMetrics(metrics: Metrics, at: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics
      .write()
      .then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text))
      .catch(() => response.writeHead(500).end())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(at.port, at.host, () => resolve(server))
  })
}

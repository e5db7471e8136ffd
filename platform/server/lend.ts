import type { Writable } from 'node:stream'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Recurring } from './recurring.ts'
import type { Prepared, Statement } from './statement.ts'

/** A connection on loan: it sees one community (or, through the door, all), and refuses use after its callback ended. */
export interface Lease {
  /** Drizzle over the leased connection, for queries that are put together per call. */
  db: NodePgDatabase
  /** Runs a query that was built once. */
  run<Values extends Record<string, unknown>, Row>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row[]>
  /** Runs plain SQL with positional values; what is often the same is prepared. */
  query<Row extends pg.QueryResultRow>(sql: string | Prepared, values?: unknown[]): Promise<Row[]>
  /**
   * Sends a write whose rows nobody needs, and goes on: it is done before whatever is asked later, and the end of the lease
   * waits for it and fails with it. What is left one after the other travels together, with the commit if that follows.
   */
  leave(sql: string | Prepared, values: unknown[]): void
  /** Says that something was done outside which cannot be done twice: a collision is not tried again then. */
  doNotRepeat(): void
}

/** Holds back what a connection sends until the present turn is over, so that several queries cost one system call. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  setImmediate(() => stream.uncork())
}

/** What PostgreSQL says of every statement after the one that failed. */
const afterFailure = '25P02'

/** A lease and what ends it. */
export interface Loan {
  lease: Lease
  end(): void
  isRepeatable(): boolean
  /** Waits for what was left. */
  settled(): Promise<unknown> | undefined
  /** Why the first of what was left failed, if so: what fails after it fails only because of it. */
  failure(): unknown
}

/** What Drizzle puts together for a call, and plain SQL with values. */
const isNameless = (given: unknown): given is { text: string } =>
  typeof given === 'object' && given !== null && 'text' in given && !('name' in given && given.name)

/** Lends a connection that somebody else gives back. `recurring`: the names of what comes again on connections of one program. */
export function lend(client: pg.PoolClient, recurring: Recurring): Loan {
  let over = false
  let repeatable = true
  let failure: unknown
  const left: Promise<unknown>[] = []
  const guarded = {
    query: (...given: Parameters<typeof client.query>) => {
      if (over) throw new Error('a database lease was used after its end')
      const [first, values] = given as unknown as [unknown, unknown]
      return isNameless(first) && Array.isArray(values) && values.length
        ? client.query({ ...first, name: recurring.nameOf(first.text) }, values)
        : client.query(...given)
    },
  } as unknown as pg.PoolClient
  const send = <Row extends pg.QueryResultRow>(sql: string | Prepared, values?: unknown[]) =>
    typeof sql !== 'string'
      ? guarded.query<Row>({ ...sql, values })
      : values
        ? guarded.query<Row>({ text: sql }, values)
        : guarded.query<Row>(sql)
  const lease: Lease = {
    db: drizzle({ client: guarded }),
    run: (statement, values) => statement.run(guarded, values),
    query: async <Row extends pg.QueryResultRow>(sql: string | Prepared, values?: unknown[]) =>
      (await send<Row>(sql, values)).rows,
    leave: (sql, values) => {
      sendTogether(client)
      const item = send(sql, values)
      item.catch((error: { code?: string }) => {
        if (error.code !== afterFailure) failure ??= error
      })
      left.push(item)
    },
    doNotRepeat: () => {
      repeatable = false
    },
  }
  return {
    lease,
    end: () => {
      over = true
    },
    isRepeatable: () => repeatable,
    settled: () => (left.length ? Promise.all(left) : undefined),
    failure: () => failure,
  }
}

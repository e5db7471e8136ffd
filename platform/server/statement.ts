import { fillPlaceholders } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'

interface Connection {
  query(config: {
    name: string
    text: string
    values: unknown[]
    rowMode: 'array'
  }): Promise<{ rows: unknown[][] }>
}

/** Plain SQL that is prepared by name on every connection: for what is run often and always has the same text. */
export interface Prepared {
  name: string
  text: string
}

/** A query that was built once and is prepared by name on every connection. */
export interface Statement<Values extends Record<string, unknown>, Row> extends Prepared {
  run(connection: unknown, values: Values): Promise<Row[]>
}

interface Selecting<Row> {
  toSQL(): { sql: string; params: unknown[] }
  readonly _: { readonly result: Row[]; readonly selectedFields: Record<string, unknown> }
}

/**
 * Builds a select once. `build` gets Drizzle's query builder and writes `sql.placeholder('name')` for each value; fields
 * are selected flat. Constants must be literals or isNull: a parameter would miss a partial index.
 */
export function statement<Values extends Record<string, unknown>, Row>(
  name: string,
  build: (query: QueryBuilder) => Selecting<Row>,
): Statement<Values, Row> {
  const select = build(new QueryBuilder())
  const { sql: text, params } = select.toSQL()
  const keys = Object.keys(select._.selectedFields)
  return {
    name,
    text,
    async run(connection, values) {
      const filled = fillPlaceholders(params, values)
      const { rows } = await (connection as Connection).query({
        name,
        text,
        values: filled,
        rowMode: 'array',
      })
      return rows.map((row) => Object.fromEntries(keys.map((key, i) => [key, row[i]])) as Row)
    },
  }
}

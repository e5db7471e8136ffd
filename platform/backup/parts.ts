import { createHash, type Hash } from 'node:crypto'

/** What cannot be backed up or restored, in one sentence. */
export class BackupProblem extends Error {}

/** A backup of which nothing is restored. */
export const damaged = (why: string) =>
  new BackupProblem(`備份檔不完整或已損壞（${why}），沒有還原任何資料。`)

/** One table of a backup. `rows` lie in text format of COPY, in pieces. */
export interface TablePart {
  schema: string
  name: string
  columns: string[]
}

/** What is known before the first row. */
export interface BackupHead {
  format: 1
  lobby: string
  at: string
  migrations: string[]
  /** By which the key is known that sealed its secrets, in hex; the key itself is not in the backup. */
  keyDigest?: string
  tables: TablePart[]
}

/** What is known after the last file: by it a reader sees that nothing is missing or changed. */
export interface BackupTail {
  rows: Record<string, number>
  files: number
  /** The next numbers of sequences: `schema.name` -> value and whether it was given. */
  sequences: Record<string, { value: string; isCalled: boolean }>
  /** The SHA-256 over names and contents of everything before. */
  digest: string
}

/** The queue's schema: its tables belong to a role of its own. */
export const queueSchema = 'graphile_worker'
/** A table's name with its schema. */
export const wholeName = ({ schema, name }: Pick<TablePart, 'schema' | 'name'>) => `${schema}.${name}`

/** A digest over entries, in their order. */
export class EntryDigest {
  readonly #hash: Hash = createHash('sha256')
  begin(name: string): void {
    this.#hash.update(`\n${name}\n`)
  }
  add(content: Buffer): void {
    this.#hash.update(content)
  }
  end(): string {
    return this.#hash.digest('hex')
  }
}

/** How many lines of COPY's text format a piece ends: line breaks inside of values are escaped there. */
export function countRows(content: Buffer): number {
  let rows = 0
  for (let at = content.indexOf(10); at !== -1; at = content.indexOf(10, at + 1)) rows++
  return rows
}

/** How far it is: which table or files, and how many rows or files of it all so far. */
export type Progress = (step: { name: string; nth: number; of: number; count: number }) => void

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Load } from './load.ts'
import type { Recorded } from './recorded.ts'
import type { Stage } from './stage.ts'

const run = promisify(execFile)
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue(value: unknown): string | null
}

/** A value as it goes over the line. */
export const valueOf = (value: unknown): string | null => {
  const ready = prepareValue(value)
  return ready === null || ready === undefined ? null : String(ready)
}

/** Whether this machine has pgbench (it comes with PostgreSQL's own packages, not with the embedded server). */
export const hasPgbench = (): Promise<boolean> =>
  run('pgbench', ['--version']).then(
    () => true,
    () => false,
  )

const each = (statements: readonly Recorded[]) => statements.flatMap(({ values }) => values)

/** Keeps for each turn the values of all its statements, so that a script of pgbench can fetch them by number. */
export async function keepValues(
  stage: Stage,
  statements: readonly Recorded[],
  turns: readonly (readonly (string | null)[])[],
): Promise<void> {
  const columns = each(statements).map((_, i) => `v${i}`)
  await stage.owner.query(`drop table if exists public.bench_turn;
    create table public.bench_turn (n integer primary key, ${columns.map((column) => `${column} text`).join(', ')});
    grant select on public.bench_turn to ${pg.escapeIdentifier(stage.roles.app.user)}`)
  for (let at = 0; at < turns.length; at += 500) {
    const rows = turns
      .slice(at, at + 500)
      .map((values, i) => Object.fromEntries([['n', at + i], ...values.map((value, v) => [`v${v}`, value])]))
    await stage.owner.query(
      'insert into public.bench_turn select * from jsonb_populate_recordset(null::public.bench_turn, $1)',
      [JSON.stringify(rows)],
    )
  }
  await stage.owner.query('vacuum analyze public.bench_turn')
}

/** The statements as a script; a value that was null stays one, since pgbench's variables cannot be. */
function scriptOf(statements: readonly Recorded[], perClient: number): string {
  let before = 0
  const sql = statements.map(({ text, values }) => {
    const first = before
    before += values.length
    const filled = text.replace(/\$(\d+)/g, (_, number: string) => {
      const at = Number(number) - 1
      return valueOf(values[at]) === null ? 'null' : `:v${first + at}`
    })
    return `${filled.replace(/\s+/g, ' ').trim()};`
  })
  const wanted = each(statements).flatMap((value, i) => (valueOf(value) === null ? [] : [`v${i}`]))
  const fetch = `select ${wanted.join(', ')} from public.bench_turn where n = :n \\gset`
  return [`\\set n :client_id * ${perClient} + :turn`, `\\set turn :turn + 1`, fetch, ...sql].join('\n')
}

/**
 * pgbench on the statements of a call, prepared, with the values of `keepValues` from turn `from` on. Each client has
 * `perClient` of them. What fetching the values takes is taken off again.
 */
export async function pgbench(
  stage: Stage,
  statements: readonly Recorded[],
  { clients, perClient, from, turns }: { clients: number; perClient: number; from: number; turns: number },
): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-pgbench-'))
  try {
    const file = join(folder, 'call.sql')
    await writeFile(file, scriptOf(statements, perClient))
    const { host, port, database } = stage.connection
    const { user, password } = stage.roles.app
    const many = ['-c', `${clients}`, '-j', '2', '-t', `${turns}`, '-D', `turn=${from}`]
    const where = ['-h', String(host), '-p', String(port), '-U', user, String(database)]
    const { stdout } = await run('pgbench', ['-n', '-r', '-M', 'prepared', '-f', file, ...many, ...where], {
      env: { ...process.env, PGPASSWORD: password },
    })
    return loadIn(stdout, clients)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What pgbench printed: tps, and for each statement how long it took on average. */
function loadIn(printed: string, clients: number): Load {
  const failed = Number(/failed transactions: (\d+)/.exec(printed)?.[1] ?? 0)
  const tps = Number(/tps = ([\d.]+)/.exec(printed)?.[1])
  const [, list = ''] = printed.split(/statement latencies in milliseconds.*\n/)
  const latencies = [...list.matchAll(/^\s*([\d.]+)\s+(?:\d+\s+)?(.*)$/gm)].map(([, took, text]) => ({
    took: Number(took),
    isAside: /^\\set|public\.bench_turn/.test(text ?? ''),
  }))
  const all = latencies.reduce((sum, { took }) => sum + took, 0)
  const own = latencies.reduce((sum, { took, isAside }) => sum + (isAside ? 0 : took), 0)
  if (!tps || !own || failed) throw new Error(`pgbench did not measure:\n${printed}`)
  const perSecond = (tps * all) / own
  return { perSecond, p50: (clients * 1000) / perSecond, p99: Number.NaN }
}

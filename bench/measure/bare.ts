import { fileURLToPath } from 'node:url'
import { type Child, freePort, startChild } from './children.ts'
import { heard } from './heard.ts'
import { atLeast, atMost, type Line, middle, missingOf, ms, perSecond } from './line.ts'
import { type Asked, compare, load } from './load.ts'
import { type Recorded, recordStatements } from './recorded.ts'
import { headersOf, type Stage } from './stage.ts'
import { steady as atPace } from './steady.ts'

export interface ReadJob {
  job: string
  /** The address with its query. */
  path: string
  goal: number
  /** What stands beside it instead of the call's own statements: the shortest other way to the same answer. */
  statements?: readonly Recorded[]
  /** Milliseconds that the slowest of a hundred answers may take. */
  p99?: number
  /** So many calls a second at which the p99 is measured as well. */
  rate?: number
  /**
   * So many calls one after the other, in rounds that take turns with the bare route: the slowest of a round takes at most so many
   * times the slowest of the bare route's, whatever else the machine does.
   */
  slowest?: { amount: number; most: number }
  /** How many ask at once. */
  connections?: number
  /** Who asks; the desk, unless it may not. */
  account?: string
}

/** Starts a program of `bench/bare` that prints `ready` when it listens; it finds what it is given in BARE. */
export async function startBare(name: string, given: unknown): Promise<Child & { url: string }> {
  const port = await freePort()
  const script = fileURLToPath(new URL(`../bare/${name}.ts`, import.meta.url))
  const env = { PORT: `${port}`, BARE: JSON.stringify(given), NODE_ENV: 'production' }
  const child = await startChild(['--import', 'tsx', script], env, 'ready')
  return { ...child, url: `http://127.0.0.1:${port}` }
}

/** Rounds in which the slowest answers of both sides are looked for. */
const slowRounds = 3

/** The slowest of some calls on both sides, one after the other: the middle of three rounds, and of their ratios. */
async function slowestOf(amount: number, figure: Asked, limit: Asked) {
  const rounds: { figure: number; limit: number; half: number }[] = []
  for (let round = 0; round < slowRounds; round++) {
    const one = { amount, connections: 1 }
    const bare = await load({ ...limit, ...one })
    heard()
    const own = await load({ ...figure, ...one })
    heard()
    rounds.push({ figure: own.p99, half: own.p50, limit: bare.p99 })
  }
  const of = (value: (round: (typeof rounds)[number]) => number) => middle(rounds.map(value))
  return {
    figure: of((round) => round.figure),
    half: of((round) => round.half),
    limit: of((round) => round.limit),
    ratio: of((round) => round.figure / round.limit),
  }
}

/** Measures a reading call beside a bare route that runs the very statements of it as the same role; with a rate, also at that. */
export async function besideBareRoute(
  stage: Stage,
  { job, path, goal, p99, rate, slowest, connections = 16, account = 'desk1a', ...given }: ReadJob,
): Promise<Line[]> {
  const statements = given.statements ?? (await recordStatements(stage, account, (desk) => desk.get(path)))
  const desk = await stage.desk(account)
  const answer = await desk.get(path)
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  // Whoever reads nothing is fast.
  if (Array.isArray(answer.body.Data) && !answer.body.Data.length) throw new Error(`${path} gives nothing`)
  const bare = await startBare('route', {
    connection: { ...stage.connection, ...stage.roles.app },
    communityId: desk.info['ComId'],
    statements,
  })
  try {
    const own = { url: stage.url + path, headers: headersOf(desk) }
    const other = { url: `${bare.url}/` }
    const { figure, limit, ratio } = await compare({ ...own, connections }, { ...other, connections })
    const pace = rate && { rate, amount: 3 * rate }
    const steady = pace && (await atPace({ ...own, ...pace }))
    const bareSteady = pace && (await atPace({ ...other, ...pace }))
    const count = `${statements.length} statement${statements.length === 1 ? '' : 's'}`
    const line = {
      job,
      figure: `${perSecond(figure.perSecond)}, p99 ${ms(figure.p99)}`,
      limit: `${perSecond(limit.perSecond)}, p99 ${ms(limit.p99)} (Fastify + pg, ${count})`,
      ratio,
      goal: `${goal ? `at least ${goal}` : 'none'}${p99 ? `; p99 under ${p99} ms` : ''}`,
      missing: missingOf(atLeast(ratio, goal), p99 ? atMost(figure.p99, p99, 'p99') : ''),
    }
    const lines: Line[] = [line]
    if (steady && bareSteady)
      lines.push({
        job: `the same at a steady ${rate} a second`,
        figure: `p99 ${ms(steady.p99)}, half of them within ${ms(steady.p50)}`,
        limit: `p99 ${ms(bareSteady.p99)}`,
        ratio: undefined,
        goal: p99 ? `p99 under ${p99} ms` : '',
        missing: p99 ? atMost(steady.p99, p99, 'p99') : '',
      })
    if (slowest) {
      const seen = await slowestOf(slowest.amount, own, other)
      lines.push({
        job: `the slowest of ${slowest.amount} of them, one after the other`,
        figure: `${ms(seen.figure)}, half of them within ${ms(seen.half)}`,
        limit: ms(seen.limit),
        ratio: seen.ratio,
        goal: `at most ${slowest.most}`,
        missing: atMost(seen.ratio, slowest.most),
      })
    }
    return lines
  } finally {
    await bare.stop()
  }
}

import { fileURLToPath } from 'node:url'
import { freePort, startChild } from './children.ts'
import { recordStatements } from './recorded.ts'
import { compare } from './load.ts'
import { type Line, ms, perSecond } from './line.ts'
import type { World } from './world.ts'

export interface ReadJob {
  job: string
  /** The address with its query. */
  path: string
  goal: number
  /** Milliseconds that the slowest of a hundred answers may take. */
  p99?: number
}

/** Measures a reading call beside a bare route that runs the very statements of it as the same role. */
export async function besideBareRoute(world: World, { job, path, goal, p99 }: ReadJob): Promise<Line> {
  const statements = await recordStatements(world, 'desk1a', (desk) => desk.get(path))
  const desk = await world.desk()
  const answer = await desk.get(path)
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`)
  const port = await freePort()
  const given = {
    connection: { ...world.connection, ...world.roles.app },
    communityId: desk.info['ComId'],
    statements,
  }
  const script = fileURLToPath(new URL('./bare-route.ts', import.meta.url))
  const bare = await startChild(
    ['--import', 'tsx', script],
    { PORT: `${port}`, BARE_ROUTE: JSON.stringify(given), NODE_ENV: 'production' },
    'bare route ready',
  )
  try {
    const cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // A session belongs to the program that signed in.
    const headers = { authorization: `Bearer ${desk.accessToken}`, cookie, 'user-agent': 'node' }
    const { figure, limit } = await compare(
      { url: world.url + path, headers },
      { url: `http://127.0.0.1:${port}/` },
    )
    const ratio = figure.perSecond / limit.perSecond
    const isFast = p99 === undefined || figure.p99 < p99
    return {
      job,
      figure: `${perSecond(figure.perSecond)}, p99 ${ms(figure.p99)}`,
      limit: `${perSecond(limit.perSecond)}, p99 ${ms(limit.p99)} (Fastify + pg, ${statements.length} statement${statements.length === 1 ? '' : 's'})`,
      ratio,
      goal: `at least ${goal}${p99 ? `; p99 under ${p99} ms` : ''}`,
      isMet: ratio >= goal && isFast,
    }
  } finally {
    await bare.stop()
  }
}

// A route that only runs the SQL it was given, in a process of its own: what Fastify and pg cost without Lobby.
import Fastify from 'fastify'
import pg from 'pg'
import type { Recorded } from '../measure/recorded.ts'

interface Given {
  connection: pg.PoolConfig
  communityId: string
  statements: Recorded[]
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const { connection, communityId, statements } = JSON.parse(process.env['BARE'] ?? '') as Given
const pool = new pg.Pool({ ...connection, max: 16 })
// The tenant is set once for the connection: a bare route has one community only.
pool.on(
  'connect',
  (client) => void client.query("select set_config('lobby.community', $1, false)", [communityId]),
)

const app = Fastify()
app.get('/', async () => {
  const answers = await Promise.all(
    statements.map(({ text, values }, i) =>
      pool.query({ name: `bare${i}`, text, values }).then(({ rows }) => rows),
    ),
  )
  return { Data: answers }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
console.log('ready')

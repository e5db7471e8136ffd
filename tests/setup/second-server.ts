import { buildApp } from '#apps/server/app.ts'
import { migrate } from '#database/migrate.ts'
import { readConfig } from '#platform/server/config.ts'
import { makeLog } from '#platform/server/log.ts'
import { testKey } from './server-key.ts'

// A server of its own over the database and the files of a test: it says its address, and may be killed in the middle of anything.
const [connection = '{}', files = ''] = process.argv.slice(2)
const reach = JSON.parse(connection)
const config = readConfig(['--run=api'], {
  LOBBY_DATA: files,
  PORT: '0',
  NODE_ENV: 'test',
  LOBBY_KEY: testKey,
})
const { http } = await buildApp(config, reach, await migrate(reach), makeLog('fatal'))
process.stdout.write(`${await http?.listen({ host: '127.0.0.1', port: 0 })}\n`)

import { expect, it } from 'vitest'
import { ConfigProblem, readConfig } from './config.ts'

it.each([
  [{ PORT: 'eighty' }, [], 'PORT 必須是 0 到 65535 的整數，目前是「eighty」。'],
  [{ PORT: '70000' }, [], 'PORT 必須是 0 到 65535 的整數，目前是「70000」。'],
  [{ DATABASE_URL: 'mysql://here' }, [], 'DATABASE_URL 必須以 postgres:// 或 postgresql:// 開頭。'],
  [{ DATABASE_URL: 'postgres://:::' }, [], 'DATABASE_URL 的格式不正確。'],
  [{ AT_ONCE: 'many' }, [], 'AT_ONCE 必須是正整數'],
  [{ HOST: 'no such host' }, [], 'HOST 不是可用的位址'],
  [{}, ['--run=kitchen'], '--run 只接受 api、worker、gateways'],
  [{}, ['--run='], '--run 只接受 api、worker、gateways'],
  [{}, ['--fast'], '不認得的參數「--fast」'],
  [{ LOG_LEVEL: 'foo' }, [], 'LOG_LEVEL 只接受'],
  [{ SECURE_COOKIES: 'yes' }, [], 'SECURE_COOKIES 只接受 1 或 0'],
  [{ LOBBY_DEMO: 'yes' }, [], 'LOBBY_DEMO 只接受 anywhere'],
  [{ PUSH_CONTACT: 'somebody' }, [], 'PUSH_CONTACT 必須是 mailto: 或 https:// 開頭'],
])('the wrong setting %j %j is refused with one clear sentence', (env, args, sentence) => {
  const read = () => readConfig(args, env)
  expect(read).toThrow(ConfigProblem)
  expect(read).toThrow(sentence)
})

it('without settings Lobby listens to this machine alone, over its own PostgreSQL, with the demo', () => {
  expect(readConfig([], {})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: undefined,
    demo: true,
    demoBooks: true,
    run: new Set(['api', 'worker', 'gateways']),
  })
})

import { spawn } from 'node:child_process'
import { install } from './tools/install.mjs'
import { requireNode } from './tools/node-version.mjs'
import { tools } from './tools/run.mjs'
import { act, root, say } from './tools/say.mjs'

requireNode()
await act(async () => {
  await install({ dev: true })
  const port = Number(process.env.PORT || 8080)
  const serverPort = port + 1
  const env = { ...process.env, LOBBY_DEV_SERVER: `http://127.0.0.1:${serverPort}` }
  const start = (args, more = {}) =>
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  const server = ['watch', '--clear-screen=false', 'bin/tools/serve.mjs', ...process.argv.slice(2)]
  const web = [
    '--config',
    'apps/web/vite.config.ts',
    '--configLoader',
    'runner',
    '--port',
    port,
    '--strictPort',
  ]
  const children = [
    start([tools.tsx, ...server], { PORT: String(serverPort), NODE_ENV: 'development' }),
    start([tools.vite, ...web.map(String), '--clearScreen', 'false']),
  ]
  say(`開發伺服器：http://localhost:${port}/mgmt/（後端在 ${serverPort} 埠）`)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // Ctrl-C reaches the children by itself; a second signal would cut their own way of stopping short.
  process.on('SIGINT', () => setTimeout(stop, 5000).unref())
  // One that ends takes the other with it.
  await Promise.all(
    children.map((child) => new Promise((resolve) => child.once('exit', resolve).once('exit', stop))),
  )
})

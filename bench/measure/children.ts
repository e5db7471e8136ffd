import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Child {
  process: ChildProcess
  /** The end of what it printed. */
  printed(): string
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()

/** Ends every program that was started here and still runs. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...running].map(stop))
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Starts a Node program of the project and waits until it prints `ready`. Throws with what it printed when it ends before. */
export async function startChild(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ready: string,
): Promise<Child> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let printed = ''
  const started = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-4000)
      if (printed.includes(ready)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`${args.join(' ')} ended:\n${printed}`)))
  })
  await started
  return { process: child, printed: () => printed, stop: () => stop(child) }
}

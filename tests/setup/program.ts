import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'

/** The program as a person starts it, in a process of its own. */
export interface Program {
  child: ChildProcess
  url: string
  /** Everything that it printed so far. */
  output(): string
  /** Resolves with the exit code (null: killed). */
  ended: Promise<number | null>
}

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts `npm start`'s command with settings, without the fees of the demo; it installs and builds what is missing first. */
export function startProgram(
  env: Record<string, string>,
  args: readonly string[] = [],
  more: { detached?: boolean } = {},
): Program {
  const child = spawn(process.execPath, [path.resolve('bin/start.mjs'), ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DEMO_BOOKS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, as at a terminal.
    ...more,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { child, url: `http://127.0.0.1:${env.PORT}`, output: () => text, ended }
}

/** Whether the program answers and its database does. */
export async function isReady(program: Program): Promise<boolean> {
  return fetch(`${program.url}/readyz`).then(
    (answer) => answer.status === 200,
    () => false,
  )
}

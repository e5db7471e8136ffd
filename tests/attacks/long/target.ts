import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Desk } from '../../setup/desk.ts'
import { freePort, isReady, type Program, startProgram } from '../../setup/program.ts'
import { callFrom } from './call-from.ts'

/** Milliseconds that an honest caller waits at most while somebody attacks. */
const patience = 10_000
/** Milliseconds in which the program ends when it is told to. */
const toEnd = 15_000

/** The program as a person starts it, with a data folder and a database of its own that vanish with it. */
export class Target {
  program: Program
  readonly dataFolder: string
  readonly env: Record<string, string>

  private constructor(program: Program, dataFolder: string, env: Record<string, string>) {
    this.program = program
    this.dataFolder = dataFolder
    this.env = env
  }

  /** Starts it with the demo communities and waits until it answers. */
  static async start(settings: Record<string, string> = {}): Promise<Target> {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'lobby-attack-'))
    const env = { PORT: `${await freePort()}`, LOBBY_DATA: dataFolder, LOG_LEVEL: 'warn', ...settings }
    const target = new Target(startProgram(env), dataFolder, env)
    try {
      await target.ready(180_000)
    } catch (error) {
      await target.remove()
      throw error
    }
    return target
  }

  get url(): string {
    return this.program.url
  }

  /** Waits until it answers. Throws with what it printed when it does not. */
  async ready(milliseconds = 60_000): Promise<void> {
    const end = performance.now() + milliseconds
    while (performance.now() < end && this.program.child.exitCode === null) {
      if (await isReady(this.program)) return
      await pause(100)
    }
    throw new Error(`the program does not answer:\n${this.program.output().slice(-2000)}`)
  }

  /** Starts it again over the same data. */
  async again(): Promise<void> {
    this.program = startProgram(this.env)
    await this.ready()
  }

  /** Signs in as one of the cast. */
  as(account: string, community?: string): Promise<Desk> {
    return Desk.signIn(this.url, account, community)
  }

  /** What an honest caller from an address of its own would complain of. */
  async complaints(address = '127.0.0.2'): Promise<string[]> {
    const { child } = this.program
    if (child.exitCode !== null || child.signalCode !== null) return ['the program ended']
    const begun = performance.now()
    const answer = await callFrom(this.url, address, '/readyz', { patience }).catch((error: Error) => error)
    if (answer instanceof Error) return [`an honest caller got no answer: ${answer.message}`]
    if (answer.status !== 200) return [`an honest caller got ${answer.status}: ${answer.text.slice(0, 200)}`]
    const took = Math.round(performance.now() - begun)
    return took > patience ? [`an honest caller waited ${took} ms`] : []
  }

  /** Lines of the log in which it says that it did not know what to do. */
  faults(): string[] {
    const lines = this.program.output().split('\n')
    const bad = lines.filter((line) => /"level":(50|60)|unhandled|uncaught|heap out of memory/i.test(line))
    return [...new Set(bad.map((line) => line.replace(/"time":"[^"]*",?/, '').slice(0, 600)))].slice(0, 5)
  }

  /** Tells it to end. What it did not do in time is a sentence. */
  async end(): Promise<string[]> {
    const { child, ended } = this.program
    if (child.exitCode !== null || child.signalCode !== null) return []
    child.kill('SIGTERM')
    const late = new AbortController()
    const code = await Promise.race([
      ended,
      pause(toEnd, 'late' as const, { signal: late.signal }).catch(() => 'late' as const),
    ])
    late.abort()
    if (code !== 'late')
      return code === 0 ? [] : [`it ended with ${code}: ${this.program.output().slice(-600)}`]
    child.kill('SIGKILL')
    await ended
    return [`it had not ended ${toEnd / 1000} s after it was told to`]
  }

  /** Ends it whatever happened, and removes what it kept. */
  async remove(): Promise<void> {
    await this.end()
    await rm(this.dataFolder, { recursive: true, force: true })
  }
}

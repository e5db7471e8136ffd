import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { lengthOf } from '#platform/contract/cut.ts'
import { passwordFault, passwordWords, shortestPassword } from '#platform/contract/password.ts'
import { ConfigProblem } from '#platform/server/config.ts'

/** Asks on the terminal and shows nothing of the answer. Throws ConfigProblem when it is broken off. */
async function askHidden(question: string): Promise<string> {
  process.stdout.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: true })
  const brokenOff = new AbortController()
  lines.once('SIGINT', () => brokenOff.abort())
  lines.once('close', () => brokenOff.abort())
  try {
    return await lines.question('', { signal: brokenOff.signal })
  } catch {
    throw new ConfigProblem('已取消，沒有建立任何帳號。')
  } finally {
    lines.close()
    process.stdout.write('\n')
  }
}

/** The first line of what is piped in. */
async function readPiped(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  return ''
}

async function readOnce(env: NodeJS.ProcessEnv): Promise<string> {
  if (env.LOBBY_PASSWORD) return env.LOBBY_PASSWORD
  if (!process.stdin.isTTY) return readPiped()
  const password = await askHidden(`密碼（至少 ${shortestPassword} 個字元）：`)
  if (password && password !== (await askHidden('再輸入一次：')))
    throw new ConfigProblem('兩次輸入的密碼不同，沒有建立任何帳號。')
  return password
}

/**
 * A new password from LOBBY_PASSWORD, the terminal or standard input; `own` are the account, its digits, the person's name.
 * Throws ConfigProblem when it is no good.
 */
export async function takePassword(env: NodeJS.ProcessEnv, own: readonly string[]): Promise<string> {
  const password = await readOnce(env)
  const length = lengthOf(password)
  const fault = passwordFault(password, own)
  if (fault === 'tooShort')
    throw new ConfigProblem(`密碼至少要 ${shortestPassword} 個字元，目前是 ${length} 個；沒有建立任何帳號。`)
  if (password === 'lobby-demo') throw new ConfigProblem('這是示範密碼，請改用別的；沒有建立任何帳號。')
  if (fault) throw new ConfigProblem(`${passwordWords[fault]}沒有建立任何帳號。`)
  return password
}

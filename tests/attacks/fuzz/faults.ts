import { statusOfCode } from '#platform/contract/problem.ts'
import type { Request } from './requests.ts'

/** An answer that is not as it should be. */
export interface Fault {
  call: string
  field: string
  request: Request
  status: number
  body: string
}

/** What answers never show: errors of the program, the database or its libraries. */
const internals =
  /\bat \S+ \(|node_modules|file:\/\/|Zod|TypeError|RangeError|SyntaxError|FST_|postgres|pg_|drizzle|violates|syntax error|select .* from |ECONN/i

interface ProblemBody {
  ErrorMessage?: { Code: unknown; Description: unknown }
  Message?: unknown
  Messages?: string[]
}

/** The body of a problem; undefined when it is none. */
export function problemIn(body: string): ProblemBody | undefined {
  try {
    return JSON.parse(body) as ProblemBody
  } catch {
    return undefined
  }
}

/** Whether an answer is no sentence of ours: 5xx, another shape than a problem's (R232), or words of the program's inside. */
export function isFault(status: number, body: string, errorWord: boolean): boolean {
  if (status < 400) return false
  if (status >= 500) return true
  if (errorWord && body === 'error') return false
  const { ErrorMessage, Message } = problemIn(body) ?? {}
  const isOurs =
    typeof ErrorMessage?.Code === 'number' &&
    statusOfCode(ErrorMessage.Code) === status &&
    ErrorMessage.Description === Message &&
    Boolean(Message)
  return !isOurs || internals.test(body)
}

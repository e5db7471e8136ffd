import { type DestinationStream, type Logger, pino } from 'pino'
import { plainError } from './plain-error.ts'

/**
 * The program's log: JSON lines with errors made plain, whatever they are called by. No password, cookie, token, value of a
 * query or content of a job is ever in it.
 */
export function makeLog(level: string, to?: DestinationStream): Logger {
  const request = ({ method }: { method?: string }) => ({ method })
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    base: null,
    serializers: { err: plainError, error: plainError, req: request, res: () => undefined },
    hooks: {
      logMethod(given: unknown[], method: (...all: never[]) => void) {
        const [first] = given
        // Of an error alone pino would say its message.
        const told = first instanceof Error ? [{ err: first }, 'an error'] : given
        method.apply(this as never, told as never[])
      },
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return to ? pino(options, to) : pino(options)
}

import { innermost } from './lost-line.ts'

/** An error whose words were written here and name no value of anybody's: logs and the queue may repeat them. */
export class PlainError extends Error {}

/** What a log says of an error: what kind, where, and at which of our own names; never a value. */
export interface Plain {
  type: string
  code: string | undefined
  message: string
  /** Places of the program, without the words that stand above them. */
  stack: string
}

interface Said extends Error {
  code?: string
  severity?: string
  syscall?: string
  schema?: string
  table?: string
  column?: string
  constraint?: string
}

/** Classes of PostgreSQL's states whose words name the server, its limits or our own tables, and no value of a row. */
const aboutTheServer = /^(08|25|28|40|53|54|55|57|58|XX|3D|42501$|42P01$|42703$|42883$)/

/** Words of V8 that name the program's own text. */
const aboutTheProgram =
  /^(Cannot (read|set) properties of (undefined|null)|[\w.$]+ is not (a function|a constructor|defined)$)/

const quotes = new Set('"\'`“”„«»')

/** Leaves out everything between the first and the last quote: a value may hold quotes itself. */
function withoutQuoted(text: string): string {
  const all = Array.from(text.slice(0, 300))
  const first = all.findIndex((item) => quotes.has(item))
  if (first === -1) return all.join('')
  return `${all.slice(0, first).join('')}…${all.slice(all.findLastIndex((item) => quotes.has(item)) + 1).join('')}`
}

function wordsOf(error: Said): string {
  const { code = '', message } = error
  if (error instanceof PlainError) return message
  if (error.severity !== undefined || /^[0-9A-Z]{5}$/.test(code)) {
    const names = [error.schema, error.table, error.column, error.constraint].filter(Boolean).join('.')
    const said = aboutTheServer.test(code) ? `: ${withoutQuoted(message)}` : ''
    return `PostgreSQL ${code}${names && ` (${names})`}${said}`
  }
  if (error.syscall) return `${code} ${error.syscall}`
  if (aboutTheProgram.test(message)) return withoutQuoted(message)
  return 'not shown, it may hold values'
}

const isPlace = (line: string) =>
  /^ {4}at /.test(line) && /:\d{1,7}:\d{1,7}\)?$/.test(line) && ![...line].some((text) => quotes.has(text))

/** The places in a stack; what stands above them, or looks like one inside of a message, is left out. */
const placesOf = (error: Error): string =>
  String(error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter(isPlace)
    .slice(0, 20)
    .join('\n')

/** Makes anything thrown plain: the one way in which errors come into logs, the queue and the terminal. */
export function plainError(thrown: unknown): Plain {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, code: undefined, message: 'not an error', stack: '' }
  const error: Said = innermost(thrown)
  return {
    type: /^\w{1,60}$/.test(error.name) ? error.name : 'Error',
    code: /^\w{1,60}$/.test(String(error.code ?? '')) ? String(error.code) : undefined,
    message: wordsOf(error),
    stack: placesOf(thrown) || placesOf(error),
  }
}

/** The same as an error, for who keeps what was thrown: the queue writes its message down. */
export function plainly(thrown: unknown): PlainError {
  const { type, code, message, stack } = plainError(thrown)
  const plain = new PlainError(thrown instanceof PlainError ? message : `${type} ${code ?? ''} ${message}`)
  plain.stack = `${plain.message}\n${stack}`
  return plain
}

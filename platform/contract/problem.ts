/** The few kinds of problems a call can answer with, and their HTTP status. */
export const kinds = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  late: 408,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  tooLong: 431,
  failed: 500,
  unavailable: 503,
} as const

/** `other`: a status that is none of ours, such as a proxy's 502 or 504. */
export type ProblemKind = keyof typeof kinds | 'other'

/**
 * A problem that a person caused or can mend. `code` is the status followed by three digits, or by five: the
 * two of the area and three of the module (decision 050); `description` is the
 * sentence in Chinese that the person reads; `data` says more for programs (already in wire names).
 */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly code: number
  readonly description: string
  readonly messages?: string[]
  readonly data?: unknown
  readonly retryAfter?: number

  constructor(
    kind: ProblemKind,
    code: number,
    description: string,
    more: { messages?: string[]; data?: unknown; retryAfter?: number } = {},
  ) {
    super(description)
    this.name = 'Problem'
    this.kind = kind
    this.code = code
    this.description = description
    this.messages = more.messages
    this.data = more.data
    this.retryAfter = more.retryAfter
  }

  get status(): number {
    return this.kind === 'other' ? statusOfCode(this.code) : kinds[this.kind]
  }
}

const kindOfStatus = new Map<number, ProblemKind>(
  Object.entries(kinds).map(([kind, status]) => [status, kind as ProblemKind]),
)

/** The HTTP status that a code begins with. */
export const statusOfCode = (code: number): number => Number(String(code).slice(0, 3))

/**
 * The codes that have a sentence in English, by who says it. Each `web/english-problems.ts` adds its own, so that a problem
 * without English is a type error.
 */
export interface ProblemCodes {}
export type ProblemCode = ProblemCodes[keyof ProblemCodes]

/** Makes a problem from its code. */
export function problem(
  code: ProblemCode,
  description: string,
  more: { messages?: string[]; data?: unknown; retryAfter?: number } = {},
): Problem {
  return problemOf(code, description, more)
}

/** A problem that was said elsewhere, with whatever code: by an answer of the server, by a thread. */
export function problemOf(
  code: number,
  description: string,
  more: { messages?: string[]; data?: unknown; retryAfter?: number } = {},
): Problem {
  return new Problem(kindOfStatus.get(statusOfCode(code)) ?? 'other', code, description, more)
}

/** The body of every error answer (R232): one place writes it. */
export function problemBody(p: Problem): Record<string, unknown> {
  return {
    ErrorMessage: { Code: p.code, Description: p.description },
    Message: p.description,
    ...(p.messages ? { Messages: p.messages } : {}),
    ...(p.data === undefined ? {} : { Data: p.data }),
  }
}

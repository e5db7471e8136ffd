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

export type ProblemKind = keyof typeof kinds

/**
 * A problem that a person caused or can mend. `code` is the status followed by three digits; `description` is the
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
    return kinds[this.kind]
  }
}

const kindOfStatus = new Map<number, ProblemKind>(
  Object.entries(kinds).map(([kind, status]) => [status, kind as ProblemKind]),
)

/** Makes a problem from its six-digit code: the first three digits are the HTTP status. */
export function problem(
  code: number,
  description: string,
  more: { messages?: string[]; data?: unknown; retryAfter?: number } = {},
): Problem {
  return new Problem(kindOfStatus.get(Math.floor(code / 1000)) ?? 'failed', code, description, more)
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

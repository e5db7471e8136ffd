import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import { operatorCookie } from './cookie-names.ts'
import type { AuditEntry, Origin } from './context.ts'
import type { Crowd } from './crowd.ts'
import type { Database, Lease } from './database.ts'
import { onceEnded } from './once-ended.ts'
import { actOnce, fingerprint, keyOf, operators } from './retry.ts'
import type { Sealer } from './seal.ts'
import type { Extras, Route } from './serve.ts'

/** Whoever runs Lobby for many communities. */
export interface SignedInOperator {
  operatorId: string
  sessionId: string
  name: string
  sessionEndsAt: Date
}

/** What a call of the operator's works with: a transaction across communities, and the operator's own audit. */
export interface OperatorContext extends Lease, Origin {
  operator: SignedInOperator
  now: Date
  log: Logger
  /** Leaves a row in the operator's audit, in the same transaction. */
  audit<Before, After>(entry: OperatorEntry<Before, After>): void
}

/** A line of the operator's audit: what the act was done to is said by its name. */
export type OperatorEntry<Before = unknown, After = unknown> = Omit<AuditEntry<Before, After>, 'target'> & {
  target?: string
}

/** Finds out which operator calls. Made by the operator module. */
export interface OperatorAuthenticator {
  byCookie(token: string): Promise<SignedInOperator | undefined>
}

/** Writes rows of the operator's audit. */
export async function auditOperator(
  lease: Lease,
  entries: readonly OperatorEntry[],
  operator: Pick<SignedInOperator, 'operatorId' | 'name'>,
  origin: Origin,
): Promise<void> {
  const rows = entries.map((entry) => ({ id: newId(), ...entry }))
  await lease.query(
    `insert into operator_audit
       (id, operator_id, operator_by_name, address, device, request_id, action, target, target_id, before, after, reason)
     select e.id, $2, $3, $4, $5, $6, e.action, e.target, e."targetId", e.before, e.after, e.reason
     from jsonb_to_recordset($1::jsonb) as e (id uuid, action text, target text, "targetId" text,
       before jsonb, after jsonb, reason text)`,
    [
      JSON.stringify(rows),
      operator.operatorId,
      operator.name,
      origin.address,
      origin.device,
      origin.requestId,
    ],
  )
}

/** The operator who calls. Throws unauthenticated, before anything of the call is read. */
export async function operatorOf(
  request: FastifyRequest,
  operators: OperatorAuthenticator | undefined,
): Promise<SignedInOperator> {
  const cookie = request.cookies[operatorCookie]
  const operator = cookie ? await operators?.byCookie(cookie) : undefined
  if (!operator) throw problems.unauthenticated()
  return operator
}

/** Answers a call of the operator's: a transaction through the door, named by the call, audited also when it only looks. */
export async function answerOperator(
  route: Route,
  platform: { database: Database; crowd: Crowd; sealer: Sealer },
  given: {
    operator: SignedInOperator
    request: FastifyRequest
    origin: Origin
    extras: Extras
    input: unknown
  },
  encode: (answer: unknown) => unknown,
): Promise<unknown> {
  const { operator, request, origin, extras, input } = given
  onceEnded(extras.reply, platform.crowd.beginInSession(operator.sessionId))
  const { call } = route
  const key = call.method === 'GET' || call.anew ? '' : keyOf(request)
  const wanted = key
    ? {
        holders: operators,
        holderId: operator.operatorId,
        key,
        call: route.name,
        fingerprint: fingerprint(platform, input, extras.form?.file?.content),
      }
    : undefined
  return platform.database.across(`operator: ${route.name}`, async (lease) => {
    const audited: OperatorEntry[] = []
    const context: OperatorContext = {
      ...lease,
      ...origin,
      operator,
      now: new Date(),
      log: request.log as Logger,
      audit: (entry) => audited.push(entry),
    }
    return actOnce(lease, wanted, call.secret !== undefined, async () => {
      const answer = await route.handle(context, input, extras)
      if (!audited.length && !call.unaudited) throw new Error(`${route.name} left no audit row`)
      await auditOperator(lease, audited, operator, origin)
      return encode(answer)
    })
  })
}

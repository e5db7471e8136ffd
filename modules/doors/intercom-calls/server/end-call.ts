import { and, eq, sql } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import type { Work } from '#platform/server/work.ts'
import { sections } from '#modules/doors/intercom-sentries/server/public.ts'
import { tabletTable } from '#modules/doors/intercom-tablets/server/public.ts'
import type { CallResult, Outcome } from '../shapes.ts'
import { type CallRow, callTable as c, legTable as l } from './tables.ts'

/** What noting a call needs: a job's work or a call's context. */
export type Noting = Lease & Pick<Work, 'now' | 'emit'>

/** What the telephone network costs for so many seconds. */
async function costOf(work: Noting, call: CallRow, seconds: number): Promise<number> {
  const { landlineCents, cellPhoneCents } = await sections.all(work)
  const [tablet] = await work.db
    .select({ kind: tabletTable.forwardKind })
    .from(tabletTable)
    .where(sql`${tabletTable.householdId} = ${call.householdId}`)
  const cents = tablet?.kind === 'landline' ? landlineCents : cellPhoneCents
  return Math.ceil((seconds * cents) / 60)
}

/** What a call came to that nobody answered: declined by somebody; busy, where nobody's rang in vain; else missed. */
export function resultOf(outcomes: readonly Outcome[]): Extract<CallResult, 'refused' | 'busy' | 'missed'> {
  if (outcomes.includes('declined')) return 'refused'
  return outcomes.includes('busy') && !outcomes.includes('noAnswer') ? 'busy' : 'missed'
}

/** A call is over since an instant: what it came to, and what it cost. */
export async function endCall(work: Noting, call: CallRow, at: Date): Promise<void> {
  await work.db
    .update(l)
    .set({ outcome: 'noAnswer' })
    .where(and(eq(l.callId, call.id), eq(l.outcome, 'ringing')))
  const legs = await work.db.select({ outcome: l.outcome }).from(l).where(eq(l.callId, call.id))
  const seconds =
    call.answeredAt && call.answeredLeg === 'forward'
      ? Math.max(0, Math.round((at.getTime() - call.answeredAt.getTime()) / 1000))
      : 0
  await work.db
    .update(c)
    .set({
      endedAt: at,
      result: call.answeredAt ? 'answered' : resultOf(legs.map(({ outcome }) => outcome)),
      paidSeconds: seconds,
      costCents: seconds ? await costOf(work, call, seconds) : 0,
    })
    .where(eq(c.id, call.id))
}

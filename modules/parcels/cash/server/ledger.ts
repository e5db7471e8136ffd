import { sql } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { nextNumber } from '#platform/server/serial-numbers.ts'
import { statement } from '#platform/server/statement.ts'
import { balanceTooSmall, type LineKind } from '../contract.ts'
import { cashMoved } from '../events.ts'
import { cashLines as l } from './tables.ts'

/** Whose money moves, as the receipt names them; '' as label for an outsider. */
export interface Party {
  label: string
  name: string
}

interface Line {
  /** Made by the client, so that a retry is the same line. */
  lineId: string
  depositId: string
  kind: LineKind
  /** Whole NT$; negative when money leaves. */
  amount: number
  party: Party
  packageId?: string
  courierName?: string
  handOverId?: string
  reversesSequence?: number
  reason?: string
  witness?: { accountId: string; name: string }
  signaturePath?: string
}

export interface Last {
  sequence: number
  balance: number
}

const last = statement('cash_last', (query) =>
  query
    .select({ sequence: l.sequence, balance: l.balance })
    .from(l)
    .where(sql`${l.depositId} = ${sql.placeholder('depositId')}`)
    .orderBy(sql`${l.sequence} desc`)
    .limit(1),
)

/** The last line of an envelope; sequence 0 and nothing in it before the first. */
export async function lastOf(lease: Lease, depositId: string): Promise<Last> {
  const [row] = await lease.run(last, { depositId })
  return row ?? { sequence: 0, balance: 0 }
}

const withReceipt: readonly LineKind[] = ['in', 'payCourier', 'return']

/**
 * Adds a line to an envelope. The deposit is locked by the caller, so that of two desks one waits here; the database
 * itself refuses a line that does not continue the last one. Throws balanceTooSmall.
 */
export async function addLine(
  context: Context,
  line: Line,
): Promise<{ sequence: number; receiptNumber: number | null }> {
  const { depositId, kind, amount, party, witness } = line
  const before = await lastOf(context, depositId)
  if (before.balance + amount < 0) throw balanceTooSmall(before.balance)
  const receiptNumber = withReceipt.includes(kind) ? await nextNumber(context, 'cashReceipt') : null
  const sequence = before.sequence + 1
  const balance = before.balance + amount
  const said = {
    packageId: line.packageId ?? null,
    courierName: line.courierName ?? '',
    handOverId: line.handOverId ?? null,
    reversesSequence: line.reversesSequence ?? null,
    reason: line.reason ?? '',
  }
  await context.db.insert(l).values({
    ...said,
    depositId,
    sequence,
    id: line.lineId,
    kind,
    at: context.now,
    accountId: context.actor.accountId,
    accountName: context.actor.name,
    previousBalance: before.balance,
    amount,
    balance,
    receiptNumber,
    partyLabel: party.label,
    partyName: party.name,
    witnessId: witness?.accountId ?? null,
    witnessName: witness?.name ?? '',
    signaturePath: line.signaturePath ?? '',
  })
  context.emit(cashMoved, { depositId })
  context.audit({
    action: `cash.${kind}`,
    target: 'deposit',
    targetId: depositId,
    before: { sequence: before.sequence, balance: before.balance },
    after: { ...said, sequence, amount, balance, receiptNumber, witness: witness?.name },
    reason: said.reason || undefined,
  })
  return { sequence, receiptNumber }
}

import { defaultCouriers } from '#modules/parcels/package-settings/server/option-defaults.ts'
import { accounts } from './accounts.ts'
import { castId } from './cast-id.ts'
import { qingchuan } from './communities.ts'
import { courierId } from './options.ts'
import type { PackageRow } from './packages.ts'
import { minutesAfter, openMinutes, openMinutesBefore } from './taipei.ts'

interface Envelope {
  communityId: string
  id: string
  serialNumber: number
  householdId: string | null
  recipientName: string
  payerName: string
  arrivedAt: Date
  arrivedBy: string
  arrivedByName: string
  handOverId: string | null
  handedOverAt: Date | null
}

/** Whole NT$ that are paid for the first packages of the household after the envelope came, by serial number. */
const payments: Record<number, readonly number[]> = { 18: [680, 320], 14: [990] }
const topUps: Record<number, number> = { 18: 500 }

interface Step {
  kind: 'in' | 'payCourier' | 'return'
  at: Date
  amount: number
  packageId?: string
  courierName?: string
}

const courierNames = new Map(defaultCouriers.map(({ name }) => [courierId(qingchuan, name), name]))

function stepsOf(envelope: Envelope, put: number, packages: readonly PackageRow[], now: Date): Step[] {
  const { serialNumber, householdId, arrivedAt, handedOverAt } = envelope
  const until = handedOverAt ?? now
  const steps: Step[] = [{ kind: 'in', at: arrivedAt, amount: put }]
  const of = packages.filter(
    (item) => item.householdId === householdId && item.arrivedAt > arrivedAt && item.arrivedAt < until,
  )
  for (const [i, amount] of (payments[serialNumber] ?? []).entries()) {
    const item = of[i]
    const courierName = courierNames.get(item?.courierId ?? '') ?? ''
    if (item)
      steps.push({ kind: 'payCourier', at: item.arrivedAt, amount: -amount, packageId: item.id, courierName })
  }
  const more = topUps[serialNumber]
  if (more) steps.push({ kind: 'in', at: minutesAfter(arrivedAt, openMinutes / 3), amount: more })
  steps.sort((a, b) => a.at.getTime() - b.at.getTime())
  const rest = steps.reduce((sum, step) => sum + step.amount, 0)
  if (handedOverAt) steps.push({ kind: 'return', at: handedOverAt, amount: -rest })
  return steps
}

/** The lines of the cash deposits, numbered receipts, and a count by two people yesterday. `put` is what each began with. */
export function makeCash(
  envelopes: readonly (Envelope & { put: number; label: string; payerLabel: string })[],
  packages: readonly PackageRow[],
  now: Date,
) {
  const communityId = qingchuan.id
  const lines = envelopes.flatMap((envelope) => {
    let balance = 0
    return stepsOf(envelope, envelope.put, packages, now).map((step, i) => {
      const previousBalance = balance
      balance += step.amount
      const { id, handOverId, arrivedBy, arrivedByName, label, payerLabel, recipientName, payerName } =
        envelope
      const isIn = step.kind === 'in'
      return {
        communityId,
        depositId: id,
        sequence: i + 1,
        id: i === 0 ? id : castId('cashLine', `${envelope.serialNumber} ${i + 1}`),
        kind: step.kind,
        at: step.at,
        accountId: arrivedBy,
        accountName: arrivedByName,
        previousBalance,
        amount: step.amount,
        balance,
        partyLabel: isIn ? payerLabel : label,
        partyName: isIn ? payerName : recipientName,
        packageId: step.packageId ?? null,
        courierName: step.courierName ?? '',
        handOverId: step.kind === 'return' ? handOverId : null,
      }
    })
  })
  const inTime = [...lines].sort((a, b) => a.at.getTime() - b.at.getTime())
  const numbered = lines.map((line) => ({ ...line, receiptNumber: inTime.indexOf(line) + 1 }))
  return {
    lines: numbered,
    counts: [countOf(numbered, envelopes, openMinutesBefore(now, openMinutes + 30))],
    settings: [
      {
        communityId,
        receiptHeader: '晴川社區管理委員會',
        receiptFooter: '本收據為住戶寄放現金之憑證，請妥善保存。',
        signatureAsked: false,
        envelopeLimit: 20_000,
      },
    ],
    counter: { communityId, name: 'cashReceipt', last: lines.length },
  }
}

type Line = { at: Date; depositId: string; amount: number }

function countOf(lines: readonly Line[], envelopes: readonly Envelope[], at: Date) {
  const before = lines.filter((line) => line.at <= at)
  const expected = before.reduce((sum, line) => sum + line.amount, 0)
  const open = envelopes.filter(
    (envelope) => envelope.arrivedAt <= at && (!envelope.handedOverAt || envelope.handedOverAt > at),
  )
  const { desk1, desk2 } = accounts
  return {
    communityId: qingchuan.id,
    id: castId('cashCount', 'yesterday'),
    at,
    accountId: desk1.id,
    accountName: desk1.displayName,
    witnessId: desk2.id,
    witnessName: desk2.displayName,
    denominations: {
      1000: Math.floor(expected / 1000),
      100: Math.floor((expected % 1000) / 100),
      10: Math.floor((expected % 100) / 10),
    },
    counted: expected,
    expected,
    envelopes: open.length,
  }
}

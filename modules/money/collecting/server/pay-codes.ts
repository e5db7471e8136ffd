import type { Lease } from '#platform/server/database.ts'
import { segmentsOf, type Segments } from '../barcodes.ts'
import { barcodeOver, whyNoBarcode, bandOf } from '../bands.ts'
import type { Provider } from '../shapes.ts'
import { encode } from '../virtual-accounts.ts'
import { bodiesOf } from './bodies.ts'
import { ruleOf, settingOf } from './settings.ts'

/** A bill to be paid. */
export interface Payable {
  billId: string
  runId: string
  householdId: string
  /** Whole NT$. */
  amount: number
  /** Until when shops take it: 2026-11-30. */
  barcodeUntil: string
  /** A day of the month that it is of. */
  startsOn: string
}

export interface PayCodes {
  billId: string
  /** '' while the community has no virtual accounts. */
  virtualAccount: string
  segments: Segments | null
  /** Printed where the barcodes would stand; '' where they do. */
  sentence: string
}

/**
 * How each bill can be paid, in their order. An account belongs to its bill for ever: asked again, also after the amount
 * changed, the bill has the same one but for a check digit of the amount. Shops take none after its day. Throws numbersUsedUp.
 */
export async function payCodesFor(
  lease: Lease,
  bills: readonly Payable[],
  { provider = 'general', today }: { provider?: Provider; today: string },
): Promise<PayCodes[]> {
  const rule = await ruleOf(lease, provider)
  const { bands } = await settingOf(lease, provider)
  if (!rule)
    return bills.map(({ billId }) => ({
      billId,
      virtualAccount: '',
      segments: null,
      sentence: '社區尚未設定虛擬帳號，請到櫃台繳款',
    }))
  const bodies = await bodiesOf(lease, rule, bills)
  return bills.map(({ billId, amount, barcodeUntil: until, startsOn }, nth) => {
    const number = encode(rule, bodies[nth] ?? '', amount)
    const sentence = until < today && amount > 0 ? barcodeOver : whyNoBarcode(bands, amount)
    const itemCode = bandOf(bands, amount)?.code ?? ''
    const segments = sentence
      ? null
      : segmentsOf({ until, itemCode, number, month: startsOn.slice(0, 7), amount })
    return { billId, virtualAccount: number, segments, sentence }
  })
}

import { cashKind } from '#modules/parcels/deposits/contract.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import type { Outcome } from './send.ts'

/** Says how much cash the hand-over gave back, and offers its receipts; nothing when there was none. */
export function offerReceipts(outcomes: readonly Outcome[]): void {
  const envelopes = outcomes
    .flatMap((one) => ('done' in one ? one.request.items : []))
    .flatMap((item) => (item.what === 'deposits' && item.one.kindDetail === cashKind ? [item.one] : []))
    .filter(({ money }) => money > 0)
  if (envelopes.length === 0) return
  const amount = envelopes.reduce((sum, { money }) => sum + money, 0).toLocaleString('en-US')
  const ids = envelopes.map(({ depositId }) => depositId)
  const run = async () => (await import('#modules/parcels/cash/web/public.ts')).printReturned(ids)
  toast(text('fastReceive', 'cashReturned', { amount }), {
    act: { label: text('fastReceive', 'printReceipt'), run: () => void run() },
  })
}

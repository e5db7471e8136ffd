import { text } from '#platform/web/i18n/texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { cashKind, type WaitingDeposit } from '../contract.ts'

/** Says how much cash the hand-over of some deposits gave back, and offers its receipts; nothing when there was none. */
export function offerReceipts(handedOver: readonly WaitingDeposit[]): void {
  const envelopes = handedOver.filter(({ kindDetail, money }) => kindDetail === cashKind && money > 0)
  if (envelopes.length === 0) return
  const amount = envelopes.reduce((sum, { money }) => sum + money, 0).toLocaleString('en-US')
  const ids = envelopes.map(({ depositId }) => depositId)
  const run = async () => (await import('#modules/parcels/cash/web/public.ts')).printReturned(ids)
  toast(text('depositHandOver', 'cashReturned', { amount }), {
    act: { label: text('depositHandOver', 'printReceipt'), run: () => void run() },
  })
}

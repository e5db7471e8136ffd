import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { openFastReceiveOfItem } from '#modules/parcels/fast-receive/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Mark } from '#platform/web/look/Mark.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { Offer, ProxyOrder } from '../shapes.ts'
import { linesInWords } from '../lines-in-words.ts'
import { proxyApi, useProxyChanges } from './queries.ts'

const dayMs = 86_400_000

/** One order of an offer: whose, what, how it is paid, where it stands, and what can be done with it. */
export function OrderRow({ of, offer }: { of: ProxyOrder; offer: Offer }) {
  const t = useTexts('proxyOffers')
  const allowed = useAllowed()
  const again = useProxyChanges()
  const [asking, setAsking] = useState<'cancelOrder' | 'undoHandOver'>()
  const { orderId, householdId, label, state } = of
  const may = (can: string) => allowed([{ can }]).length > 0
  const now = useMinute()
  const isFresh = of.handedOverAt !== null && now - of.handedOverAt.getTime() < dayMs && !of.isSettled
  return (
    <li data-off={state === 'cancelled' || undefined}>
      <span className="lb-grow">
        <span className="lb-line lb-gap-8">
          <HouseholdName label={label} />
          <span className="lb-14 lb-quiet">#{of.serialNumber}</span>
        </span>
        <span className="lb-break">{linesInWords(of.lines)}</span>
        <br />
        <span className="lb-14 lb-quiet">
          {t(`paid_${of.paidBy}`, { money: showMoney(of.total), points: of.total })}
          {of.note && `　${of.note}`}
          {state === 'handedOver' &&
            of.handedOverAt &&
            `　${t('took', { at: speakTime(of.handedOverAt), name: of.takerName })}`}
          {state === 'cancelled' && `　${of.cancelReason}`}
          {of.deadPoints > 0 && `　${t('dead', { count: of.deadPoints })}`}
        </span>
      </span>
      <span className="po-acts">
        {state === 'placed' && offer.state === 'arrived' && may('proxyOrders.handOver') && (
          <button
            type="button"
            className="lb-link"
            onClick={() => void openFastReceiveOfItem({ householdId, label, itemId: orderId })}
          >
            {t('handOver')}
          </button>
        )}
        {state === 'placed' && may('proxyOrders.cancel') && (
          <button type="button" className="lb-link" onClick={() => setAsking('cancelOrder')}>
            {t('cancelOrder')}
          </button>
        )}
        {state === 'handedOver' && <Mark kind="done">{t('done')}</Mark>}
        {state === 'cancelled' && <Mark kind="waiting">{t('cancelled')}</Mark>}
        {isFresh && may('proxyOrders.handOver') && (
          <button type="button" className="lb-link" onClick={() => setAsking('undoHandOver')}>
            {t('undoHandOver')}
          </button>
        )}
      </span>
      {asking && (
        <ReasonDialog
          title={t(`${asking}Title`, { label })}
          text={
            asking === 'cancelOrder' && of.paidBy === 'points'
              ? t('pointsBack', { count: of.total })
              : undefined
          }
          label={t('reason')}
          reasons={asking === 'cancelOrder' ? [t('reasonHousehold'), t('reasonShort')] : [t('reasonWrong')]}
          required={t('reasonNeeded')}
          confirm={t(asking)}
          onConfirm={async (reason, retry) => {
            await proxyApi[asking]({ orderId, reason }, retry)
            await again()
            toast(t(`${asking}Done`))
            setAsking(undefined)
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
    </li>
  )
}

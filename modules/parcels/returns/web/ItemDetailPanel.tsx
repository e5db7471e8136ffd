import { useState } from 'react'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { HouseholdMarks, useHouseholdMarks } from '#modules/homes/households/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import type { CourierItem, ItemDetail } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { ItemTimeline } from './ItemTimeline.tsx'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { StateMark } from './StateMark.tsx'
import { useItem } from './use-items.ts'

export interface ItemDetailPanelProps {
  itemId: string
  onGive: (item: CourierItem) => void
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One return or parcel beside the list: what is known, what happened, and what can be done with it now. */
export function ItemDetailPanel({ itemId, onGive, onPrevious, onNext, onClose }: ItemDetailPanelProps) {
  const t = useTexts('courierItems')
  const asked = useItem(itemId)
  const { data } = asked
  return (
    <DetailPanel
      label={data ? t('detailOf', { kind: t(`kind_${data.kind}`), serial: data.serialNumber }) : t('title')}
      over={data && t('detailOf', { kind: t(`kind_${data.kind}`), serial: data.serialNumber })}
      title={data && <HouseholdName label={data.label || t('desk')} names={data.senderName} size="title" />}
      onPrevious={onPrevious}
      onNext={onNext}
      onClose={onClose}
      foot={data && data.state !== 'voided' ? <Acts item={data} onGive={onGive} /> : undefined}
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={[80, 200]} rows={7}>
        {(data) => <Body item={data} />}
      </Loaded>
    </DetailPanel>
  )
}

function Body({ item }: { item: ItemDetail }) {
  const t = useTexts('courierItems')
  const marks = useHouseholdMarks(item.householdId ? [item.householdId] : [])
  const money = item.cashOnDelivery.toLocaleString('en-US')
  return (
    <>
      <HouseholdMarks household={marks?.get(item.householdId ?? '')} name={item.senderName} />
      <Facts
        rows={[
          [t('state'), <StateMark key="state" item={item} />],
          [t('courier'), item.courierName || t('courierNone')],
          [t('trackingNumber'), item.trackingNumber],
          [t('recipient'), item.recipient],
          [t('position'), item.shelfPosition],
          [t('pieces'), t('pieceCount', { count: item.pieceCount })],
          [t('freight'), item.freight && t(`freight_${item.freight}`)],
          [t('cashOnDelivery'), item.cashOnDelivery > 0 && t('money', { amount: money })],
          [t('note'), item.note],
          [
            t('photo'),
            item.photoPath && (
              <StoredPictures
                key="photo"
                size="large"
                pictures={[{ path: item.photoPath, title: t('photo') }]}
              />
            ),
          ],
        ]}
      />
      {item.packageId && <p className="lb-14 lb-quiet">{t('ofPackage')}</p>}
      <ItemTimeline timeline={item.timeline} />
    </>
  )
}

function Acts({ item, onGive }: { item: ItemDetail; onGive: (item: CourierItem) => void }) {
  const t = useTexts('courierItems')
  const allowed = useAllowed()
  const mayGive = allowed([{ can: 'returns.handOver' }]).length > 0
  const mayRegister = allowed([{ can: 'returns.register' }]).length > 0
  const [asking, setAsking] = useState<'undo' | 'void' | 'correct'>()
  const done = () => setAsking(undefined)
  const waits = item.state === 'waiting'
  useHotKey('Alt+V', 'returns:handToCourier', () => onGive(item), { enabled: waits && mayGive && !asking })
  return (
    <>
      {waits && mayGive && (
        <Button aria-keyshortcuts="Alt+V" onClick={() => onGive(item)}>
          {t('giveOne')} <Key keys="Alt V" />
        </Button>
      )}
      {waits && mayRegister && (
        <>
          <Button onClick={() => setAsking('correct')}>{t('correct')}</Button>
          <Button onClick={() => setAsking('void')}>{t('void')}</Button>
        </>
      )}
      {item.undoUntil && (
        <>
          <Button onClick={() => setAsking('undo')}>{t('undo')}</Button>
          <span className="lb-14 lb-quiet">{t('undoUntil', { when: speakTime(item.undoUntil) })}</span>
        </>
      )}
      {(asking === 'undo' || asking === 'void') && <TakeBackDialog act={asking} item={item} onClose={done} />}
      {asking === 'correct' && <CorrectDialog item={item} onClose={done} />}
    </>
  )
}

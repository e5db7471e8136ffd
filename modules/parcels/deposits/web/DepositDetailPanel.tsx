import { lazy, Suspense, useState } from 'react'
import { EnvelopePanel } from '#modules/parcels/cash/web/public.ts'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { writeTime } from '#platform/web/look/speak-time.ts'
import { cashKind, type DepositDetail } from '../contract.ts'
import { CorrectDialog } from './CorrectDialog.tsx'
import { DepositTimeline } from './DepositTimeline.tsx'
import { OutsiderDialog } from './OutsiderDialog.tsx'
import { UndoDialog } from './UndoDialog.tsx'
import { useHandOver } from './use-hand-over.ts'
import { useDeposit } from './use-records.ts'
import { VoidDialog } from './VoidDialog.tsx'

const RemindButton = lazy(async () => ({
  default: (await import('#modules/telling/notices/web/public.ts')).RemindButton,
}))

/** One deposit beside the list: what it is, its cash, everything that happened, and what can be done with it. */
export function DepositDetailPanel({ depositId, onClose }: { depositId: string; onClose: () => void }) {
  const t = useTexts('depositRecords')
  const query = useDeposit(depositId)
  useHotKey('Esc', 'depositRecords:close', onClose)
  const one = query.data
  return (
    <aside className="lb-panel dr-detail" aria-label={t('detail', { serialNumber: one?.serialNumber ?? '' })}>
      <div className="dr-detail-head">
        <b className="lb-20">{one?.serialNumber}</b>
        <button type="button" className="lb-icon-button lb-end" aria-label={t('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <Loaded of={query} failed={t('loadFailed')} skeleton={[88, '1fr']} rows={8}>
        {(deposit) => <Detail one={deposit} />}
      </Loaded>
    </aside>
  )
}

type Asking = 'correct' | 'void' | 'undo'

function Detail({ one }: { one: DepositDetail }) {
  const t = useTexts('depositRecords')
  const me = useMe()
  const [asking, setAsking] = useState<Asking>()
  const handing = useHandOver()
  const may = (permission: string) => me?.permissions.includes(permission) ?? false
  const close = () => setAsking(undefined)
  const waits = one.state === 'waiting'
  const isCash = one.kindDetail === cashKind
  return (
    <>
      <div className="dr-detail-body">
        <Facts one={one} />
        {isCash && (
          <section className="dr-section">
            <h2>{t('cashHead')}</h2>
            <EnvelopePanel
              depositId={one.depositId}
              onGiveBack={may('deposits.handOver') ? () => handing.start(one) : undefined}
            />
          </section>
        )}
        <DepositTimeline entries={one.timeline} />
      </div>
      <div className="dr-detail-foot">
        {waits && one.householdId && (
          <Suspense fallback={null}>
            <RemindButton kind="deposit" ids={[one.depositId]} />
          </Suspense>
        )}
        {waits && may('deposits.register') && (
          <>
            <Button onClick={() => setAsking('void')}>{t('void')}</Button>
            <Button onClick={() => setAsking('correct')}>{t('correct')}</Button>
          </>
        )}
        {waits && may('deposits.handOver') && (
          <Button type="primary" onClick={() => handing.start(one)}>
            {t('handOver')}
          </Button>
        )}
        {one.undoableUntil && may('deposits.handOver') && (
          <Button icon={<Icon name="undo" />} onClick={() => setAsking('undo')}>
            {t('undo')}
          </Button>
        )}
      </div>
      {handing.outsider && <OutsiderDialog one={handing.outsider} onClose={handing.close} />}
      {asking === 'void' && <VoidDialog one={one} onClose={close} onVoided={close} />}
      {asking === 'undo' && <UndoDialog one={one} onClose={close} />}
      {asking === 'correct' && <CorrectDialog one={one} onClose={close} />}
    </>
  )
}

function Facts({ one }: { one: DepositDetail }) {
  const t = useTexts('depositRecords')
  const temperature = (['room', 'chilled', 'frozen'] as const)[one.temperature]
  const facts: [string, string][] = [
    [t('phone'), one.recipientPhone],
    [t('payer'), [one.payerLabel, one.payerName, one.payerPhone].filter(Boolean).join('　')],
    [t('type'), one.kindName],
    [t('temperature'), one.temperature ? t(temperature) : ''],
    [t('position'), one.shelfPosition],
    [t('note'), one.note],
    [t('expectedOn'), one.expectedOn ?? ''],
    [t('arrived'), `${writeTime(one.arrivedAt)}　${one.arrivedBy}`],
  ]
  return (
    <>
      <p className="dr-detail-who">
        {one.householdId ? (
          <HouseholdName label={one.label} names={one.name || t('whole')} size="title" />
        ) : (
          <b className="lb-20">{one.name}</b>
        )}
      </p>
      <dl className="lb-facts">
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} className="dr-fact">
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {one.photoPath && (
        <StoredPictures pictures={[{ path: one.photoPath, title: t('photo') }]} size="large" />
      )}
    </>
  )
}

import { lazy, Suspense, useState } from 'react'
import { EnvelopePanel } from '#modules/parcels/cash/web/public.ts'
import { PhoneNumber } from '#modules/keeping/phone-numbers/web/public.ts'
import { StoredPictures } from '#modules/keeping/files/web/public.ts'
import { useMe } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { takenFacts } from '#platform/web/list/taken-by.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { speakDate, speakTime } from '#platform/web/look/speak-time.ts'
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

interface DepositDetailPanelProps {
  depositId: string
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onClose: () => void
}

/** One deposit beside the list: what it is, its cash, everything that happened, and what can be done with it. */
export function DepositDetailPanel({ depositId, ...ways }: DepositDetailPanelProps) {
  const t = useTexts('depositRecords')
  const deposit = useDeposit(depositId)
  const { data } = deposit
  return (
    <DetailPanel
      label={t('detail', { serialNumber: data?.serialNumber ?? '' })}
      over={data?.serialNumber}
      title={data && <Receiver one={data} />}
      foot={data && <Acts one={data} />}
      {...ways}
    >
      <Loaded of={deposit} failed={t('loadFailed')} skeleton={[88, '1fr']} rows={8}>
        {(item) => <Detail one={item} />}
      </Loaded>
    </DetailPanel>
  )
}

function Receiver({ one }: { one: DepositDetail }) {
  const t = useTexts('depositRecords')
  if (!one.householdId) return <b className="lb-20">{one.name}</b>
  return <HouseholdName label={one.label} names={one.name || t('whole')} size="title" />
}

function Detail({ one }: { one: DepositDetail }) {
  const t = useTexts('depositRecords')
  const me = useMe()
  const handing = useHandOver()
  return (
    <>
      <DepositFacts one={one} />
      {one.kindDetail === cashKind && (
        <section className="dr-section">
          <h2>{t('cashHead')}</h2>
          <EnvelopePanel
            depositId={one.depositId}
            onGiveBack={me?.permissions.includes('deposits.handOver') ? () => handing.start(one) : undefined}
          />
        </section>
      )}
      <DepositTimeline entries={one.timeline} />
      {handing.outsider && <OutsiderDialog one={handing.outsider} onClose={handing.close} />}
    </>
  )
}

type Asking = 'correct' | 'void' | 'undo'

function Acts({ one }: { one: DepositDetail }) {
  const t = useTexts('depositRecords')
  const me = useMe()
  const [asking, setAsking] = useState<Asking>()
  const handing = useHandOver()
  const may = (permission: string) => me?.permissions.includes(permission) ?? false
  const close = () => setAsking(undefined)
  const waits = one.state === 'waiting'
  return (
    <>
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
      {handing.outsider && <OutsiderDialog one={handing.outsider} onClose={handing.close} />}
      {asking === 'void' && <VoidDialog one={one} onClose={close} onVoided={close} />}
      {asking === 'undo' && <UndoDialog one={one} onClose={close} />}
      {asking === 'correct' && <CorrectDialog one={one} onClose={close} />}
    </>
  )
}

const numberOf = (
  holder: 'depositRecipient' | 'depositPayer',
  { depositId }: DepositDetail,
  name: string,
  masked: string,
) => masked && <PhoneNumber key={holder} holder={holder} id={depositId} name={name} masked={[masked]} />

function DepositFacts({ one }: { one: DepositDetail }) {
  const t = useTexts('depositRecords')
  const temperature = (['room', 'chilled', 'frozen'] as const)[one.temperature]
  return (
    <>
      <Facts
        rows={[
          [t('phone'), numberOf('depositRecipient', one, one.name, one.recipientPhone)],
          [t('payer'), [one.payerLabel, one.payerName].filter(Boolean).join('　')],
          [t('field_payerPhone'), numberOf('depositPayer', one, one.payerName, one.payerPhone)],
          [t('type'), one.kindName],
          [t('temperature'), one.temperature ? t(temperature) : ''],
          [t('position'), one.shelfPosition],
          [t('note'), one.note],
          [t('expectedOn'), one.expectedOn ? speakDate(new Date(`${one.expectedOn}T12:00:00+08:00`)) : ''],
          [t('arrived'), `${speakTime(one.arrivedAt)}　${one.arrivedBy}`],
          ...(one.handedOverAt ? takenFacts({ ...one, at: one.handedOverAt, by: one.handedOverBy }) : []),
        ]}
      />
      {one.photoPath && (
        <StoredPictures pictures={[{ path: one.photoPath, title: t('photo') }]} size="large" />
      )}
    </>
  )
}

import './page-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showMoney } from '#platform/contract/show-money.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Mark, Marks } from '#platform/web/look/Mark.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { speakDate, speakTime } from '#platform/web/look/speak-time.ts'
import { useMinute } from '#platform/web/look/use-minute.ts'
import type { ReviewReason, Sample, Session, Settlement } from '../shapes.ts'
import { sessionQuery } from './queries.ts'
import { ReadingsChart } from './ReadingsChart.tsx'
import { clockOf, durationOf, reviewWords, showEnergy } from './session-words.ts'
import { SettleDialog } from './SettleDialog.tsx'

interface RecordPanelProps {
  sessionId: string
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** A session with its readings and, where something is odd of it, what is decided about it. */
export function RecordPanel({ sessionId, ...ways }: RecordPanelProps) {
  const t = useTexts('chargingSessionsPage')
  const asked = useQuery(sessionQuery(sessionId))
  const maySettle = useAllowed()([{ can: 'chargingSessions.settle' }]).length > 0
  const [by, setBy] = useState<Settlement>()
  const session = asked.data
  const isDecidable =
    maySettle && session !== undefined && session.endedAt !== null && session.review !== 'none'
  const act = (key: string, settlement: Settlement, word: 'useReadings' | 'type' | 'free') => (
    <Button
      type={settlement === 'readings' && session?.review === 'needed' ? 'primary' : 'default'}
      aria-keyshortcuts={key.replace(' ', '+')}
      onClick={() => setBy(settlement)}
    >
      {t(word)} <Key keys={key} />
    </Button>
  )
  useHotKey('Alt+1', 'chargingSessionsPage:useReadings', () => setBy('readings'), { enabled: isDecidable })
  useHotKey('Alt+2', 'chargingSessionsPage:type', () => setBy('typed'), { enabled: isDecidable })
  useHotKey('Alt+3', 'chargingSessionsPage:free', () => setBy('free'), { enabled: isDecidable })
  return (
    <DetailPanel
      label={session?.householdLabel || t('records')}
      over={session && t('over', { bay: session.bay, code: session.code })}
      title={
        session?.householdLabel ? (
          <HouseholdName size="title" label={session.householdLabel} names={session.residentNames} />
        ) : (
          t('unknownHousehold')
        )
      }
      {...ways}
      foot={
        isDecidable && (
          <>
            {act('Alt 1', 'readings', 'useReadings')}
            {act('Alt 2', 'typed', 'type')}
            {act('Alt 3', 'free', 'free')}
          </>
        )
      }
    >
      <Loaded of={asked} failed={t('loadFailed')} skeleton={['1fr', 160]}>
        {(one) => <Content session={one} />}
      </Loaded>
      {by && session && <SettleDialog session={session} by={by} onClose={() => setBy(undefined)} />}
    </DetailPanel>
  )
}

type Shown = Session & { samples: readonly Sample[]; readingsAmount: number | null }

function Content({ session }: { session: Shown }) {
  const t = useTexts('chargingSessionsPage')
  const now = useMinute()
  const { startedAt, endedAt, review, reviewReasons, samples, energyWh, reportedWh, settledWh, settledAt } =
    session
  const from = `${speakDate(startedAt)} ${clockOf(startedAt)}`
  const duration = durationOf(session, now)
  const to =
    endedAt &&
    (dayOf(endedAt) === dayOf(startedAt) ? clockOf(endedAt) : t('nextDay', { time: clockOf(endedAt) }))
  return (
    <div className="lb-stack">
      <div className="lb-line lb-wrap lb-gap-8">
        <span className="lb-quiet">
          {to ? t('fromTo', { from, to, duration }) : t('since', { from, duration })}
        </span>
        <Marks>
          {reviewWords(session).map((word) => (
            <Mark key={word} kind={review === 'needed' && endedAt ? 'reminded' : 'note'}>
              {word}
            </Mark>
          ))}
        </Marks>
      </div>
      <ReadingsChart samples={samples} />
      <div className="chg-compare">
        <span className="chg-head">{t('way')}</span>
        <span className="chg-head">{t('byStation')}</span>
        <span className="chg-head">{t('byReadings')}</span>
        <span>{t('kilowattHours')}</span>
        <span className="lb-quiet">
          {reportedWh === null || reportedWh < 0 ? '—' : showEnergy(reportedWh)}
        </span>
        <b>{showEnergy(energyWh)}</b>
        <span>{t('money')}</span>
        <span className="lb-quiet">—</span>
        <b>{session.readingsAmount === null ? '—' : showMoney(session.readingsAmount)}</b>
      </div>
      {reviewReasons.length > 0 && endedAt && (
        <Note tone={review === 'needed' ? 'wait' : 'plain'}>
          <Reasons session={session} reasons={reviewReasons} samples={samples} />
        </Note>
      )}
      <Facts
        rows={[
          [t('idTag'), session.idTag],
          [t('stopReason'), session.stopReason],
          [
            t('settledAs'),
            settledAt &&
              session.settledBy !== '' &&
              t('settledLine', {
                how: t(`settled_${session.settledBy}`),
                energy: showEnergy(settledWh ?? 0),
                who: session.settledByName,
                time: speakTime(settledAt),
              }),
          ],
          [t('settledReason'), session.settleReason],
        ]}
      />
    </div>
  )
}

interface ReasonsProps {
  session: Session
  reasons: readonly ReviewReason[]
  samples: readonly Sample[]
}

/** Why a session waits for somebody, a sentence for each. */
function Reasons({ session, reasons, samples }: ReasonsProps) {
  const t = useTexts('chargingSessionsPage')
  const reset = samples.find((sample, nth) => sample.registerWh < (samples[nth - 1]?.registerWh ?? 0))
  const known = {
    energy: showEnergy(session.energyWh),
    idTag: session.idTag,
    time: reset ? clockOf(reset.at) : '',
  }
  return reasons.map((reason) => <p key={reason}>{t(`why_${reason}`, known)}</p>)
}

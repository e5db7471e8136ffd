import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { useAsked } from '#platform/web/form/use-asked.ts'
import { useAllowed, useMe } from '#platform/web/frame/use-me.ts'
import { inRow } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DetailPanel } from '#platform/web/list/DetailPanel.tsx'
import { Facts } from '#platform/web/list/Facts.tsx'
import { Button } from '#platform/web/look/Button.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { AlarmMark } from '#platform/web/look/Mark.tsx'
import { speakTime } from '#platform/web/look/speak-time.ts'
import { alarmPoints } from '../contract.ts'
import type { AlarmPoint } from '../shapes.ts'
import { usePartOptions } from './any-of-field.tsx'
import { AssetNamed } from './asset-code.tsx'
import { MaintenanceDialog } from './MaintenanceDialog.tsx'
import { PointDialog } from './PointDialog.tsx'
import { SilenceDialog } from './SilenceDialog.tsx'
import { useCategories } from './use-categories.ts'
import { useMaintainedUntil, useSilentUntil } from './use-silent.ts'
import { PointStatus } from './use-point-columns.tsx'

const api = client(alarmPoints)

export interface PointPanelProps {
  point: AlarmPoint
  onPrevious?: () => void
  onNext?: () => void
  onClose: () => void
}

/** One point beside the list: how it stands, what was decided about it, and what can be done. */
export function PointPanel({ point, ...ways }: PointPanelProps) {
  const t = useTexts('alarmPointsPage')
  const system = useCategories().find(({ value }) => value === point.category)?.label
  const { value, unit, lowLimit, highLimit, reportSeconds } = point
  return (
    <DetailPanel
      label={point.name}
      over={
        <span className="lb-line lb-gap-8">
          <AlarmMark level={point.level} cleared={point.status === 'Normal'} />
          {system}
        </span>
      }
      title={point.isPrivate ? <HouseholdName label={point.label} size="title" /> : point.place}
      {...ways}
      foot={<PointActs point={point} onGone={ways.onClose} />}
    >
      <Facts
        rows={[
          [t('point'), point.name],
          [t('meaning'), point.meaning],
          [t('status'), <PointStatus key="status" point={point} />],
          [t('value'), value && `${value} ${unit}`],
          [
            t('feed'),
            point.feed || (!point.anyOf.length && !point.isPrivate && <b key="feed">{t('feedNone')}</b>),
          ],
          [t('heardAt'), point.heardAt && speakTime(point.heardAt)],
          [t('lowLimit'), lowLimit && `${lowLimit} ${unit}`],
          [t('highLimit'), highLimit && `${highLimit} ${unit}`],
          [t('debounce'), t('seconds', { count: point.debounceSeconds })],
          [t('report'), reportSeconds !== null && t('seconds', { count: reportSeconds })],
          [t('asset'), point.assetCode && <AssetNamed key="asset" code={point.assetCode} />],
          [t('household'), point.label],
          [t('anyOf'), point.anyOf.length > 0 && <MadeOf key="anyOf" point={point} />],
          [
            t('rises'),
            point.riseMinutes !== null &&
              point.riseLevel !== null &&
              t('risesTo', { count: point.riseMinutes, level: t(`level${point.riseLevel}`) }),
          ],
          [t('reason'), point.silenceReason || point.maintenanceReason],
        ]}
      />
    </DetailPanel>
  )
}

/** What a point is made of, by name, and how many of it must be abnormal. */
function MadeOf({ point: { anyOf, anyCount } }: { point: AlarmPoint }) {
  const t = useTexts('alarmPointsPage')
  const options = usePartOptions()
  const names = anyOf.map((id) => options.find(({ value }) => value === id)?.label ?? '').filter(Boolean)
  return <span>{t('madeOf', { count: anyCount, names: inRow(names) })}</span>
}

function PointActs({ point, onGone }: { point: AlarmPoint; onGone: () => void }) {
  const t = useTexts('alarmPointsPage')
  const queries = useQueryClient()
  const allowed = useAllowed()
  const mayConfigure = allowed([{ can: 'alarmPoints.configure' }]).length > 0
  const maySilence = allowed([{ can: 'alarmPoints.silence' }]).length > 0
  const isHighest = useMe()?.role === 'admin'
  const act = useAsked(() => queries.invalidateQueries({ queryKey: ['alarmPoints'] }))
  const [asking, setAsking] = useState<'silence' | 'maintain' | 'correct'>()
  const { pointId, name, isNotified } = point
  const isSilent = useSilentUntil(point) !== undefined
  const isMaintained = useMaintainedUntil(point) !== undefined
  const close = () => setAsking(undefined)
  return (
    <>
      {maySilence &&
        (isSilent ? (
          <Button
            onClick={() =>
              void act.submit({
                work: (retry) => api.silence({ pointId, until: null }, retry),
                done: t('unsilenced'),
              })
            }
          >
            {t('unsilence')}
          </Button>
        ) : (
          <Button onClick={() => setAsking('silence')}>{t('silence')}</Button>
        ))}
      {maySilence &&
        (isMaintained ? (
          <Button
            onClick={() =>
              void act.submit({
                work: (retry) => api.maintain({ pointIds: [pointId], until: null }, retry),
                done: t('unmaintained'),
              })
            }
          >
            {t('unmaintain')}
          </Button>
        ) : (
          <Button onClick={() => setAsking('maintain')}>{t('maintain')}</Button>
        ))}
      {mayConfigure && <Button onClick={() => setAsking('correct')}>{t('correct')}</Button>}
      {isHighest && (
        <Button
          onClick={() =>
            void act.submit({
              work: (retry) => api.switchNotification({ pointId, isNotified: !isNotified }, retry),
              done: t('switched'),
            })
          }
        >
          {t(isNotified ? 'switchOff' : 'switchOn')}
        </Button>
      )}
      {mayConfigure && (
        <Button
          onClick={() =>
            void act.submit({
              ask: { title: t('retireAsk', { name }), text: t('retireText'), ok: t('retire') },
              work: async (retry) => {
                await api.retire({ pointId }, retry)
                onGone()
              },
              done: t('retired'),
            })
          }
        >
          {t('retire')}
        </Button>
      )}
      {asking === 'silence' && <SilenceDialog point={point} onClose={close} />}
      {asking === 'maintain' && <MaintenanceDialog point={point} onClose={close} />}
      {asking === 'correct' && <PointDialog of={point} onClose={close} />}
    </>
  )
}

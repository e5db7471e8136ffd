import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { AlarmMark, Mark, Marks } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { AlarmPoint } from '../shapes.ts'
import { conditionWords, isTrouble } from './condition.ts'
import { useMaintainedUntil, useSilentUntil } from './use-silent.ts'

/** How a point stands, and what keeps it quiet. */
export function PointStatus({ point }: { point: AlarmPoint }) {
  const t = useTexts('alarmPointsPage')
  const silentUntil = useSilentUntil(point)
  const maintainedUntil = useMaintainedUntil(point)
  return (
    <Marks>
      {isTrouble(point) ? (
        <b>{conditionWords(point)}</b>
      ) : (
        <span className="lb-quiet">{conditionWords(point)}</span>
      )}
      {silentUntil && <Mark kind="note">{t('silent', { when: speakTime(silentUntil) })}</Mark>}
      {maintainedUntil && <Mark kind="note">{t('maintained', { when: speakTime(maintainedUntil) })}</Mark>}
      {!point.isNotified && <Mark kind="note">{t('off')}</Mark>}
    </Marks>
  )
}

/** The columns of points. */
export function usePointColumns(): Column<AlarmPoint>[] {
  const t = useTexts('alarmPointsPage')
  return [
    {
      head: t('level'),
      width: 96,
      phone: 'end',
      cell: (row) => <AlarmMark level={row.level} cleared={row.status === 'Normal'} />,
    },
    {
      head: t('place'),
      width: '24%',
      phone: 'first',
      cell: (row) => (row.isPrivate ? <HouseholdName label={row.label} /> : <b>{row.place}</b>),
    },
    { head: t('point'), phone: 'line', drops: 'beside', cell: (row) => row.name },
    {
      head: t('value'),
      width: 96,
      align: 'end',
      phone: 'underEnd',
      cell: (row) => row.value && `${row.value} ${row.unit}`,
    },
    { head: t('status'), width: 176, phone: 'under', cell: (row) => <PointStatus point={row} /> },
    {
      head: t('heardAt'),
      width: 124,
      phone: 'none',
      drops: 'beside narrow',
      whole: (row) => (row.heardAt ? writeTime(row.heardAt) : undefined),
      cell: (row) => row.heardAt && speakTime(row.heardAt),
    },
  ]
}

import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Column } from '#platform/web/list/DataTable.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { AlarmMark } from '#platform/web/look/Mark.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { AlarmEvent } from '../shapes.ts'
import { Condition, Handling, useSaid } from './EventMarks.tsx'

/** The columns of alarms: condition and handling apart. */
export function useEventColumns(): Column<AlarmEvent>[] {
  const t = useTexts('alarmPages')
  const said = useSaid()
  return [
    {
      head: t('level'),
      width: 96,
      phone: 'end',
      cell: (row) => <AlarmMark level={row.level} cleared={row.clearedAt !== null} />,
    },
    {
      head: t('where'),
      phone: 'first',
      width: '30%',
      cell: (row) => (row.isPrivate ? <HouseholdName label={row.label} /> : <b>{row.place}</b>),
    },
    { head: t('what'), phone: 'line', whole: said, cell: said },
    {
      head: t('at'),
      width: 124,
      phone: 'underEnd',
      isOrder: true,
      whole: (row) => writeTime(row.createdAt),
      cell: (row) => speakTime(row.createdAt),
    },
    {
      head: t('condition'),
      width: 84,
      drops: 'beside',
      phone: 'under',
      cell: (row) => <Condition event={row} />,
    },
    {
      head: t('handling'),
      width: [168, 156],
      phone: 'under',
      cell: (row) => (
        <span className="lb-line lb-gap-8">
          <Handling event={row} />
          <span className="lb-cut">{row.processedBy || row.acknowledgedBy}</span>
        </span>
      ),
    },
  ]
}

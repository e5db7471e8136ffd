import type { Board, Schedule } from '#modules/boards/boards/contract.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EntryList } from '#platform/web/settings/EntryList.tsx'
import { scheduleList } from './schedule-list.tsx'

interface SchedulePanelProps {
  schedules: readonly Schedule[]
  boards: readonly Board[]
  mayChange: boolean
  refresh: () => Promise<unknown>
  onDirty: (dirty: boolean) => void
}

/** Which board is shown when: entries in one order, of which the first that holds wins. */
export function SchedulePanel({ schedules, boards, ...list }: SchedulePanelProps) {
  const t = useTexts('boardSetting')
  return (
    <EntryList
      {...list}
      of={scheduleList(boards)}
      rows={schedules}
      title={t('part_schedule')}
      lead={t('scheduleLead')}
      add={t('addSchedule')}
    />
  )
}

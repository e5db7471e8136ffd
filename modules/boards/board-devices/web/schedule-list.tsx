import { type Board, mostTurns, type Schedule, scheduleChanged } from '#modules/boards/boards/contract.ts'
import { ticksField } from '#platform/web/form/choice-fields.tsx'
import { showDay } from '#platform/web/form/day-text.ts'
import { controlField, dayField, textField } from '#platform/web/form/fields.tsx'
import { TimeInput } from '#platform/web/form/TimeInput.tsx'
import { inRow, type PlainKey, text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { type DraftTurn, turnsField } from './turns-field.tsx'
import { boardsApi } from './use-devices.ts'

interface ScheduleDraft {
  name: string
  turns: readonly DraftTurn[]
  groups: string
  weekdays: readonly string[]
  fromTime: string
  untilTime: string
  firstDay: string
  lastDay: string
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
type Weekday = (typeof weekdays)[number]
const t = (key: PlainKey<'boardSetting'>) => text('boardSetting', key)
const weekday = (day: Weekday) => text('boardSetting', `weekday${day}`)

const groupsOf = (typed: string) => [
  ...new Set(
    typed
      .split(/[、,，]/)
      .map((group) => group.trim())
      .filter(Boolean),
  ),
]
const contentOf = ({
  name,
  turns,
  groups,
  weekdays,
  fromTime,
  untilTime,
  firstDay,
  lastDay,
}: ScheduleDraft) => ({
  name,
  boardId: turns[0]?.boardId ?? '',
  turns: turns.length > 1 ? turns.map(({ boardId, seconds }) => ({ boardId, seconds: Number(seconds) })) : [],
  groups: groupsOf(groups),
  weekdays: weekdays.map(Number),
  fromTime,
  untilTime,
  firstDay: firstDay || null,
  lastDay: lastDay || null,
})

function Facts({ row, boards }: { row: Schedule; boards: readonly Board[] }) {
  const t = useTexts('boardSetting')
  const days =
    row.weekdays.length === weekdays.length
      ? t('everyDay')
      : t('onDays', { days: inRow(row.weekdays.map((day) => weekday(String(day) as Weekday))) })
  const nameOf = (id: string) => boards.find(({ boardId }) => boardId === id)?.name ?? ''
  const facts = [
    row.turns.length
      ? inRow(row.turns.map(({ boardId, seconds }) => t('turn', { name: nameOf(boardId), seconds })))
      : nameOf(row.boardId),
    row.groups.length ? inRow(row.groups) : t('allScreens'),
    days,
    row.fromTime === row.untilTime ? t('allDay') : t('hours', { from: row.fromTime, until: row.untilTime }),
    row.firstDay && t('fromDay', { day: showDay(row.firstDay) }),
    row.lastDay && t('toDay', { day: showDay(row.lastDay) }),
  ]
  return <span className="lb-quiet">{facts.filter(Boolean).join('　')}</span>
}

/** The entries of the schedule as they are read, written and put in order. */
export const scheduleList = (boards: readonly Board[]): EntryKind<Schedule, ScheduleDraft> => ({
  entryOf: ({ scheduleId, name, rowVersion, isEnabled }) => ({
    id: scheduleId,
    name,
    version: rowVersion,
    isRetired: !isEnabled,
  }),
  longestName: 20,
  codes: [scheduleChanged('').code],
  newest: async () => (await boardsApi.listSchedules({})).data,
  Facts: ({ row }) => <Facts row={row} boards={boards} />,
  fields: {
    blank: {
      name: '',
      turns: [{ boardId: boards[0]?.boardId ?? '', seconds: '20' }],
      groups: '',
      weekdays,
      fromTime: '08:00',
      untilTime: '18:00',
      firstDay: '',
      lastDay: '',
    },
    draftOf: (row) => ({
      name: row.name,
      turns: row.turns.length
        ? row.turns.map(({ boardId, seconds }) => ({ boardId, seconds: String(seconds) }))
        : [{ boardId: row.boardId, seconds: '20' }],
      groups: row.groups.join('、'),
      weekdays: row.weekdays.map(String),
      fromTime: row.fromTime,
      untilTime: row.untilTime,
      firstDay: row.firstDay ?? '',
      lastDay: row.lastDay ?? '',
    }),
    declare: () => [
      turnsField<ScheduleDraft>({ boards, most: mostTurns }),
      textField<ScheduleDraft>(t('groups'), 'groups', { help: t('groupsHelp'), input: { maxLength: 200 } }),
      ticksField<ScheduleDraft, string>(
        t('weekdays'),
        'weekdays',
        weekdays.map((value) => ({ value, label: weekday(value) })),
        { wrong: (form) => (form.weekdays.length ? undefined : t('weekdaysMissing')) },
      ),
      timeField(t('fromTime'), 'fromTime'),
      timeField(t('untilTime'), 'untilTime', t('timeHelp')),
      dayField<ScheduleDraft>(t('firstDay'), 'firstDay', { optional: true }),
      {
        ...dayField<ScheduleDraft>(t('lastDay'), 'lastDay', { optional: true }),
        wrong: ({ firstDay, lastDay }) =>
          firstDay && lastDay && lastDay < firstDay ? t('daysTurned') : undefined,
      },
    ],
  },
  add: (scheduleId, draft, retry) => boardsApi.addSchedule({ scheduleId, ...contentOf(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    boardsApi.changeSchedule({ scheduleId: String(id), rowVersion: version, ...contentOf(draft) }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    boardsApi.changeSchedule({ scheduleId: String(id), rowVersion: version, isEnabled: !isRetired }, retry),
  order: (ids, seen, retry) =>
    boardsApi.orderSchedules({ ids: ids.map(String), seen: seen.map(String) }, retry),
})

const timeField = (label: string, name: 'fromTime' | 'untilTime', help?: string) => ({
  ...controlField<ScheduleDraft>(label, name, { help }, (value, put) => (
    <TimeInput value={value} onTime={put} />
  )),
  wrong: (form: ScheduleDraft) => (form[name] ? undefined : t('timeMissing')),
})

import { ticksField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { inRow, type PlainKey, text } from '#platform/web/i18n/texts.ts'
import { Mark } from '#platform/web/look/Mark.tsx'
import type { EntryKind, Named } from '#platform/web/settings/entry-kind.ts'
import { foodChanged } from '../problems.ts'
import { type FoodItem, type FoodSpec, longestFoodName, longestItemNote } from '#modules/meals/food-shapes.ts'
import { pointsField } from './points-field.ts'
import { menuApi as api } from './queries.ts'

const days = ['1', '2', '3', '4', '5', '6', '7'] as const
type Weekday = (typeof days)[number]

interface Draft extends Named {
  points: string
  note: string
  specIds: readonly string[]
  weekdays: readonly Weekday[]
  hours: string
  mostPerDay: string
}

const t = (key: PlainKey<'foodMenuPage'>) => text('foodMenuPage', key)
const usualHours = '06:30–21:00'

/** 11:00–14:00 as two clocks; undefined when it is written otherwise. */
export function hoursOf(written: string): { soldFrom: string; soldUntil: string } | undefined {
  const plain = written.normalize('NFKC').replace(/\s/g, '')
  const [, soldFrom = '', soldUntil = ''] =
    /^((?:[01]\d|2[0-3]):[0-5]\d)[-–—~〜]((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.exec(plain) ?? []
  return soldFrom && soldFrom < soldUntil ? { soldFrom, soldUntil } : undefined
}

const blank: Draft = {
  name: '',
  points: '',
  note: '',
  specIds: [],
  weekdays: days,
  hours: usualHours,
  mostPerDay: '0',
}

const contentOf = (draft: Draft) => ({
  name: draft.name,
  points: Number(draft.points),
  note: draft.note,
  specIds: [...draft.specIds],
  weekdays: draft.weekdays.map(Number),
  ...(hoursOf(draft.hours) ?? { soldFrom: '', soldUntil: '' }),
  mostPerDay: Number(draft.mostPerDay),
})

function Facts({ row, specs }: { row: FoodItem; specs: readonly FoodSpec[] }) {
  const names = specs.filter(({ specId }) => row.specIds.includes(specId)).map(({ name }) => name)
  const sold =
    row.weekdays.length === 7
      ? ''
      : inRow(days.filter((day) => row.weekdays.includes(Number(day))).map((day) => t(`weekday_${day}`)))
  const told = [
    text('foodMenu', 'points', { count: row.points }),
    row.note,
    inRow(names),
    sold,
    row.mostPerDay ? text('foodMenuPage', 'most', { count: row.mostPerDay }) : '',
    row.stock === null ? '' : text('foodMenuPage', 'stockLeft', { count: row.stock }),
  ]
  return (
    <>
      <span className="lb-quiet">{told.filter(Boolean).join('　')}</span>
      {row.isSoldOut && <Mark kind="reminded">{t('soldOut')}</Mark>}
    </>
  )
}

function declare(specs: readonly FoodSpec[]): FormField<Draft>[] {
  return [
    pointsField<Draft>('points'),
    textField(t('note'), 'note', {
      optional: true,
      help: t('noteHelp'),
      input: { maxLength: longestItemNote },
    }),
    {
      ...textField<Draft>(t('hours'), 'hours', { help: t('hoursHelp'), input: { maxLength: 15 } }),
      wrong: ({ hours }) => (hoursOf(hours) ? undefined : t('hoursWrong')),
    },
    {
      ...amountField<Draft>(t('mostPerDay'), 'mostPerDay', { digits: 2, help: t('mostHelp') }),
      wrong: ({ mostPerDay }) => (mostPerDay === '' ? t('mostWrong') : undefined),
    },
    ticksField<Draft, string>(
      t('specs'),
      'specIds',
      specs.filter(({ isRetired }) => !isRetired).map(({ specId, name }) => ({ value: specId, label: name })),
    ),
    ticksField<Draft, Weekday>(
      t('weekdays'),
      'weekdays',
      days.map((value) => ({ value, label: t(`weekday_${value}`) })),
      { wrong: ({ weekdays }) => (weekdays.length ? undefined : t('weekdaysWrong')) },
    ),
  ]
}

/** The dishes of a category as entries. */
export const itemEntries = (menuId: string, specs: readonly FoodSpec[]): EntryKind<FoodItem, Draft> => ({
  longestName: longestFoodName,
  codes: [foodChanged('').code],
  entryOf: ({ itemId, name, rowVersion, isRetired }) => ({
    id: itemId,
    name,
    version: rowVersion,
    isRetired,
  }),
  newest: async () => (await api.listMenus({})).data.find((menu) => menu.menuId === menuId)?.items ?? [],
  Facts: ({ row }) => <Facts row={row} specs={specs} />,
  fields: {
    blank,
    draftOf: (row) => ({
      name: row.name,
      points: String(row.points),
      note: row.note,
      specIds: row.specIds,
      weekdays: days.filter((day) => row.weekdays.includes(Number(day))),
      hours: `${row.soldFrom}–${row.soldUntil}`,
      mostPerDay: String(row.mostPerDay),
    }),
    declare: () => declare(specs),
  },
  add: (itemId, draft, retry) => api.addItem({ itemId, menuId, ...contentOf(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    api.changeItem({ itemId: String(id), rowVersion: version, ...contentOf(draft) }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    api.changeItem({ itemId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) =>
    api.orderItems({ menuId, ids: ids.map(String), seen: seen.map(String) }, retry),
})

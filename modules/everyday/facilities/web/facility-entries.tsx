import { client } from '#platform/web/calls/client.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import {
  amountField,
  type FormField,
  longTextField,
  type Named,
  textField,
} from '#platform/web/form/fields.tsx'
import { type PlainKey, text } from '#platform/web/i18n/texts.ts'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { showPrice } from './show-price.ts'
import {
  currencies,
  type Facility,
  facilities,
  facilityChanged,
  longestFacilityName,
  priceUnits,
  quotaPeriods,
  slotLengths,
} from '../contract.ts'
import {
  daysInWords,
  daysOfWords,
  hoursOfLines,
  linesOfHours,
  spanOfWords,
  usualHours,
} from './hour-lines.ts'

const api = client(facilities)

interface Draft {
  name: string
  place: string
  hours: string
  slotMinutes: Facility['slotMinutes']
  mostSlots: string
  cleaningMinutes: string
  places: string
  mostPeople: string
  price: string
  priceBy: Facility['priceBy']
  priceIn: Facility['priceIn']
  deposit: string
  cancelHours: string
  lateRefundPercent: string
  quotaCount: string
  quotaPer: Facility['quotaPer']
  advanceDays: string
  noShowMinutes: string
  drawHours: string
  drawDays: string
  rules: string
}

const blank: Draft = {
  name: '',
  place: '',
  hours: usualHours,
  slotMinutes: 60,
  mostSlots: '2',
  cleaningMinutes: '0',
  places: '1',
  mostPeople: '6',
  price: '0',
  priceBy: 'slot',
  priceIn: 'money',
  deposit: '0',
  cancelHours: '24',
  lateRefundPercent: '50',
  quotaCount: '3',
  quotaPer: 'week',
  advanceDays: '30',
  noShowMinutes: '15',
  drawHours: '',
  drawDays: '3',
  rules: '',
}

const drawOf = ({ drawHours, drawDays }: Draft): Facility['draw'] => {
  const written = drawHours.replaceAll('：', ':').trim()
  const [weekdays, span] = [daysOfWords(written), spanOfWords(written)]
  return weekdays && span ? { weekdays, ...span, daysBefore: Number(drawDays) } : null
}

const contentOf = (draft: Draft) => ({
  name: draft.name,
  place: draft.place,
  rules: draft.rules,
  openHours: hoursOfLines(draft.hours) ?? [],
  slotMinutes: draft.slotMinutes,
  mostSlots: Number(draft.mostSlots),
  cleaningMinutes: Number(draft.cleaningMinutes),
  places: Number(draft.places),
  mostPeople: Number(draft.mostPeople),
  price: Number(draft.price),
  priceBy: draft.priceBy,
  priceIn: draft.priceIn,
  deposit: Number(draft.deposit),
  cancelHours: Number(draft.cancelHours),
  lateRefundPercent: Number(draft.lateRefundPercent),
  quotaCount: Number(draft.quotaCount),
  quotaPer: draft.quotaPer,
  advanceDays: Number(draft.advanceDays),
  noShowMinutes: Number(draft.noShowMinutes),
  draw: drawOf(draft),
})

const draftOf = (row: Facility): Draft => ({
  name: row.name,
  place: row.place,
  hours: linesOfHours(row.openHours),
  slotMinutes: row.slotMinutes,
  mostSlots: String(row.mostSlots),
  cleaningMinutes: String(row.cleaningMinutes),
  places: String(row.places),
  mostPeople: String(row.mostPeople),
  price: String(row.price),
  priceBy: row.priceBy,
  priceIn: row.priceIn,
  deposit: String(row.deposit),
  cancelHours: String(row.cancelHours),
  lateRefundPercent: String(row.lateRefundPercent),
  quotaCount: String(row.quotaCount),
  quotaPer: row.quotaPer,
  advanceDays: String(row.advanceDays),
  noShowMinutes: String(row.noShowMinutes),
  drawHours: row.draw ? `${daysInWords(row.draw.weekdays)} ${row.draw.from}–${row.draw.until}` : '',
  drawDays: String(row.draw?.daysBefore ?? 3),
  rules: row.rules,
})

function Facts({ row }: { row: Facility }) {
  const amount = showPrice(row.price, row.priceIn)
  const price = !row.price
    ? text('facilitySetting', 'free')
    : row.priceBy === 'use'
      ? text('facilitySetting', 'perUse', { amount })
      : text('facilitySetting', 'perSlot', { amount, minutes: row.slotMinutes })
  return (
    <span className="lb-quiet">
      {text('facilitySetting', 'facts', { hours: linesOfHours(row.openHours).replaceAll('\n', '、'), price })}
    </span>
  )
}

/** A number between two, as its digits. */
const numberField = (
  label: string,
  name: Named<Draft, string>,
  [least, most]: readonly [number, number],
  help?: string,
): FormField<Draft> => ({
  ...amountField<Draft>(label, name, { digits: String(most).length, ...(help && { help }) }),
  wrong: (draft) =>
    draft[name] !== '' && Number(draft[name]) >= least && Number(draft[name]) <= most
      ? undefined
      : text('facilitySetting', 'between', { least, most }),
})

const t = (key: PlainKey<'facilitySetting'>) => text('facilitySetting', key)

function declare(): FormField<Draft>[] {
  return [
    textField(t('place'), 'place', { optional: true, input: { maxLength: 30 } }),
    {
      ...longTextField<Draft>(t('hours'), 'hours', { rows: 3, help: t('hoursHelp') }),
      wrong: ({ hours }) => (hoursOfLines(hours) ? undefined : t('hoursWrong')),
    },
    choiceField(
      t('slotMinutes'),
      'slotMinutes',
      slotLengths.map((value) => ({ value, label: text('facilitySetting', 'minutes', { count: value }) })),
    ),
    numberField(t('mostSlots'), 'mostSlots', [1, 12]),
    numberField(t('cleaning'), 'cleaningMinutes', [0, 120], t('cleaningHelp')),
    numberField(t('places'), 'places', [1, 50]),
    numberField(t('mostPeople'), 'mostPeople', [1, 999]),
    numberField(t('price'), 'price', [0, 999_999], t('priceHelp')),
    choiceField(
      t('priceIn'),
      'priceIn',
      currencies.map((value) => ({ value, label: t(`priceIn_${value}`) })),
    ),
    choiceField(
      t('priceBy'),
      'priceBy',
      priceUnits.map((value) => ({ value, label: t(`priceBy_${value}`) })),
    ),
    numberField(t('deposit'), 'deposit', [0, 999_999], t('depositHelp')),
    numberField(t('cancelHours'), 'cancelHours', [0, 336]),
    numberField(t('lateRefund'), 'lateRefundPercent', [0, 100]),
    numberField(t('quota'), 'quotaCount', [0, 50], t('quotaHelp')),
    choiceField(
      t('quotaPer'),
      'quotaPer',
      quotaPeriods.map((value) => ({ value, label: t(`quotaPer_${value}`) })),
    ),
    numberField(t('advance'), 'advanceDays', [1, 180]),
    numberField(t('noShow'), 'noShowMinutes', [5, 120]),
    {
      ...textField<Draft>(t('draw'), 'drawHours', {
        optional: true,
        help: t('drawHelp'),
        input: { maxLength: 60 },
      }),
      wrong: (draft) => (!draft.drawHours.trim() || drawOf(draft) ? undefined : t('drawWrong')),
    },
    numberField(t('drawDays'), 'drawDays', [2, 14], t('drawDaysHelp')),
    longTextField(t('rules'), 'rules', { optional: true, rows: 4, maxLength: 1000, help: t('rulesHelp') }),
  ]
}

/** Facilities as entries: each is added, changed, moved, retired and opened again by itself. */
export const facilityEntries: EntryKind<Facility, Draft> = {
  entryOf: ({ facilityId, name, rowVersion, isRetired }) => ({
    id: facilityId,
    name,
    version: rowVersion,
    isRetired,
  }),
  longestName: longestFacilityName,
  codes: [facilityChanged('').code],
  newest: async () => (await api.list({})).data,
  Facts,
  fields: { blank, draftOf, declare },
  add: (facilityId, draft, retry) => api.add({ facilityId, ...contentOf(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    api.change({ facilityId: String(id), rowVersion: version, ...contentOf(draft) }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    api.retire({ facilityId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) => api.reorder({ facilityIds: ids.map(String), seen: seen.map(String) }, retry),
}

import { dayOf } from '#platform/contract/taipei.ts'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import type { FormField } from '#platform/web/form/fields.tsx'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { type PlainKey, text } from '#platform/web/i18n/texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { itemChanged } from '../contract.ts'
import { type FeeKind, feeKinds, type FeeUnit, mayHaveCycle, spokenRate, unitsOf } from '../kinds.ts'
import { type Cycle, cycles } from '../settings.ts'
import type { FeeItem } from '../shapes.ts'
import { ItemFacts } from './ItemFacts.tsx'
import { nextMonth } from './next-period.ts'
import { rateOf } from './rate-text.ts'
import type { FeePlace } from './fee-place.ts'
import { type FeeList, feeApi } from './use-setting.ts'
import { currentRate, rateUnit } from './rates-of.ts'

export interface ItemDraft {
  name: string
  kind: FeeKind
  unit: FeeUnit
  account: number
  /** '': as often as the run. */
  cycle: Cycle | ''
  dueMonth: number
  rate: string
  fromDay: string
}

const t = (key: PlainKey<'feeSetting'>) => text('feeSetting', key)
const months = Array.from({ length: 12 }, (_, nth) => nth + 1)
const isSum = (kind: FeeKind) => kind === 'shared'

const kindField: FormField<ItemDraft, FeeItem | undefined> = {
  label: 'kind',
  draw: ({ kind }, change, _, of) =>
    !of && (
      <Field label={t('kind')}>
        <ChoiceInput
          value={kind}
          options={feeKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChoose={(next) => change({ kind: next, unit: unitsOf[next][0] })}
        />
      </Field>
    ),
}
/** Of an item that is there: why this cannot be changed. */
const kindNote: FormField<ItemDraft, FeeItem | undefined> = {
  label: 'kindStays',
  draw: ({ kind, unit }, _, __, of) => {
    const said = [t(`kind_${kind}`), unitsOf[kind].length > 1 ? t(`unit_${unit}`) : ''].filter(Boolean)
    return (
      of && (
        <p className="lb-entry-wide lb-14 lb-quiet">
          {text('feeSetting', 'kindStays', { kind: said.join('、') })}
        </p>
      )
    )
  },
}
const unitField: FormField<ItemDraft, FeeItem | undefined> = {
  label: 'unit',
  draw: ({ kind, unit }, change, _, of) =>
    !of &&
    unitsOf[kind].length > 1 && (
      <Field label={t('unit')}>
        <ChoiceInput
          value={unit}
          options={unitsOf[kind].map((value) => ({ value, label: t(`unit_${value}`) }))}
          onChoose={(next) => change({ unit: next })}
        />
      </Field>
    ),
}
const rateField: FormField<ItemDraft, FeeItem | undefined> = {
  label: 'rate',
  wrong: ({ rate }) => (rate.trim() === '' || rateOf(rate) !== undefined ? undefined : t('rateWrong')),
  draw: ({ rate, kind, unit }, change, invalid) =>
    !isSum(kind) && (
      <Field label={t('rate')} hint={t(`rate_${rateUnit(kind, unit)}`)} invalid={invalid}>
        <TextInput inputMode="decimal" value={rate} onText={(next) => change({ rate: next })} />
      </Field>
    ),
}
const fromField: FormField<ItemDraft, FeeItem | undefined> = {
  label: 'fromDay',
  wrong: ({ rate, fromDay }) => (rate.trim() === '' || fromDay ? undefined : t('fromNeeded')),
  draw: ({ kind, fromDay }, change, invalid) =>
    !isSum(kind) && (
      <Field label={t('from')} invalid={invalid}>
        <DayInput value={fromDay} onDay={(day) => change({ fromDay: day })} />
      </Field>
    ),
}

const cycleField: FormField<ItemDraft, FeeItem | undefined> = {
  label: 'ownCycle',
  draw: ({ kind, cycle }, change) =>
    mayHaveCycle(kind) && (
      <Field label={t('ownCycle')} help={cycle ? t('ownCycleHelp') : undefined}>
        <ChoiceInput
          value={cycle}
          options={[
            { value: '', label: t('asRun') },
            ...cycles.map((value) => ({ value, label: t(`cycle_${value}`) })),
          ]}
          onChoose={(next) => change({ cycle: next as ItemDraft['cycle'] })}
        />
      </Field>
    ),
}
const monthField: FormField<ItemDraft, FeeItem | undefined> = {
  label: 'dueMonth',
  draw: ({ kind, cycle, dueMonth }, change) =>
    mayHaveCycle(kind) &&
    cycle !== '' && (
      <Field label={t('dueMonth')}>
        <ChoiceInput
          value={dueMonth}
          options={months.map((value) => ({ value, label: text('feeSetting', 'month', { month: value }) }))}
          onChoose={(next) => change({ dueMonth: next })}
        />
      </Field>
    ),
}
/** How often an item comes, as it is sent. */
const recurring = ({ kind, cycle, dueMonth }: ItemDraft) =>
  mayHaveCycle(kind) && cycle ? { cycle, dueMonth } : { cycle: null, dueMonth: null }

/** The items of a type of fee, each with the rate that holds now and, from a day, another one. */
export function itemList({ items, accounts }: FeeList, place: FeePlace): EntryKind<FeeItem, ItemDraft> {
  const today = dayOf(new Date())
  const rateNow = (row: FeeItem) => {
    const rate = currentRate(row, today)
    return rate ? spokenRate(rate.amount) : ''
  }
  async function setRate(feeItemId: string, { rate, fromDay, kind }: ItemDraft, retry: Retry) {
    const amount = rateOf(rate)
    if (amount === undefined || isSum(kind)) return
    const content = { feeItemId, building: '', fromDay, amount }
    await feeApi.setRate({ ...content, feeRateId: retry.idOf(content) }, retry)
  }
  return {
    entryOf: ({ feeItemId, name, version, isRetired }) => ({ id: feeItemId, name, version, isRetired }),
    longestName: 20,
    codes: [itemChanged('').code],
    newest: async () => (await feeApi.listItems(place)).data.items,
    Facts: ItemFacts,
    fields: {
      blank: {
        name: '',
        kind: 'household',
        unit: 'each',
        account: accounts[0]?.number ?? 0,
        cycle: '',
        dueMonth: 1,
        rate: '',
        fromDay: nextMonth(today),
      },
      draftOf: (row) => ({
        name: row.name,
        kind: row.kind,
        unit: row.unit,
        account: row.accountNumber,
        cycle: row.cycle ?? '',
        dueMonth: row.dueMonth ?? 1,
        rate: rateNow(row),
        fromDay: nextMonth(today),
      }),
      declare: () => [
        kindField,
        unitField,
        rateField,
        fromField,
        cycleField,
        monthField,
        {
          ...choiceField<ItemDraft>(
            t('account'),
            'account',
            accounts.map(({ number, name }) => ({ value: number, label: name })),
          ),
          wrong: ({ account }) => (account ? undefined : t('accountNeeded')),
        },
        kindNote,
      ],
    },
    add: async (id, draft, retry) => {
      const { name, kind, unit, account: accountNumber } = draft
      const { feeType } = place
      const often = recurring(draft)
      await feeApi.addItem({ feeItemId: id, feeType, name, kind, unit, accountNumber, ...often }, retry)
      await setRate(id, draft, retry)
    },
    change: async ({ id, version, name }, draft, retry) => {
      const feeItemId = String(id)
      const row = items.find((item) => item.feeItemId === feeItemId)
      const often = recurring(draft)
      const isOtherwise = often.cycle !== (row?.cycle ?? null) || often.dueMonth !== (row?.dueMonth ?? null)
      if (draft.name !== name || draft.account !== row?.accountNumber || isOtherwise)
        await feeApi.changeItem(
          { feeItemId, version, name: draft.name, accountNumber: draft.account, ...(isOtherwise && often) },
          retry,
        )
      if (!row || rateOf(draft.rate) !== rateOf(rateNow(row))) await setRate(feeItemId, draft, retry)
    },
    retire: ({ id, version }, isRetired, retry) =>
      feeApi.changeItem({ feeItemId: String(id), version, isRetired }, retry),
    order: (ids, seen, retry) =>
      feeApi.orderItems(
        { feeType: place.feeType, feeItemIds: ids.map(String), seen: seen.map(String) },
        retry,
      ),
  }
}

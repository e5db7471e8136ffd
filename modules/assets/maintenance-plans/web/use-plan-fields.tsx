import { choiceField, segmentsField, ticksField } from '#platform/web/form/choice-fields.tsx'
import {
  amountField,
  dayField,
  type FormField,
  longTextField,
  textField,
} from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { dayRules, nextFroms, type Plan, units } from '../shapes.ts'
import { AssetChoice } from './AssetChoice.tsx'
import { isMonthly, isReading, type PlanForm } from './plan-form.ts'
import { TermFields } from './TermFields.tsx'
import { useSupplierChoices } from './use-choices.ts'

const twelve = Array.from({ length: 12 }, (_, nth) => String(nth + 1))

/** As wide as a digit: months stand under one another. */
const figureSpace = '\u2007'

/** What is decided about a plan, field by field. */
export function usePlanFields(): FormField<PlanForm, Plan | undefined>[] {
  const t = useTexts('maintenancePage')
  const suppliers = useSupplierChoices().data ?? []
  const months = ticksField<PlanForm, string>(
    t('months'),
    'months',
    twelve.map((value) => ({ value, label: t('monthNth', { month: value.padStart(2, figureSpace) }) })),
    { help: t('monthsHelp') },
  )
  const doer = textField<PlanForm>(t('doer'), 'doer', { input: { maxLength: 20 } })
  return [
    {
      ...textField<PlanForm>(t('name'), 'name', { input: { autoFocus: true, maxLength: 40 } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('needed')),
    },
    choiceField(t('supplier'), 'supplierId', suppliers, { none: t('noSupplier') }),
    {
      ...doer,
      // Asked for where no supplier does it.
      wrong: (form) => (form.supplierId || form.doer.trim() ? undefined : t('doerNeeded')),
      draw: (form, ...rest) => (form.supplierId ? null : doer.draw?.(form, ...rest)),
    },
    {
      ...dayField<PlanForm>(t('firstDay'), 'firstDay'),
      wrong: ({ firstDay }) => (firstDay ? undefined : t('dayNeeded')),
    },
    {
      ...amountField<PlanForm>(t('every'), 'every', { digits: 3 }),
      wrong: ({ every }) => (Number(every) >= 1 ? undefined : t('everyWrong')),
    },
    segmentsField(
      t('unit'),
      'unit',
      units.map((value) => ({ value, label: t(`unit_${value}`) })),
    ),
    segmentsField(
      t('dayRule'),
      'dayRule',
      dayRules.map((value) => ({ value, label: t(`dayRule_${value}`) })),
    ),
    segmentsField(
      t('nextFrom'),
      'nextFrom',
      nextFroms.map((value) => ({ value, label: t(`nextFrom_${value}`) })),
    ),
    { ...months, draw: (form, ...rest) => (isMonthly(form) ? months.draw?.(form, ...rest) : null) },
    amountField(t('budgetOnce'), 'budget', { optional: true }),
    textField(t('legalBasis'), 'legalBasis', {
      optional: true,
      help: t('legalHelp'),
      input: { maxLength: 40 },
    }),
    longTextField(t('note'), 'note', { optional: true, rows: 2, maxLength: 500 }),
    {
      label: t('assets'),
      read: ({ assetIds }) => String(assetIds.length),
      wrong: ({ assetIds }) => (assetIds.length ? undefined : t('assetsNeeded')),
      draw: ({ assetIds }, change, invalid, of) => (
        <AssetChoice
          chosen={assetIds}
          known={of?.assets ?? []}
          invalid={invalid}
          onChoose={(next) => change({ assetIds: next })}
        />
      ),
    },
    {
      label: t('terms'),
      read: ({ terms }) => terms.map(({ name }) => name).join('、'),
      wrong: ({ terms }) =>
        terms.every(({ lowLimit, highLimit }) => isReading(lowLimit) && isReading(highLimit))
          ? undefined
          : t('notNumber'),
      draw: ({ terms }, change, invalid) => (
        <TermFields terms={terms} tried={invalid !== undefined} onTerms={(next) => change({ terms: next })} />
      ),
    },
  ]
}

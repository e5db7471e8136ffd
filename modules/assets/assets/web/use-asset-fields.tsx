import { fits } from '#modules/assets/asset-settings/contract.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { ChoiceInput } from '#platform/web/form/ChoiceInput.tsx'
import { DayInput } from '#platform/web/form/DayInput.tsx'
import { amountField, dayField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { statusNumbers } from '../shapes.ts'
import type { AssetForm } from './asset-form.ts'
import { useAreas, useCategories, useVendors } from './use-settings.ts'

/** The fields that the chosen category has of its own. */
function useOwnFields(): FormField<AssetForm> {
  const t = useTexts('assetsPage')
  const categories = useCategories().data ?? []
  const fieldsOf = ({ assetCategoryId }: AssetForm) =>
    categories.find(({ categoryId }) => categoryId === assetCategoryId)?.ownFields ?? []
  const yesNo = [
    { value: '', label: t('unsaid') },
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ]
  return {
    label: t('ownFields'),
    read: (form) =>
      fieldsOf(form)
        .map(({ fieldId, name }) => `${name} ${form.custom[fieldId] ?? ''}`)
        .join('　'),
    wrong: (form) =>
      fieldsOf(form).some((field) => !fits(field, (form.custom[field.fieldId] ?? '').trim()))
        ? t('unfit')
        : undefined,
    draw: (form, change, invalid) =>
      fieldsOf(form).map((field) => {
        const { fieldId, name, fieldKind, unit, choices } = field
        const value = form.custom[fieldId] ?? ''
        const put = (next: string) => change({ custom: { ...form.custom, [fieldId]: next } })
        const label = unit ? `${name}（${unit}）` : name
        const isWrong = invalid && !fits(field, value.trim())
        return (
          <Field key={fieldId} label={label} optional invalid={isWrong ? invalid : undefined}>
            {fieldKind === 'choice' ? (
              <ChoiceInput
                value={value}
                options={[
                  { value: '', label: t('unsaid') },
                  ...choices.map((choice) => ({ value: choice, label: choice })),
                ]}
                onChoose={(next) => put(String(next))}
              />
            ) : fieldKind === 'yesNo' ? (
              <ChoiceInput value={value} options={yesNo} onChoose={(next) => put(String(next))} />
            ) : fieldKind === 'day' ? (
              <DayInput value={value} onDay={put} />
            ) : (
              <TextInput
                value={value}
                maxLength={100}
                inputMode={fieldKind === 'number' ? 'decimal' : 'text'}
                onText={put}
              />
            )}
          </Field>
        )
      }),
  }
}

/** What is decided about an asset, field by field. `taken`: a number that another thing turned out to have. */
export function useAssetFields(taken?: string): FormField<AssetForm>[] {
  const t = useTexts('assetsPage')
  const categories = useCategories().data ?? []
  const areas = useAreas().data ?? []
  const needs = (field: FormField<AssetForm>, name: 'displayId' | 'name'): FormField<AssetForm> => ({
    ...field,
    wrong: (form) => (form[name].trim() ? undefined : t('needed')),
  })
  const optional = { optional: true } as const
  const number = needs(
    textField(t('number'), 'displayId', { input: { autoFocus: true, maxLength: 20 } }),
    'displayId',
  )
  const saysTaken = (form: AssetForm) =>
    form.displayId.trim() === taken && form.displayId ? t('numberTaken') : undefined
  return [
    {
      ...number,
      draw: (form, change, invalid, of) => number.draw?.(form, change, invalid ?? saysTaken(form), of),
    },
    needs(textField(t('name'), 'name', { input: { maxLength: 40 } }), 'name'),
    choiceField(
      t('category'),
      'assetCategoryId',
      categories.filter((row) => row.isEnabled).map((row) => ({ value: row.categoryId, label: row.name })),
      { none: t('unsaid') },
    ),
    choiceField(
      t('area'),
      'areaId',
      areas.filter((row) => row.isEnabled).map((row) => ({ value: row.areaId, label: row.name })),
      { none: t('unsaid') },
    ),
    textField(t('place'), 'place', { ...optional, input: { maxLength: 40 } }),
    choiceField(
      t('status'),
      'assetStatus',
      statusNumbers.map((value) => ({ value, label: t(`status${value}`) })),
    ),
    amountField(t('quantity'), 'quantity', { digits: 5 }),
    {
      ...amountField<AssetForm>(t('lendable'), 'lendable', { digits: 4, help: t('lendableHelp') }),
      wrong: ({ lendable, quantity }) =>
        Number(lendable || 0) > Number(quantity || 0) ? t('lendableOver') : undefined,
    },
    textField(t('brand'), 'brand', { ...optional, input: { maxLength: 40 } }),
    textField(t('model'), 'model', { ...optional, input: { maxLength: 40 } }),
    textField(t('serial'), 'serialNumber', { ...optional, input: { maxLength: 60 } }),
    textField(t('specification'), 'specification', { ...optional, input: { maxLength: 100 } }),
    dayField(t('boughtOn'), 'boughtOn', optional),
    amountField(t('cost'), 'purchaseCost', optional),
    {
      ...dayField<AssetForm>(t('warranty'), 'warrantyUntil', optional),
      wrong: ({ warrantyUntil, boughtOn }) =>
        warrantyUntil && warrantyUntil < boughtOn ? t('warrantyEarly') : undefined,
    },
    {
      ...amountField<AssetForm>(t('years'), 'usefulYears', { ...optional, digits: 2 }),
      wrong: ({ usefulYears }) => (Number(usefulYears || 1) < 1 ? t('yearsWrong') : undefined),
    },
    {
      ...amountField<AssetForm>(t('residual'), 'residualValue', optional),
      wrong: ({ residualValue, purchaseCost }) =>
        purchaseCost !== '' && Number(residualValue || 0) > Number(purchaseCost)
          ? t('residualOver')
          : undefined,
    },
    amountField(t('replacement'), 'replacementCost', { ...optional, help: t('replacementHelp') }),
    choiceField(t('vendor'), 'supplierId', useVendors(), { none: t('unsaid') }),
    useOwnFields(),
    textField(t('note'), 'note', { ...optional, input: { maxLength: 200 } }),
  ]
}

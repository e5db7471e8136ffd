import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Cabinet } from '../shapes.ts'

/** A cabinet as its form has it: everything is text. */
export interface CabinetForm {
  name: string
  place: string
  supplierName: string
  supplierPhone: string
  model: string
  tutorialUrl: string
  holdHours: string
}

export const formOf = (cabinet: Cabinet | undefined): CabinetForm => ({
  name: cabinet?.name ?? '',
  place: cabinet?.place ?? '',
  supplierName: cabinet?.supplierName ?? '',
  supplierPhone: cabinet?.supplierPhone ?? '',
  model: cabinet?.model ?? '',
  tutorialUrl: cabinet?.tutorialUrl ?? '',
  holdHours: String(cabinet?.holdHours ?? 72),
})

/** What is sent of a form. */
export const contentOf = (form: CabinetForm) => ({
  name: form.name.trim(),
  place: form.place.trim(),
  supplierName: form.supplierName.trim(),
  supplierPhone: form.supplierPhone.trim(),
  model: form.model.trim(),
  tutorialUrl: form.tutorialUrl.trim(),
  holdHours: Number(form.holdHours),
})

/** The fields of a cabinet. */
export function useCabinetFields(): FormField<CabinetForm>[] {
  const t = useTexts('lockersPage')
  return [
    {
      ...textField<CabinetForm>(t('name'), 'name', { input: { maxLength: 20 } }),
      wrong: (form) => (form.name.trim() ? undefined : t('needed')),
    },
    textField(t('place'), 'place', { optional: true, input: { maxLength: 20 } }),
    textField(t('supplier'), 'supplierName', { optional: true, input: { maxLength: 40 } }),
    textField(t('supplierPhone'), 'supplierPhone', { optional: true, input: { maxLength: 30 } }),
    textField(t('model'), 'model', { optional: true, input: { maxLength: 40 } }),
    {
      ...textField<CabinetForm>(t('tutorialUrl'), 'tutorialUrl', {
        optional: true,
        help: t('tutorialHelp'),
        input: { type: 'url', maxLength: 200 },
      }),
      wrong: ({ tutorialUrl: url }) =>
        !url.trim() || (url.trim().startsWith('https://') && URL.canParse(url.trim()))
          ? undefined
          : t('tutorialWrong'),
    },
    {
      ...amountField<CabinetForm>(t('holdHours'), 'holdHours', { digits: 3, help: t('holdHelp') }),
      wrong: (form) =>
        Number(form.holdHours) >= 12 && Number(form.holdHours) <= 336
          ? undefined
          : t('between', { least: 12, most: 336 }),
    },
  ]
}

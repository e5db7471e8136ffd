import { choiceField, tickField, ticksField } from '#platform/web/form/choice-fields.tsx'
import { type FormField, longTextField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cityAreas } from '../city-areas.ts'
import { ContactFields } from './ContactFields.tsx'
import { isNameless, type SupplierForm } from './supplier-form.ts'
import { useTypes } from './use-types.ts'

const asOptions = (names: readonly string[]) => names.map((value) => ({ value, label: value }))

/** What is written of a supplier, field by field. */
export function useSupplierFields(): FormField<SupplierForm>[] {
  const t = useTexts('suppliersPage')
  const types = useTypes().map(({ value, label }) => ({ value: String(value), label }))
  const areaIn = (cityName: string | null) =>
    choiceField<SupplierForm>(
      t('area'),
      'areaName',
      asOptions(cityAreas.find((city) => city.cityName === cityName)?.areas ?? []),
      { none: t('none') },
    )
  const city = choiceField<SupplierForm>(
    t('city'),
    'cityName',
    asOptions(cityAreas.map(({ cityName }) => cityName)),
    { none: t('none') },
  )
  return [
    {
      ...textField<SupplierForm>(t('name'), 'name', { input: { autoFocus: true, maxLength: 40 } }),
      wrong: ({ name }) => (name.trim() ? undefined : t('needed')),
    },
    {
      ...textField<SupplierForm>(t('taxId'), 'taxId', {
        optional: true,
        help: t('taxIdHelp'),
        input: { maxLength: 8, inputMode: 'numeric' },
      }),
      wrong: ({ taxId }) => (/^(\d{8})?$/.test(taxId.trim()) ? undefined : t('digits8')),
    },
    ticksField(t('type'), 'types', types, {
      wrong: (now) => (now.types.length ? undefined : t('oneType')),
    }),
    textField(t('phone'), 'phone', { optional: true, input: { maxLength: 30, inputMode: 'tel' } }),
    {
      ...city,
      // A district belongs to its city.
      draw: (now, change, invalid) =>
        city.draw?.(now, (patch) => change({ ...patch, areaName: null }), invalid),
    },
    {
      label: t('area'),
      read: (now) => now.areaName ?? '',
      draw: (now, change, invalid) => areaIn(now.cityName).draw?.(now, change, invalid),
    },
    textField(t('address'), 'address', { optional: true, input: { maxLength: 80 } }),
    textField(t('mail'), 'mail', { optional: true, input: { maxLength: 80, inputMode: 'email' } }),
    longTextField(t('note'), 'note', { optional: true, rows: 3, maxLength: 500 }),
    {
      label: t('contacts'),
      read: ({ contacts }) => contacts.map(({ name, phone }) => `${name} ${phone}`.trim()).join('、'),
      wrong: ({ contacts }) => (contacts.some(isNameless) ? t('needed') : undefined),
      draw: ({ contacts }, change, invalid) => (
        <ContactFields
          contacts={contacts}
          tried={invalid !== undefined}
          onContacts={(next) => change({ contacts: next })}
        />
      ),
    },
    tickField(t('sendsLink'), 'sendsLink', { help: t('sendsLinkHelp') }),
  ]
}

import './page-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { assetSettings } from '#modules/assets/asset-settings/contract.ts'
import { client } from '#platform/web/calls/client.ts'
import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { amountField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { type Consumable, consumableChanged, consumables } from '../contract.ts'

const api = client(consumables)
const settings = client(assetSettings)
const codes = [consumableChanged().code]

interface Form {
  name: string
  unit: string
  assetCategoryId: string | null
  place: string
  safeStock: string
  unitPrice: string
  stock: string
  note: string
}

const formOf = (row: Consumable | undefined): Form => ({
  name: row?.name ?? '',
  unit: row?.unit ?? '',
  assetCategoryId: row?.assetCategoryId ?? null,
  place: row?.place ?? '',
  safeStock: String(row?.safeStock ?? 0),
  unitPrice: String(row?.unitPrice ?? 0),
  stock: '0',
  note: row?.note ?? '',
})

/** Adds a consumable, or changes what was decided about one. */
export function ConsumableDialog({ of: given, onClose }: { of?: Consumable; onClose: () => void }) {
  const t = useTexts('consumablesPage')
  const queries = useQueryClient()
  const categories =
    useQuery({
      queryKey: ['assetSettings', 'categories'],
      queryFn: async () => (await settings.listCategories({})).data,
    }).data ?? []
  const needs = (field: FormField<Form>, name: 'name' | 'unit'): FormField<Form> => ({
    ...field,
    wrong: (form) => (form[name].trim() ? undefined : t('needed')),
  })
  const fields: FormField<Form>[] = [
    needs(textField(t('name'), 'name', { input: { autoFocus: true, maxLength: 40 } }), 'name'),
    needs(textField(t('unit'), 'unit', { input: { maxLength: 8 } }), 'unit'),
    choiceField(
      t('category'),
      'assetCategoryId',
      categories.filter((row) => row.isEnabled).map((row) => ({ value: row.categoryId, label: row.name })),
      { none: t('unsaid') },
    ),
    textField(t('place'), 'place', { optional: true, input: { maxLength: 40 } }),
    amountField(t('safe'), 'safeStock', { digits: 6 }),
    amountField(t('price'), 'unitPrice', { digits: 7 }),
    ...(given ? [] : [amountField<Form>(t('stock'), 'stock', { digits: 6 })]),
    textField(t('note'), 'note', { optional: true, input: { maxLength: 200 } }),
  ]
  return (
    <CorrectionDialog<Consumable | undefined, Form>
      title={t(given ? 'titleEdit' : 'add')}
      confirm={t(given ? 'save' : 'add')}
      given={given}
      codes={codes}
      formOf={formOf}
      fields={fields}
      newest={async () => (given ? (await api.get({ consumableId: given.consumableId })).data : undefined)}
      frame={(drawn) => <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>}
      send={async ({ form: { stock, ...form }, seen, retry }) => {
        const decided = {
          ...form,
          name: form.name.trim(),
          unit: form.unit.trim(),
          safeStock: Number(form.safeStock || 0),
          unitPrice: Number(form.unitPrice || 0),
        }
        if (seen)
          await api.correct(
            { consumableId: seen.consumableId, rowVersion: seen.rowVersion, ...decided },
            retry,
          )
        else {
          const added = { ...decided, stock: Number(stock || 0) }
          await api.add({ consumableId: retry.idOf(added), ...added }, retry)
        }
        toast(t('saved'))
        void queries.invalidateQueries({ queryKey: ['consumables'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

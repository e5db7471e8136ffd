import { choiceField } from '#platform/web/form/choice-fields.tsx'
import { amountField, type FormField } from '#platform/web/form/fields.tsx'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { EntryKind, Named } from '#platform/web/settings/entry-kind.ts'
import type { Category } from '../contract.ts'
import { draftOfField, type FieldDraft, fieldOf } from './field-draft.ts'
import { FieldRows, fieldsWrong } from './FieldRows.tsx'
import { changedCodes, settingApi } from './use-setting.ts'

interface CategoryDraft extends Named {
  system: number | null
  usefulYears: string
  ownFields: readonly FieldDraft[]
}

const systems = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

const contentOf = ({ name, system, usefulYears, ownFields }: CategoryDraft) => ({
  name,
  system,
  usefulYears: Number(usefulYears) || null,
  ownFields: ownFields.map(fieldOf),
})

const ownFields = (): FormField<CategoryDraft, Category | undefined> => ({
  label: text('assetSetting', 'fields'),
  read: ({ ownFields: fields }) => inRow(fields.map(({ name }) => name)),
  wrong: ({ ownFields: fields }) => fieldsWrong(fields),
  draw: ({ ownFields: fields }, put, invalid) => (
    <FieldRows fields={fields} invalid={invalid} onFields={(next) => put({ ownFields: next })} />
  ),
})

function Facts({ row }: { row: Category }) {
  const say = useTexts('assetSetting')
  return [
    row.system && say(`system${row.system as (typeof systems)[number]}`),
    row.usefulYears && say('years', { count: row.usefulYears }),
    row.ownFields.length > 0 && say('fieldCount', { count: row.ownFields.length }),
  ]
    .filter(Boolean)
    .join('　')
}

/** The kinds of assets, with the fields of each. */
export const categories: EntryKind<Category, CategoryDraft> = {
  entryOf: ({ categoryId, name, rowVersion, isEnabled }) => ({
    id: categoryId,
    name,
    version: rowVersion,
    isRetired: !isEnabled,
  }),
  longestName: 20,
  codes: changedCodes,
  newest: async () => (await settingApi.listCategories({})).data,
  fields: {
    blank: { name: '', system: null, usefulYears: '', ownFields: [] },
    draftOf: (row) => ({
      name: row.name,
      system: row.system,
      usefulYears: row.usefulYears === null ? '' : String(row.usefulYears),
      ownFields: row.ownFields.map(draftOfField),
    }),
    declare: () => [
      choiceField<CategoryDraft>(
        text('assetSetting', 'system'),
        'system',
        systems.map((value) => ({ value, label: text('assetSetting', `system${value}`) })),
        { none: text('assetSetting', 'noSystem') },
      ),
      amountField<CategoryDraft>(text('assetSetting', 'usefulYears'), 'usefulYears', {
        digits: 2,
        optional: true,
      }),
      ownFields(),
    ],
  },
  Facts,
  inUse: ({ assetCount }) => (assetCount ? text('assetSetting', 'inUse', { count: assetCount }) : undefined),
  add: (categoryId, draft, retry) => settingApi.addCategory({ categoryId, ...contentOf(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    settingApi.changeCategory({ categoryId: String(id), rowVersion: version, ...contentOf(draft) }, retry),
  retire: ({ id, name, version }, isRetired, retry, { system, usefulYears, ownFields: fields }) =>
    settingApi.changeCategory(
      {
        categoryId: String(id),
        name,
        system,
        usefulYears,
        ownFields: fields,
        rowVersion: version,
        isEnabled: !isRetired,
      },
      retry,
    ),
  order: (ids, seen, retry) =>
    settingApi.orderCategories({ ids: ids.map(String), seen: seen.map(String) }, retry),
}

import { segmentsField } from '#platform/web/form/choice-fields.tsx'
import { textField } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import type { Entry, EntryKind, Named } from '#platform/web/settings/entry-kind.ts'
import { foodChanged } from '../problems.ts'
import {
  type FoodMenu,
  type FoodOption,
  type FoodSpec,
  longestFoodName,
  longestPrefix,
  type SpecChoice,
} from '#modules/meals/food-shapes.ts'
import { pointsField } from './points-field.ts'
import { menuApi as api } from './queries.ts'

const common = { longestName: longestFoodName, codes: [foodChanged('').code] }
const entry = (id: string, row: { name: string; rowVersion: number; isRetired: boolean }): Entry => ({
  id,
  name: row.name,
  version: row.rowVersion,
  isRetired: row.isRetired,
})
const Quiet = ({ children }: { children: string }) => <span className="lb-quiet">{children}</span>
const live = (rows: readonly { isRetired: boolean }[]) => rows.filter(({ isRetired }) => !isRetired).length

/** Categories as entries. */
export const menuEntries: EntryKind<FoodMenu> = {
  ...common,
  entryOf: (row) => entry(row.menuId, row),
  newest: async () => (await api.listMenus({})).data,
  Facts: ({ row }) => <Quiet>{text('foodMenuPage', 'countItems', { count: live(row.items) })}</Quiet>,
  add: (menuId, { name }, retry) => api.addMenu({ menuId, name }, retry),
  change: ({ id, version }, { name }, retry) =>
    api.changeMenu({ menuId: String(id), rowVersion: version, name }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    isRetired
      ? api.removeMenu({ menuId: String(id) }, retry)
      : api.changeMenu({ menuId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) => api.orderMenus({ ids: ids.map(String), seen: seen.map(String) }, retry),
}

interface SpecDraft extends Named {
  choice: SpecChoice
  prefix: string
}

/** Specs as entries. */
export const specEntries: EntryKind<FoodSpec, SpecDraft> = {
  ...common,
  entryOf: (row) => entry(row.specId, row),
  newest: async () => (await api.listSpecs({})).data,
  Facts: ({ row }) => (
    <Quiet>
      {`${text('foodMenuPage', `choice_${row.choice}`)}　${row.options
        .filter(({ isRetired }) => !isRetired)
        .map(({ name }) => row.prefix + name)
        .join('、')}`}
    </Quiet>
  ),
  fields: {
    blank: { name: '', choice: 'one', prefix: '' },
    draftOf: ({ name, choice, prefix }) => ({ name, choice, prefix }),
    declare: () => [
      textField<SpecDraft>(text('foodMenuPage', 'prefix'), 'prefix', {
        optional: true,
        help: text('foodMenuPage', 'prefixHelp'),
        input: { maxLength: longestPrefix },
      }),
      segmentsField<SpecDraft, 'choice'>(text('foodMenuPage', 'choice'), 'choice', [
        { value: 'one', label: text('foodMenuPage', 'choice_one') },
        { value: 'many', label: text('foodMenuPage', 'choice_many') },
      ]),
    ],
  },
  add: (specId, draft, retry) => api.addSpec({ specId, ...draft }, retry),
  change: ({ id, version }, draft, retry) =>
    api.changeSpec({ specId: String(id), rowVersion: version, ...draft }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    isRetired
      ? api.removeSpec({ specId: String(id) }, retry)
      : api.changeSpec({ specId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) => api.orderSpecs({ ids: ids.map(String), seen: seen.map(String) }, retry),
}

interface OptionDraft extends Named {
  points: string
}

/** The options of a spec as entries. */
export const optionEntries = (specId: string): EntryKind<FoodOption, OptionDraft> => ({
  ...common,
  entryOf: (row) => entry(row.optionId, row),
  newest: async () => (await api.listSpecs({})).data.find((spec) => spec.specId === specId)?.options ?? [],
  Facts: ({ row }) => (row.points ? <Quiet>{`+${row.points}`}</Quiet> : null),
  fields: {
    blank: { name: '', points: '0' },
    draftOf: ({ name, points }) => ({ name, points: String(points) }),
    declare: () => [pointsField<OptionDraft>('points')],
  },
  add: (optionId, { name, points }, retry) =>
    api.addOption({ optionId, specId, name, points: Number(points) }, retry),
  change: ({ id, version }, { name, points }, retry) =>
    api.changeOption({ optionId: String(id), rowVersion: version, name, points: Number(points) }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    api.changeOption({ optionId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) =>
    api.orderOptions({ specId, ids: ids.map(String), seen: seen.map(String) }, retry),
})

import { createElement } from 'react'
import { controlField, type FormField, textField } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import type { EntryKind, Named } from '#platform/web/settings/entry-kind.ts'
import type { Area } from '../contract.ts'
import { BuildingInput } from './BuildingInput.tsx'
import { changedCodes, settingApi } from './use-setting.ts'

interface AreaDraft extends Named {
  building: string
  floor: string
}

const Facts = ({ row: { building, floor } }: { row: Area }) => [building, floor].filter(Boolean).join('　')

const declare = (): FormField<AreaDraft, Area | undefined>[] => [
  controlField<AreaDraft>(text('assetSetting', 'building'), 'building', { optional: true }, (building, put) =>
    createElement(BuildingInput, { building, onBuilding: put }),
  ),
  textField<AreaDraft>(text('assetSetting', 'floor'), 'floor', { optional: true, input: { maxLength: 10 } }),
]

/** Where assets are, with where in the building each area lies. */
export const areas: EntryKind<Area, AreaDraft> = {
  entryOf: ({ areaId, name, rowVersion, isEnabled }) => ({
    id: areaId,
    name,
    version: rowVersion,
    isRetired: !isEnabled,
  }),
  longestName: 20,
  codes: changedCodes,
  newest: async () => (await settingApi.listAreas({})).data,
  fields: {
    blank: { name: '', building: '', floor: '' },
    draftOf: ({ name, building, floor }) => ({ name, building, floor }),
    declare,
  },
  Facts,
  inUse: ({ assetCount }) => (assetCount ? text('assetSetting', 'inUse', { count: assetCount }) : undefined),
  add: (areaId, draft, retry) => settingApi.addArea({ areaId, ...draft }, retry),
  change: ({ id, version }, draft, retry) =>
    settingApi.changeArea({ areaId: String(id), rowVersion: version, ...draft }, retry),
  retire: ({ id, name, version }, isRetired, retry, { building, floor }) =>
    settingApi.changeArea(
      { areaId: String(id), name, building, floor, rowVersion: version, isEnabled: !isRetired },
      retry,
    ),
  order: (ids, seen, retry) => settingApi.orderAreas({ ids: ids.map(String), seen: seen.map(String) }, retry),
}

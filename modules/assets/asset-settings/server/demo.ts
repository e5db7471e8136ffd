import type { Demo } from '#platform/server/manifest.ts'
import { defaultCategories } from './defaults.ts'

/** The areas of the demo community: name, building, floor. */
export const demoAreas = [
  ['B2 機房', '', 'B2'],
  ['B2 受電室', '', 'B2'],
  ['B1 停車場', '', 'B1'],
  ['B1 發電機室', '', 'B1'],
  ['筏基', '', 'B3'],
  ['1F 大廳', '', '1F'],
  ['1F 櫃台', '', '1F'],
  ['A棟', 'A棟', ''],
  ['B棟', 'B棟', ''],
  ['C棟', 'C棟', ''],
  ['屋頂', '', 'RF'],
  ['健身房', 'C棟', '2F'],
] as const

/** What fields pumps and lifts of the demo community have. */
const ownFields = (idOf: (name: string) => string, category: string) => {
  const field = (name: string, fieldKind: string, unit = '', choices: string[] = []) => ({
    fieldId: idOf(`asset field ${category} ${name}`),
    name,
    fieldKind,
    unit,
    choices,
  })
  if (category === '電梯')
    return [field('車廂定員', 'number', '人'), field('許可證字號', 'text'), field('使用許可到期', 'day')]
  if (category === '給水' || category === '排水')
    return [field('馬力', 'number', 'HP'), field('揚程', 'number', 'm'), field('變頻', 'yesNo')]
  if (category === '消防') return [field('滅火劑', 'choice', '', ['乾粉', '二氧化碳', '水'])]
  return []
}

/** The kinds and areas of the demo community. */
export const demo: Demo = ({ communityId, idOf }) => [
  [
    'asset_category',
    defaultCategories.map(([name, system, usefulYears], position) => ({
      communityId,
      id: idOf(`asset category ${name}`),
      name,
      position,
      system,
      usefulYears,
      ownFields: ownFields(idOf, name),
    })),
  ],
  [
    'asset_area',
    demoAreas.map(([name, building, floor], position) => ({
      communityId,
      id: idOf(`asset area ${name}`),
      name,
      position,
      building,
      floor,
    })),
  ],
]

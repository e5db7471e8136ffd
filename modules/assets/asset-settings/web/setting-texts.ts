import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the settings of assets; loaded with their page. */
const assetSettingTexts = {
  failed: '資產設定載入失敗',
  lead: '類別決定資產有哪些欄位；停用後不能再選，原有的資產不變。',
  part_categories: '資產類別',
  add_categories: '新增類別',
  part_areas: '區域',
  add_areas: '新增區域',
  system: '建築系統',
  noSystem: '不屬於系統',
  system1: '消防',
  system2: '電梯',
  system3: '供水',
  system4: '排水',
  system5: '電力',
  system6: '發電機',
  system7: '停車場',
  system8: '空調',
  system9: '門禁',
  system10: '瓦斯',
  system11: '緊急求救',
  system12: '其他',
  usefulYears: '耐用年限',
  years: '{{count}} 年',
  building: '棟別',
  floor: '樓層',
  inUse: '{{count}} 項資產',
  fields: '自訂欄位',
  fieldCount: '{{count}} 個欄位',
  addField: '加欄位',
  fieldName: '欄位名稱',
  fieldNth: '第 {{nth}} 個欄位',
  kind: '種類',
  kind_text: '文字',
  kind_number: '數字',
  kind_day: '日期',
  kind_yesNo: '是否',
  kind_choice: '選項',
  unit: '單位',
  choices: '選項（用、分開）',
  removeField: '移除「{{name}}」',
  fieldNamed: '請填每個欄位的名稱',
  fieldTwice: '欄位名稱不能重複',
  choicesNeeded: '選項至少填兩個，用、分開',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assetSetting: typeof assetSettingTexts
  }
}

addTexts({ 'zh-TW': { assetSetting: assetSettingTexts } })

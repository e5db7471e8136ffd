import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the import of assets; loaded with it. */
const assetImportTexts = {
  title: '匯入資產',
  drop: '把活頁簿（.xlsx）拖到這裡',
  dropNow: '放開就上傳',
  uploading: '檢查中：{{name}}',
  choose: '選擇檔案',
  limits: '最多 5,000 列、5 MB；編號已在社區的資產會更新，其餘新增。',
  tooLarge: '檔案超過 5 MB，請分成幾個檔案。',
  onlyOne: '一次只能匯入一個檔案。',
  template: '下載範本',
  lookWrong: '{{name}}：{{rows}} 列。',
  look: '{{name}}：{{rows}} 列，新增 {{added}} 項、更新 {{changed}} 項、沒有變動 {{same}} 項。',
  changes: '會更新的',
  change: '{{head}}：{{before}} → {{after}}',
  empty: '（空白）',
  more: '另外 {{count}} 項也會更新。',
  wrong: '有 {{count}} 個錯誤，整份檔案都不會寫入；修正後重新上傳。',
  confirm: '寫入',
  close: '關閉',
  other: '換檔案',
  done: '已新增 {{added}} 項、更新 {{changed}} 項',
  faults: '錯誤',
  fileNeeded: '請先選擇檔案',
  mendFirst: '修正檔案後重新上傳，才能寫入',
  fault_headMissing: '第一列缺少「{{head}}」欄',
  fault_noRows: '沒有任何資產',
  fault_formula: '不接受公式，請貼成值',
  fault_numberMissing: '沒有編號',
  fault_numberTwice: '編號「{{value}}」重複',
  fault_nameMissing: '沒有名稱',
  fault_tooLong: '「{{head}}」太長',
  fault_categoryUnknown: '沒有類別「{{value}}」',
  fault_areaUnknown: '沒有區域「{{value}}」',
  fault_supplierUnknown: '沒有廠商「{{value}}」',
  fault_statusUnknown: '沒有狀態「{{value}}」',
  fault_notWhole: '「{{head}}」不能是「{{value}}」，請填整數，不可小於 0',
  fault_notYears: '「{{head}}」不能是「{{value}}」，請填 1 到 99 的整數',
  fault_notDay: '「{{value}}」不是日期',
  fault_lentOut: '可借數量少於目前借出的',
  fault_lendableOver: '可借數量多於數量',
  fault_lendableName: '可借出的物品名稱最多 20 個字',
  fault_residualOver: '殘值高於購入金額',
  fault_fieldUnfit: '「{{value}}」不符合「{{head}}」',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assetImport: typeof assetImportTexts
  }
}

addTexts({ 'zh-TW': { assetImport: assetImportTexts } })

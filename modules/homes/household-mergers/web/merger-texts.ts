import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of merging and splitting, namespace `householdMergers`; loaded with its dialogs. */
const householdMergersTexts = {
  mergeTitle: '把 {{label}} 併到另一戶',
  mergeInto: '併到',
  choose: '選擇戶別',
  chooseOther: '改選戶別',
  moves: '會移到 {{label}}',
  movesNothing: '沒有要移動的資料，只會關閉這一戶。',
  stays: '已領取、已結案的紀錄仍屬 {{label}}，隨時可查。',
  closes: '{{label}} 會關閉，不再出現在選單；搜尋舊名稱會找到新的一戶。',
  otherOwners: '兩戶的所有權人不同（{{from}}／{{to}}），請先確認。所有權人資料不會合併。',
  addAreas: '面積相加：專有面積變成 {{area}} m²',
  label: '戶別名稱',
  owners: '所有權人',
  people: '住戶',
  vehicles: '車輛',
  noPlate: '未填車號',
  spaces: '車位',
  reason: '原因',
  mergeReason1: '兩戶打通',
  mergeReason2: '同一住戶使用',
  mergeConfirm: '併入 {{label}}',
  mergeConfirmNone: '併戶',
  merged: '{{from}} 已併入 {{to}}',
  loadFailed: '無法取得這一戶的資料，沒有變更任何內容。',
  again: '重新載入',
  missingInto: '請先選擇要併到哪一戶。',
  missingReason: '請填寫原因。',

  splitTitle: '從 {{label}} 拆出一戶',
  splitText: '選出要移到新戶的人與物。住戶自己的卡、手機、車輛和指名給他的待領包裹會一起移過去。',
  newPlace: '新的戶別',
  splitReason1: '恢復為兩戶',
  splitReason2: '分開居住',
  splitConfirm: '拆出 {{label}}',
  splitConfirmNone: '拆戶',
  missingPlace: '請填完新的戶別。',
  missingChosen: '請選出要移到新戶的人或物。',
  missingStaying: '至少一位住戶要留在原戶。',
  splitDone: '已拆出 {{label}}',
  goesAlong: '跟著 {{name}}',
  allPeople: '全部住戶都選了。若只是改名稱，請用「修改戶別」。',
  staysThere: '沒有指名的待領物留在 {{label}}。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    householdMergers: typeof householdMergersTexts
  }
}

addTexts({ 'zh-TW': { householdMergers: householdMergersTexts } })

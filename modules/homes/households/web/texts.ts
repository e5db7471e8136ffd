export const householdsTexts = {
  list: '住戶資料',

  pickerTitle: '選戶別',
  pickerSearch: '直接輸入：A12-3、姓名、電話末碼',
  pickerSearchLabel: '輸入戶別、姓名或電話末碼',
  withVirtual: '含虛擬戶',
  virtual: '虛擬戶',
  building: '棟別',
  floor: '樓層',
  unit: '戶號',
  unitCompletes: '選了就完成',
  householdCount: '{{count}} 戶',
  noneWaiting: '無待領',
  vacant: '空戶',
  keyBack: '回上一步',
  keyMove: '移動',
  keyChoose: '選定',
  found: '找到 {{count}} 戶',
  foundMany: '前 {{count}} 戶，多輸入幾個字可再縮小',
  foundNone: '找不到符合的戶別',
  foundNoneText: '換一種寫法，例如 A12-3、姓名或電話末 4 碼。',
  findFailed: '無法搜尋戶別',
  matched: '符合 {{text}}',
  chooseBuildingFirst: '請先選棟別',
  chooseFloorFirst: '請先選樓層',
  noBuildings: '沒有棟別',
  noFloors: '這一棟沒有樓層',
  noUnits: '這一層沒有戶別',
  buildingsFailed: '無法取得棟別資料，請稍後再試。',
  floorsFailed: '無法取得樓層資料，請稍後再試。',
  unitsFailed: '無法取得戶號資料，請稍後再試。',
  again: '再試一次',

  addHousehold: '加入戶別',
  takeOff: '移除 {{label}}',

  note: '備註',
  saidOf: '標記與備註：{{what}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    households: typeof householdsTexts
  }
}

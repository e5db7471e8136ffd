import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of a household's page, namespace `householdHome`; loaded with it. */
const householdHomeTexts = {
  toList: '住戶資料',
  virtual: '虛擬戶',
  virtualTitle: '這是虛擬戶',
  virtualText: '辦公室、管委會等不是住家，不登記住戶。',
  rented: '出租中',
  loadFailed: '這一戶的資料載入失敗',
  goneTitle: '找不到這一戶',
  goneText: '可能已經合併或停用，請回住戶資料查詢。',

  residents: '住戶',
  add: '新增住戶',
  addFirst: '登記第一位住戶',
  vacant: '目前沒有住戶',
  vacantText: '有人遷入時，在這裡登記姓名與電話。',
  contact: '主要聯絡人',
  appUser: '已開通 App',
  noIdentity: '身分未填',
  movedIn: '{{day}} 遷入',
  phone: '電話',
  phone2: '第二支電話',
  birthday: '生日',
  noPhone: '沒有電話',
  showFull: '顯示完整資料',
  hideFull: '遮住',
  fullShown: '這次查看已留下紀錄',
  edit: '編輯',
  editOf: '編輯 {{name}}',
  move: '遷出',
  moveOf: '{{name}} 遷出或換戶',
  fullOf: '{{name}}：顯示完整資料',
  historyOf: '{{name}} 的搬遷歷程',
  history: '歷程',
  masked: '電話、生日與車號已遮罩；這次查看已留下紀錄。',

  previous: '上一戶',
  next: '下一戶',
  previousOf: '上一戶 {{household}}',
  nextOf: '下一戶 {{household}}',

  use: '使用',
  useOwn: '自住',
  useRented: '出租中',
  useVacant: '空戶',
  since: '遷入',
  area: '專有面積',
  ping: '{{area}} 坪',
  spaces: '車位',
  note: '備註',

  waiting: '等待處理',
  nothingWaiting: '沒有等待處理的物品',
  handOver: '領取 {{count}} 件',
  handOverKey: '領取這一戶的物品',
  registerPackage: '登記這一戶的包裹',
  registerVisitor: '登記這一戶的訪客',

  rent: '出租',
  isOwnerLived: '未出租',
  startRent: '設為出租',
  endRent: '取消出租',
  noRenter: '還沒有登記承租人，請新增住戶並選「承租人」。',
  rentSaved: '已設為出租',
  rentEndedSaved: '已取消出租',

  vehicles: '車輛',
  vehicleOf: '{{name}}',
  wholeHousehold: '整戶',
  noVehicles: '沒有登記車輛',
  editVehicles: '編輯整戶車輛',
  vehiclesHelp: '個人的車輛請在住戶資料中編輯；這裡是不屬於特定住戶的車輛。',
  vehiclesSaved: '已儲存車輛',
  noPlate: '未填車號',

  marks: '標記與備註',
  editMarks: '編輯',
  noMarks: '沒有標記或備註',

  past: '歷程',
  pastKind: '類型',
  pastFailed: '歷程載入失敗',
  noPast: '還沒有紀錄',
  earlier: '更早的紀錄',
  correct: '更正資料',

  noMoves: '還沒有搬遷紀錄',
  movesFailed: '搬遷紀錄載入失敗',
  again: '再試一次',
  close: '關閉',
  move_movedIn: '{{name}} 遷入',
  move_movedOut: '{{name}} 遷出',
  move_moved: '{{name}} 由 {{from}} 搬到 {{to}}',
  move_movedBack: '{{name}} 再次遷入',
  move_rented: '設為出租',
  move_rentEnded: '取消出租',
  moveBy: '{{by}} 登記',
  someone: '（已清除）',

  former: '遷出的住戶',
  formerTimes: '{{from}} – {{to}}',
  unknownDay: '日期不詳',
  moveBack: '再次遷入',
  moveBackTitle: '{{name}} 再次遷入',
  moveBackText: '以今天為遷入日期；手機與感應卡需要重新開通。',
  moveBackReason: '原因',
  moveBackDone: '{{name}} 已遷入',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    householdHome: typeof householdHomeTexts
  }
}

addTexts({ 'zh-TW': { householdHome: householdHomeTexts } })

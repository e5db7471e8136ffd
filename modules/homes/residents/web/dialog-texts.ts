import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the dialogs about one resident, namespace `residentDialogs`. */
const residentDialogTexts = {
  addTitle: '{{label}} 新增住戶',
  editTitle: '編輯 {{name}}',
  name: '姓名',
  identity: '身分',
  identityNone: '未填',
  mobile: '電話',
  phone2: '第二支電話',
  birthday: '生日',
  movedInOn: '遷入日期',
  contractFrom: '租約開始',
  contractUntil: '租約到期',
  contractHelp: '到期前 30 天起，住戶資料會提醒。',
  isContact: '主要聯絡人：這一戶有事時優先聯絡',
  transportations: '車輛',
  vehicleType: '車種',
  plate: '車號',
  plateOptional: '車號或識別編號',
  addVehicle: '新增車輛',
  removeVehicle: '移除車輛 {{plate}}',
  photo: '照片',
  photoChoose: '選擇照片',
  photoReplace: '更換照片',
  photoRemove: '移除照片',
  photoSending: '上傳中…',
  photoHelp: '選填。只有社區人員看得到。',
  kept: '{{value}}',
  change: '更改',
  clear: '清除',
  keep: '不更改',
  cleared: '儲存後清除',
  of: '{{act}}{{field}}',
  nameNeeded: '請填寫姓名',
  save: '儲存變更',
  add: '新增住戶',
  saveAnyway: '沒有打錯，仍要儲存',
  saved: '已儲存 {{name}} 的資料',
  added: '已新增 {{name}}',

  moveTitle: '{{name}} 遷出或換戶',
  where: '去哪裡',
  leave: '搬離社區',
  within: '換到本社區另一戶',
  leaveText: '不再出現在收件人與搜尋中；名下的手機與感應卡同時解除開通，紀錄保留。',
  withinText: '標記、備註、車輛，以及名下的手機與感應卡一起換過去。',
  toHousehold: '新的戶別',
  choose: '選戶別',
  chooseNeeded: '請選擇新的戶別',
  onDay: '日期',
  reason: '原因',
  reasonMoved: '搬家',
  reasonContract: '租約到期',
  reasonSold: '房屋出售',
  reasonWrong: '登記錯誤',
  together: '一起的還有',
  confirmLeave: '確認遷出 {{count}} 人',
  confirmWithin: '確認換戶 {{count}} 人',
  leftDone: '已登記 {{names}} 遷出',
  movedDone: '{{names}} 已換到 {{label}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    residentDialogs: typeof residentDialogTexts
  }
}

addTexts({ 'zh-TW': { residentDialogs: residentDialogTexts } })

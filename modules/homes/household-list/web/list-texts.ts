import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the household list, namespace `householdList`; loaded with its page. */
const householdListTexts = {
  title: '住戶資料',
  search: '搜尋戶別、姓名、電話末碼、車牌',
  searchShort: '戶別、姓名、電話末碼、車牌',
  buildings: '棟別',
  label: '戶別',
  residents: '住戶',
  marks: '標記',
  closed: '已關閉',
  shown: '共 {{count}} 戶',
  summary: '全社區 空戶 {{vacant}}　出租 {{rented}}　虛擬戶 {{virtual}}',
  add: '新增戶別',
  books: '產權資料',
  rented: '出租',
  vacant: '空戶',
  virtual: '虛擬戶',
  loadFailed: '住戶資料載入失敗',
  nothingTitle: '沒有符合的戶別',
  nothingText: '換一種寫法，例如 A12-3、姓名、電話末三碼以上或車牌。',
  close: '關閉',
  openHome: '完整資料',
  detail: '{{label}} 的資料',
  mobile: '電話',
  cards: '感應卡',
  noCards: '沒有感應卡',
  disabledCard: '{{code}}（已停用）',
  phones: '手機',
  noPhones: '沒有開通的手機',
  phone: '條碼末 4 碼 {{end}}，{{when}} 開通',
  plates: '車牌',
  noPlates: '沒有登記車輛',
  whole: '整戶標記與備註',
  editMarks: '編輯標記與備註',
  noMarks: '沒有標記或備註',
  handOver: '領取',
  masked: '電話已遮罩；這次查看已留下紀錄。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    householdList: typeof householdListTexts
  }
}

addTexts({ 'zh-TW': { householdList: householdListTexts } })

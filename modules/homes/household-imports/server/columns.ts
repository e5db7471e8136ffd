import type { ReadCell } from '#platform/workbook/read-sheet.ts'
import type { Format } from '#platform/workbook/sheet-xml.ts'
import { atMost, personName, plainTextOf, textOf } from './cell-text.ts'
import { contactExample, readContacts } from './contacts-cell.ts'
import { WrongCell } from './faults.ts'
import type { HouseholdLine, ResidentLine } from './lines.ts'
import { readOwners } from './owners-cell.ts'
import { readArea, readDay, readTelephone, readYesNo } from './simple-cells.ts'
import { readPlates, readSpaces } from './things-cells.ts'
import { identities, readIdentity } from './identity-cell.ts'

export const householdSheet = '戶別'
export const residentSheet = '住戶'

/** A column of a sheet of ours: its heading, what its cells mean, and what people are told of it. */
export interface Column<Line> {
  key: keyof Line & string
  title: string
  /** Headings that people use for the same. */
  others?: readonly string[]
  isRequired?: boolean
  width: number
  format?: Format
  /** Shown while somebody types in the column. */
  hint: string
  choices?: readonly string[]
  /** What the cell says. Throws WrongCell. */
  read(cell: ReadCell): unknown
}

const place = (cell: ReadCell) => atMost(plainTextOf(cell), 20)
const yesNo = ['是', '否'] as const
const removes = '空白表示不變，填「無」表示清除。'

function readLabel(cell: ReadCell): string {
  const text = atMost(plainTextOf(cell), 40)
  if (text.startsWith('範例')) throw new WrongCell('這是範例列', '請改成您的資料，或刪除這一列')
  return text
}

export const householdColumns: readonly Column<HouseholdLine>[] = [
  {
    key: 'label',
    title: '戶別',
    others: ['戶別名稱', '戶名'],
    width: 18,
    hint: '住戶看得到的名稱，例如 A棟-12F-3。空白時由棟別、樓層、戶號組成。已存在的戶別會更新。',
    read: readLabel,
  },
  {
    key: 'building',
    title: '棟別',
    others: ['棟', '棟別名稱'],
    isRequired: true,
    width: 10,
    hint: '例如 A棟。',
    read: place,
  },
  {
    key: 'floor',
    title: '樓層',
    others: ['樓', '樓別'],
    isRequired: true,
    width: 8,
    hint: '例如 12F、B1。',
    read: place,
  },
  {
    key: 'unit',
    title: '戶號',
    others: ['號', '室號', '門號'],
    isRequired: true,
    width: 8,
    hint: '同一樓層內的編號，例如 3。',
    read: place,
  },
  {
    key: 'isVirtual',
    title: '虛擬戶',
    width: 9,
    choices: yesNo,
    hint: '櫃台、管委會等公共空間填「是」。空白視為「否」。',
    read: readYesNo,
  },
  {
    key: 'exclusiveArea',
    title: '專有面積（㎡）',
    others: ['專有面積', '專有部分面積', '主建物面積'],
    width: 16,
    format: 'area',
    hint: `平方公尺，最多兩位小數。${removes}`,
    read: readArea,
  },
  {
    key: 'titleArea',
    title: '權狀面積（㎡）',
    others: ['權狀面積', '登記面積'],
    width: 16,
    format: 'area',
    hint: `平方公尺，最多兩位小數。${removes}`,
    read: readArea,
  },
  {
    key: 'carSpaces',
    title: '汽車位',
    others: ['汽車車位', '停車位', '車位'],
    width: 22,
    hint: `多個用「、」分開。機械車位寫 B2-15(機械)，面積寫 B2-15(12.5)。${removes}`,
    read: readSpaces,
  },
  {
    key: 'motorcycleSpaces',
    title: '機車位',
    others: ['機車車位'],
    width: 18,
    hint: `多個用「、」分開。${removes}`,
    read: readSpaces,
  },
  {
    key: 'owners',
    title: '所有權人',
    others: ['區分所有權人', '屋主'],
    width: 36,
    hint: `姓名、電話（可省略）、持分，共有人用「、」分開，代表加「（代表）」：王建民 0912-345-678 1/2（代表）、林淑芬 1/2。${removes}`,
    read: readOwners,
  },
  {
    key: 'isRented',
    title: '出租',
    others: ['是否出租', '出租中'],
    width: 8,
    choices: yesNo,
    hint: '目前出租給別人填「是」。空白表示不變。',
    read: readYesNo,
  },
  {
    key: 'movedInOn',
    title: '入住日期',
    others: ['入住日', '交屋日期'],
    width: 13,
    format: 'day',
    hint: `例如 2024/3/15 或 113/3/15。${removes}`,
    read: readDay,
  },
]

export const residentColumns: readonly Column<ResidentLine>[] = [
  {
    key: 'label',
    title: '戶別',
    others: ['戶別名稱', '戶名'],
    isRequired: true,
    width: 18,
    hint: '要和「戶別」工作表或系統裡的戶別相同，例如 A棟-12F-3。',
    read: readLabel,
  },
  {
    key: 'name',
    title: '姓名',
    others: ['住戶姓名'],
    isRequired: true,
    width: 14,
    hint: '同一戶同姓名視為同一個人，資料會更新。',
    read: (cell) => personName(textOf(cell), 50),
  },
  {
    key: 'mobile',
    title: '電話',
    others: ['手機', '行動電話', '聯絡電話'],
    width: 16,
    hint: `例如 0912-345-678 或 02-2700-1234。${removes}`,
    read: readTelephone,
  },
  {
    key: 'phone2',
    title: '其他電話',
    others: ['電話2', '市話'],
    width: 16,
    hint: `第二支電話。${removes}`,
    read: readTelephone,
  },
  {
    key: 'identityId',
    title: '身分',
    others: ['身份'],
    width: 13,
    choices: identities.map((identity) => identity.name),
    hint: '從清單選擇。空白表示不變。',
    read: readIdentity,
  },
  {
    key: 'isContact',
    title: '聯絡人',
    others: ['主要聯絡人'],
    width: 9,
    choices: yesNo,
    hint: '社區有事先找的人填「是」。空白表示不變。',
    read: readYesNo,
  },
  {
    key: 'birthday',
    title: '生日',
    others: ['出生日期'],
    width: 13,
    format: 'day',
    hint: `可不填。例如 1985/6/1 或 74/6/1。${removes}`,
    read: readDay,
  },
  {
    key: 'cars',
    title: '汽車車號',
    others: ['汽車車牌', '車牌', '車號'],
    width: 18,
    hint: `多個用「、」分開。${removes}`,
    read: readPlates,
  },
  {
    key: 'motorcycles',
    title: '機車車號',
    others: ['機車車牌'],
    width: 18,
    hint: `多個用「、」分開。${removes}`,
    read: readPlates,
  },
  {
    key: 'movedInOn',
    title: '遷入日期',
    others: ['入住日期', '遷入日'],
    width: 13,
    format: 'day',
    hint: `不知道可不填。${removes}`,
    read: readDay,
  },
  {
    key: 'contractFrom',
    title: '租約起日',
    width: 13,
    format: 'day',
    hint: `承租人才填。${removes}`,
    read: readDay,
  },
  {
    key: 'contractUntil',
    title: '租約迄日',
    width: 13,
    format: 'day',
    hint: `承租人才填，到期前系統會提醒。${removes}`,
    read: readDay,
  },
  {
    key: 'emergencyContacts',
    title: '緊急聯絡人',
    others: ['緊急連絡人'],
    width: 30,
    hint: `姓名（關係）電話，例如 ${contactExample}；多位用「、」分開。${removes}`,
    read: readContacts,
  },
]

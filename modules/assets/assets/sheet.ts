/** The sheet of assets in a workbook, out and in. */
export const sheetTitle = '資產'

/** Its columns in their order; those of the categories' own fields follow. */
export const heads = [
  '編號',
  '名稱',
  '類別',
  '區域',
  '位置',
  '狀態',
  '數量',
  '可借數量',
  '廠牌',
  '型號',
  '序號',
  '規格',
  '購入日期',
  '購入金額',
  '保固到期',
  '耐用年限',
  '殘值',
  '換新金額',
  '廠商',
  '備註',
] as const
export type Head = (typeof heads)[number]

/** The head of a category's own field: 電梯：車廂定員. */
export const fieldHead = (category: string, field: string): string => `${category}：${field}`

/** What suppliers do; the numbers are kept. */
export const supplierTypes = {
  1: '電梯',
  2: '消防',
  3: '機電',
  4: '給排水',
  5: '清潔',
  6: '保全',
  7: '園藝',
  8: '弱電與監視',
  9: '停車設備',
  10: '空調',
  11: '消毒',
  12: '其他',
} as const
export const supplierTypeNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export type SupplierTypeNumber = (typeof supplierTypeNumbers)[number]

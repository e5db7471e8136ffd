/** Kinds of a new community by their numbers; 8 is cash everywhere (R138). */
export const defaultDepositKinds: readonly { number: number; name: string }[] = [
  { number: 1, name: '文件' },
  { number: 2, name: '鑰匙' },
  { number: 3, name: '食品' },
  { number: 4, name: '衣物' },
  { number: 8, name: '現金' },
  { number: 9, name: '其他' },
]

import type { ReceiveType } from '#platform/contract/hand-over.ts'

const ways = { 0: '手機條碼', 1: '戶別，簽名', 2: '感應卡', 3: '戶別' } as const satisfies Record<
  ReceiveType,
  string
>

/** By what a hand-over was proved, for sheets: `感應卡 …A1B2`; `code` is the end of the scanned code, or ''. */
export const sayWay = (type: ReceiveType, code: string): string => `${ways[type]}${code && ` …${code}`}`

import { problem } from '#platform/contract/problem.ts'

export const exchangeUnknown = () => problem(401_33_561, '交換機的金鑰不正確或已更新，請重新下載設定檔。')
export const domainMissing = () => problem(409_33_562, '還沒有填交換機的網域，請先在設定填寫。')
export const callUnknown = () => problem(404_33_561, '沒有這通電話，可能已超過保存期限。')

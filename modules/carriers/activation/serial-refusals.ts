import { problem } from '#platform/contract/problem.ts'

export const serialUnknown = () => problem(404501, '找不到這組序號，請確認後重新輸入。')
export const serialExpired = () => problem(409511, '這組序號已超過 24 小時，請向管理中心索取新的序號。')
export const serialUsed = () =>
  problem(409512, '這組序號已由另一支手機使用。一組序號限一支手機，請向管理中心索取新的序號。')
export const serialRevoked = () => problem(409513, '這組序號已由管理中心作廢，請向管理中心索取新的序號。')
export const serialReplaced = () => problem(409514, '這組序號已由新的序號取代，請輸入最新的序號。')
export const serialClosed = () => problem(409515, '這組序號已使用、逾時或作廢，不必再處理。')
/** A phone of another household: its holder decides, not whoever gave out the number (decision 020). */
export const phoneOfAnother = (from: string, to: string) =>
  problem(409720, `這支手機已開通給 ${from}。改到 ${to} 後，${from} 就不能再用這支手機領取，請先確認要改。`, {
    data: { Status: 'fail', TabletNote: from },
  })
export const tooManySerials = (seconds: number) =>
  problem(429501, `序號輸入錯誤太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })

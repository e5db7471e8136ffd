import { problem } from '#platform/contract/problem.ts'

export const monthChanged = () => problem(409_30_401, '這個月的帳單剛被別人改過，請看過新的內容再做一次。')
export const monthApproved = () => problem(409_30_402, '這個月已經審核，不能再更新；請先退回未審核。')
export const monthInvoiced = () =>
  problem(409_30_403, '這個月已經開帳，不能再改；差額請調整在下一個月的帳單。')
export const monthNotDrawn = () => problem(409_30_404, '這個月還沒有帳單，請先更新。')
export const monthNotApproved = () => problem(409_30_405, '這個月還沒審核，不能開帳或下載訂單檔。')
export const monthRuns = () => problem(409_30_406, '這個月還沒結束，等月底過後再審核。')
export const sessionsUnsettled = (count: number) =>
  problem(409_30_407, `還有 ${count} 筆充電紀錄待審，審完並更新帳單後才能審核。`)
export const monthStale = () =>
  problem(409_30_408, '充電紀錄、費率或戶別在上次更新後有變動，請先更新帳單，看過再審核。')
export const billNegative = (label: string) =>
  problem(409_30_409, `${label} 的帳單小於 0 元，不能開帳；請把多出的調整記在下一個月。`)
export const nothingToInvoice = () => problem(409_30_410, '這個月沒有要收的金額。')
export const adjustmentIdTaken = () => problem(409_30_411, '同一次調整已存成別的內容，請重新整理後再試。')
export const daysChanged = (who: string, when: string) =>
  problem(409_30_412, `${who}已於${when}改過這些日子，請看過新的內容再儲存。`)
export const adjustmentZero = () => problem(400_30_401, '調整金額不可為 0。')
export const daysOrder = () => problem(400_30_402, '更新日要在審核日之前，審核日要在開帳日之前。')
export const monthAhead = () => problem(400_30_403, '這個月還沒開始。')

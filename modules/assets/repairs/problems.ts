import { problem } from '#platform/contract/problem.ts'

export const caseIdTaken = () => problem(409_26_600, '同一次報修已存成另一件，請重新整理後再報修。')
export const caseChanged = () => problem(409_26_601, '這件維修剛被別人處理過，請看過新的狀態再操作。')
export const notNow = () => problem(409_26_602, '這件維修現在的狀態不能這樣處理，請看過新的狀態再操作。')
export const offerIdTaken = () => problem(409_26_603, '同一次報價已存成另一筆，請重新整理後再輸入。')
export const alarmHasCase = (number: string) =>
  problem(409_26_604, `這個警報已經開了維修 ${number}，請在那一件處理。`)
export const acceptedBefore = () =>
  problem(409_26_605, '這件維修驗收過，費用留在帳上，不能取消；請登記完工並驗收。')
export const nobodyAssigned = () => problem(400_26_600, '請選擇廠商，或寫明由誰自行處理。')
export const reportClosed = () => problem(404_26_600, '這個報修連結已失效，請洽櫃台。')
export const tooManyReports = (seconds: number) =>
  problem(
    429_26_600,
    `這個網路送出的報修太多，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試，急件請直接打電話到櫃台。`,
    { retryAfter: seconds },
  )
export const tooManyToday = () =>
  problem(429_26_601, '今天的線上報修已達上限，請直接洽櫃台。', { retryAfter: 3600 })

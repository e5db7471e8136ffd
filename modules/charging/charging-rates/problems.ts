import { problem } from '#platform/contract/problem.ts'

export const rateIdTaken = () => problem(409_30_201, '同一次新增已存成別的費率版本，請重新整理後再新增。')
export const rateChanged = () => problem(409_30_202, '這一版費率剛被別人改過，請看過新的內容再儲存。')
export const openVersion = (number: number) =>
  problem(409_30_203, `第 ${number} 版還沒生效，請先送審或捨棄，再新增下一版。`)
export const notDraft = (number: number) =>
  problem(409_30_204, `第 ${number} 版已經送審，不能再改；請先退回草稿。`)
export const notSubmitted = (number: number) => problem(409_30_205, `第 ${number} 版還沒送審，或已經核准。`)
export const ownSubmission = () => problem(409_30_206, '這一版是您送審的，請由另一位有權限的人核准。')
export const rateBegan = (number: number) =>
  problem(409_30_207, `第 ${number} 版已經生效，不能退回；請新增下一版。`)

export const priceZero = () => problem(400_30_201, '單價不可為 0。')
export const offPeakHigher = () => problem(400_30_202, '離峰單價不可高於尖峰單價。')
export const allPeak = () => problem(400_30_203, '不可將全日所有時段設為尖峰。')
export const parkingPriceZero = () => problem(400_30_204, '停車單價不可為 0。')
export const parkingMinutesZero = () => problem(400_30_205, '停車分鐘數不可為 0。')
export const pauseHalf = () => problem(400_30_206, '夜間不計的開始與結束時間要一起填，而且不能相同。')
export const startsTooEarly = (day: string) =>
  problem(400_30_207, `生效日要在 ${day} 之後：已經用過的費率不能改。`)

import { problem } from '#platform/contract/problem.ts'
import { mostDevices } from './shapes.ts'

/** R426. */
export const sentriesFull = (most: number) =>
  problem(409_33_501, `門口機數量已達上限 ${most} 台；請先刪除不再使用的，或調整合約數量。`)
/** R427. */
export const devicesFull = (of: string) =>
  problem(409_33_502, `「${of}」的裝置數量已達上限 ${mostDevices} 台；請先移除不再使用的裝置。`)
export const sentryNameTaken = () => problem(409_33_503, '已有同名的門口機，請換一個名稱。')
export const sentryIdTaken = () =>
  problem(409_33_504, '這台門口機已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const sentryChanged = () => problem(409_33_505, '這台門口機剛剛被別人改過，請看過新的內容再儲存。')
export const deviceIdTaken = () =>
  problem(409_33_506, '這個裝置已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const sortIncomplete = () =>
  problem(409_33_507, '門口機清單剛剛有變動，順序沒有更改；請重新整理後再排序。')
export const settingChanged = (who: string, when: string) =>
  problem(409_33_508, `${who}已於${when}改過對講機設定，請看過新的內容再儲存。`)
export const serialWrong = () => problem(401_33_501, '序號不正確或已更新，請向管理中心索取新的序號。')
export const contractReversed = () => problem(400_33_501, '合約結束日不能早於開始日。')
export const onlyByHand = () =>
  problem(409_33_509, '平板型門口機的裝置要用序號登入，不能手動新增；請在裝置上輸入序號。')

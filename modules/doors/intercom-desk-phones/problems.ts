import { problem } from '#platform/contract/problem.ts'
import { mostPhones } from './shapes.ts'

export const noSocket = () =>
  problem(409_33_601, '對講機交換機還不能從瀏覽器連線，櫃台電話無法開啟；請管理員檢查對講機設定。')
export const postsFull = (post: string) =>
  problem(409_33_602, `「${post}」已有 ${mostPhones} 個瀏覽器開著櫃台電話；請先在不用的電腦上關閉。`)
export const noGuardPost = () => problem(409_33_603, '這台已不是警衛室或櫃台的對講機，請重新選擇。')
export const callOver = () => problem(409_33_604, '這通電話已結束，不能開門。')
export const noDoor = () => problem(409_33_605, '這通電話不是從門口機打來的，沒有門可以開。')
export const notHere = () => problem(409_33_607, '這通電話不是由這個瀏覽器接聽的，不能從這裡開門。')
export const phoneTaken = () => problem(409_33_606, '櫃台電話已在別處用同一個編號開啟，請重新開啟。')

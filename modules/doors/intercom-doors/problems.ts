import { problem } from '#platform/contract/problem.ts'

export const doorIdTaken = () =>
  problem(409_33_620, '這個門禁已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const doorChanged = () => problem(409_33_621, '這個門禁剛剛被別人改過，請看過新的內容再儲存。')
export const doorNameTaken = () => problem(409_33_622, '已有同名的門禁，請換一個名稱。')
export const sentryHasDoor = () => problem(409_33_623, '這台門口機已經有門禁了，請先停用舊的再新增。')
export const doorAway = () => problem(409_33_624, '門禁目前離線，門打不開；請確認電源與網路，或到現場開門。')
export const orderIdTaken = () => problem(409_33_625, '這次開門已送出過，內容不同；請重新整理後再試。')

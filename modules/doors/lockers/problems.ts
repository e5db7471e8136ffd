import { problem } from '#platform/contract/problem.ts'

export const cabinetIdTaken = () =>
  problem(409_33_001, '這個櫃體已用同一個編號新增過，內容不同；請重新整理後再新增。')
export const cabinetChanged = () => problem(409_33_002, '這個櫃體剛剛被別人改過，請看過新的內容再儲存。')
export const cabinetNameTaken = () => problem(409_33_003, '已有同名的櫃體，請換一個名稱。')
export const cubbyNameTaken = (name: string) =>
  problem(409_33_004, `櫃位 ${name} 已經有了，請換一個開頭字母。`)
export const cabinetInUse = () => problem(409_33_005, '櫃內還有包裹或有人正在投件，請先取出再停用櫃體。')
export const noFreeCubby = (size: string) =>
  problem(409_33_006, `沒有放得下 ${size} 的空格；請改放櫃台，或等櫃位空出來。`)
export const cubbyTaken = () => problem(409_33_007, '這個櫃位剛剛有人使用，請換一格。')
export const cubbyInUse = () => problem(409_33_008, '櫃位裡還有包裹，請先取出再停用。')
export const notInLocker = () =>
  problem(409_33_009, '包裹已不在智取櫃內，可能剛被取走或移到櫃台；請重新整理。')
export const applicationClosed = () => problem(409_33_010, '這筆申請已經處理過了，請重新整理看結果。')
export const stayIdTaken = () =>
  problem(409_33_011, '這筆申請已用同一個編號送出過，內容不同；請重新整理後再送。')
export const alreadyAsked = () => problem(409_33_012, '這件包裹已經申請放智取櫃，或已經在櫃內。')
export const notForLockers = () =>
  problem(409_33_013, '限本人領取、貨到付款、公文與冷藏冷凍的包裹不能放智取櫃，請留在櫃台。')
export const cabinetAway = () =>
  problem(409_33_014, '智取櫃目前離線，門打不開；請確認電源與網路，或用現場鑰匙開門。')
export const commandIdTaken = () => problem(409_33_015, '這次開門已送出過，內容不同；請重新整理後再試。')
export const layoutWrong = () => problem(400_33_001, '櫃位最多 200 格，請減少欄數或格數。')

import { problem } from '#platform/contract/problem.ts'
import { showMoney } from '#platform/contract/show-money.ts'

/** R445. */
export const pointsInsufficient = (have: number, need: number) =>
  problem(409_32_001, `點數不足：還有 ${have} 點，需要 ${need} 點。`)
export const pointsIdTaken = () => problem(409_32_003, '同一個編號已用於另一筆點數，請重新整理後再送出。')
export const grantIdTaken = () => problem(409_32_004, '同一個編號已用於另一次發放，請重新整理後再送出。')
export const grantUndone = () => problem(409_32_005, '這次發放已經收回。')
export const cashIsOther = (sum: number) =>
  problem(409_32_006, `櫃台的點數現金現在是 ${showMoney(sum)}，請再點一次。`)
export const noPointCash = () => problem(409_32_007, '櫃台沒有點數現金要交出。')
export const notByPerson = () => problem(409_32_008, '社區沒有開放個人點數，請儲值到戶。')
export const personGone = () => problem(409_32_009, '這個人已經不住在這一戶，請重新選擇。')
export const rulesChanged = (who: string, at: string) =>
  problem(409_32_010, `${who}在 ${at} 改過點數規則，請看過再存一次。`)
export const transfersOff = () => problem(409_32_011, '社區沒有開放點數轉給別戶。')
export const normalStays = () => problem(409_32_012, '一般點數不能轉給別戶，請改轉現金點數。')
export const tooManyAtOnce = (most: number) =>
  problem(409_32_013, `一次最多轉 ${most.toLocaleString('en')} 點，請減少點數。`)
export const monthSpent = (most: number, before: number) =>
  problem(
    409_32_014,
    `每戶每月最多轉 ${most.toLocaleString('en')} 點，這個月已轉 ${before.toLocaleString('en')} 點。`,
  )
export const sameHolder = () => problem(400_32_003, '轉出和轉入是同一戶，請選別戶。')
export const nobodyLives = () => problem(400_32_004, '這些住戶沒有登記住民，請改發到戶。')
export const expiryPast = () => problem(400_32_001, '到期日已經過了，請選今天以後的日子。')
export const someGone = (count: number) =>
  problem(409_32_091, `有 ${count} 戶已經停用或併入別戶，請重新整理名單再發放。`)
export const nobodyGranted = () => problem(400_32_002, '沒有要發放的住戶，請至少選一戶。')

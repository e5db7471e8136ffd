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
export const expiryPast = () => problem(400_32_001, '到期日已經過了，請選今天以後的日子。')
export const someGone = (count: number) =>
  problem(409_32_091, `有 ${count} 戶已經停用或併入別戶，請重新整理名單再發放。`)
export const nobodyGranted = () => problem(400_32_002, '沒有要發放的住戶，請至少選一戶。')

import { problem } from '#platform/contract/problem.ts'

export const passWrong = () => problem(404_26_700, '通行碼不正確，請照社區傳的訊息再輸入一次。')
export const passOver = () => problem(404_26_701, '這個連結已過期，請向社區索取今天的連結。')
export const passOfOther = () => problem(404_26_702, '這個通行碼是另一家廠商的，請向社區索取貴公司的連結。')
export const notYours = () => problem(404_26_703, '這張單不是貴公司的，或已經完成。')
export const nobodyToTell = () =>
  problem(409_26_700, '這家廠商沒有聯絡人的手機或電子郵件，請先到廠商資料補上。')
export const noAddressToTell = () =>
  problem(409_26_701, '系統還沒有設定對外網址，連結傳出去打不開；請系統管理者先設定。')
export const channelOffToTell = () =>
  problem(409_26_702, '社區還沒有啟用這個傳送管道，請先到通知設定啟用簡訊或電子郵件。')
export const signMissing = () => problem(400_26_700, '還差簽名：施作人與社區驗收人都要簽。')
export const tooManyCodes = (seconds: number) =>
  problem(429_26_700, `通行碼輸入錯誤太多次，請 ${Math.max(1, Math.ceil(seconds / 60))} 分鐘後再試。`, {
    retryAfter: seconds,
  })

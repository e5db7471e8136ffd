import { problem } from './problem.ts'

/** The problems that any call can answer with; a module's own stand in its contract. */
export const problems = {
  invalid: (messages: string[]) => problem(400001, '輸入的資料不正確，請檢查後再送出。', { messages }),
  malformed: () => problem(400002, '送出的資料格式不正確。'),
  foreignFile: () => problem(400003, '找不到這次上傳的檔案，請重新簽名或拍照。'),
  unauthenticated: () => problem(401001, '登入過期或驗證失敗，請重新登入'),
  noPermission: () => problem(403001, '您沒有這項功能的權限，請洽管理員。'),
  oldAccount: () => problem(403002, '舊帳號無法使用這項功能，請以手機號碼帳號重新登入。'),
  notHighest: () => problem(403005, '您並非最高權限管理者，無法進行此操作'),
  serviceOff: () => problem(403003, '社區未啟用這項服務。'),
  foreignOrigin: () => problem(403004, '這個要求不是由本系統的頁面送出。'),
  notFound: () => problem(404000, '找不到這筆資料，可能已被移除。'),
  noSuchCall: () => problem(404900, '沒有這個網址。'),
  late: () => problem(408751, '資料太久沒有送完，連線已中斷；請確認網路後再送一次。'),
  busyRetry: () => problem(409900, '同一個動作正在處理中，請稍候。'),
  keyReused: () => problem(409901, '同一次送出的內容前後不同，請重新整理頁面後再試。'),
  shownOnce: () =>
    problem(409781, '這個動作已經完成，產生的密碼或代碼只在當時顯示一次。若沒有看到，請重新產生一組。'),
  againstRule: (sentence: string) => problem(409902, sentence),
  tooLarge: () => problem(413001, '資料太大，無法送出。'),
  wrongType: () => problem(415001, '不支援這種資料格式。'),
  tooMany: (retryAfter: number) => problem(429001, `操作太頻繁，請 ${retryAfter} 秒後再試。`, { retryAfter }),
  tooManyAtOnce: () => problem(429751, '同時進行的操作太多，請稍候再試。', { retryAfter: 5 }),
  tooMuchAtOnce: () => problem(429752, '同時傳送的資料太多，請稍候再試一次。', { retryAfter: 5 }),
  tooLong: () => problem(431751, '網址或標頭太長，請縮短後再試。'),
  failed: () => problem(500001, '伺服器發生錯誤'),
  unavailable: () => problem(503001, '系統暫時無法服務，請稍後再試。', { retryAfter: 5 }),
  notWritable: () =>
    problem(503771, '目前無法寫入資料（磁碟已滿或唯讀），這個動作沒有執行；請通知管理系統的人員。', {
      retryAfter: 30,
    }),
  notBegun: () => problem(503751, '系統正在重新啟動，這個動作沒有執行；請稍候再試。', { retryAfter: 5 }),
  cutShort: () =>
    problem(503752, '系統正在重新啟動，這個動作可能還沒有完成；請稍候重新整理，確認後再試。', {
      retryAfter: 5,
    }),
}

import { problem } from '#platform/contract/problem.ts'

export const batchTaken = () =>
  problem(409_21_701, '這次催繳已用同一個編號登記過，內容不同；請重新整理後再催繳。')
export const nobodyToDun = () =>
  problem(
    409_21_702,
    '沒有可以催繳的戶別：款項待銷帳、已繳清、尚未到期、已在更後面的階段，或同一天已催繳過的戶別不催繳。',
  )
export const notYetCourt = (why: string) => problem(409_21_703, `還不能聲請支付命令：${why}`)
export const futureDemand = () => problem(400_21_704, '催繳日期不能晚於今天。')
export const termTooEarly = () => problem(400_21_705, '繳納期限不能早於催繳日期。')
export const messageToday = () =>
  problem(400_21_851, '訊息是現在送出的，催繳日期只能是今天；先前已投遞的信函請選「投遞信函」或「掛號」。')
export const wrongChannel = () =>
  problem(
    400_21_853,
    '催告要以書面為之：催告請選「投遞信函」或「掛號」，存證信函請選「掛號」，支付命令請選「法院」。',
  )
export const termTooShort = (days: number) =>
  problem(
    400_21_854,
    `催告的期限至少要有 ${days} 天（公寓大廈管理條例第 21 條的相當期限，可在催繳設定變更）。`,
  )
export const alreadyVoided = () => problem(409_21_706, '這次催繳已經取消。')
export const settingsChanged = (who: string, when: string) =>
  problem(409_21_707, `${who} 在${when}改了催繳設定；請看過再儲存一次。`)
export const noStatements = () => problem(404_21_709, '沒有可以列印的對帳單：選取的戶別沒有繳費單。')
export const noLetters = () => problem(404_21_708, '沒有可以列印的信函。')

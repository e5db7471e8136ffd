import { problem } from '#platform/contract/problem.ts'
import { fewestSecret, mostDays, mostFiles } from './shapes.ts'

export const pollIdTaken = () => problem(409_24_500, '同一次新增已存成另一個投票，請重新整理後再新增。')
export const pollChangedSince = (who: string, when: string) =>
  problem(409_24_501, `${who}已於${when}改過這個投票，請看過新的內容再儲存。`)
export const fixedAtPublishing = () =>
  problem(409_24_502, '投票發布後，記名方式、票數計算、選項、對象與開始時間不可更改。')
export const hasVotes = () => problem(409_24_503, '已經有人投票，不可刪除；要停止投票請用「提前結束」。')
export const notPublished = () => problem(409_24_504, '這個投票還沒有發布。')
export const notBegun = () => problem(409_24_505, '投票還沒有開始。')
export const pollIsOver = () => problem(409_24_506, '投票已經結束，無法再投。')
export const votedAlready = () => problem(409_24_507, '這張投票單已經投過票，每戶只能投一次。')
export const receiptTaken = () => problem(409_24_508, '這個收據碼已經用過，請再送出一次。')
export const secretUntilEnd = () => problem(409_24_509, '不記名投票在結束前不公布任何一票。')
export const doneAlready = () => problem(409_24_510, '這個投票已經完成。')
export const nobodyToRemind = () => problem(409_24_511, '所有住戶都已投票，不需要提醒。')
export const remindedJustNow = (when: string) =>
  problem(409_24_512, `${when}剛提醒過，兩次提醒至少相隔 12 小時。`)
export const noVoters = () => problem(409_24_513, '所選的對象沒有任何一戶，請改選棟別或標籤。')
export const areaMissing = (labels: readonly string[]) =>
  problem(
    409_24_514,
    `依面積計票，但 ${labels.slice(0, 5).join('、')}${labels.length > 5 ? ` 等 ${labels.length} 戶` : ''} 沒有專有面積，請先補上再發布。`,
  )
export const tooFewForSecret = () =>
  problem(409_24_515, `對象不到 ${fewestSecret} 戶，不記名也看得出誰投了什麼，請改用記名或增加對象。`)
export const commentIdTaken = () => problem(409_24_516, '同一次留言已存成另一則，請重新整理後再留言。')
export const commentsClosed = () => problem(409_24_517, '這個投票沒有開放留言，或留言已經截止。')
export const tooManyComments = () => problem(409_24_518, '每戶最多 10 則留言。')
export const hideReasonMissing = () => problem(400_24_506, '隱藏留言要寫下原因。')
export const papersAreOut = (count: number) =>
  problem(409_24_520, `其中 ${count} 戶已經有投票單，重印會讓那些投票單失效，請寫下原因。`)
export const printOneByOne = () =>
  problem(409_24_521, '已經有人投票，已印過的投票單只能一戶一戶補印，請選出是哪一戶。')
export const finishedTooEarly = () =>
  problem(409_24_522, `不記名投票還不到 ${fewestSecret} 票，現在結束會看出誰投了什麼，請等到截止時間。`)
export const tooFewBallots = () =>
  problem(409_24_523, `不記名投票不到 ${fewestSecret} 票，為了不讓人認出是誰，不公布任何一票。`)
export const askedAlready = () =>
  problem(409_24_524, '已經有人投票，標題、說明與附件不可更改；要補充請用留言。')
export const allVoted = () => problem(409_24_519, '所選的住戶都已投票，不需要再印投票單。')

export const endNotAfterStart = () => problem(400_24_500, '結束時間必須晚於開始時間。')
export const tooLong = () => problem(400_24_501, `投票最長 ${mostDays} 天，請縮短。`)
export const endPast = () => problem(400_24_502, '結束時間必須晚於現在。')
export const tooManyChoices = () => problem(400_24_503, '可選的數目不可多於選項。')
export const sameNames = (name: string) =>
  problem(400_24_504, `有兩個選項都叫「${name}」，請改用不同的名稱。`)
export const wrongChoice = (most: number) =>
  problem(400_24_505, most === 1 ? '請選 1 項。' : `請選 1 到 ${most} 項。`)
export const wrongPollFile = () => problem(415_24_500, `檔案只收 PDF、PNG、JPEG，最多 ${mostFiles} 個。`)

export const ballotUnknown = () => problem(404_24_500, '這張投票單無效，可能已經重印；請向管理中心確認。')

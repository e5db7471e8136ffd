import { lengthOf } from '#platform/contract/cut.ts'
import { contrast, leastContrast } from '../contrast.ts'
import { type BroadcastDraft, type BroadcastKind, incomplete, tooFaint } from '../draft-contract.ts'

/** The most that the tips of a headline say. */
const tipsLength = 120
const versionForm = /^\d+(\.\d+)*( build \d+(\.\d+)*)?$/

const missing: Record<BroadcastKind, (draft: BroadcastDraft) => string | undefined> = {
  headline: ({ body }) => (lengthOf(body) > tipsLength ? `快訊的說明最多 ${tipsLength} 個字。` : undefined),
  marquee: ({ background, textColor }) =>
    background === '' || textColor === '' ? '請選擇跑馬燈的底色與文字顏色。' : undefined,
  icon: ({ imageId, link }) =>
    imageId === null || link === '' ? '請選擇圖示的圖片，並填寫點了之後前往的網址。' : undefined,
  release: ({ newVersion }) =>
    versionForm.test(newVersion) ? undefined : '請填寫版本，例如 2.72.0 或 2.72.0 build 1015.1。',
  announcement: ({ category, body }) =>
    category === '' || body === '' ? '請選擇公告的類別，並填寫內容。' : undefined,
}

/** Whether a draft has what its kind needs. Throws incomplete, tooFaint. */
export function requireComplete(kind: BroadcastKind, draft: BroadcastDraft): void {
  const lacks = missing[kind](draft)
  if (lacks) throw incomplete(lacks)
  if (draft.startsOn && draft.endsOn && draft.endsOn < draft.startsOn)
    throw incomplete('結束日期不能早於開始日期。')
  if (kind === 'marquee' && contrast(draft.background, draft.textColor) < leastContrast) throw tooFaint()
}

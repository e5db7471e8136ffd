import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { texts } from '#apps/web/whole.ts'
import { visitorExit } from '#modules/communities/communities/services.ts'
import { frameTexts } from '#platform/web/frame/texts.ts'
import { startTexts, textOf } from '#platform/web/i18n/texts.ts'

const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'modules', 'platform', 'apps/web'],
  {
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('gallery'))

/** The exact wordings of the documents that a page says, with their keys; those that the server says stand in apps/server/error-catalogue*.test.ts. */
const wordings: readonly [rules: string, says: string, ...keys: string[]][] = [
  ['R032', '請重新登入系統', 'frame:sessionEnded'],
  ['R024, R230', '請重新登入', 'platform:signInAgain'],
  ['R026, R237', '登入過期或驗證失敗，請重新登入', 'platform:sessionOver'],
  ['R238', '您並非最高權限管理者，無法進行此操作', 'platform:notHighestAdmin'],
  ['R239', '未啟用{{service}}服務', 'platform:serviceOff'],
  ['R239', '住戶資訊', 'platform:defaultService'],
  ['R241, R246', '請稍後再試', 'platform:tryLater'],
  ['R244', '伺服器發生錯誤', 'platform:serverError'],
  ['R247', '警告', 'catalogue:warning'],
  ['R250', '權限不足', 'catalogue:noRight'],
  ['R252', '發生未知錯誤，請稍後再試。', 'catalogue:unknownError'],
  ['R084', '此功能限社區管理人員帳號使用，請重新註冊新制「社區管理人員帳號」', 'frame:managersOnly'],
  ['R084', '前往註冊', 'frame:goRegister'],
  ['R084', '取消', 'platform:cancel'],
  [
    'R179',
    '目前系統連線異常，建議重新整理後，請稍候再重新試一次。如有多次嘗試仍無法解決，請致電客服中心為您處理。',
    'visitorsInside:loadFailed',
  ],
  ['R180', '訪客離開成功', 'visitorsInside:left'],
  ['R181', '訪客已離開！', 'visitorsInside:alreadyLeft', 'visitorLeave:alreadyLeft'],
  ['R187', '訪客離開已成功!', 'visitorLeave:done'],
  ['R188', '訪客離開失敗!!', 'visitorLeave:failedTitle'],
  ['R189', '發生錯誤', 'visitorLeave:cardFailed', 'fastReceive:lookupFailed'],
  ['R329', '條碼長度不符！', 'readers:barcodeLength'],
  ['R332', '感應失敗，請再次感應卡片', 'readers:cardFailed'],
  ['R333', '未輸入條碼 !', 'platform:manualCodeEmpty'],
  ['R334', '複製成功 !', 'platform:manualCodeCopied'],
  ['R257', '此篇公告已下架', 'systemAnnouncementsPage:withdrawn'],
  ['R352', '新增失敗!!', 'quickActivation:addFailed'],
  ['R352', '開通失敗!!', 'quickActivation:activateFailed'],
  ['R352', '請洽今網技術支援中心。', 'quickActivation:support'],
  ['R353', '發生未知錯誤!!', 'quickActivation:unknown'],
  ['R369', '推播註冊失敗！請將通知權限封鎖後再次允許。', 'pushHost:failed'],
  ['R050', '現在', 'ago:now'],
]

let spoken = ''
beforeAll(async () => {
  startTexts({ 'zh-TW': { ...texts['zh-TW'], frame: frameTexts } }, ['zh-TW'])
  const isTexts = (file: string) => /web\/.*texts\.ts$/.test(file) && !file.includes('/i18n/')
  await Promise.all(sources.filter(isTexts).map((file) => import(/* @vite-ignore */ `../../${file}`)))
  const speaking = sources.filter((file) => !isTexts(file) && !/english[\w-]*\.ts$/.test(file))
  spoken = speaking.map((file) => readFileSync(file, 'utf8')).join('\n')
})

describe('the wordings of the documents', () => {
  it.each(wordings)('%s: %s', (_rules, says, ...keys) => {
    for (const key of keys) expect(textOf(key, { skipInterpolation: 1 })).toBe(says)
    const unused = keys.filter((key) => !new RegExp(`['":]${key.split(':')[1]}['"]`).test(spoken))
    expect(unused).toEqual([])
  })

  it('the entry that service 50 yields is called 訪客離開 (R054)', () => {
    expect(visitorExit).toEqual({ id: -1, display: '訪客離開' })
  })
})

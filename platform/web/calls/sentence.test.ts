import { beforeAll, expect, it } from 'vitest'
import { problemOf } from '#platform/contract/problem.ts'
import { startTexts } from '#platform/web/i18n/texts.ts'
import { platformTexts } from '#platform/web/texts.ts'
import { LostConnection } from './lost-connection.ts'
import { sentencesOf } from './sentence.ts'

beforeAll(() => startTexts({ 'zh-TW': { platform: platformTexts } }, ['zh-TW']))

it('what a call threw and what follows are two sentences, each with its end mark', () => {
  const more = '已輸入的篩選會保留。'
  expect(sentencesOf(problemOf(500000, ''), more)).toBe('伺服器發生錯誤。已輸入的篩選會保留。')
  expect(sentencesOf(new Error('x'), more)).toBe('請稍後再試。已輸入的篩選會保留。')
  expect(sentencesOf(new LostConnection(), more)).toBe(
    '連不上伺服器，資料沒有遺失，請確認網路後再試。已輸入的篩選會保留。',
  )
  expect(sentencesOf(problemOf(400000, 'Not found'), 'Filters are kept.')).toBe(
    'Not found. Filters are kept.',
  )
})

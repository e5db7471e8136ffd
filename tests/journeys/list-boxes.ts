import { expect } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { type Box, fill, has, managers } from './box-of-two.ts'

const manager = ['auth_0912345678', 'auth_0912345678'] as const

const merged = `/mgmt/household?building=${encodeURIComponent('B棟')}&open=${castId('household', 'B棟-2F-2')}`

/** What two write about that is a list, a channel, a phone or two households. */
export const listBoxes: readonly Box[] = [
  {
    what: 'the vehicles of a household',
    open: async (page) => {
      await page.goto(`/mgmt/household/detail/${castId('household', 'B棟-12F-3')}`)
      await page.getByRole('button', { name: '編輯整戶車輛' }).click()
      return page.locator('dialog[open]')
    },
    theirs: (box) => box.getByLabel('車號').first().fill('ZZQ-1111'),
    mine: (box) => box.getByLabel('車號').first().fill('ZZQ-2222'),
    save: '儲存',
    told: /^林志明已於今天 \d\d:\d\d 改過這一戶的車輛/,
    cameIn: /^車輛：對方改為「汽車 ZZQ-1111」，保留您填的「汽車 ZZQ-2222」$/,
    keeps: async (box) => (await box.getByLabel('車號').first().inputValue()) === 'ZZQ-2222',
    stands: async (page) => {
      await page.getByText('ZZQ-2222').waitFor()
    },
  },
  {
    what: 'a channel of notices',
    who: manager,
    open: async (page) => {
      await page.goto('/mgmt/notices')
      await page.getByRole('radio', { name: '設定' }).click()
      return page
        .locator('.nt-channels .lb-panel')
        .filter({ has: page.getByRole('heading', { name: '簡訊' }) })
    },
    theirs: fill('簡訊平台網址', 'https://sms.example.com/send'),
    mine: fill('帳號', 'qingchuan'),
    save: '儲存',
    told: /^沈韻如已於今天 \d\d:\d\d 改過這個管道/,
    cameIn: '簡訊平台網址：（空白） → https://sms.example.com/send',
    keeps: has('帳號', 'qingchuan'),
    stands: async (page) => {
      await page.getByText('已儲存。').waitFor()
      await page.reload()
      await page.getByRole('radio', { name: '設定' }).click()
      await expect
        .poll(() => page.getByLabel('簡訊平台網址').inputValue())
        .toBe('https://sms.example.com/send')
      expect(await page.getByLabel('帳號').last().inputValue()).toBe('qingchuan')
    },
  },
  {
    what: 'a kind of deposit',
    who: manager,
    open: async (page) => {
      await page.goto('/mgmt/collectionPayment/setting')
      await page.getByRole('button', { name: '修改 鑰匙' }).click()
      return page.locator('.lb-entries')
    },
    theirs: fill('名稱', '門禁鑰匙'),
    mine: fill('名稱', '鑰匙與磁扣'),
    save: '儲存',
    told: /^「門禁鑰匙」剛被另一位管理人員改過/,
    cameIn: '名稱：對方改為「門禁鑰匙」，保留您填的「鑰匙與磁扣」',
    keeps: has('名稱', '鑰匙與磁扣'),
    stands: async (page) => {
      await page.getByRole('button', { name: '修改 鑰匙與磁扣' }).waitFor()
    },
  },
  {
    what: 'a phone that changes hands',
    open: async (page) => {
      await page.goto(`/mgmt/household/detail/${castId('household', 'A棟-12F-3')}`)
      await page.getByRole('button', { name: '換住戶' }).first().click()
      return page.locator('dialog[open]')
    },
    theirs: (box) => box.getByRole('radio').last().check(),
    mine: (box) => box.getByRole('radio', { name: '王建民' }).check(),
    save: '儲存',
    told: /^林志明已於今天 \d\d:\d\d 變更過/,
    cameIn: /^住戶：對方改為「.+」，保留您填的「王建民」$/,
    keeps: (box) => box.getByRole('radio', { name: '王建民' }).isChecked(),
    stands: async (page) => {
      await page.locator('.cr section').nth(1).locator('.cr-row').getByText('王建民').waitFor()
    },
  },
  {
    what: 'a household that is merged',
    who: managers,
    openTheirs: async (page) => {
      await page.goto(merged)
      await page.getByRole('button', { name: '修改戶別' }).click()
      return page.locator('dialog[open]')
    },
    theirs: fill('樓層', '2樓'),
    saveTheirs: '儲存',
    open: async (page) => {
      await page.goto(merged)
      await page.getByRole('button', { name: '併戶' }).click()
      const box = page.getByRole('dialog', { name: /併到另一戶/ })
      await box.getByRole('button', { name: '選擇戶別' }).click()
      await page.getByLabel('輸入戶別、姓名或電話末碼').fill('A12-2')
      await page.getByRole('dialog', { name: '選戶別' }).getByText('A棟-12F-2', { exact: true }).click()
      await box.getByText('A棟-12F-2').first().waitFor()
      return box
    },
    mine: (box) => box.getByRole('button', { name: '兩戶打通' }).click(),
    save: '併入 A棟-12F-2',
    told: /^江文彬於今天 \d\d:\d\d 改過這一戶/,
    cameIn: '戶別名稱：B棟-2F-2 → B棟-2樓-2',
    keeps: has('原因', '兩戶打通'),
    stands: async (page) => {
      await page.getByText('B棟-2樓-2 已併入 A棟-12F-2').waitFor()
    },
  },
]

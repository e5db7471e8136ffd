import type { Page } from 'playwright'
import { expect } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { type Box, fill, has, managers, panelOf } from './box-of-two.ts'

async function openPart(page: Page, path: string, part: string) {
  await page.goto(path)
  await page.getByRole('navigation', { name: '設定項目' }).getByRole('button', { name: part }).click()
}

const property = `/mgmt/household/property?building=${encodeURIComponent('B棟')}&open=${castId('household', 'B棟-2F-1')}`
const household = `/mgmt/household?building=${encodeURIComponent('C棟')}&open=${castId('household', 'C棟-9F-2')}`

const wang = `/mgmt/household?building=${encodeURIComponent('A棟')}&open=${castId('household', 'A棟-12F-3')}`

async function openMember(page: Page, act: string) {
  await page.goto('/community/accountList.aspx')
  await page.getByRole('row', { name: /林志明/ }).click()
  await panelOf(page).getByRole('button', { name: act, exact: true }).click()
  return page.locator('dialog[open]')
}

/** What two managers write about in the office. */
export const officeBoxes: readonly Box[] = [
  {
    what: 'the place of a household',
    who: managers,
    open: async (page) => {
      await page.goto(household)
      await page.getByRole('button', { name: '修改戶別' }).click()
      return page.locator('dialog[open]')
    },
    theirs: fill('樓層', '9樓'),
    mine: fill(/^戶別名稱/, 'C棟-九樓之二'),
    save: '儲存',
    told: /^江文彬於今天 \d\d:\d\d 改過這一戶/,
    cameIn: '樓層：9F → 9樓',
    keeps: has(/^戶別名稱/, 'C棟-九樓之二'),
    stands: async (page) => {
      await page.getByRole('button', { name: '查看歷程' }).click()
      await page.getByText('樓層：9F → 9樓').waitFor()
      await page.getByText(/^戶別名稱：.+ → C棟-九樓之二$/).waitFor()
    },
  },
  {
    what: 'property data',
    who: managers,
    open: async (page) => {
      await page.goto(property)
      const panel = page.getByRole('complementary', { name: 'B棟-2F-1 的產權' })
      await panel.getByLabel('專有面積').waitFor()
      return panel
    },
    theirs: fill('權狀面積', '120.5'),
    mine: fill('專有面積', '88.25'),
    save: '儲存',
    told: /^江文彬於今天 \d\d:\d\d 改過這一戶/,
    cameIn: /^權狀面積：.* → 120.50 m²$/,
    keeps: has('專有面積', '88.25'),
    stands: async (page) => {
      await page.getByText('B棟-2F-1 已儲存').waitFor()
      expect(await page.getByLabel('權狀面積').inputValue()).toBe('120.50')
      expect(await page.getByLabel('專有面積').inputValue()).toBe('88.25')
    },
  },
  {
    what: 'somebody of the black list',
    who: managers,
    open: async (page) => {
      await page.goto('/mgmt/PlusGuestBan')
      await page
        .getByRole('button', { name: /^修改 / })
        .first()
        .click()
      return page.getByRole('dialog', { name: '修改注意名單' })
    },
    theirs: fill(/^姓名或稱呼/, '焦先生'),
    mine: fill(/^原因/, '委員會第三次決議'),
    save: '儲存',
    told: /^這筆名單剛被另一位管理人員改過/,
    cameIn: /^姓名或稱呼：.+ → 焦先生$/,
    keeps: has(/^原因/, '委員會第三次決議'),
    stands: async (page) => {
      await page.getByRole('row', { name: /焦先生[\s\S]*委員會第三次決議/ }).waitFor()
    },
  },
  {
    what: 'something that is lent',
    who: managers,
    open: async (page) => {
      await page.goto('/mgmt/PlusGuestAsset')
      await page.getByRole('radio', { name: /物品/ }).click()
      await page
        .getByRole('button', { name: /^修改 / })
        .first()
        .click()
      return page.getByRole('dialog', { name: '修改借用物品' })
    },
    theirs: fill('總數', '38'),
    mine: fill('名稱', '大雨傘'),
    save: '儲存',
    told: /剛被另一位管理人員改過/,
    cameIn: /^總數：\d+ → 38$/,
    keeps: has('名稱', '大雨傘'),
    stands: async (page) => {
      await page.getByRole('row', { name: /大雨傘[\s\S]*38/ }).waitFor()
    },
  },
  {
    what: 'a kind of package',
    who: managers,
    open: async (page) => {
      await openPart(page, '/mgmt/postal/setting', '物流')
      await page.getByRole('button', { name: '修改 黑貓宅急便' }).click()
      return page.locator('form.lb-entry-form')
    },
    theirs: fill('標籤簡稱', '黑貓貓'),
    mine: fill('名稱', '黑貓宅配'),
    save: '儲存',
    told: /剛被另一位管理人員改過/,
    cameIn: /^標籤簡稱：.+ → 黑貓貓$/,
    keeps: has('名稱', '黑貓宅配'),
    stands: async (page) => {
      await page.getByRole('listitem').filter({ hasText: '黑貓宅配' }).getByText('黑貓貓').waitFor()
    },
  },
  {
    what: 'a section of the parcel desk’s settings',
    who: managers,
    open: async (page) => {
      await openPart(page, '/mgmt/postal/setting', '領取')
      return page.locator('.lb-settings > .lb-stack')
    },
    theirs: fill('範本 1', '鄰居代領'),
    mine: fill('範本 2', '警衛代領'),
    save: /^儲存/,
    told: /^江文彬 已於今天 \d\d:\d\d改過這一區/,
    cameIn: '範本 1：家人代領 → 鄰居代領',
    keeps: has('範本 2', '警衛代領'),
    stands: async (page) => {
      await page.getByText(/^沈韻如 今天 \d\d:\d\d 儲存$/).waitFor()
      expect(await page.getByLabel('範本 1').inputValue()).toBe('鄰居代領')
      expect(await page.getByLabel('範本 2').inputValue()).toBe('警衛代領')
    },
  },
  {
    what: 'a section of the visitors’ settings',
    who: managers,
    open: async (page) => {
      await openPart(page, '/mgmt/PlusGuestSetting', 'QR 碼與車位')
      return page.locator('.vs')
    },
    theirs: (box) => box.getByRole('checkbox').click(),
    mine: fill('訪客車位', 'V-01\nV-08'),
    save: /^儲存/,
    told: /^江文彬已於今天 \d\d:\d\d改過這一區/,
    cameIn: /：是 → 否$|：否 → 是$/,
    keeps: has('訪客車位', 'V-01\nV-08'),
    stands: async (page) => {
      await page.getByText(/^沈韻如 今天 \d\d:\d\d 儲存$/).waitFor()
      expect(await page.getByLabel('訪客車位').inputValue()).toBe('V-01\nV-08')
    },
  },
  {
    what: 'a reason of visits',
    who: managers,
    open: async (page) => {
      await page.goto('/mgmt/PlusGuestSetting')
      await page.getByRole('button', { name: '修改 親友來訪' }).click()
      return page.locator('.lb-entries').first()
    },
    theirs: fill('名稱', '親友拜訪'),
    mine: fill('名稱', '探訪親友'),
    save: '儲存',
    told: /剛被另一位管理人員改過/,
    cameIn: '名稱：對方改為「親友拜訪」，保留您填的「探訪親友」',
    keeps: has('名稱', '探訪親友'),
    stands: async (page) => {
      await page.getByRole('button', { name: '修改 探訪親友' }).waitFor()
    },
  },
  {
    what: 'the rules of notices',
    who: ['auth_0912345678', 'auth_0912345678'],
    open: async (page) => {
      await page.goto('/mgmt/notices')
      await page.getByRole('radio', { name: '設定' }).click()
      return page.locator('.lb-panel').filter({ has: page.locator('.nt-rules') })
    },
    theirs: async (box) => void (await box.getByLabel('提醒時間').selectOption('9')),
    mine: async (box) => void (await box.getByLabel('每個管道最多試幾次').selectOption('4')),
    save: '儲存',
    told: /^通知設定已由沈韻如更改/,
    cameIn: /^提醒時間：\d\d:00 → 09:00$/,
    keeps: has('每個管道最多試幾次', '4'),
    stands: async (page) => {
      await page.getByText('已儲存。').waitFor()
      await page.reload()
      await page.getByRole('radio', { name: '設定' }).click()
      await expect.poll(() => page.getByLabel('每個管道最多試幾次').inputValue()).toBe('4')
      expect(await page.getByLabel('提醒時間').inputValue()).toBe('9')
    },
  },
  {
    what: 'a household that is split',
    who: managers,
    openTheirs: async (page) => {
      await page.goto(wang)
      await page.getByRole('button', { name: '修改戶別' }).click()
      return page.locator('dialog[open]')
    },
    theirs: fill('樓層', '12樓'),
    saveTheirs: '儲存',
    open: async (page) => {
      await page.goto(wang)
      await page.getByRole('button', { name: '拆戶' }).click()
      const box = page.locator('dialog[open]')
      await box.getByRole('checkbox', { name: '王小明', exact: true }).waitFor()
      return box
    },
    mine: async (box) => {
      await box.getByLabel('戶號').fill('3之1')
      await box.getByRole('checkbox', { name: '王小明', exact: true }).check()
      await box.getByRole('button', { name: '分開居住' }).click()
    },
    save: /^拆出/,
    told: /^江文彬於今天 \d\d:\d\d 改過這一戶/,
    cameIn: '戶別名稱：A棟-12F-3 → A棟-12樓-3',
    keeps: (box) => box.getByRole('checkbox', { name: '王小明', exact: true }).isChecked(),
    stands: async (page) => {
      await page.getByText('已拆出 A棟-12F-3之1').waitFor()
    },
  },
  {
    what: 'an account that is suspended',
    who: managers,
    openTheirs: async (page) => openMember(page, '變更角色'),
    theirs: (box) => box.getByRole('radio', { name: '委員' }).click(),
    saveTheirs: '變更角色',
    open: async (page) => openMember(page, '停用'),
    mine: (box) => box.getByRole('button', { name: '離職' }).click(),
    save: '停用',
    told: /剛被另一位管理人員改過/,
    cameIn: /^角色：.+ → 委員/,
    keeps: async (box) => (await box.getByRole('textbox').inputValue()) === '離職',
    stands: async (page) => {
      await panelOf(page).getByText('已停用').waitFor()
      await panelOf(page).getByText(/^委員/).first().waitFor()
    },
  },
]

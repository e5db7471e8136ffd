import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import { journey } from './browser.ts'
import { focused } from './focus.ts'

const world = journey({ camera: false })
const manager = () => world.desk('auth_0912345678')

async function openList(page: Page, search = '') {
  await page.goto(`/mgmt/household${search}`)
  await page.getByRole('heading', { name: '住戶資料' }).waitFor()
}

const openHousehold = (page: Page, label: string) =>
  openList(
    page,
    `?building=${encodeURIComponent(label.split('-')[0] ?? '')}&open=${castId('household', label)}`,
  )

describe('households as a tree', () => {
  it('a whole building is added, a floor of it put elsewhere, and a unit of it renamed', async () => {
    const page = await manager()
    await openList(page)
    await page.getByRole('button', { name: '新增戶別' }).click()
    const dialog = page.getByRole('dialog', { name: '新增戶別' })
    await dialog.getByRole('radio', { name: '多戶' }).click()
    await dialog.getByLabel('棟別').fill('D棟')
    await dialog.getByLabel('樓層', { exact: true }).fill('B1,1-3')
    await dialog.getByLabel('戶號', { exact: true }).fill('1-2')
    await dialog.getByText('將新增 8 戶：D棟-B1-1、D棟-B1-2、D棟-1F-1 … D棟-3F-2').waitFor()
    await page.keyboard.press('Control+Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('共 8 戶').waitFor()
    // The picker of every other page has it at once, in order.
    const floors = page.getByRole('tree', { name: '棟別與樓層' })
    await floors.getByRole('treeitem', { name: 'D棟' }).focus()
    await page.keyboard.press('ArrowRight')
    await floors.getByRole('treeitem', { name: 'B1' }).click()
    await page.getByText('共 2 戶').waitFor()
    await page.getByRole('button', { name: '調整順序' }).click()
    await page.getByRole('button', { name: 'B1 往後移' }).click()
    await expect
      .poll(async () =>
        (await floors.getByRole('treeitem').allInnerTexts()).map((text) => text.split('\n')[0]).slice(-5),
      )
      .toEqual(['1F', 'B1', '2F', '3F', '已關閉與併戶'])
    await page.getByRole('row', { name: 'D棟-B1-2' }).click()
    await page.getByRole('button', { name: '修改戶別' }).click()
    const change = page.getByRole('dialog', { name: '修改 D棟-B1-2' })
    await change.getByLabel('戶號', { exact: true }).fill('店面')
    await expect.poll(() => change.getByLabel('戶別名稱').inputValue()).toBe('D棟-B1-店面')
    // A name that another household has is said, and nothing typed is lost.
    await change.getByLabel('戶別名稱').fill('A棟-12F-3')
    await change.getByRole('button', { name: '儲存' }).click()
    await change.getByText('「A棟-12F-3」已經是另一戶（王建民、林淑芬、王小明），請換一個名稱。').waitFor()
    await change.getByLabel('戶別名稱').fill('D棟-B1-店面')
    await page.keyboard.press('Control+Enter')
    await change.waitFor({ state: 'hidden' })
    await page.getByRole('row', { name: 'D棟-B1-店面' }).waitFor()
    await page.getByRole('button', { name: '查看歷程' }).click()
    await page.getByText('戶別名稱：D棟-B1-2 → D棟-B1-店面').waitFor()
  })

  it('a desk looks at everything and changes nothing', async () => {
    const page = await world.desk('desk1', { at: null })
    await openHousehold(page, 'A棟-12F-3')
    await page.getByText('王建民 1/2、林淑芬 1/2 代表').waitFor()
    expect(await page.getByRole('button', { name: '新增戶別' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: '併戶' }).count()).toBe(0)
  })
})

describe('property data', () => {
  it('is written row by row with the keyboard; shares that are no whole are said and nothing is lost', async () => {
    const page = await manager()
    await page.goto('/mgmt/household/property?building=A棟')
    const row = page.locator(`[data-row="${castId('household', 'A棟-2F-2')}"]`)
    await row.waitFor()
    await page.getByText('59／60 戶').waitFor()
    await row.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('complementary', { name: 'A棟-2F-2 的產權' })
    await focused(panel.getByLabel('專有面積'))
    await page.keyboard.type('62.18', { delay: 90 })
    await panel.getByText('18.81 坪').waitFor()
    for (const [at, name, share] of [
      [0, '江柏翰', '1/2'],
      [1, '江惠雯', '1/3'],
    ] as const) {
      await panel.getByRole('button', { name: '加一位所有權人' }).click()
      const [numerator = '', denominator = ''] = share.split('/')
      await panel.getByLabel('姓名').nth(at).fill(name)
      await panel.getByLabel('持分分子').nth(at).fill(numerator)
      await panel.getByLabel('持分分母').nth(at).fill(denominator)
    }
    await panel.getByText('持分合計 5/6').waitFor()
    await page.keyboard.press('Control+Enter')
    await panel.getByText('持分加起來是 5/6，要剛好是 1，請檢查每位所有權人的持分。').waitFor()
    await panel.getByLabel('持分分母').nth(1).fill('2')
    await panel.getByText('持分合計剛好是 1').waitFor()
    await panel.getByRole('button', { name: '加汽車位' }).click()
    await panel.getByLabel('編號').fill('B1-001')
    await page.keyboard.press('Control+Enter')
    await panel.getByText(/車位 B1-001 已登記給 A棟-\dF-\d，請先從那一戶移除。/).waitFor()
    await panel.getByLabel('編號').fill('B3-901')
    await page.keyboard.press('Control+Enter')
    // Saved, and on to the next one.
    await page.getByRole('complementary', { name: 'A棟-2F-3 的產權' }).waitFor()
    await page.getByText('60／60 戶').waitFor()
    await expect.poll(() => row.innerText()).toContain('江柏翰、江惠雯')
  })

  it('asks before an unsaved change is left, for another row as for the way out', async () => {
    const page = await manager()
    await page.goto('/mgmt/household/property?building=B棟')
    await page.locator(`[data-row="${castId('household', 'B棟-2F-1')}"]`).click()
    const panel = page.getByRole('complementary', { name: 'B棟-2F-1 的產權' })
    await panel.getByLabel('專有面積').fill('70.5')
    await page.locator(`[data-row="${castId('household', 'B棟-2F-2')}"]`).click()
    await page.getByText('還有未儲存的修改').waitFor()
    await page.getByRole('button', { name: '留下繼續填' }).click()
    expect(await panel.getByLabel('專有面積').inputValue()).toBe('70.5')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '不儲存，離開' }).click()
    await panel.waitFor({ state: 'hidden' })
  })
})

describe('merging and splitting', () => {
  it('a household is merged with a preview; its old name finds the other one; it is split again', async () => {
    const page = await manager()
    await openHousehold(page, 'A棟-12F-3')
    await page.getByRole('button', { name: '併戶' }).click()
    const merge = page.getByRole('dialog', { name: '把 A棟-12F-3 併到另一戶' })
    await merge.getByRole('button', { name: '選擇戶別' }).click()
    // Letters go into the search of the picker from anywhere in it.
    await page.getByRole('dialog', { name: '選戶別' }).locator(':focus').waitFor()
    await page.keyboard.type('A12-2', { delay: 90 })
    await page.getByRole('dialog', { name: '選戶別' }).getByText('A棟-12F-2', { exact: true }).click()
    await merge.getByText('會移到 A棟-12F-2').waitFor()
    await merge.getByText('王建民、林淑芬、王小明').waitFor()
    await merge.getByRole('button', { name: '兩戶打通' }).click()
    await page.keyboard.press('Control+Enter')
    await merge.waitFor({ state: 'hidden' })
    await page.getByText('A棟-12F-3 已併入 A棟-12F-2').waitFor()
    await openList(page)
    await page.getByLabel('搜尋戶別、姓名、電話末碼、車牌').fill('A12-3')
    await page.getByText('A棟-12F-3 已併入').waitFor()
    await page.getByRole('row', { name: 'A棟-12F-2' }).click()
    await page.getByRole('button', { name: '拆戶' }).click()
    const split = page.getByRole('dialog', { name: '從 A棟-12F-2 拆出一戶' })
    await split.getByLabel('戶號', { exact: true }).fill('3')
    await split.getByRole('checkbox', { name: '王小明', exact: true }).click()
    await split.getByText('跟著 王小明').first().waitFor()
    await split.getByRole('button', { name: '分開居住' }).click()
    await split.getByRole('button', { name: '拆出 A棟-12F-3' }).click()
    await split.waitFor({ state: 'hidden' })
    await page.getByLabel('搜尋戶別、姓名、電話末碼、車牌').fill('王小明')
    await page.getByRole('row', { name: /^A棟-12F-3 / }).waitFor()
  })
})

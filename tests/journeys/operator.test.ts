import { describe, expect, it } from 'vitest'
import { newOperator } from '../setup/operator-desk.ts'
import { journey } from './browser.ts'
import { focused } from './focus.ts'

const world = journey()

describe('the operator', () => {
  it('signs in with a code, makes a community, turns a service off, suspends it, and tells everybody a headline', async () => {
    const keys = await newOperator(world.lobby, '周以安')
    const page = await world.window()
    await page.goto('/operator/communities')
    // The console's own styles came with it.
    const box = await page.getByRole('button', { name: '登入' }).boundingBox()
    expect(box?.x).toBeGreaterThan(300)
    await page.getByLabel('名稱').fill(keys.name)
    await page.getByLabel('密碼', { exact: true }).fill(keys.password)
    await page.getByLabel('驗證碼').fill('000000')
    await page.getByRole('button', { name: '登入' }).click()
    await page.getByText('名稱、密碼或驗證碼不正確。').waitFor()
    await page.getByLabel('驗證碼').fill(keys.code())
    await page.getByRole('button', { name: '登入' }).click()

    await page.getByRole('heading', { name: '社區' }).waitFor()
    await page.getByRole('link', { name: '晴川社區' }).waitFor()
    await page.getByRole('button', { name: '新增社區' }).click()
    await page.getByLabel('社區名稱').fill('青山大廈')
    // What is missing is said at its field, and what was typed stays.
    await page.getByRole('button', { name: '建立社區' }).click()
    await page.getByText('請填寫姓名。').waitFor()
    // The first field that is wrong has the focus.
    await focused(page.getByLabel('帳號'))
    expect(await page.getByLabel('社區名稱').inputValue()).toBe('青山大廈')
    await page.getByLabel('帳號').fill('auth_0900000009')
    await page.getByLabel('姓名').fill('林主任')
    await page.getByLabel('樓層數').fill('3')
    await page.getByText('共 12 戶，例如 A棟-1F-1').waitFor()
    await page.getByRole('button', { name: '建立社區' }).click()
    await page.getByRole('heading', { name: '已建立「青山大廈」' }).waitFor()
    const password = await page.locator('.op-secret').innerText()
    expect(password).toMatch(/^([a-z0-9]{4}-){3}[a-z0-9]{4}$/)
    await page.getByRole('button', { name: '完成' }).click()

    await page.getByRole('heading', { name: '青山大廈' }).waitFor()
    await page.getByRole('checkbox', { name: '點餐', exact: true }).uncheck()
    await page.getByRole('button', { name: '儲存服務' }).click()
    await page.getByText('已儲存服務').waitFor()
    await page.getByRole('button', { name: '停用社區' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '合約到期' }).click()
    await dialog.getByRole('button', { name: '停用社區' }).click()
    await page.getByText(/起停用：合約到期/).waitFor()
    await page.getByRole('button', { name: '恢復使用' }).click()
    await dialog.getByRole('button', { name: '誤停用' }).click()
    await dialog.getByRole('button', { name: '恢復使用' }).click()
    await page.getByRole('button', { name: '停用社區' }).waitFor()

    await page.getByRole('link', { name: '訊息發布' }).click()
    await page.getByRole('button', { name: '新增快訊' }).click()
    await dialog.getByLabel('標題').fill('週日凌晨維護')
    await dialog.getByLabel('說明').fill('兩點到四點暫停服務')
    await dialog.getByRole('region', { name: '預覽' }).getByText('兩點到四點暫停服務').waitFor()
    await dialog.getByRole('button', { name: '儲存' }).click()
    const row = page.getByRole('listitem').filter({ hasText: '週日凌晨維護' })
    await row.getByText('草稿').waitFor()
    await row.getByRole('button', { name: '發布' }).click()
    await row.getByText('顯示中').waitFor()
    const desk = await world.lobby.as('desk1')
    const news = (await desk.get('/core/api/System/News')).body.Data
    expect(news.map((item: { s_title: string }) => item.s_title)).toContain('週日凌晨維護')

    await page.getByRole('link', { name: '帳號' }).click()
    await page.getByRole('searchbox', { name: '搜尋' }).fill('desk1')
    const account = page.getByRole('listitem').filter({ hasText: 'desk1' })
    await account.getByRole('button', { name: '全部登出' }).click()
    await dialog.getByRole('button', { name: '來電要求' }).click()
    await dialog.getByRole('button', { name: '全部登出' }).click()
    await expect.poll(async () => (await desk.get('/api/v1/Account/Me')).status).toBe(401)

    await page.getByRole('link', { name: '操作紀錄' }).click()
    await page.getByRole('row').filter({ hasText: '全部登出' }).getByText('來電要求').waitFor()
    await page.getByRole('button', { name: /^動作/ }).click()
    await page.getByRole('menuitem', { name: '停用社區' }).click()
    // Until the answer is there the rows before it stay on the page.
    await expect.poll(() => page.getByRole('row').filter({ hasText: '全部登出' }).count()).toBe(0)
    const suspended = page.getByRole('row').filter({ hasText: '青山大廈' })
    await suspended.getByText('合約到期').waitFor()
    // By keyboard: the row opens to what was before and after, and Esc closes it.
    await suspended.focus()
    await page.keyboard.press('Enter')
    const record = page.getByRole('complementary', { name: '停用社區，周以安' })
    const reason = record.getByRole('row').filter({ hasText: '停用原因' })
    await reason.getByRole('cell', { name: '合約到期' }).waitFor()
    expect(await reason.getByRole('cell').allInnerTexts()).toEqual(['（空白）', '合約到期'])
    await page.keyboard.press('Escape')
    await record.waitFor({ state: 'detached' })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '匯出' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^操作紀錄_營運_[\d-]+\.xlsx$/)
    await page.getByRole('button', { name: '清除篩選' }).first().click()
    await page.getByRole('row').filter({ hasText: '匯出操作紀錄' }).waitFor()
    await page.getByRole('row').filter({ hasText: '變更服務' }).click()
    const services = page.getByRole('complementary', { name: '變更服務，周以安' }).getByRole('row')
    await services
      .filter({ hasText: '點餐' })
      .getByText(/^其餘 \d+ 項不變$/)
      .waitFor()
    await page.getByRole('button', { name: '關閉' }).click()
    await page.getByRole('button', { name: '登出' }).click()
    await page.getByLabel('驗證碼').waitFor()

    // The community's manager, with the first password, in an application that knows nothing of the console.
    const other = await world.window()
    await other.goto('/mgmt/login')
    await other.getByLabel('帳號').fill('auth_0900000009')
    await other.getByLabel('密碼', { exact: true }).fill(password)
    await other.keyboard.press('Enter')
    await other.getByRole('heading', { name: '設定自己的密碼' }).waitFor()
    await other.getByLabel('新密碼', { exact: true }).fill('巷口那棵樟樹比誰都高')
    await other.getByLabel('再輸入一次新密碼').fill('巷口那棵樟樹比誰都高')
    await other.keyboard.press('Enter')
    await other.waitForURL('**/mgmt/home')
    await other.goto('/operator/')
    await other.getByLabel('驗證碼').waitFor()
  })

  it('keeps what is on screen when the server is away, says so in words, and goes on when it is back', async () => {
    const keys = await newOperator(world.lobby, '林守安')
    const page = await world.window()
    await page.clock.install()
    await page.goto('/operator/')
    await page.getByLabel('名稱').fill(keys.name)
    await page.getByLabel('密碼', { exact: true }).fill(keys.password)
    await page.getByLabel('驗證碼').fill(keys.code())
    await page.keyboard.press('Enter')
    const nav = page.getByRole('navigation', { name: '營運功能' })
    await page.getByText('沒有失敗的工作').waitFor()

    await page.route(/\/(api|assets)\//, (route) => route.abort())
    // The overview asks by itself every half minute.
    await page.clock.fastForward(31_000)
    await page.getByText('沒有取得最新的資料，以下是先前的內容。').waitFor()
    await page.getByText('沒有失敗的工作').waitFor()
    // The code of a page that nobody opened yet is not.
    await nav.getByRole('link', { name: '操作紀錄' }).click()
    await page
      .getByText(/畫面的程式沒有載入/)
      .first()
      .waitFor()
    await nav.waitFor()

    await page.unroute(/\/(api|assets)\//)
    await page
      .getByRole('main')
      .getByRole('button', { name: /重新載入/ })
      .click()
    await page.getByRole('heading', { name: '操作紀錄' }).waitFor()
    await page.goto('/operator/nowhere')
    await page.getByText('找不到這一頁').waitFor()
    await page.getByRole('main').getByRole('link', { name: '總覽' }).click()
    await page.getByRole('heading', { name: '總覽' }).waitFor()
  })

  it('sees the jobs that stand still, tries one again and gives one up, with a reason', async () => {
    await world.lobby.owner.query(
      `insert into stuck_job (community_id, id, task, payload, begun_at)
       select id, gen_random_uuid(), task, '{"importId":"none"}', now() - interval '20 minutes'
       from community, (values ('householdImports.check'), ('exports.make')) as t (task) where name = '晴川社區'`,
    )
    const keys = await newOperator(world.lobby, '許守成')
    const page = await world.window()
    await page.goto('/operator/')
    await page.getByLabel('名稱').fill(keys.name)
    await page.getByLabel('密碼', { exact: true }).fill(keys.password)
    await page.getByLabel('驗證碼').fill(keys.code())
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^卡住的工作/ }).waitFor()
    const rows = page.getByRole('listitem').filter({ hasText: '晴川社區' })
    await rows
      .filter({ hasText: '檢查匯入的檔案' })
      .getByText(/開始後中斷/)
      .waitFor()
    await rows.filter({ hasText: '檢查匯入的檔案' }).getByRole('button', { name: '再試一次' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '停電或主機重開' }).click()
    await dialog.getByRole('button', { name: '再試一次' }).click()
    await rows.filter({ hasText: '檢查匯入的檔案' }).waitFor({ state: 'detached' })
    await rows.filter({ hasText: '製作匯出檔' }).getByRole('button', { name: '放棄' }).click()
    await dialog.getByRole('button', { name: '內容有問題' }).click()
    await dialog.getByRole('button', { name: '放棄' }).click()
    await page.getByRole('heading', { name: /^卡住的工作/ }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: '操作紀錄' }).click()
    await page.getByRole('row').filter({ hasText: '放棄卡住的工作' }).getByText('內容有問題').waitFor()
    await page.getByRole('row').filter({ hasText: '再試卡住的工作' }).getByText('停電或主機重開').waitFor()
  })

  it('speaks English to a browser that does', async () => {
    const page = await world.window({ locale: 'en-US' })
    await page.goto('/operator/')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.getByLabel('Password', { exact: true }).waitFor()
  })
})

import { describe, expect, it } from 'vitest'
import { cast } from '#database/cast/cast.ts'
import { journey, scan } from './browser.ts'

const world = journey()
const listPath = '/community/postalList.aspx'

describe('the package list', () => {
  it('finds a package, corrects its position, and says so in its history', async () => {
    const page = await world.desk('desk1')
    const { serialNumber } = cast.packages.refrigerated
    await page.goto(`${listPath}?text=${serialNumber}`)
    await page.getByRole('row', { name: new RegExp(serialNumber) }).click()
    const detail = page.getByRole('complementary', { name: `包裹 ${serialNumber}` })
    await detail.getByRole('button', { name: '更正' }).click()
    const dialog = page.getByRole('dialog', { name: `更正 ${serialNumber}` })
    await dialog.getByLabel('備註').fill('易碎')
    await dialog.getByRole('button', { name: '儲存更正' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await detail
      .getByText('備註：（空白） → 易碎')
      .or(detail.getByText(/備註：.+ → 易碎/))
      .first()
      .waitFor()
  })

  it('takes a hand-over back with a reason, and the package waits again', async () => {
    const page = await world.desk('desk1')
    const { id, serialNumber } = cast.packages.cashOnDelivery
    const desk = await world.lobby.as('desk1')
    await desk.patch('/api/v1/Postal/Uncollected/Status', { PdIds: [id], ReceiveType: 3 })
    await page.goto(`${listPath}?state=handedOver&text=${serialNumber}&open=${id}`)
    const detail = page.getByRole('complementary', { name: `包裹 ${serialNumber}` })
    await detail.getByRole('button', { name: '復原領取' }).click()
    const dialog = page.getByRole('dialog', { name: /復原 1 件的領取/ })
    await dialog.getByRole('button', { name: '復原 1 件' }).click()
    await dialog.getByText('請填寫復原原因。').waitFor()
    await dialog.getByRole('button', { name: '領錯戶別' }).click()
    await dialog.getByRole('button', { name: '復原 1 件' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const state = await desk.get(`/api/v1/Postal/${id}/Detail`)
    expect(state.body.Data.State).toBe('waiting')
  })

  it('opens the record of a package that was handed over when its label is scanned on the duty board', async () => {
    const page = await world.desk('desk1')
    const { id, trackingNumber, serialNumber } = cast.packages.neighbours
    const desk = await world.lobby.as('desk1')
    await desk.patch('/api/v1/Postal/Uncollected/Status', { PdIds: [id], ReceiveType: 3 })
    await page.getByRole('heading', { name: '等待處理' }).waitFor()
    await scan(page, trackingNumber)
    await page.getByRole('complementary', { name: `包裹 ${serialNumber}` }).waitFor()
    expect(page.url()).toContain(listPath)
  })

  it('says 未輸入條碼 ! for an empty barcode and 複製成功 ! for a copied one (R333, R334) in the dialog for a barcode by hand (R336)', async () => {
    const page = await world.desk('desk1')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(listPath)
    await page.getByRole('button', { name: '手動輸入條碼' }).click()
    const dialog = page.getByRole('dialog', { name: '手動輸入條碼' })
    await dialog.getByRole('button', { name: '複製' }).click()
    await page.getByText('未輸入條碼 !').first().waitFor()
    await dialog.getByRole('textbox').fill('906285561340')
    await dialog.getByRole('button', { name: '複製' }).click()
    await page.getByText('複製成功 !', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('906285561340')
  })
})

describe('the lightbox', () => {
  it('opens at an image (R100), hides its controls after 3 s without movement (R102), and Esc closes it', async () => {
    const page = await world.desk('desk1')
    const { id, serialNumber } = cast.packages.frozen
    await world.lobby.owner.query(
      "update package set photo_path = 'postal/2026/11/21/1-a.jpg' where id = $1",
      [id],
    )
    await page.goto(`${listPath}?text=${serialNumber}&open=${id}`)
    await page.getByRole('button', { name: '看到件照片' }).click()
    const lightbox = page.getByRole('dialog', { name: '看照片' })
    const close = lightbox.getByRole('button', { name: '關閉' })
    await lightbox.getByText(serialNumber).waitFor()
    await close.waitFor({ state: 'hidden' })
    await page.mouse.move(300, 300)
    await page.mouse.move(320, 320)
    await close.waitFor()
    // What is not there any more is said, where a picture would be.
    await lightbox.getByText('圖片已不存在', { exact: false }).waitFor()
    await page.keyboard.press('Escape')
    await lightbox.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('看到件照片')
  })

  it('enlarges a picture where it is pressed, and shows the whole of it again', async () => {
    const page = await world.desk('desk1')
    const { id, serialNumber } = cast.packages.frozen
    // A picture four times as high as the window, drawn here: the server has none of this package.
    const tall =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="3600"><rect width="600" height="3600"/></svg>'
    await page.route('**/api/v1/Files/Content/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: tall }),
    )
    await page.route('**/api/v1/Files/Link?**', (route) =>
      route.fulfill({ json: { Data: { Url: '/api/v1/Files/Content/tall' } } }),
    )
    await page.goto(`${listPath}?text=${serialNumber}&open=${id}`)
    await page.getByRole('button', { name: '看到件照片' }).press('Enter')
    const lightbox = page.getByRole('dialog', { name: '看照片' })
    const picture = lightbox.getByRole('img', { name: '到件照片' })
    const size = async () => {
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
      return [width, height]
    }
    await expect.poll(size).toEqual([150, 900])
    await picture.click()
    await expect.poll(size).toEqual([600, 3600])
    await lightbox.getByRole('button', { name: '看整張' }).click()
    await expect.poll(size).toEqual([150, 900])
  })
})

describe('the pictures of one package', () => {
  it('follow one another by buttons and arrow keys, up to the last one (R101)', async () => {
    const page = await world.desk('desk1')
    const { rows } = await world.lobby.owner.query<{ id: string; hand_over_id: string }>(
      `select p.id, p.hand_over_id from package p join community c on c.id = p.community_id
       where c.name = '晴川社區' and p.hand_over_id is not null and p.voided_at is null order by p.arrived_at desc limit 1`,
    )
    const [one] = rows
    await world.lobby.owner.query(
      "update package set photo_path = 'postal/2026/11/21/2-a.jpg' where id = $1",
      [one?.id],
    )
    await world.lobby.owner.query(
      "update package_hand_over set photo_path = 'webcam/2026/11/21/2-b.jpg', signature_path = 'handwrite/2026/11/21/2-c.png' where id = $1",
      [one?.hand_over_id],
    )
    await page.goto(`${listPath}?state=all&open=${one?.id}`)
    await page.getByRole('button', { name: '看到件照片' }).click()
    const lightbox = page.getByRole('dialog', { name: '看照片' })
    const nth = (n: number) => lightbox.getByText(`第 ${n} 張，共 3 張`).waitFor()
    await nth(1)
    expect(await lightbox.getByRole('button', { name: '上一張' }).isDisabled()).toBe(true)
    await lightbox.getByRole('button', { name: '下一張' }).click()
    await nth(2)
    await page.keyboard.press('ArrowRight')
    await nth(3)
    await page.keyboard.press('ArrowRight')
    await nth(3)
    expect(await lightbox.getByRole('button', { name: '下一張' }).isDisabled()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    await nth(2)
    await lightbox.getByRole('button', { name: '關閉' }).click()
    await lightbox.waitFor({ state: 'hidden' })
  })
})

describe('a stock-take', () => {
  it('tells what lies elsewhere and what is unknown, and moves what was scanned here', async () => {
    const page = await world.desk('desk1')
    const { id, serialNumber } = cast.packages.wholeHousehold
    await page.goto('/mgmt/postalPatch')
    await page.getByRole('button', { name: /盤點位置/ }).click()
    await page.getByRole('menuitem', { name: 'C-12', exact: true }).click()
    await scan(page, `P${serialNumber}`)
    await scan(page, 'ZZ99887766')
    await page.getByRole('region', { name: '查無此條碼' }).getByText('ZZ99887766').waitFor()
    const elsewhere = page.getByRole('region', { name: '放錯位置' })
    await elsewhere.getByRole('checkbox', { name: new RegExp(serialNumber) }).check()
    await page.keyboard.press('Alt+Digit1')
    await page.getByRole('region', { name: '相符' }).getByText(serialNumber).waitFor()
    const desk = await world.lobby.as('desk1')
    expect((await desk.get(`/api/v1/Postal/${id}/Detail`)).body.Data.Location).toBe('C-12')
  })
})

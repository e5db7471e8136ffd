import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey()

/** Types as a Chinese input method does: signs that are not yet words, then the word that was chosen. */
async function compose(page: Page, signs: readonly string[], word: string) {
  const devtools = await page.context().newCDPSession(page)
  for (const text of signs)
    await devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  return () => devtools.send('Input.insertText', { text: word })
}

it('A name that an input method composes is looked for when it is chosen, never its signs', async () => {
  const page = await world.desk('desk1')
  const asked: string[] = []
  page.on('request', (request) => {
    const text = new URL(request.url()).searchParams.get('Text')
    if (text !== null) asked.push(text)
  })
  await page.goto('/mgmt/household')
  await page.getByRole('row', { name: /^A棟-1F-1 / }).waitFor()
  await page.getByLabel('搜尋戶別、姓名、電話末碼、車牌').click()
  let choose = await compose(page, ['ㄌ', 'ㄌㄧ', 'ㄌㄧㄣˊ'], '林淑芬')
  expect(await page.getByLabel('搜尋戶別、姓名、電話末碼、車牌').inputValue()).toBe('ㄌㄧㄣˊ')
  await choose()
  await page.getByRole('row', { name: /^A棟-12F-3 / }).waitFor()
  expect(asked.filter((text) => /[ㄅ-ㄩ]/.test(text))).toEqual([])

  await page.goto('/community/postalDespatcher_v2.aspx')
  await page.getByRole('heading', { name: '登記包裹' }).waitFor()
  await page.getByRole('combobox').first().click()
  choose = await compose(page, ['ㄨ', 'ㄨㄤˊ'], '王建民')
  await choose()
  await page
    .getByRole('option', { name: /A棟-12F-3/ })
    .first()
    .waitFor()
  expect(asked.filter((text) => /[ㄅ-ㄩ]/.test(text))).toEqual([])
  expect(asked).toContain('王建民')
})

it('A picker that cannot fetch its buildings warns to try later (R151)', async () => {
  const page = await world.desk('desk1')
  await page.route(/\/CommunityTablet\/Tag/, (route) => route.fulfill({ status: 500, json: {} }))
  await page.keyboard.press('Alt+KeyX')
  await page.getByText('無法取得棟別資料，請稍後再試。').first().waitFor()
})

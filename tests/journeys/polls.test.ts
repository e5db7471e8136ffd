import { expect, it } from 'vitest'
import { newReceipt } from '#modules/assemblies/polls/shapes.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import { journey } from './browser.ts'
import { catchPrints } from './prints.ts'

const world = journey({ camera: false })

it('A secret poll is written, published and printed; a household votes by its paper on a phone, once, and finds its receipt after the end (R317)', async () => {
  const page = await world.desk('auth_0912345678', { at: '/mgmt/voteEdit' })
  await page.getByLabel('標題').fill('大門燈色')
  await page.getByLabel('開始日').fill(dayOf(new Date(Date.now() - 86_400_000)))
  await page.getByLabel('第 1 個選項的名稱').fill('白光')
  await page.getByLabel('第 2 個選項的名稱').fill('黃光')
  await page.getByRole('radio', { name: '不記名' }).click()
  await page.getByRole('button', { name: /^A棟/ }).click()
  await page.getByText('共 60 戶').waitFor()
  await page.getByRole('button', { name: '發布' }).click()
  await page.getByRole('button', { name: /^發布/ }).last().click()
  await page.getByRole('heading', { name: '大門燈色' }).waitFor()

  const papers = await catchPrints(page)
  await page.reload()
  const answer = page.waitForResponse((response) => response.url().endsWith('/PaperBallots'))
  await page.getByRole('button', { name: /印紙本投票/ }).click()
  await page.getByRole('button', { name: /^列印 60 張/ }).click()
  const { Data } = (await (await answer).json()) as { Data: { TabletNote: string; BallotToken: string }[] }
  await expect.poll(async () => (await papers()).join('')).toContain('A棟-12F-3')

  const token = Data.find((one) => one.TabletNote === 'A棟-12F-3')?.BallotToken ?? ''
  const phone = await world.window({ width: 390, height: 844 })
  await phone.goto(new URL(`/mgmt/ballot?token=${token}`, page.url()).href)
  await phone.getByText('黃光').click()
  await phone.getByRole('button', { name: '投 黃光' }).click()
  await phone.getByRole('heading', { name: '票已收到' }).waitFor()
  const receipt = await phone.locator('.vb-receipt b').innerText()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  // The same paper on another phone: it has voted.
  const other = await world.window({ width: 390, height: 844 })
  await other.goto(phone.url())
  await other.getByText(/已在別的手機投過/).waitFor()

  // Four more: with fewer than five ballots a secret poll is not ended early.
  const ballot = (of: string) => new URL(`/api/v1/Poll/Ballot/${of}`, page.url()).href
  const { Candidates } = (await (await fetch(ballot(token))).json()).Data
  for (const { BallotToken } of Data.filter((one) => one.BallotToken !== token).slice(0, 4))
    await fetch(ballot(BallotToken), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ CandidateIds: [Candidates[0].CandidateId], Receipt: newReceipt() }),
    })

  // Nobody sees the result before the end; then everybody does, and the receipt is there.
  await page.getByText(/截止前誰都看不到結果/).waitFor()
  await page.getByRole('button', { name: '提前結束' }).click()
  await page.getByRole('button', { name: '提前結束' }).last().click()
  await page.getByText('已完成').first().waitFor()
  await phone.reload()
  await phone.getByText('收據碼名單 5').waitFor()
  await phone.getByText(receipt).waitFor()
})

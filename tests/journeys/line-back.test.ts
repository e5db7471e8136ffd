import { describe, it } from 'vitest'
import { journey } from './browser.ts'

const world = journey({ camera: false })

describe('when the server is there again', () => {
  it('a tile whose code did not come leaves the rest of the duty board, and comes by itself', async () => {
    const page = await world.desk('desk1')
    await page.route('**/assets/VisitorsDuty-*.js', (route) => route.abort())
    await page.reload()
    await page.getByText('畫面的程式沒有載入', { exact: false }).waitFor()
    await page.getByRole('heading', { name: '等待處理' }).waitFor()
    await page.unroute('**/assets/VisitorsDuty-*.js')
    await world.lobby.restart()
    await page.getByRole('heading', { name: '在場訪客' }).waitFor()
  })

  it('what could not be read is read again without a press', async () => {
    const page = await world.desk('desk1')
    await page.route('**/api/v1/Postal/Recent', (route) => route.abort())
    await page.keyboard.press('Alt+KeyA')
    const failed = page.getByText('剛登記的包裹載入失敗')
    await failed.waitFor()
    await page.unroute('**/api/v1/Postal/Recent')
    await world.lobby.restart()
    await failed.waitFor({ state: 'detached' })
  })
})

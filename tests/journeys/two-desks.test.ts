import { describe, expect, it } from 'vitest'
import { journey } from './browser.ts'
import { deskBoxes } from './desk-boxes.ts'
import { listBoxes } from './list-boxes.ts'
import { officeBoxes } from './office-boxes.ts'

const world = journey({ camera: false })
const unopened = { at: null }

const acts = async (): Promise<number> =>
  (await world.lobby.owner.query('select count(*)::int as n from audit where after is not null')).rows[0].n
/** Until what the faster one sent stands written. */
const written = (before: number) => expect.poll(acts).toBeGreaterThan(before)

describe('two desks change the same thing at once', () => {
  it.each([...deskBoxes, ...listBoxes, ...officeBoxes])(
    '$what: the slower one is told, keeps what was typed, and saves; both changes stand',
    async (item) => {
      const [theirs, mine] = item.who ?? (['desk2', 'desk1'] as const)
      const [other, page] = [await world.desk(theirs, unopened), await world.desk(mine, unopened)]
      const [their, box] = [await (item.openTheirs ?? item.open)(other), await item.open(page)]
      const before = await acts()
      await item.mine(box)
      await item.theirs(their)
      await their
        .getByRole('button', { name: item.saveTheirs ?? item.save })
        .last()
        .click()
      await written(before)
      await box.getByRole('button', { name: item.save }).last().click()
      await box.getByText(item.told).waitFor()
      const note = box.locator('.lb-failure')
      await note.getByText(item.cameIn).waitFor()
      await note.getByText('已載入最新內容，您填寫的都保留著，請確認後再送出。').waitFor()
      expect(await item.keeps(box)).toBe(true)
      await box.getByRole('button', { name: item.save }).last().click()
      await box.getByText(item.told).waitFor({ state: 'detached' })
      await item.stands(page)
    },
  )
})

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
    async (one) => {
      const [theirs, mine] = one.who ?? (['desk2', 'desk1'] as const)
      const [other, page] = [await world.desk(theirs, unopened), await world.desk(mine, unopened)]
      const [their, box] = [await (one.openTheirs ?? one.open)(other), await one.open(page)]
      const before = await acts()
      await one.mine(box)
      await one.theirs(their)
      await their
        .getByRole('button', { name: one.saveTheirs ?? one.save })
        .last()
        .click()
      await written(before)
      await box.getByRole('button', { name: one.save }).last().click()
      await box.getByText(one.told).waitFor()
      const note = box.locator('.lb-failure')
      await note.getByText(one.cameIn).waitFor()
      await note.getByText('已載入最新內容，您填寫的都保留著，請確認後再送出。').waitFor()
      expect(await one.keeps(box)).toBe(true)
      await box.getByRole('button', { name: one.save }).last().click()
      await box.getByText(one.told).waitFor({ state: 'detached' })
      await one.stands(page)
    },
  )
})

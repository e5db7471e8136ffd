import type { Page } from 'playwright'
import { type Box, fill, has, panelOf } from './box-of-two.ts'

async function openRow(page: Page, path: string, row: string | RegExp, act: string) {
  await page.goto(path)
  await page.getByText(row).first().click()
  await panelOf(page).getByRole('button', { name: act, exact: true }).click()
  return page.locator('dialog[open]')
}

/** What two desks write about at the counter. */
export const deskBoxes: readonly Box[] = [
  {
    what: 'a package',
    open: (page) => openRow(page, '/community/postalList.aspx?text=0392', '0392', '更正'),
    theirs: fill('位置', 'C-09'),
    mine: fill('備註', '請輕放'),
    save: '儲存更正',
    told: /^林志明已於今天 \d\d:\d\d 變更這件包裹/,
    cameIn: /^位置：.+ → C-09$/,
    keeps: has('備註', '請輕放'),
    stands: async (page) => {
      await panelOf(page).getByText('C-09').first().waitFor()
      await panelOf(page).getByText('請輕放').first().waitFor()
    },
  },
  {
    what: 'a return',
    open: (page) => openRow(page, '/community/postalReturnList.aspx', '彭麗娟', '更正'),
    theirs: fill('物流條碼', '903817260007'),
    mine: fill('備註', '住戶改由晚班交付'),
    save: '儲存',
    told: /^這一件剛剛被另一個櫃台改過/,
    cameIn: /^物流條碼：.+ → 903817260007$/,
    keeps: has('備註', '住戶改由晚班交付'),
    stands: async (page) => {
      await panelOf(page).getByText('903817260007').first().waitFor()
      await panelOf(page).getByText('住戶改由晚班交付').first().waitFor()
    },
  },
  {
    what: 'a deposit',
    open: (page) => openRow(page, '/community/collectionRecord_v2.aspx', '機車鑰匙', '更正'),
    theirs: fill(/^備註/, '機車與門禁鑰匙'),
    mine: async (box) => {
      await box.getByLabel(/^備註/).fill('鑰匙兩支')
      await box.getByLabel(/^更正原因/).fill('當場點收')
    },
    save: '儲存更正',
    told: /^這件寄放已由林志明於今天/,
    // Both wrote the same field: what was typed stays, the other's words are shown.
    cameIn: '備註：對方改為「機車與門禁鑰匙」，保留您填的「鑰匙兩支」',
    keeps: has(/^備註/, '鑰匙兩支'),
    stands: async (page) => {
      await panelOf(page).getByText('備註：機車與門禁鑰匙 → 鑰匙兩支').waitFor()
    },
  },
  {
    what: 'a booking',
    open: async (page) => {
      await page.goto('/mgmt/PlusGuestReservation/List')
      await page.getByRole('row').nth(1).click()
      await page.getByRole('button', { name: '修改', exact: true }).click()
      return page.getByRole('dialog', { name: '修改預約' })
    },
    theirs: fill(/^電話/, '0955000111'),
    mine: fill(/^備註/, '請帶到會議室'),
    save: '儲存修改',
    told: /^林志明已於今天 \d\d:\d\d改過這筆訪客紀錄/,
    cameIn: /^電話：.+ → 0955000111$/,
    keeps: has(/^備註/, '請帶到會議室'),
    stands: async (page) => {
      await page.getByText('0955000111').first().waitFor()
      await page.getByText('請帶到會議室').first().waitFor()
    },
  },
]

import { expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { answering } from '#tests/setup/answers.ts'
import { openPage } from '#tests/setup/open-page.tsx'
import { sample } from '#tests/setup/sample.ts'
import { Store, stores } from '../contract.ts'
import { storesPath } from './screens.ts'

it('a shop says what it gives until its last day and no longer, and that it pays to stand there', async () => {
  const offers = [
    { title: '全單九折', untilDay: '2999-12-31' },
    { title: '開幕送飲料', untilDay: '2020-01-01' },
    { title: '住戶免運', untilDay: null },
  ]
  const shop = sample(Store, { name: '巷口麵店', isSponsored: true, isRetired: false, offers })
  const plain = sample(Store, {
    storeId: newId(),
    name: '便利商店',
    isSponsored: false,
    isRetired: false,
    offers: [],
  })
  answering(stores.calls.list, { data: [shop, plain] })
  const screen = await openPage(storesPath, { may: ['stores.view'] })
  await expect.element(screen.getByText('全單九折')).toBeVisible()
  await expect.element(screen.getByText('住戶免運')).toBeVisible()
  await expect.element(screen.getByText('開幕送飲料')).not.toBeInTheDocument()
  await expect.element(screen.getByText('贊助', { exact: true })).toBeVisible()
  expect(screen.getByText('贊助', { exact: true }).elements()).toHaveLength(1)
})
